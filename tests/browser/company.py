"""Several people at one table, each in front of a browser of their own."""

import json
from collections.abc import Iterator

from playwright.sync_api import Locator, expect

from tests.browser.games.game import Json, at_button
from tests.browser.people import Person
from tests.browser.player import has_something_to_do, next_to_move

MOST_TURNS = 60


class Company:
    def __init__(self, *people: Person, data: str | None = None, **options: object) -> None:
        """Everybody sits down; the first one begins."""
        self.people = people
        first, *others = people
        places: list[Json] = [{"kind": "me", "name": first.name}, *[{"kind": "open"}] * len(others)]
        table = first.set_table(places, data=data, options={"first": 0, **options})
        for person in others:
            person.take_seat(table)
        for person in people:
            person.sit_at(table)

    def seat(self, person: Person) -> int:
        return self.people.index(person)

    def mover(self) -> Person | None:
        """Whoever is asked; nobody, when the match is over."""
        return next_to_move(*self.people)

    def play_turn(self) -> None:
        """One gesture of whoever is asked, seen by all."""
        mover = self.mover()
        assert mover is not None, "the match is over"
        mover.play_turn()
        self.meet()

    def meet(self) -> None:
        """Wait until everybody has seen what anybody has, and all see the same board."""
        seq = max(person.look()["seq"] or 0 for person in self.people)
        boards = [person.wait_seq(seq)["board"] for person in self.people]
        assert all(board == boards[0] for board in boards)

    def until_offered(self, move: int) -> Person:
        """Play until somebody can make this move on a button."""
        for _ in range(MOST_TURNS):
            mover = self.mover()
            assert mover is not None, "the match is over"
            if can_press(mover, at_button(str(move))):
                return mover
            self.play_turn()
        raise AssertionError(f"nobody is ever asked for {move}")

    def bargain(self) -> tuple[Person, Person, str] | None:
        """Who could make an offer now, to whom, and for which district of theirs."""
        for person in self.people:
            if has_something_to_do(person.look()) and can_press(person, ".prompt [data-deal]"):
                for other in self.people:
                    districts = view_of(other)["players"][self.seat(other)]["districts"]
                    if other is not person and districts:
                        return person, other, districts[0]
        return None


# What somebody sees


def view_of(person: Person) -> Json:
    found: Json = person.state()["view"]
    return found


def owner_of(person: Person, district: str) -> int | None:
    found: int | None = next(one["owner"] for one in view_of(person)["districts"] if one["id"] == district)
    return found


def cash_of(person: Person, seat: int) -> int:
    return int(view_of(person)["players"][seat]["cash"])


def happened(person: Person) -> Iterator[Json]:
    """All that the page shown has been told of, in order."""
    for text in person.received:
        message: Json = json.loads(text)
        if message["type"] == "state":
            yield from message["events"]


def kinds(person: Person) -> set[str]:
    return {str(event["kind"]) for event in happened(person)}


# What somebody does


def can_press(person: Person, selector: str) -> bool:
    return person.page.locator(f"{selector}:enabled").count() > 0


def do(person: Person, selector: str) -> None:
    """Press it, confirm it if that is asked, and wait until it is part of the match."""
    before = person.wait_turn()["seq"] or 0
    person.hit(person.page.locator(selector))
    if person.wait("an answer", lambda now: now["confirm"] or (now["seq"] or 0) > before)["confirm"]:
        person.confirm()
    person.wait_seq(before + 1)


def money(person: Person) -> Locator:
    return person.page.locator(".prompt").get_by_label(person.say("deal-cash-label"), exact=True)


def name_sum(person: Person, amount: int) -> None:
    money(person).fill(str(amount))
    money(person).press("Tab")


def send(person: Person) -> None:
    """The offer as it is composed; it is part of the match then."""
    before = person.look()["seq"] or 0
    button = person.page.locator(".prompt [data-send]")
    expect(button).to_be_enabled()
    person.hit(button)
    person.wait_seq(before + 1)


def offer(person: Person, partner: int, *assets: str, pay: int) -> None:
    """Compose an offer in its panel, and send it."""
    person.hit(person.page.locator(".prompt [data-deal]"))
    # The panel is fetched when it is first shown. Where there is one partner, none is to be chosen.
    expect(money(person)).to_be_visible()
    chosen = person.page.locator(f'.prompt [data-partner="{partner}"]')
    if chosen.count():
        person.hit(chosen)
    for asset in assets:
        person.hit(person.page.locator(f'.prompt [data-asset="{asset}"]'))
    person.press("deal-i-pay")
    name_sum(person, pay)
    send(person)


def open_with(person: Person, amount: int) -> None:
    """Name an opening price that has no button, after what is drafted."""
    person.wait("the opening price", lambda now: bool(now["bids"]))
    assert not can_press(person, f'.prompt [data-bid="{amount}"]')
    person.page.get_by_label(person.say("auction-any"), exact=True).fill(str(amount))
    do(person, ".prompt [data-bid-typed]")
    assert [event["amount"] for event in happened(person) if event["kind"] == "bid-made"][-1:] == [amount]
