"""The checks find what they are for: each way to break the toy game is noticed, and said."""

from collections.abc import Callable
from typing import TypedDict

import pytest
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.forms import BidForm, Form
from faubourg.core.observation import Observation
from faubourg.core.pickling import state_again
from faubourg.core.refusal import Refusal
from faubourg.core.request import Request
from faubourg.core.rng import Rng
from faubourg.core.secret import Secret
from faubourg.core.state import Choice, Prompt, State
from faubourg.lab.conformance import Violation, check_game, check_match
from tests.conformance.cases import clauses_in_book
from tests.toy import state as toy_state
from tests.toy import view
from tests.toy.game import ToyGame
from tests.toy.numbering import CARD_IDS, DONE
from tests.toy.rules import legality
from tests.toy.state import Toy

Break = Callable[[pytest.MonkeyPatch], None]


def open_hands(patch: pytest.MonkeyPatch) -> None:
    whole = view.whole_view

    def leaky(state: Toy) -> dict[str, object]:
        return whole(state) | {"hands": [int(state.hands[seat]) for seat in range(state.seats)]}

    patch.setattr(view, "whole_view", leaky)


def open_events(patch: pytest.MonkeyPatch) -> None:
    def note(self: Toy, kind: str, clause: str, params: dict[str, object]) -> None:
        if self.telling:
            self.tell(kind, clause, {name: v.value if isinstance(v, Secret) else v for name, v in params.items()})

    patch.setattr(Toy, "note", note)


def prompt_of_others(patch: pytest.MonkeyPatch) -> None:
    ask = view.ask

    def leaky(state: Toy, seat: i64) -> Prompt:
        prompt = ask(state, seat)
        return {**prompt, "params": prompt["params"] | {"next": int(state.hands[(seat + 1) % state.seats])}}

    patch.setattr(view, "ask", leaky)


def observation_of_others(patch: pytest.MonkeyPatch) -> None:
    add_entry(patch, lambda state, found: found.members("other", CARD_IDS, state.hands[0]))


def add_entry(patch: pytest.MonkeyPatch, entry: Callable[[Toy, Observation], None]) -> None:
    describe = view.describe

    def longer(state: Toy, found: Observation, seat: i64) -> None:
        describe(state, found, seat)
        entry(state, found)

    patch.setattr(view, "describe", longer)


def everything_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "seen", lambda self, move, seat: move)


def shared_hands(patch: pytest.MonkeyPatch) -> None:
    clone = Toy.clone

    def sharing(self: Toy) -> Toy:
        copy = clone(self)
        copy.hands = self.hands
        return copy

    patch.setattr(Toy, "clone", sharing)


def forgotten_field(patch: pytest.MonkeyPatch) -> None:
    clone = Toy.clone

    def forgetful(self: Toy) -> Toy:
        copy = clone(self)
        copy.out = 0
        copy.shown = 0
        return copy

    patch.setattr(Toy, "clone", forgetful)


def copied_into_another_turn(patch: pytest.MonkeyPatch) -> None:
    def forgetful(self: Toy) -> tuple[object, ...]:
        other = self.clone()
        other.turns += 1
        return state_again, (self.game, other.dump())

    patch.setattr(Toy, "__reduce__", forgetful)


def missing_move(patch: pytest.MonkeyPatch) -> None:
    fill = legality.fill

    def short(state: Toy, actions: Actions, seat: i64) -> None:
        fill(state, actions, seat)
        if actions.count > 1:
            actions.count -= 1

    patch.setattr(legality, "fill", short)


def illegal_move(patch: pytest.MonkeyPatch) -> None:
    fill = legality.fill

    def long(state: Toy, actions: Actions, seat: i64) -> None:
        fill(state, actions, seat)
        if seat >= 0 and not actions.holds(DONE):
            actions.add(DONE)

    patch.setattr(legality, "fill", long)


def no_clause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "explain", lambda state, number, move, seat: Refusal("why", "", {}))


def unknown_clause(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "explain", lambda state, number, move, seat: Refusal("why", "TOY-9z", {}))


def strange_parameter(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(view, "explain", lambda state, number, move, seat: Refusal("why", "TOY-1a", {"x": True}))


def missing_choice(patch: pytest.MonkeyPatch) -> None:
    offer = Toy.offer

    def short(state: Toy, seat: i64) -> list[Choice]:
        return offer(state, seat)[1:]

    patch.setattr(Toy, "offer", short)


def tuple_in_view(patch: pytest.MonkeyPatch) -> None:
    whole = view.whole_view
    patch.setattr(view, "whole_view", lambda state: whole(state) | {"pair": (1, 2)})


def nan_observed(patch: pytest.MonkeyPatch) -> None:
    add_entry(patch, lambda state, found: found.put("odd", float("nan"), 0.0))


def too_much_observed(patch: pytest.MonkeyPatch) -> None:
    add_entry(patch, lambda state, found: found.put("turns", float(state.turns), 0.0))


def too_little_observed(patch: pytest.MonkeyPatch) -> None:
    add_entry(patch, lambda state, found: found.put("owed", -float(state.turns), 0.0))


def other_length(patch: pytest.MonkeyPatch) -> None:
    add_entry(patch, lambda state, found: found.members("now", CARD_IDS[: int(state.turns) % 12], 0))


def other_names(patch: pytest.MonkeyPatch) -> None:
    add_entry(patch, lambda state, found: found.flag("late" if state.turns > 3 else "early", False))


def one_more_number(patch: pytest.MonkeyPatch) -> None:
    observe = Toy.observe
    patch.setattr(Toy, "observe", lambda self, seat: [*observe(self, seat), 0.0])


def lost_cash(patch: pytest.MonkeyPatch) -> None:
    def pay(self: Toy, seat: i64, amount: i64) -> None:
        self.cash[seat] -= amount

    patch.setattr(Toy, "pay", pay)


def telling_changes(patch: pytest.MonkeyPatch) -> None:
    def note(self: Toy, kind: str, clause: str, params: dict[str, object]) -> None:
        if self.telling:
            self.turns += 1

    patch.setattr(Toy, "note", note)


def asking_changes(patch: pytest.MonkeyPatch) -> None:
    def timers(self: Toy) -> list[object]:
        self.turns += 1
        return []

    patch.setattr(Toy, "timers", timers)


def imagined_own_hand(patch: pytest.MonkeyPatch) -> None:
    imagine = Toy.imagine

    def wrong(self: Toy, seat: int | None, rng: Rng) -> State:
        return imagine(self, None, rng)

    patch.setattr(Toy, "imagine", wrong)


def generous_form(patch: pytest.MonkeyPatch) -> None:
    forms = Toy.forms

    def wrong(self: Toy, seat: int | None = None) -> list[Form]:
        return [BidForm(f.low, f.high + 10, 10) if isinstance(f, BidForm) else f for f in forms(self, seat)]

    patch.setattr(Toy, "forms", wrong)


def no_forms(patch: pytest.MonkeyPatch) -> None:
    forms = Toy.forms
    patch.setattr(Toy, "forms", lambda self, seat=None: forms(self, seat)[:0])


def clock_without_timer(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "timers", lambda self: [])


def early_limit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(toy_state, "LIMIT", 20)


def seat_not_ranked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "ranking", lambda state: [[0]])


def stuck(patch: pytest.MonkeyPatch) -> None:
    def crash(self: Toy, move: i64, seat: i64) -> None:
        raise IndexError("no such card")

    patch.setattr(Toy, "make", crash)


def telling(patch: pytest.MonkeyPatch, change: Callable[[dict[str, object]], dict[str, object]]) -> None:
    tell = Toy.tell

    def other(self: Toy, kind: str, clause: str, params: dict[str, object]) -> None:
        tell(self, kind, clause, change(params))

    patch.setattr(Toy, "tell", other)


def strange_event(patch: pytest.MonkeyPatch) -> None:
    tell = Toy.tell
    patch.setattr(Toy, "tell", lambda self, kind, clause, params: tell(self, f"{kind}-again", clause, params))


def event_tells_more(patch: pytest.MonkeyPatch) -> None:
    telling(patch, lambda params: params | {"more": 1})


def event_tells_less(patch: pytest.MonkeyPatch) -> None:
    telling(patch, lambda params: {name: value for name, value in params.items() if name != "seat"})


def event_tells_otherwise(patch: pytest.MonkeyPatch) -> None:
    telling(patch, lambda params: params | {"seat": True} if "seat" in params else params)


def nobody_offers(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "proposer", lambda self: -1)


def nobody_refuses(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Toy, "refusing", lambda self: -1)


BREAKS: list[tuple[Break, str]] = [
    (open_hands, "the view of seat . shows a secret"),
    (open_events, "the events of seat . show a secret"),
    (prompt_of_others, "the prompt of seat . shows a secret"),
    (observation_of_others, "the observation of seat . shows a secret"),
    (everything_seen, "is shown no difference"),
    (shared_hands, "has changed the original"),
    (forgotten_field, "a clone is another position"),
    (copied_into_another_turn, "a (pickle|deep copy|copy) is another position"),
    (missing_move, "is not refused"),
    (illegal_move, "is legal, but refused"),
    (no_clause, "names no clause"),
    (unknown_clause, "TOY-9z, which is not in the rulebook"),
    (strange_parameter, "is refused with the parameter x=True"),
    (missing_choice, "is offered"),
    (tuple_in_view, "is not the same after JSON"),
    (strange_event, "the event drawn-again is not among those of the game"),
    (event_tells_more, "the event drawn tells .*'more'"),
    (event_tells_less, r"the event drawn tells \['card'\]"),
    (event_tells_otherwise, "the event drawn tells seat=True"),
    (nobody_offers, "offers a deal to seat ., but waits for"),
    (nobody_refuses, "cannot refuse the offer"),
    (nan_observed, "seat . observes nan as odd, which lies between 0.0 and 1.0"),
    (too_much_observed, "seat . observes 2.0 as turns, which lies between 0.0 and 1.0"),
    (too_little_observed, "seat . observes -1.0 as owed, which lies between 0.0 and 1.0"),
    (other_length, "46 numbers are observed, 45 have names"),
    (other_names, "entry 45 of seat . is .*late.*, but the game names .*early"),
    (one_more_number, "seat . observes 46 numbers, the game names 45"),
    (lost_cash, "the position is broken: cash"),
    (telling_changes, "ends elsewhere when told"),
    (asking_changes, "asking has changed the position|has changed the original"),
    (imagined_own_hand, "shows a secret"),
    (generous_form, "may bid .*, but move"),
    (no_forms, "can be played, but fits no form"),
    (clock_without_timer, "the clock may play"),
    (early_limit, "ended by the limit"),
    (seat_not_ranked, "the ranking is"),
    (stuck, "IndexError: no such card"),
]


def check_some_matches() -> None:
    for seed in range(4):
        check_match(ToyGame(), 3, {}, seed, thorough=True, sweep_every=3, clauses=clauses_in_book("toy"))


@pytest.mark.parametrize(("break_it", "words"), BREAKS, ids=[break_it.__name__ for break_it, _ in BREAKS])
def test_a_broken_promise_is_noticed(break_it: Break, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    break_it(monkeypatch)
    with pytest.raises(Violation, match=words) as caught:
        check_some_matches()
    assert str(caught.value).startswith('toy, 3 seats, options {"rounds": 6, "debts": true, "street": "abcdef"}, seed ')
    assert f", decision {caught.value.decision}: " in str(caught.value)


def test_a_broken_position_is_noticed_without_the_thorough_checks(monkeypatch: pytest.MonkeyPatch) -> None:
    lost_cash(monkeypatch)
    with pytest.raises(Violation, match="the position is broken: cash"):
        check_match(ToyGame(), 2, {}, 1, thorough=False)


def test_a_game_that_is_pickled_with_other_figures_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    other = ToyGame().data.replace("value = 60", "value = 90")
    monkeypatch.setattr(ToyGame, "__reduce__", lambda self: (ToyGame, (other,)))
    with pytest.raises(Violation, match="a pickle of the game is"):
        check_game(ToyGame())


class OtherScene(TypedDict):
    lots: list[dict[str, str | dict[str, str]]]
    worth: int | None
    cards: list[dict[str, str | int]]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({}, ""),
        ({"worth": None}, ""),
        ({"worth": True}, r"the scene\.worth"),
        ({"more": 1}, "the scene"),
        ({"lots": [{"id": "a", "name": 3}]}, r"the scene\.lots\[0\]\.name"),
    ],
)
def test_a_scene_that_is_not_as_the_game_says_is_noticed(
    change: dict[str, object], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = ToyGame().scene() | change
    monkeypatch.setattr(ToyGame, "scene", lambda self, options=None: scene)
    game = ToyGame()
    game.scene_shape = OtherScene
    if not words:
        check_game(game)
        return
    with pytest.raises(Violation, match=rf"{words} is not as the game says"):
        check_game(game)


def test_two_numbers_with_one_text_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    text = ToyGame.text
    monkeypatch.setattr(ToyGame, "text", lambda self, code: text(self, 0 if code == 1 else code))
    with pytest.raises(Violation, match="number 1 is"):
        check_game(ToyGame())


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (lambda state, found: found.flag("bid", False), "two entries of the observation are called bid"),
        (lambda state, found: found.flag("a b", False), "an entry of the observation is called 'a b'"),
        (lambda state, found: found.put("odd", 0.0, -2.0), r"odd lies between -2\.0 and 1\.0"),
    ],
)
def test_entries_that_are_named_or_bounded_wrongly_are_noticed(
    entry: Callable[[Toy, Observation], None], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_entry(monkeypatch, entry)
    with pytest.raises(Violation, match=words):
        check_game(ToyGame())


def test_an_option_that_no_option_set_uses_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ToyGame, "option_sets", lambda self: [(2, {}), (3, {}), (4, {"rounds": 3})])
    with pytest.raises(Violation, match="no option set uses the option debts"):
        check_game(ToyGame())


def test_two_requests_of_one_name_and_shapes_that_cannot_be_read_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    first = ToyGame().requests()[0]
    odd = Request("odd", dict, first.answered, first.answer)
    for found, said in (([first, first], "two requests have the same name"), ([odd], "the request odd has a shape")):
        monkeypatch.setattr(ToyGame, "requests", lambda self, found=found: found)
        with pytest.raises(Violation, match=said):
            check_game(ToyGame())


def test_seats_that_do_not_fit_the_options_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    for fitting, said in ((range(2, 4), "an option set has 4 seats"), (range(1, 5), "other seats than the game's")):
        with monkeypatch.context() as patch:
            patch.setattr(ToyGame, "seats_for", lambda self, options, fitting=fitting: fitting)
            with pytest.raises(Violation, match=said):
                check_game(ToyGame())
    monkeypatch.setattr(ToyGame, "check_fit", lambda self, seats, options: None)
    with pytest.raises(Violation, match="a match of 4 begins"):
        check_game(ToyGame())
