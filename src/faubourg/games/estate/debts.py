"""The frame of a debt, on top or at a place of the stack (CI-10a, UB-8e): who owes how much to whom; its step counts
the offers made over it."""

from mypy_extensions import i64

from faubourg.core.frames import WIDTH, Frames
from faubourg.games.estate.state import Estate, Frame


def owe(state: Estate, payer: i64, payee: i64, owed: i64) -> None:
    state.frames.push(Frame.DEBT, 0, payer, owed, payee)


def debtor(state: Estate) -> i64:
    return state.frames.a()


def amount(state: Estate) -> i64:
    return state.frames.b()


def creditor(state: Estate) -> i64:
    return state.frames.c()


def is_debt(frames: Frames, place: i64) -> bool:
    return frames.rows[place * WIDTH] == Frame.DEBT


def offers_at(frames: Frames, place: i64) -> i64:
    """CI-7a How many offers were made over it."""
    return frames.rows[place * WIDTH + 1]


def debtor_at(frames: Frames, place: i64) -> i64:
    return frames.rows[place * WIDTH + 2]


def amount_at(frames: Frames, place: i64) -> i64:
    return frames.rows[place * WIDTH + 3]


def creditor_at(frames: Frames, place: i64) -> i64:
    return frames.rows[place * WIDTH + 4]


def set_sides(frames: Frames, place: i64, debtor: i64, creditor: i64) -> None:
    """Others owe, and are owed."""
    frames.rows[place * WIDTH + 2] = debtor
    frames.rows[place * WIDTH + 4] = creditor


def drop(state: Estate) -> None:
    """It is settled in some other way."""
    state.frames.pop()


def cancel(state: Estate, part: i64) -> i64:
    """CI-7b So much of it is not owed any more; what is left."""
    left: i64 = amount(state) - part
    state.frames.set_b(left)
    return left


def count_offer(state: Estate, more: i64) -> None:
    """CI-7a Three fresh offers for each debt."""
    state.frames.set_step(state.frames.step() + more)
