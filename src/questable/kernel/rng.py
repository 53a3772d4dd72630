"""The random generator of a game: xorshift128 on four 32-bit words, part of the game state.

32-bit words on purpose: products stay under 2^30 * n, which compiled code computes without big integers.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

from questable.kernel.vec import Vec

MASK: Final = 0xFFFFFFFF


class Rng:
    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.d: i64 = d

    def next(self) -> i64:
        """The next 32-bit word."""
        t = self.a
        t = (t ^ (t << 11)) & MASK
        t ^= t >> 8
        self.a = self.b
        self.b = self.c
        self.c = self.d
        d = self.d
        d = d ^ (d >> 19) ^ t
        self.d = d
        return d

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each as likely (n is far below 2^30): `next` written out, it is called a lot."""
        t = self.a
        t = (t ^ (t << 11)) & MASK
        t ^= t >> 8
        self.a = self.b
        self.b = self.c
        d = self.d
        self.c = d
        d = d ^ (d >> 19) ^ t
        self.d = d
        return ((d >> 2) * n) >> 30

    def shuffle(self, pile: Vec) -> None:
        """Shuffle a vector. Decks are shuffled a lot, so each word serves for two cards: what lies below the point of
        the first product is a random fraction again, fine enough for any pile of cards."""
        a = self.a
        b = self.b
        c = self.c
        d = self.d
        left: i64 = len(pile)
        while left > 1:
            t = (a ^ (a << 11)) & 0xFFFFFFFF
            a = b
            b = c
            c = d
            d ^= (d >> 19) ^ t ^ (t >> 8)
            product = (d >> 2) * left
            other = product >> 30
            left -= 1
            card = pile[left]
            pile[left] = pile[other]
            pile[other] = card
            other = ((product & 0x3FFFFFFF) * left) >> 30
            left -= 1
            card = pile[left]  # of a single card left, the last one: no place but its own
            pile[left] = pile[other]
            pile[other] = card
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def clone(self) -> "Rng":
        return Rng(self.a, self.b, self.c, self.d)

    def words(self) -> list[int]:
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def seeded(seed: int) -> Rng:
    """Any whole number is a seed; near seeds give unrelated games."""
    digest = blake2b(str(seed).encode(), digest_size=16).digest()
    rng = Rng(word(digest, 0), word(digest, 4), word(digest, 8), word(digest, 12))
    if rng.a == 0 and rng.b == 0 and rng.c == 0 and rng.d == 0:
        rng.a = 1  # xorshift never leaves the all-zero state
    return rng


def word(digest: bytes, at: i64) -> i64:
    """Four bytes as a number, the lowest first."""
    return i64(digest[at]) | i64(digest[at + 1]) << 8 | i64(digest[at + 2]) << 16 | i64(digest[at + 3]) << 24
