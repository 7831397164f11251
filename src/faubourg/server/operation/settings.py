"""How a server is set up: everything that the command line decides."""

import json
import os
from dataclasses import asdict, dataclass

# Workers are processes of their own: the settings reach them through this variable of the environment.
VARIABLE = "FAUBOURG_SERVER"


@dataclass(frozen=True, slots=True)
class ServerSettings:
    store: str
    # Other sites whose pages may act here; requests from our own always may.
    origins: tuple[str, ...] = ()
    # Whether a proxy in front says where requests come from.
    trust_proxy: bool = False
    # Where it listens; the names it goes by besides those that follow from that.
    host: str = "127.0.0.1"
    port: int = 0
    # The address by which others in the house reach it; empty if only this machine does.
    lan: str = ""
    names: tuple[str, ...] = ()
    # The networks from which, besides this machine, meters and descriptions can be read.
    operators: tuple[str, ...] = ()
    bot_processes: int = 1
    sweep_after_days: float | None = None
    unload_after: float = 300.0
    limits: bool = True
    log_level: str = "info"

    def hand_over(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))


def settings_from_environment() -> ServerSettings:
    values = json.loads(os.environ[VARIABLE])
    for several in ("origins", "names", "operators"):
        values[several] = tuple(values[several])
    return ServerSettings(**values)
