"""Chapters 3, 6 and 13: how a pawn comes to a square (CI-3a, CI-6g, CI-13.19). The frame of a landing: the square, how
the pawn arrived, and what is due there: before the taxi the laps of the move, then a rent or tax."""

from typing import Final

from mypy_extensions import i64

from faubourg.core.frames import WIDTH, Frames
from faubourg.games.city import numbering
from faubourg.games.city.numbering import ARRIVAL_IDS, DISTRICT_AT, SQUARE_OF, SQUARES, Arrival, Frame, Step
from faubourg.games.city.rules import kept, landmarks
from faubourg.games.city.state import City
from faubourg.games.estate import money

# CI-3a By two dice.
MOST_STEPS: Final[i64] = 12


# The frame


def square(state: City) -> i64:
    return state.frames.a()


def square_at(frames: Frames, place: i64) -> i64:
    """Of a landing at that place of the stack."""
    return frames.rows[place * WIDTH + 2]


def district(state: City) -> i64:
    """The district on which the pawn has landed; NO_DISTRICT elsewhere."""
    return DISTRICT_AT[state.frames.a()]


def arrival(state: City) -> i64:
    return state.frames.b()


def due(state: City) -> i64:
    return state.frames.c()


def set_due(state: City, amount: i64) -> None:
    state.frames.set_c(amount)


def arrive(state: City, arrival: i64) -> None:
    """The pawn has gone on to another square."""
    state.frames.set_a(state.places[state.turn])
    state.frames.set_b(arrival)


# Moving


def advance(state: City, steps: i64, arrival: i64, clause: str) -> None:
    """CI-3a Clockwise; then a landing, with the salary when GO is passed or reached."""
    seat: i64 = state.turn
    end: i64 = state.places[seat] + steps
    move_pawn(state, end % SQUARES, arrival, clause)
    state.frames.push(Frame.LANDING, Step.TAXI, state.places[seat], arrival, end // SQUARES)


def retreat(state: City, steps: i64, arrival: i64, clause: str) -> None:
    """CI-3a Backwards, never with a salary; then a landing."""
    seat: i64 = state.turn
    end: i64 = state.places[seat] - steps
    move_pawn(state, (end + SQUARES) % SQUARES, arrival, clause)
    state.frames.push(Frame.LANDING, Step.TAXI, state.places[seat], arrival, -1 if end < 0 else 0)


def move_pawn(state: City, square: i64, arrival: i64, clause: str) -> None:
    seat: i64 = state.turn
    start: i64 = state.places[seat]
    state.places[seat] = square
    if state.telling:
        particulars: dict[str, object] = {"seat": int(seat), "from": int(start), "to": int(square)}
        state.tell("moved", clause, particulars | {"by": ARRIVAL_IDS[arrival]})


def pay_salary(state: City, seat: i64) -> None:
    # CI-3a, CI-9f
    amount: i64 = landmarks.salary(state, seat)
    money.receive(state, seat, amount)
    if state.telling:
        clause = "CI-3a" if amount == state.figures.salary else "CI-9f"
        state.tell("salary-paid", clause, {"seat": int(seat), "amount": int(amount)})


def jump(state: City, to: i64) -> None:
    # CI-6g Clockwise, so it pays the salary when it passes GO; and it is not a landing.
    seat: i64 = state.turn
    start: i64 = state.places[seat]
    move_pawn(state, SQUARE_OF[to], Arrival.JUMP, "CI-6g")
    if state.places[seat] < start:
        pay_salary(state, seat)
    state.frames.set_step(Step.SQUARE)
    arrive(state, Arrival.JUMP)


# The taxi (CI-13.19)


def answer_taxi(state: City, move: i64) -> None:
    if move == numbering.PASS:
        end_move(state, 0)
    else:
        take_taxi(state, move - numbering.USE_TAXI)


def taxi_steps(way: i64) -> i64:
    """CI-13.19 One or two squares either way."""
    return way - 2 if way < 2 else way - 1


def taxi_square(state: City, way: i64) -> i64:
    """Where the taxi would go from here."""
    return (square(state) + taxi_steps(way) + SQUARES) % SQUARES


def take_taxi(state: City, way: i64) -> None:
    seat: i64 = state.turn
    kept.put_back(state, seat, 2)
    if state.telling:
        state.tell("card-used", "CI-13.19", {"seat": int(seat), "card": "chance19"})
    # The first square is ignored, the new one is a landing; and no second taxi.
    move_pawn(state, taxi_square(state, way), Arrival.TAXI, "CI-13.19")
    end_move(state, taxi_steps(way))
    arrive(state, Arrival.TAXI)


def is_salary_due(state: City, steps: i64) -> bool:
    """CI-3a, CI-13.19 Whether the steps forwards of a move, less those backwards, reach or pass GO from where it began,
    if so many more are made."""
    return due(state) * SQUARES + square(state) + steps >= SQUARES


def end_move(state: City, steps: i64) -> None:
    """CI-13.19 The taxi has been used, for so many steps, or not: roll or card and taxi were one move."""
    is_due = is_salary_due(state, steps)
    set_due(state, 0)
    state.frames.set_step(Step.SQUARE)
    if is_due:
        pay_salary(state, state.turn)


def ask_taxi(state: City, seat: i64) -> dict[str, object]:
    """CI-13.19 Where the pawn stands, and the salary that is due if it stays there."""
    salary = int(landmarks.salary(state, seat)) if is_salary_due(state, 0) else 0
    return {"square": str(square(state)), "salary": salary}


def taxi_fits(state: City) -> bool:
    """CI-13.19 On landing by dice or card; only card 16 leads back over GO, and only as far as Bellevue."""
    laps: i64 = due(state)
    if arrival(state) == Arrival.DICE:
        return laps == 0 or (laps == 1 and square(state) < MOST_STEPS)
    if arrival(state) != Arrival.CARD:
        return False
    return laps in (0, 1) or (laps == -1 and square(state) == SQUARES - 1)
