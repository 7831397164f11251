"""What `tools/golden.py` looks for in Room Share: every way to end, and the positions of the perft tables."""

import faubourg
from faubourg import NATURE, Rng, State
from tools.golden import Ending, Finish, Position, at_random, in_phase

LAST_CHANCE = "last-chance"


def chances(finish: Finish) -> list[str]:
    """What each seat did in the last chance, in order."""
    return finish.texts(LAST_CHANCE)


def standing(finish: Finish) -> list[list[int]]:
    """The standing when the last chance began."""
    return finish.standings.get(LAST_CHANCE, finish.match.state.ranking())


def reserve(finish: Finish, seat: int) -> int:
    held = finish.players()[seat]["reserve"]
    assert isinstance(held, dict)
    return sum(held.values())


def never_pass(state: State, rng: Rng) -> int:
    """At random, but the last chance is taken wherever there is one."""
    moves = [move for move in state.legal() if state.text(move) != "pass"]
    return moves[int(rng.below(len(moves)))] if moves else state.parse("pass")


def always_pass(state: State, rng: Rng) -> int:
    last_chance = state.parse("pass")
    return last_chance if state.can_play(last_chance) else at_random(state, rng)


def never_place(state: State, rng: Rng) -> int:
    """Keys stay in the hand as long as another card can be played."""
    moves = state.legal()
    kept = [move for move in moves if not state.text(move).startswith(("play red", "play blue", "play ye", "play gr"))]
    wanted = [move for move in kept if state.text(move).startswith("play departure")] or kept or moves
    return wanted[int(rng.below(len(wanted)))]


def endless_data() -> str:
    """Figures with which a match need not end: as many tenants can be taken back as must be placed."""
    text = faubourg.game("roomshare").data
    for line, other in (
        ("keys_per_colour = { value = 5", "keys_per_colour = { value = 1"),
        ("communication = { value = 2", "communication = { value = 0"),
        ("contract = { value = 2", "contract = { value = 0"),
        ("hand = { value = 3", "hand = { value = 2"),
    ):
        assert text.count(line) == 1
        text = text.replace(line, other)
    return text


def royal_pays(finish: Finish) -> bool:
    """A player has points in the royal suite."""
    flats = finish.view["flats"]
    assert isinstance(flats, list)
    own = {player["colour"] for player in finish.players()}
    for flat in flats:
        tenants = [colour for colour in flat["tenants"].values() if colour]
        if flat["kind"] == "royal" and len(tenants) == 3 and own & set(tenants):
            return True
    return False


def best_two(finish: Finish) -> tuple[int, int]:
    order = [seat for tied in finish.match.state.ranking() for seat in tied]
    return order[0], order[1]


def endings() -> list[Ending]:
    """Every way in which a match of Room Share can end, for every number of seats and every variant."""
    by = {
        "score": lambda finish: finish.reason == "score",
        "reserve": lambda finish: finish.reason == "reserve",
        "order": lambda finish: finish.reason == "order",
    }
    found = [Ending(f"{seats}-{name}", seats, is_it) for seats in (4, 3, 2) for name, is_it in by.items()]
    found += [
        Ending("4-everyone-passes", 4, lambda finish: chances(finish) == ["pass"] * 3, policy=always_pass),
        Ending(
            "4-last-chance-decides",
            4,
            lambda finish: standing(finish)[0] != finish.match.state.ranking()[0] and finish.reason == "score",
            policy=never_pass,
        ),
        Ending(
            "3-last-chance-decides",
            3,
            lambda finish: standing(finish)[0] != finish.match.state.ranking()[0] and finish.reason == "reserve",
            policy=never_pass,
        ),
        Ending(
            "4-last-chance-empties-another-reserve",
            4,
            lambda finish: sum(reserve(finish, seat) == 0 for seat in range(4)) == 2,
            policy=never_pass,
        ),
        Ending(
            "4-order-against-who-began-the-last-chance",
            4,
            lambda finish: finish.reason == "order" and finish.view["last_chance"] == best_two(finish)[1],
            policy=never_pass,
        ),
        Ending("4-three-with-equal-scores", 4, lambda finish: equal_best(finish) >= 3),
        Ending("4-nobody-has-points", 4, lambda finish: max(finish.match.state.scores()) <= 0),
        Ending("2-nobody-has-points", 2, lambda finish: max(finish.match.state.scores()) < 0),
        Ending("4-royal-classic", 4, royal_pays, {"royal": "classic"}),
        Ending("3-royal-suite", 3, royal_pays, {"royal": "suite"}),
        Ending("2-royal-haunted", 2, royal_pays, {"royal": "haunted"}),
        Ending("4-renovation", 4, renovated, {"renovation": True}),
        Ending("3-renovation-order", 3, lambda finish: finish.reason == "order", {"renovation": True}),
        Ending(
            "2-every-variant", 2, lambda f: royal_pays(f) and renovated(f), {"renovation": True, "royal": "classic"}
        ),
        Ending("duel-score", 2, lambda finish: finish.reason == "score", {"duel": True}),
        Ending(
            "duel-first-turn",
            2,
            lambda finish: finish.reason == "first-turn" and finish.view["first"] == 0,
            {"duel": True},
        ),
        Ending(
            "duel-first-turn-of-the-other",
            2,
            lambda finish: finish.reason == "first-turn" and reserve(finish, 0) == 0,
            {"duel": True, "first": 1},
        ),
        Ending("duel-everyone-passes", 2, lambda f: chances(f) == ["pass"], {"duel": True}, always_pass),
        Ending("duel-royal", 2, royal_pays, {"duel": True, "royal": "classic"}),
        Ending("2-truncated", 2, lambda f: f.match.state.truncated, {}, never_place, endless_data()),
    ]
    return found


def renovated(finish: Finish) -> bool:
    return any(text.startswith("play renovation") for _, text in finish.lines)


def equal_best(finish: Finish) -> int:
    scores = finish.match.state.scores()
    return scores.count(max(scores))


def positions() -> list[Position]:
    return [
        Position("first-turn", 4, in_phase("play-card", 1)),
        Position("first-turn-of-three", 3, in_phase("play-card", 1)),
        Position("duel", 2, in_phase("place", 1), {"duel": True}),
        Position("mid-match", 2, in_phase("play-card", 20), {"renovation": True, "royal": "suite"}),
        Position("eviction", 4, in_phase("land", 20)),
        Position("chain", 2, in_phase("chain", 1), {"duel": True}),
        Position("departure", 3, in_phase("take", 12)),
        Position("swap", 3, in_phase("swap-first", 1)),
        Position("renovation", 4, in_phase("renovate", 8), {"renovation": True}),
        Position("small-pile", 4, lambda state: state.actor == NATURE and 0 < pile(state) == 3 and state.turns > 5),
        Position("reshuffle", 4, lambda state: state.turns > 5 and pile(state) == 1 and state.actor != NATURE),
        Position("last-chance", 4, in_phase("last-chance", 1)),
    ]


def pile(state: State) -> int:
    size = state.view(None)["pile"]
    assert isinstance(size, int)
    return size
