"""Looking ahead: honest, within its budget, under the same luck for all, and the same in every runtime."""

import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from mypy_extensions import i64

import faubourg
from faubourg.bots.efforts import manner_of, version_of
from faubourg.bots.heuristics import registry
from faubourg.bots.heuristics.estate_trader import Trader
from faubourg.bots.heuristics.heuristic import Heuristic
from faubourg.bots.heuristics.registry import mind_for
from faubourg.bots.levels import LEVELS
from faubourg.bots.lookahead import Effort, Lookahead, halvings
from faubourg.bots.player import LevelBot, ask_bot, bot, judgement_of
from faubourg.bots.search import Ranked, rank
from faubourg.core.rng import Rng
from faubourg.core.state import State
from tests.bots.positions import asked_positions

GOLDEN = Path(__file__).with_name("chosen.toml")
GAMES = ("roomshare", "paris", "city", "ubuild")
HIDING = ("roomshare", "paris")
LITTLE = Effort(4, 12, 40, 3, 500)


class Counting(Heuristic):
    """Judges as another does, and counts what it is asked; it keeps the position it judged last."""

    def __init__(self, base: Heuristic) -> None:
        self.base = base
        self.count = 0
        self.dumps: list[str] = []
        self.keeps = False

    def value(self, state: State, seat: i64) -> i64:
        self.count += 1
        if self.keeps:
            self.dumps.append(state.dump())
        return self.base.value(state, seat)

    def judge(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        judged = self.base.judge(state, seat, moves)
        self.count += len(judged)
        return judged

    def first_of(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        return self.base.first_of(state, seat, moves)

    def offer(self, state: State, seat: i64, positions: i64) -> i64:
        before = foretold(self.base)
        found = self.base.offer(state, seat, positions)
        self.count += foretold(self.base) - before
        return found

    def is_own_turn(self, state: State, seat: i64) -> bool:
        return self.base.is_own_turn(state, seat)

    def worth_looking(self, state: State, seat: i64, moves: list[int]) -> bool:
        return self.base.worth_looking(state, seat, moves)

    def is_plausible(self, state: State, seat: i64, move: i64) -> bool:
        return self.base.is_plausible(state, seat, move)


def foretold(judge: Heuristic) -> int:
    """How many positions a player who deals has ever foretold."""
    if not isinstance(judge, Trader):
        return 0
    return sum(int(one.counted) for one in (judge.base.forecast, judge.plain.taste.forecast))


def counting(game: str) -> Counting:
    base = mind_for(game)
    assert base is not None
    return Counting(base)


# Honest


def with_other_secrets(state: State, seat: int) -> State | None:
    """The same position for a seat, while others hold something else; None where all is known to it."""
    for attempt in range(20):
        other = state.imagine(seat, Rng(f"other/{attempt}"))
        if other.dump() != state.dump():
            return other
    return None


def pairs(game: str, seats: int, seed: int, number: int, all_seats: bool) -> list[tuple[State, State, int]]:
    """Positions that differ for others alone: for whoever is asked, or for all seats."""
    found: list[tuple[State, State, int]] = []
    for state, asked in asked_positions(game, seats, seed, 5, number):
        for seat in range(seats) if all_seats else [asked]:
            other = with_other_secrets(state, seat)
            if other is not None:
                found.append((state, other, seat))
    assert found
    return found


@pytest.mark.parametrize("game", HIDING)
def test_what_a_bot_is_handed_is_the_same_bytes_whatever_others_hold(game: str) -> None:
    for state, other, seat in pairs(game, 4, 1, 10, True):
        assert state.imagine(seat, Rng(7)).dump() == other.imagine(seat, Rng(7)).dump()


@pytest.mark.parametrize("game", HIDING)
def test_all_that_is_looked_at_is_the_same_bytes_whatever_others_hold(game: str) -> None:
    for state, other, seat in pairs(game, 3, 2, 12, False)[:4]:
        seen: list[list[str]] = []
        for real in (state, other):
            rng = Rng(3)
            known = real.imagine(seat, rng)
            heuristic = counting(game)
            heuristic.keeps = True
            ranked = rank(known, seat, heuristic, 50, rng, True)
            Lookahead(known, seat, heuristic, Effort(3, 6, 20, 2, 300), rng).compare(ranked)
            seen.append(heuristic.dumps)
        assert seen[0] == seen[1]


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_does_not_look_at_cards_hidden_from_it(level: str) -> None:
    for game in HIDING:
        for state, other, seat in pairs(game, 4, 3, 12, False)[:4]:
            assert len({ask_bot(bot(level, 300), real, seat, Rng(5)) for real in (state, other)}) == 1


# The budget


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("effort", [LITTLE, Effort(8, 400, 150, 6, 900), Effort(3, 5, 10, 1, 0)])
def test_looking_ahead_never_takes_more_positions_than_its_budget(game: str, effort: Effort) -> None:
    for state, seat in asked_positions(game, 4, 4, 10, 3):
        heuristic = counting(game)
        ranked = rank(state, seat, heuristic, 100, Rng(1), True)
        heuristic.count = 0
        Lookahead(state, seat, heuristic, effort, Rng(2)).compare(ranked)
        assert heuristic.count <= effort.positions


@pytest.mark.parametrize("budget", [1, 30, 200])
def test_a_strict_plan_of_a_turn_judges_each_move_and_never_more_than_its_budget(budget: int) -> None:
    for game in HIDING:
        for state, seat in asked_positions(game, 4, 5, 8, 4):
            heuristic = counting(game)
            ranked = rank(state, seat, heuristic, budget, Rng(1), True)
            assert len(ranked.moves) <= heuristic.count <= max(budget, len(ranked.moves))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_takes_no_more_than_the_budget_it_is_given(level: str) -> None:
    for game in (*GAMES, "another"):
        assert manner_of(level, game, 500).most <= 500
        assert manner_of(level, game).most <= 60_000


BUDGETS = (1, 2, 7, 50, 1000)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("level", LEVELS)
def test_a_level_judges_no_more_positions_than_its_budget(
    game: str, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = asked_positions(game, 4, 14, 11, 5)
    counted = watched(game, level, monkeypatch)
    for state, seat in positions:
        for budget in (*BUDGETS, None):
            player = LevelBot(level, budget)
            before = counted()
            assert state.can_play(player.choose(state.imagine(seat, Rng(1)), seat, Rng(2)), seat)
            assert 0 <= counted() - before <= player.manner.most
            assert player.manner.most == (budget or player.manner.most)


def watched(game: str, level: str, monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How many positions a level has judged of a game so far: values, moves that the game judges by itself, and what is
    foretold while it looks for deals."""
    judge = judgement_of(level, game)
    assert judge is not None
    watching = Counting(judge)
    monkeypatch.setitem(registry._made, (game, registered(game, judge)), watching)
    assert judgement_of(level, game) is watching
    return lambda: watching.count


def registered(game: str, judge: Heuristic) -> str:
    """Under which name the registry keeps a judgement."""
    return next(name for (kept, name), made in registry._made.items() if kept == game and made is judge)


@pytest.mark.parametrize("game", GAMES)
def test_with_fewer_positions_than_moves_the_lot_decides_which_are_judged(game: str) -> None:
    judge = judgement_of(LEVELS[-1], game)
    assert judge is not None
    asked = asked_positions(game, 4, 15, 9, 24)
    by_lot = [(state, seat) for state, seat in asked if not judge.first_of(state, seat, state.legal(seat))]
    assert len(by_lot) > 4
    for state, seat in by_lot[:4]:
        moves = state.legal(seat)
        chosen = [LevelBot(LEVELS[-1], 1).rank(state, seat, Rng(number)).moves for number in range(40)]
        assert {len(some) for some in chosen} == {1}
        assert len({some[0] for some in chosen}) > 1
        assert {some[0] for some in chosen} <= set(moves)
        two = [LevelBot(LEVELS[-1], 2).rank(state, seat, Rng(7)).moves for _ in range(2)]
        assert two[0] == two[1] == sorted(two[0], key=moves.index)
        assert len(set(two[0])) == 2


def test_without_a_budget_the_ranking_stands() -> None:
    state, seat = asked_positions("paris", 4, 6, 20, 1)[0]
    heuristic = counting("paris")
    ranked = rank(state, seat, heuristic, 100, Rng(1), True)
    looked = Lookahead(state, seat, heuristic, Effort(4, 12, 40, 3, 0), Rng(2)).compare(ranked)
    assert looked[0].prior == max(ranked.values)
    assert all(not outlook.values for outlook in looked)


# What is compared


@pytest.mark.parametrize("game", GAMES)
def test_the_same_move_twice_has_the_same_luck(game: str) -> None:
    state, seat = asked_positions(game, 4, 7, 12, 1)[0]
    twice = Ranked([state.legal(seat)[0]] * 2, [1, 1])
    looked = Lookahead(state, seat, counting(game), Effort(2, 4, 30, 2, 8_000), Rng(2)).compare(twice)
    assert looked[0].values == looked[1].values
    assert len(looked[0].values) == 2


@pytest.mark.parametrize("game", HIDING)
def test_whole_turns_are_compared_each_with_an_end_of_its_own(game: str) -> None:
    compared = 0
    for state, seat in asked_positions(game, 4, 12, 15, 4):
        ranked = rank(state, seat, counting(game), 300, Rng(1), True, 6)
        values = [plan.value for plan in ranked.plans]
        assert values == sorted(values, reverse=True)
        assert values[0] == max(ranked.values)
        ends: set[str] = set()
        for plan in ranked.plans:
            end = state.clone()
            for move in plan.moves:
                assert end.can_play(move, seat)
                end.apply(move, seat)
            assert end.over or end.actor != seat
            ends.add(end.dump())
        assert len(ends) == len(ranked.plans) <= 6
        compared += len(ends)
    assert compared > 6


@pytest.mark.parametrize("game", HIDING)
def test_with_few_positions_a_turn_that_was_not_finished_is_compared_with_those_that_were(game: str) -> None:
    mixed = 0
    for state, seat in asked_positions(game, 4, 12, 15, 6):
        moves = state.legal(seat)
        ranked = rank(state, seat, counting(game), len(moves), Rng(1), True, 1000)
        assert {plan.moves[0] for plan in ranked.plans} == set(moves)
        mixed += any(ends_turn(state, seat, move) for move in moves) and not all(
            ends_turn(state, seat, move) for move in moves
        )
    assert mixed


def test_every_move_is_followed_to_the_end_of_a_turn_however_little_it_promises() -> None:
    """Room Share has turns that begin with little and win the match."""
    crowded = 0
    for state, seat in asked_positions("roomshare", 4, 21, 7, 60):
        judge = counting("roomshare")
        ranked = rank(state, seat, judge, 3000, Rng(1), True, 1000)
        assert judge.count < 3000, "the budget has lasted"
        for plan in ranked.plans:
            assert len(plan.moves) > 1 or ends_turn(state, seat, plan.moves[0])
        # The measure drops some moves before any turn that begins with them has ended, and always will.
        wide = rank(state, seat, counting("roomshare"), 3000, Rng(1), False, 1000)
        crowded += any(len(plan.moves) == 1 and not ends_turn(state, seat, plan.moves[0]) for plan in wide.plans)
    assert crowded


def ends_turn(state: State, seat: int, move: int) -> bool:
    after = state.clone()
    after.apply(move, seat)
    return after.over or after.actor != seat


@pytest.mark.parametrize("game", HIDING)
def test_a_move_is_told_once_whichever_turns_begin_with_it(game: str) -> None:
    for state, seat in asked_positions(game, 4, 13, 15, 3):
        moves = [outlook.move for outlook in LevelBot(LEVELS[-1], 400).outlooks(state, seat, Rng(1))]
        assert sorted(moves) == sorted(state.legal(seat))


@pytest.mark.parametrize("game", HIDING)
def test_it_is_judged_where_the_seat_s_own_next_turn_has_ended(game: str) -> None:
    checked = 0
    for state, seat in asked_positions(game, 3, 8, 15, 8):
        heuristic = counting(game)
        heuristic.keeps = True
        child = state.clone()
        child.apply(state.legal(seat)[0], seat)
        Lookahead(state, seat, heuristic, Effort(2, 8, 20, 2, 50_000), Rng(2)).play_on(child, Rng(1))
        end = faubourg.game(game).restore(heuristic.dumps[-1])
        if not end.over:
            # The seat's next turn, the third from here, has been played, and the fourth is at most being dealt; or the
            # seat was asked in the turn before it, as a last chance of Room Share is.
            assert end.turns in (state.turns + 2, state.turns + 3, state.turns + 4)
            assert end.actor != seat
            checked += 1
    assert checked


def test_the_worse_half_is_dropped_until_one_is_left() -> None:
    assert [halvings(number) for number in (0, 1, 2, 3, 4, 5, 8, 9)] == [0, 0, 1, 2, 2, 3, 3, 4]
    state, seat = asked_positions("roomshare", 4, 9, 30, 1)[0]
    heuristic = counting("roomshare")
    ranked = rank(state, seat, heuristic, 200, Rng(1), True)
    looked = Lookahead(state, seat, heuristic, Effort(4, 24, 30, 3, 20_000), Rng(2)).compare(ranked)
    tried = [len(outlook.values) for outlook in looked]
    assert tried == sorted(tried, reverse=True)
    assert tried[0] == tried[1] > tried[2] == tried[3] > 0


# The same in every runtime


def chosen(game: str, level: str) -> list[int]:
    """What a level chooses at a few positions, with a budget that is quick in every runtime."""
    player = LevelBot(level, 400)
    return [ask_bot(player, state, seat, Rng(11)) for state, seat in asked_positions(game, 4, 10, 17, 4)]


def golden_text() -> str:
    lines: list[str] = []
    for game in GAMES:
        lines += [f"[{game}]", f"version = {version_of(game)}"]
        lines += [*[f"{level} = {chosen(game, level)}" for level in LEVELS], ""]
    return "\n".join(lines)


@pytest.mark.parametrize("game", GAMES)
def test_interpreted_compiled_and_repeated_runs_choose_the_same_moves(game: str) -> None:
    golden = tomllib.loads(GOLDEN.read_text())[game]
    assert golden["version"] == version_of(game)
    for level in LEVELS:
        assert chosen(game, level) == golden[level], f"{level}: another choice is another version in skills.toml"


if __name__ == "__main__":
    GOLDEN.write_text(golden_text())
