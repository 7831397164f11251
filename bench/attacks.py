"""What one bad client can send, all of it from one address of its own; each attack ends by itself.

    python -m bench.attacks NAME ADDRESS SOURCE SECONDS GROUND      GROUND: a file that Ground.write has written

It prints one line of JSON: what was sent, how many connections were opened and cut, what was refused. It runs as a
process of its own and gives way to others, so that its work is not taken for the server's.
"""

import asyncio
import json
import os
import resource
import signal
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from time import monotonic

from bench import http_attacks, lobby_attacks, socket_attacks
from bench.attack import Attack, Ground
from bench.loopback import Place

NICENESS = 10
# Seconds that one may take to clear away what it has left.
LAST_WORDS = 5.0

# The long tables are loaded first, for whoever asks for them later finds them loaded.
ATTACKS: dict[str, Callable[[Attack], Awaitable[None]]] = {
    "loading long tables": http_attacks.long_tables,
    "posts that break off": http_attacks.broken_posts,
    "bodies without an end": http_attacks.unfinished_bodies,
    "tiny pongs": socket_attacks.pongs,
    "tiny pings": socket_attacks.pings,
    "tiny continuations": socket_attacks.continuations,
    "hellos, unread": socket_attacks.unread_hellos,
    "pings, unread": socket_attacks.unread_pings,
    "heavy records": http_attacks.heavy_records,
    "half requests": http_attacks.half_requests,
    "socket openings": socket_attacks.socket_openings,
    "GET /health": http_attacks.health,
    "GET / (the page)": http_attacks.page,
    "GET /api/games": http_attacks.games,
    "drafts": socket_attacks.drafts,
    "trailers without an end": http_attacks.trailers,
    "GET rulebooks and files": http_attacks.books_and_files,
    "nasty data files": http_attacks.nasty_figures,
    "a hogged desk": http_attacks.hogged_desk,
    "a crowd that leaves": socket_attacks.crowd,
    "odd handshakes": socket_attacks.odd_handshakes,
    "bots on kept seats": lobby_attacks.kept_seats,
    "lists of large tables": lobby_attacks.large_tables,
    "costly heads": http_attacks.costly_heads,
    "many visitors": http_attacks.many_visitors,
    "unknown fields": http_attacks.unknown_fields,
    "unknown fields, by socket": socket_attacks.unknown_fields,
    "rematches": lobby_attacks.rematches,
    "deserted tables": lobby_attacks.deserted_tables,
    "tables of bots": lobby_attacks.tables_of_bots,
}


async def run(name: str, attack: Attack) -> None:
    """Until the time is over, or whoever watches has seen enough."""
    attack.ends = monotonic() + attack.seconds
    task = asyncio.ensure_future(ATTACKS[name](attack))
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    await asyncio.wait([task], timeout=attack.seconds + LAST_WORDS)
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def main() -> None:
    name, address, source, seconds, ground = sys.argv[1:]
    os.nice(NICENESS)
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    attack = Attack(Place(address, source), float(seconds), Ground.read(Path(ground)))
    asyncio.run(run(name, attack))
    print(json.dumps(attack.tally.as_json()), flush=True)


if __name__ == "__main__":
    main()
