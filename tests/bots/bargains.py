"""Deals offered to a bot again and again, by players who work together against it."""

from collections.abc import Callable

from faubourg.bots.heuristics.estate_judgement import Judgement
from faubourg.bots.player import ask_bot, bot
from faubourg.core.actors import NATURE
from faubourg.core.bits import bits_of
from faubourg.core.game import Game
from faubourg.core.rng import Rng
from faubourg.core.state import FINE
from faubourg.games.estate import dealing, offers
from faubourg.games.estate.deals import cards_of, cash_of, deal_code, districts_of, partner_of
from faubourg.games.estate.districts import ALL_DISTRICTS
from faubourg.games.estate.state import Estate

# How a seat answers an offer that is open: whether it accepts.
Answer = Callable[[Estate, int], bool]


def greedy(state: Estate, seat: int) -> bool:
    return ask_bot(bot("greedy"), state, seat, Rng(1)) == state.terms.moves.accept


def anything(state: Estate, seat: int) -> bool:
    return True


def turn_of_bots(game: Game, options: dict[str, object], seed: int, name: str, decisions: int) -> Estate:
    """A position in the middle of a match of bots, at the beginning of a turn."""
    rng = Rng(f"deals/{seed}")
    state = game.start(4, options)
    while True:
        assert isinstance(state, Estate)
        is_start = state.frames.depth == 1 and state.actor != NATURE and state.view(None)["phase"] == "roll"
        if is_start and state.decisions >= decisions:
            return state
        actor = int(state.actor)
        state.apply(state.filled(actor).pick(rng) if actor == NATURE else ask_bot(bot(name), state, actor, rng), actor)
        assert not state.over


def hand_turn(state: Estate, seat: int) -> None:
    """The same position in the turn of another seat of the same round, with all its offers left."""
    state.turn = seat
    state.frames.set_a(seat)
    state.actor = seat
    offers.forget(state)


def random_deal(state: Estate, rng: Rng, proposer: int, partner: int) -> int:
    """Any deal of the two, of few districts and cards, with more or less cash."""
    theirs = int(state.owned[proposer] | state.owned[partner]) & ALL_DISTRICTS
    chosen = 0
    for district in bits_of(theirs):
        if rng.below(4) == 0:
            chosen |= 1 << district
    cards = int(state.cards_dealt(proposer) | state.cards_dealt(partner)) & rng.below(8)
    cash = (10, 100, 1000, 5000, 20000)[rng.below(5)] * rng.below(10)
    return int(deal_code(partner, chosen, cards, cash if rng.below(2) else -cash))


def greedier(state: Estate, move: int, seat: int, answer: Answer) -> int:
    """The same deal with as much cash for the proposer as the partner gives: a price found by trying."""
    best = move
    for cash in (8000, 4000, 2000, 1000, 500, 200, 100, 50, 20, 10):
        dearer = int(deal_code(partner_of(best), districts_of(best), cards_of(best), cash_of(best) + cash))
        if dealing.refusal(state, dearer, state.turn) != FINE:
            continue
        trial = state.clone()
        assert isinstance(trial, Estate)
        trial.apply(dearer, trial.turn)
        if answer(trial, seat):
            best = dearer
    return best


def make(state: Estate, move: int, victim: int, answer: Answer) -> bool:
    """Offer a deal; the victim answers as it does, everybody else accepts. Whether it was made."""
    state.apply(move, state.turn)
    accepted = int(state.actor) != victim or answer(state, victim)
    state.apply(state.terms.moves.accept if accepted else state.refusing(), state.actor)
    return accepted


def pump(judge: Judgement, state: Estate, victim: int, answer: Answer, rng: Rng, steps: int) -> tuple[int, int, int]:
    """Let everybody else work together against one: its balance before, the lowest after, and the deals it made."""
    balance = judge.deals.pool.balance
    before = lowest = int(balance(state, victim))
    made = 0
    others = [seat for seat in bits_of(state.playing) if seat != victim]
    for _ in range(steps):
        proposer = others[rng.below(len(others))]
        hand_turn(state, proposer)
        partner = victim if rng.below(3) else others[rng.below(len(others))]
        move = random_deal(state, rng, proposer, partner)
        if dealing.refusal(state, move, proposer) != FINE:
            continue
        if partner == victim:
            # Climb as long as the victim goes along.
            move = greedier(state, move, victim, answer)
        if make(state, move, victim, answer) and partner == victim:
            made += 1
        lowest = min(lowest, int(balance(state, victim)))
    return before, lowest, made
