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
    bot_processes: int = 1
    sweep_after_days: float | None = None
    unload_after: float = 300.0
    limits: bool = True
    log_level: str = "info"

    def hand_over(self) -> None:
        os.environ[VARIABLE] = json.dumps(asdict(self))


def settings_from_environment() -> ServerSettings:
    values = json.loads(os.environ[VARIABLE])
    values["origins"] = tuple(values["origins"])
    return ServerSettings(**values)
