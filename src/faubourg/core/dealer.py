"""Dealers: whoever picks Nature's moves. The rules never do.

A draw is numbered, and a dealer's pick depends on the number: after an undo or a restart no draw is made again, and
none is made differently.
"""

from abc import ABC, abstractmethod
from hashlib import sha256
from typing import Final, final

from mypy_extensions import mypyc_attr

from faubourg.core.refusal import InputError
from faubourg.core.rng import Rng
from faubourg.core.state import State

ENTROPY_BYTES: Final = 32
# The kinds of fair dealer in a record: seats promise their bytes before anybody reveals any; and the older one, where
# they sent them openly, one after the other.
FAIR: Final = "fair-2"
OLDER: Final = "fair"


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Whoever picks Nature's moves, by the number of the draw."""

    @abstractmethod
    def pick(self, state: State, number: int) -> int:
        """Nature's move for draw `number` of the match, 0 for the first."""

    @abstractmethod
    def header(self) -> list[str]:
        """What a record says of the dealer while the match is going on: words, the kind first."""

    def secret(self) -> str:
        """What a record adds when the match is over, so that everybody can check the draws; empty if nothing."""
        return ""

    def can_check(self) -> bool:
        """Whether the draws can be computed again."""
        return True


@final
class Seeded(Dealer):
    """Draws that follow from a seed: for tests, simulations and matches alone at a terminal."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def pick(self, state: State, number: int) -> int:
        weights = state.weights()
        place = weighted_place(weights, Rng(f"{self.seed}/{number}").below(sum(weights)))
        return state.legal()[place]

    def header(self) -> list[str]:
        return ["seeded", str(self.seed)]


@final
class Scripted(Dealer):
    """Draws written down beforehand as lines of text, then another dealer's; tests read like stories."""

    def __init__(self, lines: list[str], then: Dealer | None = None) -> None:
        self.lines = lines
        self.then = then
        self.used = 0

    def pick(self, state: State, number: int) -> int:
        if self.used < len(self.lines):
            line = self.lines[self.used]
            self.used += 1
            return state.parse(line)
        if self.then is None:
            raise InputError("script-ran-out", {"draws": len(self.lines)})
        return self.then.pick(state, number)

    def header(self) -> list[str]:
        return ["scripted"]

    def can_check(self) -> bool:
        return False


@final
class Recorded(Dealer):
    """The draws of a record, by number, then another dealer's."""

    def __init__(self, moves: dict[int, int], then: Dealer) -> None:
        self.moves = moves
        self.then = then

    def pick(self, state: State, number: int) -> int:
        move = self.moves.get(number)
        return self.then.pick(state, number) if move is None else move

    def header(self) -> list[str]:
        return self.then.header()

    def secret(self) -> str:
        return self.then.secret()

    def can_check(self) -> bool:
        return self.then.can_check()


@final
class Fair(Dealer):
    """Draws that nobody chose: HMAC of a committed seed over the seats' entropies and the number of the draw.

    Before the match the dealer shows the hash of its seed and every seat the hash of its entropy, its promise; then the
    seats reveal, and only then is the first draw made. A seat that promised nothing, or kept its entropy back, counts
    as empty. The seed is shown when the match is over. Without promises it is the older scheme, whose entropies were
    sent openly: there the dealer and whoever sat down last could choose the draws together.
    """

    def __init__(self, seed: bytes, entropies: list[bytes], promises: list[str] | None = None) -> None:
        if len(seed) != ENTROPY_BYTES or any(len(entropy) not in (0, ENTROPY_BYTES) for entropy in entropies):
            raise ValueError(f"a seed has {ENTROPY_BYTES} bytes, an entropy as many or none")
        if promises is not None:
            broken = broken_promise(promises, entropies)
            if broken >= 0:
                raise ValueError(f"the entropy of seat {broken} is not the one it promised")
        self.seed = seed
        self.entropies = entropies
        self.promises = promises

    def pick(self, state: State, number: int) -> int:
        weights = state.weights()
        return state.legal()[weighted_place(weights, self.below(sum(weights), number))]

    def below(self, bound: int, number: int) -> int:
        """An even number below the bound: 64 bits at a time, those past the last whole multiple thrown away."""
        import hmac  # Here, so that the package is imported quickly.

        fair = (1 << 64) // bound * bound
        attempt = 0
        while True:
            message = self.message(number, attempt)
            value = int.from_bytes(hmac.digest(self.seed, message, "sha256")[:8], "big")
            if value < fair:
                return value % bound
            attempt += 1

    def message(self, number: int, attempt: int) -> bytes:
        parts = [entropy.hex() for entropy in self.entropies]
        return "|".join([*parts, str(number), str(attempt)]).encode()

    def header(self) -> list[str]:
        shown = [entropy.hex() if entropy else "-" for entropy in self.entropies]
        if self.promises is None:
            return [OLDER, commitment(self.seed), *shown]
        seats = [f"{promise}:{word}" if promise else "-" for promise, word in zip(self.promises, shown)]
        return [FAIR, commitment(self.seed), *seats]

    def secret(self) -> str:
        return self.seed.hex()


@final
class Sealed(Dealer):
    """A fair dealer whose seed is not known here: the match can be looked at, not played on."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def pick(self, state: State, number: int) -> int:
        raise InputError("seed-not-revealed", {})

    def header(self) -> list[str]:
        return list(self.words)

    def can_check(self) -> bool:
        return False


def commitment(seed: bytes) -> str:
    """What is shown of a seed, or of a seat's entropy, before the match: its hash."""
    return sha256(seed).hexdigest()


def promised(seed: bytes, entropies: list[bytes]) -> Fair:
    """A fair dealer at a table where all entropies are at hand: each is promised and revealed."""
    return Fair(seed, entropies, [commitment(entropy) if entropy else "" for entropy in entropies])


def broken_promise(promises: list[str], entropies: list[bytes]) -> int:
    """The first seat whose entropy is not the one it promised, or -1. To keep it back breaks no promise."""
    if len(promises) != len(entropies):
        return min(len(promises), len(entropies))
    for seat, entropy in enumerate(entropies):
        if entropy and commitment(entropy) != promises[seat]:
            return seat
    return -1


def seat_from(word: str) -> tuple[str, bytes]:
    """What a record's header says of one seat: its promise and the entropy it revealed, each empty if there is none."""
    if word == "-":
        return "", b""
    promise, colon, entropy = word.partition(":")
    if not colon:
        raise InputError("record-bad-dealer", {})
    hex_bytes(promise)
    return promise, b"" if entropy == "-" else hex_bytes(entropy)


def weighted_place(weights: list[int], rest: int) -> int:
    """The place on which a number below the sum of the weights falls."""
    for place, weight in enumerate(weights):
        if rest < weight:
            return place
        rest -= weight
    return len(weights) - 1


def dealer_from(words: list[str], secret: str) -> Dealer:
    """The dealer that a record's header names; with its secret, if that has been revealed."""
    if secret and words[0] not in (FAIR, OLDER):
        raise InputError("record-bad-dealer", {})
    if len(words) == 2 and words[0] == "seeded" and is_whole(words[1]):
        return Seeded(int(words[1]))
    if words == ["scripted"]:
        return Scripted([])
    if len(words) >= 2 and words[0] in (FAIR, OLDER):
        return fair_from(words, secret)
    raise InputError("record-bad-dealer", {})


def fair_from(words: list[str], secret: str) -> Dealer:
    """A fair dealer of either scheme. What seats revealed is compared with their promises, also while the seed is
    secret."""
    entropies: list[bytes] = []
    promises: list[str] | None = None
    if words[0] == FAIR:
        seats = [seat_from(word) for word in words[2:]]
        promises = [promise for promise, _ in seats]
        entropies = [entropy for _, entropy in seats]
        broken = broken_promise(promises, entropies)
        if broken >= 0:
            raise InputError("entropy-not-promised", {"seat": broken + 1})
    elif secret:
        entropies = [b"" if word == "-" else hex_bytes(word) for word in words[2:]]
    if not secret:
        return Sealed(words)
    seed = hex_bytes(secret)
    if commitment(seed) != words[1]:
        raise InputError("seed-not-committed", {})
    return Fair(seed, entropies, promises)


def is_whole(word: str) -> bool:
    """A whole number, perhaps negative, of a sane length."""
    digits = word[1:] if word.startswith("-") else word
    return digits.isascii() and digits.isdigit() and len(digits) <= 40


def hex_bytes(word: str) -> bytes:
    try:
        found = bytes.fromhex(word)
    except ValueError:
        found = b""
    if len(found) != ENTROPY_BYTES:
        raise InputError("record-bad-dealer", {})
    return found
