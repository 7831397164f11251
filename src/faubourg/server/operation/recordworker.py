"""The process in which records and figures are read and replays are made.

It imports the rules only, so that it starts fast.
"""

import os
import resource

from faubourg.server.archive import reading
from faubourg.server.operation import fastjson
from faubourg.server.operation.work import serve

# Bytes: some five times what the longest real match takes.
MOST_MEMORY = 512 * 1024 * 1024
# Tables come first.
NICENESS = 10


def take_desk(niceness: int) -> None:
    os.nice(niceness)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    fastjson.hand_in()
    serve(reading.answered)


if __name__ == "__main__":
    take_desk(NICENESS)
