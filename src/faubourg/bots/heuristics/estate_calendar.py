"""City and U-Build: how many turns are still to come."""

from mypy_extensions import i64

from faubourg.games.estate.state import Estate


def turns_to_come(state: Estate, seat: i64, first: i64, rounds: i64, is_before_dice: bool) -> i64:
    """The turns a seat will still begin to roll in, when so many rounds follow the present one and a seat began it. The
    present turn counts until the dice are thrown."""
    seats: i64 = state.seats
    place: i64 = (seat - first + seats) % seats
    now: i64 = (state.turn - first + seats) % seats
    if place > now or (place == now and is_before_dice):
        return rounds + 1
    return rounds
