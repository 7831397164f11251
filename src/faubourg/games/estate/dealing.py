"""Deals (CI-7a to CI-7c, UB-7b, UB-7c)."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from faubourg.core.bits import bit, bits_of
from faubourg.core.forms import DealForm, Form
from faubourg.core.state import FINE, NOT_ASKED_NOW
from faubourg.games.estate import auction, debts, offers, owners, rent
from faubourg.games.estate.deals import STEP, cards_of, cash_of, deal_code, districts_of, is_deal, partner_of
from faubourg.games.estate.districts import BANK, DISTRICT_IDS, DISTRICTS
from faubourg.games.estate.state import Estate, Frame, Refused, Step

# The lower bits of a gist.
CARDS_AND_DISTRICTS: Final[i64] = (1 << 25) - 1


# Who may offer


def may_offer(state: Estate, seat: i64) -> bool:
    """CI-7a A debtor may offer; else whoever's turn it is, when nothing is open (CI-3e)."""
    if state.frames.kind() == Frame.DEBT:
        return seat == debts.debtor(state)
    return state.is_free(seat)


def clause(state: Estate) -> str:
    """The clause of an offer that is open, or would be: another one over a debt."""
    clauses = state.terms.clauses
    return clauses.debtor_deal if offers.debt_place(state) >= 0 else clauses.deal


def gist(state: Estate, move: i64, seat: i64) -> i64:
    """What an offer comes to: what that seat would give, and how many tens of its debt would be cancelled.

    The move names what changes hands and not which way. Once a district has a new owner, or the cash is set against a
    debt, the same move is another offer.
    """
    cards: i64 = cards_of(move) & state.cards_dealt(seat)
    tens: i64 = offers.cancelled(state, move) // STEP
    return districts_of(move) & state.owned[seat] | cards << 22 | tens << 25


def could_come_to(move: i64, meant: i64) -> bool:
    """Whether an offer could have had that gist."""
    named: i64 = districts_of(move) | cards_of(move) << 22
    return meant & CARDS_AND_DISTRICTS & ~named == 0 and (meant >> 25) * STEP <= max(cash_of(move), 0)


def refusal(state: Estate, move: i64, seat: i64) -> i64:
    """What is wrong with offering that."""
    if not may_offer(state, seat):
        return NOT_ASKED_NOW
    other: i64 = partner_of(move)
    cash: i64 = cash_of(move)
    # CI-7a Two players to a deal.
    if other == seat or not owners.is_playing(state, other):
        return Refused.NO_PARTNER
    if offers.left(state) <= 0:
        return Refused.NO_OFFERS_LEFT
    # CI-7a What changes hands belongs to one of them.
    if districts_of(move) & ~(state.owned[seat] | state.owned[other]):
        return Refused.NOT_OF_THE_TWO
    if cards_of(move) & ~(state.cards_dealt(seat) | state.cards_dealt(other)):
        return Refused.NOT_OF_THE_TWO
    is_debtor = state.frames.kind() == Frame.DEBT
    over_debt = is_debtor and debts.creditor(state) == other
    if districts_of(move) == 0 and cards_of(move) == 0 and not over_debt:
        return Refused.NOTHING_OFFERED
    refused: i64 = refusal_debtor(state, seat, move) if is_debtor else FINE
    if refused != FINE:
        return refused
    if -cash > state.cash[seat]:
        return Refused.OFFERER_SHORT
    if cash - offers.cancelled(state, move) > state.cash[other]:
        return Refused.PARTNER_SHORT
    # CI-7a Not the same again in the same turn.
    return Refused.OFFER_REPEATED if was_offered(state, move, seat) else FINE


def refusal_debtor(state: Estate, seat: i64, move: i64) -> i64:
    """CI-7b What a debtor may deal."""
    if brings_dodge(state, seat, move):
        return FINE
    # CI-7b It brings in cash or cancels debt;
    if cash_of(move) <= 0:
        return Refused.NO_RELIEF
    # CI-7b and with anybody but the creditor it leaves no less than before, so that no estate is given away.
    if partner_of(move) == debts.creditor(state) or means_after(state, seat, move) >= rent.means(state, seat):
        return FINE
    return Refused.ESTATE_SHRINKS


def brings_dodge(state: Estate, seat: i64, move: i64) -> bool:
    """CI-7b Whether a debtor gets a card that refuses the debt (CI-11f)."""
    comes: i64 = cards_of(move) & ~state.cards_dealt(seat)
    return comes != 0 and state.settles_debt(comes)


def means_after(state: Estate, seat: i64, move: i64) -> i64:
    """CI-7b Cash, and what mortgages would bring, after a deal with somebody to whom nothing is owed."""
    districts: i64 = districts_of(move)
    kept: i64 = state.owned[seat] & ~districts
    comes: i64 = state.owned[partner_of(move)] & districts
    return state.cash[seat] + cash_of(move) + rent.mortgages_of(state, kept | comes)


def was_offered(state: Estate, move: i64, seat: i64) -> bool:
    made = state.offers
    if len(made) == 0:
        return False
    tagged: i64 = offers.tag(move, seat)
    meant: i64 = gist(state, move, seat)
    return any(made[place] == tagged and made[place + 1] == meant for place in range(0, len(made), 2))


def propose(state: Estate, move: i64, seat: i64) -> None:
    offers.count(state, 1)
    if state.telling:
        tell_offer(state, move, seat)
    offers.lay(state, seat, move)


def tell_offer(state: Estate, move: i64, seat: i64) -> None:
    other: i64 = partner_of(move)
    cash: i64 = cash_of(move)
    against: i64 = offers.cancelled(state, move)
    particulars: dict[str, object] = {"seat": int(seat), "partner": int(other)}
    particulars["offered"] = assets_from(state, move, seat)
    particulars["wanted"] = assets_from(state, move, other)
    particulars["cash"] = int(cash - against)
    particulars["cash_offered"] = int(max(-cash, 0))
    particulars["cash_wanted"] = int(max(cash - against, 0))
    particulars["cancels"] = int(against)
    state.tell("deal-offered", clause(state), particulars)


def assets_from(state: Estate, move: i64, seat: i64) -> list[str]:
    """What that seat gives, by name."""
    found = [DISTRICT_IDS[district] for district in bits_of(districts_of(move) & state.owned[seat])]
    return found + state.card_ids(cards_of(move) & state.cards_dealt(seat))


# What is answered


def answer(state: Estate, move: i64) -> None:
    if move == state.terms.moves.accept:
        accept(state)
    else:
        turn_down(state, "deal-refused")


def accept(state: Estate) -> None:
    # CI-7a The other side accepts.
    seat: i64 = offers.proposer(state)
    other: i64 = offers.partner(state)
    move: i64 = offers.offer(state)
    against: i64 = offers.cancelled(state, move)
    offers.take_away(state)
    if state.telling:
        state.tell("deal-accepted", state.terms.clauses.deal, {"seat": int(seat), "partner": int(other)})
    # CI-7a Districts with all that stands on them, mortgages with their sums.
    districts: i64 = districts_of(move)
    mine: i64 = state.owned[seat] & districts
    theirs: i64 = state.owned[other] & districts
    state.owned[seat] = (state.owned[seat] & ~mine) | theirs
    state.owned[other] = (state.owned[other] & ~theirs) | mine
    state.swap_cards(seat, other, cards_of(move))
    if against:
        # CI-7b
        left: i64 = debts.cancel(state, against)
        if state.telling:
            particulars: dict[str, object] = {"seat": int(seat), "amount": int(against), "left": int(left)}
            state.tell("debt-cancelled", state.terms.clauses.debtor_deal, particulars)
    state.cash[seat] += cash_of(move) - against
    state.cash[other] -= cash_of(move) - against


def turn_down(state: Estate, kind: str) -> None:
    # CI-7a Refused or expired, it cannot be repeated unchanged this turn.
    seat: i64 = offers.proposer(state)
    move: i64 = offers.offer(state)
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "partner": int(offers.partner(state))}
        state.tell(kind, state.terms.clauses.deal, particulars)
    state.offers = append(state.offers, offers.tag(move, seat))
    state.offers = append(state.offers, gist(state, move, seat))
    offers.take_away(state)


def ask(state: Estate) -> dict[str, object]:
    """As the partner sees it: what is offered, what is wanted, and the cash that the partner receives or pays."""
    move: i64 = offers.offer(state)
    against: i64 = offers.cancelled(state, move)
    cash: i64 = against - cash_of(move)
    return {
        "proposer": int(offers.proposer(state)),
        "offered": assets_from(state, move, offers.proposer(state)),
        "wanted": assets_from(state, move, offers.partner(state)),
        "cash": int(cash),
        "cash_offered": int(max(cash, 0)),
        "cash_wanted": int(max(-cash, 0)),
        "cancels": int(against),
    }


def fits(state: Estate) -> bool:
    """CI-7a An offer that could be made again, were it not the same."""
    seat: i64 = offers.proposer(state)
    move: i64 = offers.offer(state)
    if state.frames.step() != Step.ASK or not is_deal(move) or partner_of(move) != offers.partner(state):
        return False
    if not owners.is_playing(state, seat):
        return False
    copy = state.clone()
    offers.take_away(copy)
    offers.count(copy, -1)
    if copy.offered < 0 or (copy.frames.kind() == Frame.DEBT and not debts.fits(copy)):
        return False
    # CI-7b The first version of the rules let an estate shrink: an offer that is open since then is still answered.
    return refusal(copy, move, seat) in (FINE, Refused.ESTATE_SHRINKS)


# What may be offered


def forms(state: Estate, seat: i64) -> list[Form]:
    """The open moves of a seat that is asked: CI-5a, UB-7a bids; CI-7a, CI-7b, UB-7b the deals of whoever may offer."""
    if state.frames.kind() == Frame.AUCTION:
        return auction.forms(state, seat)
    others: i64 = partners_now(state, seat)
    if others == 0:
        return []
    assets = [DISTRICT_IDS[district] for district in bits_of(state.in_play & ~state.unowned)]
    assets += state.card_ids(cards_held(state))
    return [DealForm(bits_of(others), assets)]


def partners_now(state: Estate, seat: i64) -> i64:
    """Whom a seat that is asked may offer a deal, as a set; nobody where it may not, or there is nothing to deal."""
    if not may_offer(state, seat) or offers.left(state) <= 0 or not worth_asking(state):
        return 0
    return partners(state, seat)


def partners(state: Estate, seat: i64) -> i64:
    """CI-7a Who may be dealt with, as a set."""
    return state.playing & ~bit(seat)


def cards_held(state: Estate) -> i64:
    """The cards that can be dealt, as cards of a deal: those that somebody holds."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= state.cards_dealt(seat)
    return found


def assets_between(state: Estate, seat: i64, other: i64) -> i64:
    """CI-7a What belongs to one of the two, as a set: districts, then cards."""
    cards: i64 = state.cards_dealt(seat) | state.cards_dealt(other)
    return state.owned[seat] | state.owned[other] | cards << DISTRICTS


def move_of(other: i64, assets: i64, cash: i64) -> i64:
    """The number of a deal over a set of assets; below zero when it cannot be packed."""
    return deal_code(other, assets & (bit(DISTRICTS) - 1), assets >> DISTRICTS, cash)


def worth_asking(state: Estate) -> bool:
    """Whether there is anything a deal could be about."""
    if state.frames.kind() == Frame.DEBT and debts.creditor(state) != BANK:
        return True
    return state.unowned != state.in_play or cards_held(state) != 0
