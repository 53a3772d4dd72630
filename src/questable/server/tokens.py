"""Random ids, tokens and seeds. Of a token only its hash is stored."""

import secrets
from hashlib import sha256

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # without letters that look alike
SEED_BITS = 63


def new_id(letters: int = 20) -> str:
    """An id that cannot be guessed: five bits per letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def token_hash(token: str) -> str:
    """What is stored of a token. Tokens are long and random, so a plain hash is enough. It is looked up as a whole, so
    timing reveals nothing about the token."""
    return sha256(token.encode()).hexdigest()
