"""What is true of every position of City and U-Build, whatever was played."""

from mypy_extensions import i64

from faubourg.core.bits import bit, count_bits, united
from faubourg.games.estate.bids import STEP
from faubourg.games.estate.districts import COLOURS, DISTRICTS, MOST_BLOCKS, colour_set
from faubourg.games.estate.state import Estate


def is_money_conserved(state: Estate, start: i64) -> bool:
    """CI-1b, UB-2a What the players have and what the bank has got from them is what everybody began with."""
    total: i64 = state.bank
    for seat in range(state.seats):
        cash: i64 = state.cash[seat]
        if cash < 0 or cash % STEP:
            return False
        total += cash
    return total == state.seats * start


def seats_fit(state: Estate, gone: i64, jail: i64) -> bool:
    """CI-14c, UB-11a Whoever is out has nothing; CI-12, UB-9 a prisoner is in jail, which is at that place."""
    for seat in range(state.seats):
        if (gone >> seat) & 1 and (state.cash[seat] or state.owned[seat] or state.jail[seat]):
            return False
        if state.jail[seat] and state.places[seat] != jail:
            return False
        # CI-12c, UB-9c After the third failure the prisoner leaves, before anybody else plays.
        if state.jail[seat] == 4 and seat != state.turn:
            return False
    return True


def titles_fit(state: Estate) -> bool:
    """Every district in play has one owner at most; CI-10b, UB-8a a mortgaged one has an owner and a recorded sum."""
    seen: i64 = united(state.owned, 0)
    if seen < 0 or seen & state.unowned or seen & ~state.in_play or state.mortgaged & ~seen:
        return False
    for district in range(DISTRICTS):
        recorded: i64 = state.sums[district]
        if (recorded > 0) != ((state.mortgaged >> district) & 1 == 1) or recorded % STEP:
            return False
    return True


def blocks_fit(state: Estate) -> bool:
    """CI-6c, UB-5a At most eight on a district in play; CI-9b, UB-5f one skyscraper in a colour."""
    for district in range(DISTRICTS):
        blocks: i64 = state.residential[district] + state.industrial[district]
        if blocks > MOST_BLOCKS or (blocks and (state.in_play >> district) & 1 == 0):
            return False
    return all(count_bits(state.skyscrapers & colour_set(colour)) <= 1 for colour in range(COLOURS))


def cards_in_pile(state: Estate) -> i64:
    """CI-13a, UB-10c The chance cards unseen or under the pile, as a set; below zero if one is there twice."""
    found: i64 = state.pile.unseen
    for number in state.pile.under:
        card: i64 = number
        if (found >> card) & 1:
            return -1
        found |= bit(card)
    return found


def length_fits(state: Estate) -> bool:
    """CI-1e, UB-11c What the length of the match says."""
    if state.time_up and not state.minutes:
        return False
    if (state.first < 0) != (state.turns == 0) or (state.first < 0) != (state.round == 0):
        return False
    return state.rounds == 0 or state.round <= state.rounds


def end_fits(state: Estate, is_decided: bool) -> bool:
    """CI-1e, UB-11 What is over was ended by something: those who are out, or a limit."""
    if state.frames.depth:
        return False
    if state.truncated or is_decided:
        return True
    return state.round == state.rounds if state.rounds else state.time_up
