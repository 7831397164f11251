"""A small, fast, reproducible generator of random numbers (sfc32, by Chris Doty-Humphrey, public domain)."""

from hashlib import blake2b
from typing import Final, final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF


@final
class Rng:
    """The same seed gives the same numbers, interpreted and compiled, on every machine."""

    def __init__(self, seed: int | str) -> None:
        digest = blake2b(str(seed).encode(), digest_size=12).digest()
        self.a: i64 = int.from_bytes(digest[0:4], "little")
        self.b: i64 = int.from_bytes(digest[4:8], "little")
        self.c: i64 = int.from_bytes(digest[8:12], "little")
        self.counter: i64 = 1
        for _ in range(12):
            self.word()

    def follow(self, base: "Rng", number: i64, stream: i64) -> None:
        """Begin anew with the seed of another generator that has not been used, a number and a stream: for very many
        matches, each of which would be seeded by a text more slowly than it is played."""
        self.a = base.a ^ (number & WORD)
        self.b = base.b ^ (number >> 32)
        self.c = base.c ^ stream
        self.counter = 1
        for _ in range(16):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        mixed: i64 = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = ((((self.c << 21) & WORD) | (self.c >> 11)) + mixed) & WORD
        return mixed

    def below(self, bound: i64) -> i64:
        """An evenly distributed number from 0 to bound - 1; the bound is at most 2^31."""
        product: i64 = self.word() * bound
        low: i64 = product & WORD
        if low < bound:
            # Numbers below this threshold would make some results likelier than others.
            threshold: i64 = (WORD + 1 - bound) % bound
            while low < threshold:
                product = self.word() * bound
                low = product & WORD
        return product >> 32
