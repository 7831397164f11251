"""A pile of cards: an unordered set of unseen ones above a known order, with the discards beside it.

Nobody ever shuffles: a shuffle only says which cards the unseen set holds, and a card drawn is one that Nature names. A
card remembers the shuffle it was drawn from, as the last shuffle that held it; within one shuffle all unseen cards are
alike, and that is what an imagined position may permute.
Sets of cards are bits of one number, so a pile has at most 62 cards.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from faubourg.core.actions import Actions
from faubourg.core.bits import bit, count_bits, nth_bit
from faubourg.core.fields import Ledger
from faubourg.core.rng import Rng


@final
class Pile:
    def __init__(self, unseen: i64, discards: i64, under: tuple[int, ...], shuffles: tuple[int, ...]) -> None:
        self.unseen: i64 = unseen
        self.discards: i64 = discards
        # Cards put back under the pile, the uppermost first.
        self.under = under
        # Which cards each shuffle held, the first shuffle first.
        self.shuffles = shuffles

    def clone(self) -> "Pile":
        return Pile(self.unseen, self.discards, self.under, self.shuffles)

    def declare(self, ledger: Ledger, cards: i64) -> None:
        """The fields of a pile of so many cards that are never put under."""
        self.unseen = ledger.cards("unseen", self.unseen, cards)
        self.discards = ledger.cards("discards", self.discards, cards)
        self.shuffles = ledger.row("shuffles", self.shuffles, 0, bit(cards) - 1)

    def is_empty(self) -> bool:
        return self.unseen == 0 and not self.under

    def size(self) -> i64:
        return count_bits(self.unseen) + len(self.under)

    def can_draw(self, card: i64) -> bool:
        """An unseen card, or, when there is none, the uppermost of those put under."""
        if self.unseen:
            return (self.unseen >> card) & 1 == 1
        return len(self.under) > 0 and self.under[0] == card

    def fill(self, actions: Actions, base: i64) -> None:
        """Nature's outcomes for the next draw, all equally likely, as base + card."""
        if self.unseen:
            actions.add_bits(self.unseen, base)
        elif self.under:
            top: i64 = self.under[0]
            actions.add(base + top)

    def draw(self, card: i64) -> None:
        if self.unseen:
            self.unseen &= ~bit(card)
        else:
            self.under = self.under[1:]

    def discard(self, card: i64) -> None:
        self.discards |= bit(card)

    def put_under(self, card: i64) -> None:
        self.under = (*self.under, card)

    def fits(self, deck: i64) -> bool:
        """Whether it can have come from a deck: the first shuffle held every card, what is unseen comes from the last
        one and is not discarded."""
        if not self.shuffles or self.unseen & self.discards:
            return False
        first: i64 = self.shuffles[0]
        last: i64 = self.shuffles[-1]
        return first == deck and last & ~deck == 0 and self.unseen & ~last == 0

    def reshuffle(self) -> None:
        """All discards become the unseen set of a new shuffle. Only when the pile is empty."""
        self.unseen = self.discards
        self.discards = 0
        self.shuffles = (*self.shuffles, self.unseen)

    def drawn_from(self, number: i64) -> i64:
        """The cards whose last shuffle is that one, as a set."""
        cards: i64 = self.shuffles[number]
        for later in range(number + 1, len(self.shuffles)):
            held: i64 = self.shuffles[later]
            cards &= ~held
        return cards


def new_pile(cards: i64) -> Pile:
    """A pile just shuffled."""
    shuffled: int = cards
    return Pile(cards, 0, (), (shuffled,))


def imagine_hands(pile: Pile, hands: vec[i64], seat: i64, alike: vec[i64], rng: Rng) -> None:
    """Permute what is hidden from a seat, the other hands and the unseen cards, within each shuffle and each back.

    `hands` is changed in place, and the pile's unseen set with it; `alike` holds the sets of cards with equal backs. A
    seat of -1 is a spectator, to whom every hand is hidden. Which shuffle a card in a hand comes from is public (the
    discards were open when they were shuffled), and so is its back: the permutation keeps both.
    """
    hidden: i64 = pile.unseen
    for other in range(len(hands)):
        if other != seat:
            hidden |= hands[other]
    for number in range(len(pile.shuffles)):
        shuffled: i64 = pile.drawn_from(number) & hidden
        for back in range(len(alike)):
            deal_again(pile, hands, seat, shuffled & alike[back], rng)


def deal_again(pile: Pile, hands: vec[i64], seat: i64, group: i64, rng: Rng) -> None:
    """Give each hand as many cards of the group as it had, drawn evenly; what is left stays in the pile."""
    left: i64 = group
    for other in range(len(hands)):
        if other == seat:
            continue
        wanted: i64 = count_bits(hands[other] & group)
        hand: i64 = hands[other] & ~group
        for _ in range(wanted):
            card: i64 = nth_bit(left, rng.below(count_bits(left)))
            left &= ~bit(card)
            hand |= bit(card)
        hands[other] = hand
    pile.unseen = (pile.unseen & ~group) | left
