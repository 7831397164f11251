"""A house of its own: two machines on one wire, in network namespaces, so that an address need not be loopback's."""

import os
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from tests.patience import PATIENCE
from tools.machine import iproute2, remedy

HOST, PHONE = "192.168.77.1", "192.168.77.2"


class Machine:
    """A namespace, which is there as long as the process that sleeps in it."""

    def __init__(self, holder: subprocess.Popen[bytes]) -> None:
        self.holder = holder
        self.enter = ["nsenter", "-t", str(holder.pid), "--net"]
        if os.geteuid() != 0:
            self.enter += ["--user", "--preserve-credentials"]

    def ip(self, *words: str) -> str:
        program = iproute2()
        assert program is not None, f"there is no ip: {remedy(['iproute2'])}"
        command = [*self.enter, str(program), *words]
        return subprocess.run(command, check=True, timeout=PATIENCE, stdout=subprocess.PIPE, text=True).stdout

    def wait_for(self, interface: str) -> None:
        """Both ends of a wire have noticed that it is there."""
        deadline = time.monotonic() + PATIENCE
        while "LOWER_UP" not in self.ip("link", "show", interface):
            assert time.monotonic() < deadline, f"{interface} does not come up"
            time.sleep(0.01)


@contextmanager
def machine(inside: Machine | None = None) -> Iterator[Machine]:
    """Without root it is a namespace of users as well, and the second is made inside that of the first."""
    command = ["unshare", "--net"]
    if os.geteuid() != 0:
        command = ["unshare", "--net", "--user", "--map-root-user"] if inside is None else [*inside.enter, *command]
    before = os.readlink("/proc/self/ns/net")
    holder = subprocess.Popen([*command, "sleep", "3600"], start_new_session=True)
    try:
        deadline = time.monotonic() + PATIENCE
        while b"sleep" not in Path(f"/proc/{holder.pid}/cmdline").read_bytes().split(b"\0")[0]:
            assert holder.poll() is None, "no network namespace can be made here"
            assert time.monotonic() < deadline, "a network namespace takes too long"
            time.sleep(0.01)
        assert os.readlink(f"/proc/{holder.pid}/ns/net") != before
        yield Machine(holder)
    finally:
        os.killpg(holder.pid, signal.SIGKILL)
        holder.wait()


@contextmanager
def two_machines() -> Iterator[tuple[Machine, Machine]]:
    """One that serves and a telephone, on a wire of their own; neither knows a way to anywhere else."""
    with ExitStack() as stack:
        host = stack.enter_context(machine())
        phone = stack.enter_context(machine(host))
        host.ip("link", "add", "wire", "type", "veth", "peer", "name", "other", "netns", str(phone.holder.pid))
        for one, name, address in ((host, "wire", HOST), (phone, "other", PHONE)):
            one.ip("link", "set", "lo", "up")
            one.ip("address", "add", f"{address}/24", "dev", name)
            one.ip("link", "set", name, "up")
        host.wait_for("wire")
        phone.wait_for("other")
        yield host, phone
