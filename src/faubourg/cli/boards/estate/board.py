"""The board of a game of districts, as far as all such games are alike: moves in menus and as people type them."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, TypedDict, cast

from faubourg.cli.boards.board import View
from faubourg.cli.boards.estate.dealing import deal_in, in_steps, is_deal
from faubourg.cli.boards.estate.facts import Facts, Thing
from faubourg.cli.boards.estate.menus import Listing, rows_of
from faubourg.cli.boards.estate.situation import Holder
from faubourg.cli.boards.estate.typed import (
    Known,
    Lexicon,
    Said,
    amount_in,
    district_words,
    fits,
    names_a_bid,
    said_in,
    unreadable,
    words_in,
)
from faubourg.cli.menu import VAGUEST, Menu, Option
from faubourg.core.actors import SEVERAL
from faubourg.core.forms import BidForm, DealForm
from faubourg.core.match import Match
from faubourg.core.refusal import InputError, Refusal
from faubourg.core.state import Choice, Prompt, State
from faubourg.games.estate.view import DebtView

if TYPE_CHECKING:
    from faubourg.text.phrases import Phrases


class Bargainers(TypedDict):
    """Of a view, what an example of a deal is made from."""

    players: list[Holder]
    debt: DebtView | None


def is_vague(refusal: Refusal | None) -> bool:
    return refusal is not None and refusal.code == VAGUEST


class EstateBoard(ABC):
    # Everything lies on the table.
    is_open = True
    shows_hand = ()
    goes_without_asking = ()
    drawn = ("round-over",)
    vague = ()

    def __init__(
        self, match: Match, phrases: "Phrases", names: list[str], facts: Facts, lexicon: Lexicon, listing: Listing
    ) -> None:
        self.match = match
        self.phrases = phrases
        # The sentences of the game, and those common to all.
        self.words = phrases.messages
        self.names = names
        self.titles = facts
        self.lexicon = lexicon
        self.listing = listing
        self.called: dict[str, frozenset[str]] = {}
        self.known: dict[int, Known] = {}
        # Whose menu was made last, or whose line was read.
        self.asked = 0

    def learn(self, scene: Mapping[str, object], cards: tuple[str, ...], about: Mapping[str, tuple[str, ...]]) -> None:
        """The words for districts, for cards that may be dealt with, and for every move of a player but the bids.

        `about` has the pieces that a move of a kind may be about, as far as the move does not say it.
        """
        colours = cast(Mapping[str, Thing], scene["colours"])
        for district in cast(list[Thing], scene["districts"]):
            id = str(district["id"])
            names = cast(Mapping[str, str], district["names"])
            spoken = cast(Mapping[str, str], colours[str(district["colour"])]["names"])
            self.called[id] = district_words(id, names, spoken, self.titles.code(id))
        for card in cards:
            self.called[card] = frozenset(words_in(card, self.phrases.card(card), self.words.say(f"board-kept-{card}")))
        pieces = cast(Mapping[str, Thing], scene["pieces"])
        called = {id: words_in(id, *cast(Mapping[str, str], piece["names"]).values()) for id, piece in pieces.items()}
        game = self.match.game
        for move in range(game.policy):
            verb, *ids = game.text(move).split(" ")
            words = self.called.get(ids[0] if ids else "", frozenset(words_in(*ids)))
            for piece in ids[:1] if ids and ids[0] in pieces else about.get(verb, ()):
                words |= called[piece]
            if verb != "bid":
                self.known[move] = Known(verb, words)

    # Moves

    def menu(self, seat: int) -> Menu:
        self.asked = seat
        choices = [choice for choice in self.match.state.choices(seat) if choice["move"] is not None]
        return Menu(rows_of(choices, self.listing, self.titles), self.listing.order)

    def meant(self, text: str, seat: int) -> list[int]:
        self.asked = seat
        said = self.said(text)
        found = [] if len(said) > 1 else self.fitting(said[0], seat)
        if not found:
            return [self.match.game.parse(text.strip().lower())]
        return found

    def said(self, text: str) -> list[Said]:
        return said_in(text, self.lexicon)

    def fitting(self, said: Said, seat: int) -> list[int]:
        """All moves that a part of a line may mean: the legal ones, if there are any."""
        found = self.every_fitting(said, self.match.state, seat)
        legal = set(self.match.state.legal(seat))
        return [move for move in found if move in legal] or found

    def every_fitting(self, said: Said, state: State, seat: int) -> list[int]:
        """Legal or not."""
        return [move for move, known in self.known.items() if fits(known, said)]

    def gesture(self, text: str, seat: int) -> list[int]:
        """A bid or a deal, or several moves; none for a line that is to be read as one move."""
        self.asked = seat
        if is_deal(text):
            return [self.deal(text, seat)]
        amount = amount_in(text)
        # An amount alone is a bid only where bids are asked for.
        if amount is not None and (self.is_bidding(seat) or names_a_bid(text)):
            return [self.parsed(f"bid {in_steps(amount)}", text)]
        said = self.said(text)
        if len(said) == 1 and said[0].times == 1:
            return []
        return self.several(said, seat, text)

    def several(self, said: Iterable[Said], seat: int, text: str) -> list[int]:
        """One move after the other."""
        state = self.match.state.clone()
        moves: list[int] = []
        for part in said:
            for _ in range(part.times):
                move = self.only(part, state, seat, text)
                state.play(move, seat)
                moves.append(move)
        return moves

    def only(self, said: Said, state: State, seat: int, text: str) -> int:
        """The one move that a part means."""
        found = self.every_fitting(said, state, seat)
        legal = state.legal(seat)
        possible = [move for move in found if move in legal]
        if len(possible) == 1:
            return possible[0]
        if found and not possible:
            # None can be made: the one whose refusal says most tells why.
            return min(found, key=lambda move: is_vague(state.why_not(move, seat)))
        raise unreadable(" ".join(said.words) or text)

    def parsed(self, notation: str, text: str) -> int:
        try:
            return self.match.game.parse(notation)
        except InputError:
            raise unreadable(text) from None

    # Bids and deals

    def is_bidding(self, seat: int) -> bool:
        return any(isinstance(form, BidForm) for form in self.match.state.forms(seat))

    def deal(self, text: str, seat: int) -> int:
        players = self.bargainers(seat)["players"]
        owned = [{*player["districts"], *self.cards_held(player)} for player in players]
        return self.parsed(deal_in(text, self.names, seat, self.called, owned), text)

    def bargainers(self, seat: int) -> Bargainers:
        return cast(Bargainers, self.match.state.view(seat))

    def cards_held(self, player: Holder) -> list[str]:
        """Cards that may change hands, in games that have such cards."""
        return []

    def note(self, seat: int) -> str:
        """How an open move is typed; of deals only where a turn begins or somebody owes."""
        for form in self.match.state.forms(seat):
            if isinstance(form, BidForm):
                low, high = form.low, form.high // form.step * form.step
                live = "yes" if self.match.state.actor == SEVERAL else "no"
                return self.words.say("board-note-bid", low=low, high=high, typed=str(low), live=live)
            if self.match.state.prompt(seat)["kind"] in ("roll", "debt"):
                return self.example_of_deal(form, seat)
        return ""

    def example_of_deal(self, form: DealForm, seat: int) -> str:
        """With whoever has something, over something that the two have; whoever owes has to sell (CI-7b, UB-7b)."""
        view = self.bargainers(seat)
        players, debt = view["players"], view["debt"]
        partner = max(form.partners, key=lambda other: len(players[other]["districts"]))
        if debt is not None and debt["creditor"] in form.partners:
            partner = debt["creditor"]
        theirs = [] if debt is not None else players[partner]["districts"]
        districts = theirs or players[seat]["districts"]
        if not districts:
            return ""
        code = self.titles.code(districts[0]).lower()
        own = "yes" if districts[0] in players[seat]["districts"] else "no"
        return self.words.say("board-note-deal", name=self.names[partner], district=code, own=own)

    def typed(self, move: int) -> str:
        verb, _, id = self.match.game.text(move).partition(" ")
        if verb == "deal":
            return self.typed_deal(id)
        if id in self.titles.names:
            id = self.titles.code(id).lower()
        return f"{self.typed_verb(verb)} {id}".strip()

    def typed_verb(self, verb: str) -> str:
        return verb if self.words.language == "en" else self.lexicon.french.get(verb, verb)

    def typed_deal(self, text: str) -> str:
        """A deal as one would type it, with the partner by name and districts by their codes."""
        partner, assets, verb, cash = text.split(" ")
        codes = [self.titles.code(id).lower() if id in self.titles.names else id for id in assets.split("+")]
        if self.words.language == "fr":
            verb = "contre" if verb == "get" else "payer"
            codes = ["rien" if code == "nothing" else code for code in codes]
        deal = "deal" if self.words.language == "en" else "échange"
        return f"{deal} {self.names[int(partner)]} {' + '.join(codes)} {verb} {cash}"

    # Names

    def label(self, option: Option, view: View, prompt: Prompt, simple: bool) -> str:
        verb, district = option.rows[0].parts["verb"], option.rows[0].parts.get("district", "")
        if option.move is None:
            return self.group(option)
        if not district:
            return self.spoken(option, prompt)
        money = self.money(option.move)
        if verb == "bid":
            return self.words.say("board-verb-bid") + money
        if option.part == "district":
            # Many districts, all for the same: the question, or the line chosen before, says what for.
            return self.titles.code(district) + money
        return f"{self.words.say(f'board-verb-{verb}')} {self.titles.code(district)}{money}"

    def money(self, move: int) -> str:
        """What a move costs or brings, behind its name."""
        cost = self.choice_of(move)["cost"]
        return "" if not cost else f" {abs(cost)}"

    def group(self, option: Option) -> str:
        """Several moves that share a part."""
        return self.words.say("board-group", what=self.shared(option), count=len(option.rows))

    def shared(self, option: Option) -> str:
        return self.words.say(f"board-verb-{option.rows[0].parts['verb']}")

    def choice_of(self, move: int) -> Choice:
        return next(choice for choice in self.match.state.choices(self.asked) if choice["move"] == move)

    def spoken(self, option: Option, prompt: Prompt) -> str:
        if option.move is None:
            return self.group(option)
        return self.phrases.choice(self.choice_of(option.move), prompt)

    @abstractmethod
    def legend(self, simple: bool) -> list[str]:
        """What the signs of the drawing mean."""
