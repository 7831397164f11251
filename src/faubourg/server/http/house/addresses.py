"""Where a server listens, and the addresses of this machine. Nobody is asked for them: the system knows."""

import contextlib
import socket
import struct
import sys
from ipaddress import ip_address, ip_network

# Addresses kept for examples, which nobody has: the way there is the way out of this machine's network.
SOMEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
# What routers hand out at home. Whoever has another is on the network of somebody else, or of everybody.
HOUSES = tuple(map(ip_network, ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16")))
# What Linux is asked for, and how it says that an interface is up, shared with others, connected, or the machine's own.
FLAGS, ADDRESS = 0x8913, 0x8915
UP, SHARED, OWN, CONNECTED = 0x1, 0x2, 0x8, 0x40
WANTED = UP | SHARED | CONNECTED
LONGEST_INTERFACE = 15


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there."""
    family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    listening = socket.socket(family, kind, protocol)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(1024)
        listening.set_inheritable(True)
    except OSError:
        listening.close()
        raise
    return listening


def is_everywhere(listening: socket.socket) -> bool:
    """Whether it listens at all addresses of the machine, however that was written."""
    return ip_address(listening.getsockname()[0]).is_unspecified


def is_alone(listening: socket.socket) -> bool:
    """Whether only this machine can reach it."""
    return ip_address(listening.getsockname()[0]).is_loopback


def root_of(host: str, port: int) -> str:
    """What is typed into a browser to get there."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def own_address(listening: int) -> str | None:
    """The machine's address in its network. Nothing is sent: the system only says from where it would be."""
    for family, somewhere in SOMEWHERE.items():
        # What listens on IPv6 is reached by IPv4, too.
        if listening == socket.AF_INET and family != listening:
            continue
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((somewhere, 9))
            found = str(asking.getsockname()[0])
            if not ip_address(found).is_loopback:
                return found
    return None


def house_address() -> str | None:
    """The address by which other devices of the house reach this machine; none if it is in no network of a house.

    That from which it would send, unless that leads to one machine alone, as to the end of a tunnel.
    """
    way_out, shared = own_address(socket.AF_INET), shared_addresses()
    first = [way_out] if way_out is not None and (way_out in shared or not shared) else []
    return next((found for found in [*first, *shared] if is_of_a_house(found)), None)


def is_of_a_house(address: str) -> bool:
    return any(ip_address(address) in network for network in HOUSES)


def shared_addresses() -> list[str]:
    """Of each interface behind which there may be others, the address; other systems than Linux say nothing."""
    if sys.platform != "linux":
        return []
    from fcntl import ioctl

    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            request = struct.pack("256s", name.encode()[:LONGEST_INTERFACE])
            # Some have no address.
            with contextlib.suppress(OSError):
                flags: int = struct.unpack_from("H", ioctl(asking, FLAGS, request), 16)[0]
                if flags & WANTED == WANTED and not flags & OWN:
                    found.append(socket.inet_ntoa(ioctl(asking, ADDRESS, request)[20:24]))
    return found
