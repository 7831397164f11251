"""How many files this process may have open, and how many of them are for connections."""

import contextlib
import resource

# For the store, bots, logs, the listening socket, and whatever a request opens.
KEPT_FOR_OTHERS = 128
# More connections than that one process does not serve well.
MOST_CONNECTIONS = 10_000


def raise_limit_of_open_files() -> None:
    """As many as we may have: what a shell or a service is given at first is often 1,024."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with contextlib.suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def most_connections() -> int:
    """What the limit of open files leaves for them."""
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_CONNECTIONS
    return max(1, min(MOST_CONNECTIONS, soft - KEPT_FOR_OTHERS))
