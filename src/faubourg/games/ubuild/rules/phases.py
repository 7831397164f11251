"""A move goes to the chapter of what is being decided; then the frames go on until somebody is asked."""

from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.actors import CLOCK, NATURE
from faubourg.core.bits import bit
from faubourg.core.frames import NO_FRAME, WIDTH
from faubourg.core.refusal import OWN_REFUSALS
from faubourg.core.state import CLOCK_DECIDES, FINE, NATURE_DECIDES, NOT_ASKED_NOW, UNKNOWN_MOVE
from faubourg.games.estate import auction, buying, dealing, debts, offers, turns
from faubourg.games.estate import landmarks as built
from faubourg.games.estate.deals import districts_of, is_deal
from faubourg.games.estate.districts import DISTRICTS
from faubourg.games.ubuild import numbering
from faubourg.games.ubuild.moves import CODEC, OPEN
from faubourg.games.ubuild.numbering import Frame, Refused, Step
from faubourg.games.ubuild.rules import (
    building,
    card_choice,
    chance,
    debt,
    ending,
    hazards,
    landmarks,
    permits,
    roll,
    spaces,
    turn,
    walking,
)
from faubourg.games.ubuild.state import UBuild

# What may be played


def fill(state: UBuild, actions: Actions, seat: i64) -> None:
    """Every listed legal move of an actor who is asked, in ascending order."""
    if seat == CLOCK:
        actions.add(numbering.TIME_UP)
        return
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        fill_turn(state, actions, seat)
    elif kind == Frame.LANDING:
        fill_landing(state, actions, seat)
    elif kind == Frame.AUCTION:
        auction.fill(state, actions, seat)
    elif kind == Frame.CARD:
        card_choice.fill(state, actions)
    elif kind == Frame.DEBT:
        debt.fill(state, actions, seat)
    elif kind == Frame.SITE:
        permits.fill_sites(state, actions, seat)
    elif kind == Frame.HAZARD:
        hazards.fill(state, actions)
    else:
        # UB-7b An offer.
        CODEC.fill(Step.ASK, actions)


def fill_turn(state: UBuild, actions: Actions, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.ROLL:
        roll.fill(state, actions, seat)
        fill_extras(state, actions, seat)
    elif step == Step.ACT:
        building.fill(state, actions, seat)
        fill_extras(state, actions, seat)
    elif step == Step.DICE:
        roll.fill_dice(state, actions)
    else:
        turns.fill_first(state, actions)


def fill_landing(state: UBuild, actions: Actions, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.BUY:
        buying.fill(state, actions, walking.district(state), seat)
        fill_extras(state, actions, seat)
    elif step == Step.DRAW:
        state.pile.fill(actions, numbering.DRAW)
    else:
        permits.fill(state, actions, seat)


def fill_extras(state: UBuild, actions: Actions, seat: i64) -> None:
    # UB-3j Skyscrapers, the stadium and the tower bought, mortgages taken and lifted.
    landmarks.fill(state, actions, seat)
    debt.fill_extras(state, actions, seat)


# What is wrong with a move


def refusal(state: UBuild, move: i64, seat: i64) -> i64:
    """FINE, or what is wrong with a move of an actor who is asked."""
    if not OPEN.is_move(move):
        return UNKNOWN_MOVE
    if seat == CLOCK:
        return FINE if move == numbering.TIME_UP else NOT_ASKED_NOW
    if seat != NATURE and numbering.POLICY <= move < numbering.LISTED:
        return CLOCK_DECIDES if move == numbering.TIME_UP else NATURE_DECIDES
    refused: i64 = refusal_asked(state, move, seat)
    # UB-1f Only districts on the track are in play.
    return Refused.NOT_ON_TRACK if refused >= OWN_REFUSALS and districts_named(move) & ~state.in_play else refused


def districts_named(move: i64) -> i64:
    """The districts that a move is about, as a set."""
    if is_deal(move):
        return districts_of(move)
    if numbering.CALL <= move < numbering.BID:
        return bit((move - numbering.CALL) % DISTRICTS)
    return 0


def refusal_asked(state: UBuild, move: i64, seat: i64) -> i64:
    if is_deal(move):
        return dealing.refusal(state, move, seat)
    kind: i64 = state.frames.kind()
    if kind == Frame.AUCTION:
        return auction.refusal(state, move, seat)
    if kind == Frame.CARD:
        return card_choice.refusal(state, move, seat)
    if kind == Frame.DEBT:
        return debt.refusal(state, move, seat)
    if kind == Frame.SITE:
        return permits.refusal_choice(state, move, seat)
    if kind == Frame.HAZARD:
        return hazards.refusal(state, move)
    if kind == Frame.DEAL:
        return FINE if CODEC.asks_for(Step.ASK, move) else NOT_ASKED_NOW
    if is_extra(move):
        return refusal_extra(state, move, seat) if turn.is_free(state, seat) else NOT_ASKED_NOW
    return refusal_turn(state, move, seat) if kind == Frame.TURN else refusal_landing(state, move, seat)


def refusal_turn(state: UBuild, move: i64, seat: i64) -> i64:
    step: i64 = state.frames.step()
    if step == Step.ROLL:
        return roll.refusal(state, move, seat)
    if step == Step.ACT:
        return building.refusal(state, move, seat)
    return roll.refusal_dice(state, move) if step == Step.DICE else turns.refusal_first(state, move)


def refusal_landing(state: UBuild, move: i64, seat: i64) -> i64:
    step: i64 = state.frames.step()
    if step == Step.BUY:
        return buying.refusal(state, walking.district(state), move, seat)
    if step == Step.DRAW:
        return turns.refusal_draw(state, move, numbering.CARDS)
    return permits.refusal(state, move, seat)


def is_extra(move: i64) -> bool:
    """UB-3j What may be done at any free point of one's turn."""
    return numbering.STADIUM <= move < numbering.BID


def refusal_extra(state: UBuild, move: i64, seat: i64) -> i64:
    if move < numbering.MORTGAGE:
        return landmarks.refusal(state, seat, move)
    return debt.refusal_extra(state, move, seat)


# What is played


def apply(state: UBuild, move: i64, seat: i64) -> None:
    """Make a legal move."""
    state.decisions += 1
    kind: i64 = state.frames.kind()
    if move == numbering.TIME_UP:
        turns.time_out(state, "match")
    elif move >= numbering.LISTED and is_deal(move):
        dealing.propose(state, move, seat)
    elif kind == Frame.TURN:
        apply_turn(state, move, seat)
    elif kind == Frame.LANDING:
        apply_landing(state, move, seat)
    elif kind == Frame.AUCTION:
        auction.apply(state, move, seat)
    elif kind == Frame.CARD:
        card_choice.apply(state, move, seat)
    elif kind == Frame.DEBT:
        debt.apply(state, move, seat)
    elif kind == Frame.SITE:
        permits.take_site(state, seat, move - numbering.SITE, clause_below(state))
    elif kind == Frame.HAZARD:
        hazards.apply(state, move, seat, clause_below(state))
    else:
        dealing.answer(state, move)
    go_on(state)
    # UB-11c The limit on decisions.
    if state.decisions >= numbering.LIMIT and not state.over:
        turns.cut_short(state)


def apply_turn(state: UBuild, move: i64, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.DICE:
        roll.throw_dice(state, move)
    elif step == Step.FIRST:
        ending.name_first(state, move - numbering.FIRST)
    elif is_extra(move):
        apply_extra(state, move, seat)
    elif step == Step.ROLL:
        roll.apply(state, move, seat)
    else:
        building.apply(state, move, seat)


def apply_landing(state: UBuild, move: i64, seat: i64) -> None:
    step: i64 = state.frames.step()
    if step == Step.DRAW:
        chance.draw(state, move - numbering.DRAW)
    elif is_extra(move):
        apply_extra(state, move, seat)
    elif step == Step.BUY:
        spaces.answer_buy(state, move, seat)
    else:
        permits.use(state, move, seat)


def apply_extra(state: UBuild, move: i64, seat: i64) -> None:
    """UB-3j"""
    if move < numbering.MORTGAGE:
        piece: i64 = built.piece_of(state, move)
        permits.choose_site(state, piece, move - built.move_of(state, piece))
    elif move < numbering.LIFT:
        debt.mortgage(state, seat, move - numbering.MORTGAGE)
    else:
        debt.lift(state, seat, move - numbering.LIFT)


def clause_below(state: UBuild) -> str:
    """By what a building is placed or moved: the card, the turn, or the permit under the top frame."""
    rows = state.frames.rows
    kind: i64 = rows[(state.frames.depth - 2) * WIDTH]
    if kind == Frame.CARD:
        return card_choice.clause(rows[(state.frames.depth - 2) * WIDTH + 2])
    return "UB-5e" if kind == Frame.TURN else "UB-5b"


def begin(state: UBuild) -> None:
    """UB-3i The table may name the first player."""
    if state.table.first >= 0:
        ending.name_first(state, state.table.first)
    go_on(state)


def go_on(state: UBuild) -> None:
    """Settle the top frame, and the one below it, until a frame has something to ask."""
    is_asking = state.over
    while not is_asking:
        kind: i64 = state.frames.kind()
        if kind == Frame.TURN:
            is_asking = roll.go_on(state)
        elif kind == Frame.LANDING:
            is_asking = spaces.go_on(state)
        elif kind == Frame.AUCTION:
            is_asking = auction.go_on(state)
        elif kind == Frame.CARD:
            is_asking = chance.go_on(state)
        elif kind == Frame.DEBT:
            is_asking = debts.go_on(state)
        else:
            # UB-7b An offer asks the partner; a site or a step the one whose turn it is.
            state.actor = offers.partner(state) if kind == Frame.DEAL else state.turn
            is_asking = True
        is_asking = is_asking or state.over


# What a dump must agree with


def row_fits(state: UBuild, above: i64) -> bool:
    """Whether the top row can be, under a frame of that kind."""
    kind: i64 = state.frames.kind()
    if kind == Frame.TURN:
        return roll.fits(state, above)
    if kind == Frame.LANDING:
        return spaces.fits(state, above)
    if kind == Frame.CARD:
        return card_choice.fits(state, above)
    if kind == Frame.DEBT:
        # UB-8e Only by a card somebody owes in another's turn.
        is_cards = state.frames.depth > 1 and state.frames.rows[(state.frames.depth - 2) * WIDTH] == Frame.CARD
        is_owed = debts.fits(state) and (is_cards or debts.debtor(state) == state.turn)
        return is_owed and above in (NO_FRAME, Frame.DEAL)
    if above != NO_FRAME:
        return False
    if kind == Frame.AUCTION:
        return auction.fits(state)
    if kind == Frame.DEAL:
        return dealing.fits(state)
    return permits.site_fits(state) if kind == Frame.SITE else kind == Frame.HAZARD and hazards.fits(state)
