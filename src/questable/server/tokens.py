"""Random names and secrets. A secret is stored as its hash only."""

import secrets
from hashlib import sha256

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"  # none that look alike
SEED_BITS = 63


def new_id(letters: int = 20) -> str:
    """An id that nobody guesses: five bits a letter."""
    return "".join(secrets.choice(LETTERS) for _ in range(letters))


def new_token() -> str:
    return secrets.token_urlsafe(32)


def new_seed() -> int:
    return secrets.randbits(SEED_BITS)


def hashed(secret: str) -> str:
    """What is stored of a secret. Secrets are long and random, so that a plain hash is enough; it is looked up whole,
    which tells nothing about the secret by its timing."""
    return sha256(secret.encode()).hexdigest()
