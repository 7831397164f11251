"""Put the environments to the tests of the projects they are for.

    python -m tools.adapters [game ...] [--seats N] [--cycles N] [--quick]

Every game, with each of its option sets and every number of seats that they allow: PettingZoo's `api_test` and
`seed_test`, Gymnasium's `check_env`, and OpenSpiel's `random_sim_test`, which plays a whole match and so takes the
longest; `--quick` leaves it out where a match is not ended by a number of rounds, and `--seats` takes one number of
seats alone. `./test` does the same with fewer cycles, and with the seats that the option sets name. It wants the extras
`lab` and `open_spiel`.
"""

import argparse
import contextlib
import io
import sys
import time
import warnings
from collections.abc import Iterator

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import faubourg
from faubourg.lab import envs

Options = dict[str, object]
# PettingZoo says this of every environment with a mask that is not one of its own.
OF_MASKS = (
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be",
    "Action mask numpy array is all zeros",
)


def cases(id: str) -> Iterator[tuple[int, Options]]:
    """Each option set of a game with every number of seats it can be played by."""
    game = faubourg.game(id)
    for own, options in game.option_sets():
        for seats in game.seats:
            try:
                game.start(seats, options)
            except faubourg.InputError:
                # Such as a colour for each of four, at a table of two.
                if seats == own:
                    raise
                continue
            yield seats, options


def check_pettingzoo(id: str, seats: int, options: Options, cycles: int) -> None:
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        for message in OF_MASKS:
            warnings.filterwarnings("ignore", message)
        api_test(envs.aec(id, seats, options), num_cycles=cycles)
        seed_test(lambda: envs.aec(id, seats, options), num_cycles=cycles)


def check_gymnasium(id: str, seats: int, options: Options) -> None:
    envs.register()
    name = envs.name_of(faubourg.game(id))
    for seat in range(seats):
        check_env(gymnasium.make(name, seats=seats, options=options, seat=seat).unwrapped)


def check_openspiel(id: str, seats: int, options: Options, serialize: bool = False) -> None:
    pyspiel.random_sim_test(envs.spiel(id, seats, options), num_sims=1, serialize=serialize, verbose=False)


def is_short(options: Options) -> bool:
    return options.get("length", "rounds") == "rounds" and "rounds" in options


def main() -> int:
    parser = argparse.ArgumentParser(description="The environments under the tests of the projects they are for.")
    parser.add_argument("games", nargs="*", default=faubourg.game_ids())
    parser.add_argument("--seats", type=int, help="only tables of so many seats")
    parser.add_argument("--cycles", type=int, default=200, help="how long PettingZoo's tests play")
    parser.add_argument("--quick", action="store_true", help="leave out OpenSpiel's test where matches are long")
    args = parser.parse_args()
    done = 0
    start = time.process_time()
    for id in args.games:
        for seats, options in cases(id):
            if args.seats not in (None, seats):
                continue
            before = time.process_time()
            check_pettingzoo(id, seats, options, args.cycles)
            check_gymnasium(id, seats, options)
            played = not args.quick or is_short(options) or not faubourg.game(id).deal_assets()
            if played:
                check_openspiel(id, seats, options)
            done += 1
            told = "all" if played else "all but OpenSpiel"
            taken = time.process_time() - before
            print(f"{id} {seats} seats {options or 'usual options'}: {told} passed in {taken:.0f} s", flush=True)
    print(f"{done} tables in {time.process_time() - start:.0f} CPU seconds")
    return 0


if __name__ == "__main__":
    sys.exit(main())
