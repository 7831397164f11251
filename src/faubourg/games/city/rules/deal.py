"""Chapter 7: deals (CI-7a to CI-7c)."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of, count_bits
from faubourg.core.state import FINE
from faubourg.games.city.numbering import BANK, DEAL_CARD_IDS, DISTRICT_IDS, MOST_OFFERS, Frame, Step
from faubourg.games.city.refusals import (
    ESTATE_SHRINKS,
    NO_OFFERS_LEFT,
    NO_PARTNER,
    NO_RELIEF,
    NOT_OF_THE_TWO,
    NOTHING_OFFERED,
    OFFER_REPEATED,
    OFFERER_SHORT,
    PARTNER_SHORT,
)
from faubourg.games.city.rules import debt, rent, turn
from faubourg.games.estate.deals import STEP, cards_of, cash_of, districts_of, partner_of

if TYPE_CHECKING:
    from faubourg.games.city.state import City

# The lower bits of a gist.
CARDS_AND_DISTRICTS: Final[i64] = (1 << 25) - 1


def is_debtor(state: "City") -> bool:
    """CI-7a A debtor may offer; else whoever's turn it is, when nothing is open (CI-3e)."""
    return state.frames.kind() == Frame.DEBT


def may_offer(state: "City", seat: i64) -> bool:
    return seat == state.frames.a() if is_debtor(state) else turn.is_free(state, seat)


def offers_left(state: "City") -> i64:
    """CI-7a Three offers a turn, and three fresh ones for each debt."""
    made: i64 = state.frames.step() if is_debtor(state) else state.offered
    return MOST_OFFERS - made


def held_set(cards: i64) -> i64:
    """The cards of a deal as what a seat holds: jail cards first in both, then the dodge."""
    return (cards & 3) | (cards & 4) << 2


def dealable(held: i64) -> i64:
    """CI-7a Jail cards and the rent dodge, as cards of a deal; other kept cards cannot be dealt."""
    return (held & 3) | (held >> 2) & 4


def cancelled(state: "City", partner: i64, cash: i64) -> i64:
    """CI-7b Between debtor and creditor, cash towards the debtor is set against the debt first."""
    frames = state.frames
    if not is_debtor(state) or frames.c() != partner or cash <= 0:
        return 0
    return min(cash, frames.b())


def tag(move: i64, seat: i64) -> i64:
    """An offer, and who made it."""
    return move * 8 + seat


def gist(state: "City", move: i64, seat: i64) -> i64:
    """What an offer comes to: what that seat would give, and how many tens of its debt would be cancelled.

    The move names what changes hands and not which way. Once a district has a new owner, or the cash is set against a
    debt, the same move is another offer.
    """
    cards: i64 = cards_of(move) & dealable(state.held[seat])
    tens: i64 = cancelled(state, partner_of(move), cash_of(move)) // STEP
    return districts_of(move) & state.owned[seat] | cards << 22 | tens << 25


def could_come_to(move: i64, meant: i64) -> bool:
    """Whether an offer could have had that gist."""
    named: i64 = districts_of(move) | cards_of(move) << 22
    return meant & CARDS_AND_DISTRICTS & ~named == 0 and (meant >> 25) * STEP <= max(cash_of(move), 0)


def refusal_deal(state: "City", seat: i64, move: i64) -> i64:
    partner: i64 = partner_of(move)
    cash: i64 = cash_of(move)
    # CI-7a Two players to a deal.
    if partner == seat or partner >= state.seats or (state.playing >> partner) & 1 == 0:
        return NO_PARTNER
    if offers_left(state) <= 0:
        return NO_OFFERS_LEFT
    # CI-7a What changes hands belongs to one of them.
    if districts_of(move) & ~(state.owned[seat] | state.owned[partner]):
        return NOT_OF_THE_TWO
    if held_set(cards_of(move)) & ~(state.held[seat] | state.held[partner]):
        return NOT_OF_THE_TWO
    over_debt = is_debtor(state) and state.frames.c() == partner
    if districts_of(move) == 0 and cards_of(move) == 0 and not over_debt:
        return NOTHING_OFFERED
    refused: i64 = refusal_debtor(state, seat, move) if is_debtor(state) else FINE
    if refused != FINE:
        return refused
    if -cash > state.cash[seat]:
        return OFFERER_SHORT
    if cash - cancelled(state, partner, cash) > state.cash[partner]:
        return PARTNER_SHORT
    # CI-7a Not the same again in the same turn.
    return OFFER_REPEATED if was_offered(state, move, seat) else FINE


def refusal_debtor(state: "City", seat: i64, move: i64) -> i64:
    """CI-7b What a debtor may deal."""
    if brings_dodge(state, seat, move):
        return FINE
    # CI-7b It brings in cash or cancels debt;
    if cash_of(move) <= 0:
        return NO_RELIEF
    # CI-7b and with anybody but the creditor it leaves no less than before, so that no estate is given away.
    if partner_of(move) == state.frames.c() or means_after(state, seat, move) >= debt.means(state, seat):
        return FINE
    return ESTATE_SHRINKS


def brings_dodge(state: "City", seat: i64, move: i64) -> bool:
    """CI-7b Whether a debtor gets a dodge that refuses the debt (CI-11f)."""
    comes: i64 = held_set(cards_of(move)) & ~state.held[seat]
    return comes & debt.dodge_for(state) != 0


def means_after(state: "City", seat: i64, move: i64) -> i64:
    """CI-7b Cash, and what mortgages would bring, after a deal with somebody to whom nothing is owed."""
    districts: i64 = districts_of(move)
    kept: i64 = state.owned[seat] & ~districts
    comes: i64 = state.owned[partner_of(move)] & districts
    return state.cash[seat] + cash_of(move) + rent.rents_of(state, kept | comes)


def was_offered(state: "City", move: i64, seat: i64) -> bool:
    offers = state.offers
    if len(offers) == 0:
        return False
    tagged: i64 = tag(move, seat)
    meant: i64 = gist(state, move, seat)
    return any(offers[place] == tagged and offers[place + 1] == meant for place in range(0, len(offers), 2))


def propose(state: "City", move: i64, seat: i64) -> None:
    frames = state.frames
    if is_debtor(state):
        frames.set_step(frames.step() + 1)
    else:
        state.offered += 1
    if state.telling:
        tell_offer(state, move, seat)
    frames.push(Frame.DEAL, Step.ASK, seat, partner_of(move), move)


def tell_offer(state: "City", move: i64, seat: i64) -> None:
    partner: i64 = partner_of(move)
    cash: i64 = cash_of(move)
    against: i64 = cancelled(state, partner, cash)
    particulars: dict[str, object] = {"seat": int(seat), "partner": int(partner)}
    particulars["offered"] = assets_from(state, move, seat)
    particulars["wanted"] = assets_from(state, move, partner)
    particulars["cash"] = int(cash - against)
    particulars["cash_offered"] = int(max(-cash, 0))
    particulars["cash_wanted"] = int(max(cash - against, 0))
    particulars["cancels"] = int(against)
    state.tell("deal-offered", "CI-7b" if is_debtor(state) else "CI-7a", particulars)


def assets_from(state: "City", move: i64, seat: i64) -> list[str]:
    """What that seat gives, by name."""
    found = [DISTRICT_IDS[district] for district in bits_of(districts_of(move) & state.owned[seat])]
    return found + [DEAL_CARD_IDS[card] for card in bits_of(cards_of(move) & dealable(state.held[seat]))]


def accept(state: "City") -> None:
    # CI-7a The other side accepts.
    frames = state.frames
    seat: i64 = frames.a()
    partner: i64 = frames.b()
    move: i64 = frames.c()
    frames.pop()
    if state.telling:
        state.tell("deal-accepted", "CI-7a", {"seat": int(seat), "partner": int(partner)})
    # CI-7a Districts with all that stands on them, mortgages with their sums.
    districts: i64 = districts_of(move)
    mine: i64 = state.owned[seat] & districts
    theirs: i64 = state.owned[partner] & districts
    state.owned[seat] = (state.owned[seat] & ~mine) | theirs
    state.owned[partner] = (state.owned[partner] & ~theirs) | mine
    cards: i64 = held_set(cards_of(move))
    my_cards: i64 = state.held[seat] & cards
    their_cards: i64 = state.held[partner] & cards
    state.held[seat] = (state.held[seat] & ~my_cards) | their_cards
    state.held[partner] = (state.held[partner] & ~their_cards) | my_cards
    settle_cash(state, seat, partner, cash_of(move))


def settle_cash(state: "City", seat: i64, partner: i64, cash: i64) -> None:
    against: i64 = cancelled(state, partner, cash)
    if against:
        # CI-7b
        left: i64 = state.frames.b() - against
        state.frames.set_b(left)
        if state.telling:
            state.tell("debt-cancelled", "CI-7b", {"seat": int(seat), "amount": int(against), "left": int(left)})
    state.cash[seat] += cash - against
    state.cash[partner] -= cash - against


def turn_down(state: "City", kind: str) -> None:
    # CI-7a Refused or expired, it cannot be repeated unchanged this turn.
    frames = state.frames
    seat: i64 = frames.a()
    move: i64 = frames.c()
    if state.telling:
        state.tell(kind, "CI-7a", {"seat": int(seat), "partner": int(frames.b())})
    frames.pop()
    state.offers = append(state.offers, tag(move, seat))
    state.offers = append(state.offers, gist(state, move, seat))


def time_out(state: "City") -> None:
    # CI-7a The unit gives so many seconds to agree.
    if state.telling:
        state.tell("time-up", "CI-7a", {"about": "offer"})
    turn_down(state, "deal-expired")


def forget_offers(state: "City") -> None:
    """CI-7a A new turn, new offers."""
    state.offered = 0
    if len(state.offers):
        state.offers = vec[i64]()


def partners(state: "City", seat: i64) -> i64:
    """CI-7a Who may be dealt with, as a set."""
    return state.playing & ~bit(seat)


def holders_of_cards(state: "City") -> i64:
    """The cards that can be dealt, as cards of a deal: those that somebody holds."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= dealable(state.held[seat])
    return found


def worth_asking(state: "City") -> bool:
    """Whether there is anything a deal could be about."""
    if is_debtor(state) and state.frames.c() != BANK:
        return True
    return count_bits(state.unowned) < len(DISTRICT_IDS) or holders_of_cards(state) != 0
