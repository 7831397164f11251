"""Deals composed of listed steps: whoever chooses from a list can make them, and the record shows the one move."""

from collections.abc import Callable, Iterator

import numpy
import pytest

import faubourg
from faubourg.bots.steps import Steps
from faubourg.core.actions import Actions
from faubourg.core.composing import Menu
from faubourg.core.notation import Deal
from faubourg.core.rng import Rng
from faubourg.lab import envs
from faubourg.lab.envs.records import record_of

# Of the games that are installed, those in which players deal.
DEALING = [id for id in faubourg.game_ids() if faubourg.game(id).deal_assets()]
SHORT: dict[str, dict[str, object]] = {
    id: dict(options) for id in DEALING for seats, options in faubourg.game(id).option_sets()[:1]
}


def walked(id: str, seed: int, choose: Callable[[Steps, list[int]], int], steps: int) -> Iterator[Steps]:
    """A match of three, after each of its steps."""
    game = faubourg.game(id)
    walk = Steps(game.start(3, SHORT[id]), Menu(game), Rng(seed), False, True)
    actions = Actions()
    for _ in range(steps):
        if walk.state.over:
            return
        walk.fill(actions)
        walk.take(choose(walk, actions.moves()))
        yield walk


def eager(rng: Rng) -> Callable[[Steps, list[int]], int]:
    """Begins a deal whenever it can, and then takes any step."""

    def choose(walk: Steps, legal: list[int]) -> int:
        composing = [step for step in legal if step >= walk.menu.policy]
        among = composing or legal
        return among[int(rng.below(len(among)))]

    return choose


def test_games_without_deals_have_no_other_steps_than_moves() -> None:
    for id in faubourg.game_ids():
        menu = Menu(faubourg.game(id))
        assert (menu.steps > menu.policy) == (id in DEALING)
        assert len(menu.entries()) >= len(faubourg.game(id).observation)
    assert DEALING


@pytest.mark.parametrize("id", DEALING)
def test_every_step_has_a_number_and_a_line_of_its_own(id: str) -> None:
    menu = Menu(faubourg.game(id))
    lines = [menu.text(step) for step in range(int(menu.steps))]
    assert len(set(lines)) == len(lines)
    assert lines[int(menu.partner)] == "offer player_1"
    assert lines[-2:] == ["send", "drop"]
    for wrong in (-1, int(menu.steps), True):
        with pytest.raises(faubourg.InputError):
            menu.text(wrong)


@pytest.mark.parametrize("id", DEALING)
def test_whatever_is_sent_is_legal_and_is_one_move_of_the_record(id: str) -> None:
    walk = list(walked(id, 4, eager(Rng(4)), 1500))[-1]
    history = walk.history or []
    deals = [(seat, move) for seat, move in history if walk.state.game.partner_of(move) >= 0]
    assert len(deals) > 5
    text = record_of(walk)
    again = faubourg.load(text)
    assert again.state.digest() == walk.state.digest()
    assert [entry.code for entry in again.entries] == [move for _, move in history]


@pytest.mark.parametrize("id", DEALING)
def test_every_deal_of_the_ladder_can_be_composed_and_no_step_leads_to_a_refusal(id: str) -> None:
    actions = Actions()
    seen = 0
    for walk in walked(id, 9, eager(Rng(9)), 600):
        proposal = walk.proposal
        if not proposal.is_open():
            continue
        seen += 1
        state, seat, menu = walk.state, int(walk.seat), walk.menu
        walk.fill(actions)
        legal = set(actions.moves())
        assert menu.drop in legal
        assert all(step >= menu.asset for step in legal)
        for amount, step in [(int(menu.ladder[rung]), int(menu.get) + rung) for rung in range(len(menu.ladder))]:
            for cash, taken in ((amount, step), (-amount, step + len(menu.ladder))):
                deal = Deal(int(proposal.partner), proposal.chosen(menu), cash)
                fine = state.can_play(state.code(deal), seat)
                assert (taken in legal) == (fine and not proposal.is_priced)
        deal = Deal(int(proposal.partner), proposal.chosen(menu), int(proposal.cash))
        assert (menu.send in legal) == state.can_play(state.code(deal), seat)
    assert seen > 50


@pytest.mark.parametrize("id", DEALING)
def test_a_deal_is_never_longer_than_the_menu_says(id: str) -> None:
    def lengthen(walk: Steps, legal: list[int]) -> int:
        """The longest way: each asset there is, then cash, then send."""
        assets = [step for step in legal if walk.menu.asset <= step < walk.menu.get]
        composing = [step for step in legal if step >= walk.menu.policy]
        return (assets or composing or legal)[0]

    length = longest = 0
    for walk in walked(id, 2, lengthen, 900):
        length = length + 1 if walk.proposal.is_open() else 0
        longest = max(longest, length + 1)
        assert length < walk.menu.longest
    assert longest > 5


@pytest.mark.parametrize("id", DEALING)
def test_a_deal_that_was_dropped_is_not_begun_again_before_a_move(id: str) -> None:
    actions = Actions()
    dropped = 0

    def drop(walk: Steps, legal: list[int]) -> int:
        composing = [step for step in legal if step >= walk.menu.policy]
        return composing[-1] if composing else legal[0]

    for walk in walked(id, 3, drop, 400):
        if walk.proposal.is_dropped:
            dropped += 1
            before = walk.state.digest()
            walk.fill(actions)
            assert all(step < walk.menu.policy for step in actions.moves())
            assert actions.moves() == walk.state.legal(int(walk.seat))
            assert walk.state.digest() == before
    assert dropped > 5


@pytest.mark.parametrize("id", DEALING)
def test_whoever_composes_observes_it_and_nobody_else_does(id: str) -> None:
    env = envs.aec(id, 3, SHORT[id])
    env.reset(seed=1)
    names = [entry.name for entry in env.table.menu.entries()]
    rng = Rng(1)
    choose = eager(rng)
    seen = 0
    while seen < 20:
        if not env.agents or env.table.state.over:
            env.reset()
        walk = env.table.played()
        if walk.proposal.assets:
            seen += 1
            for seat, agent in enumerate(env.agents):
                numbers = env.observe(agent)["observation"]
                told = {names[place] for place in numpy.flatnonzero(numbers) if names[place].startswith("composing")}
                assert (told != set()) == (seat == walk.seat)
                if seat == walk.seat:
                    over = {f"composing_over_{asset}".replace("-", "_") for asset in walk.proposal.chosen(walk.menu)}
                    assert over <= told
        env.step(choose(walk, env.table.legal()))


@pytest.mark.parametrize("id", DEALING)
def test_a_bot_that_is_let_choose_drops_what_was_being_composed(id: str) -> None:
    batch = envs.batch(id, 1, 3, SHORT[id], seed=6, keep=True)
    partner = int(batch.menu.partner)
    while not batch.mask[0, partner]:
        batch.step([envs.BOT])
    batch.step([partner])
    assert batch.compiled.walks[0].proposal.is_open()
    before = len(batch.compiled.walks[0].history or [])
    batch.step([envs.BOT])
    assert not batch.compiled.walks[0].proposal.is_open()
    assert len(batch.compiled.walks[0].history or []) > before
    faubourg.load(batch.record(0))
