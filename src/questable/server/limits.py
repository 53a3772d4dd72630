"""Rate limits: a token bucket for each kind of request and client address, or each WebSocket."""

from time import monotonic
from typing import Final, NamedTuple

from questable.play.errors import CommandRejected

MOST_BUCKETS = 50_000


class Limit(NamedTuple):
    """So many at once, and so many per second in the long run."""

    burst: float
    per_second: float


MESSAGES: Final = Limit(100, 5)  # on one WebSocket
CHAT: Final = Limit(8, 0.5)
ADVICE: Final = Limit(6, 0.5)
KINDS: Final = {
    "any": Limit(240, 20),
    "guest": Limit(20, 0.1),
    "table": Limit(30, 0.2),
    "code": Limit(10, 0.05),
    "pack": Limit(10, 0.05),
    "report": Limit(5, 0.02),
    "socket": Limit(60, 1),
}


class Bucket:
    def __init__(self, limit: Limit, factor: float = 1.0) -> None:
        self.limit = Limit(limit.burst * factor, limit.per_second * factor)
        self.tokens = self.limit.burst
        self.at = monotonic()

    def take(self) -> bool:
        """Take a token. False: there is none, the limit is reached."""
        now = monotonic()
        self.tokens = min(self.limit.burst, self.tokens + (now - self.at) * self.limit.per_second)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True

    def is_full(self) -> bool:
        return self.tokens + (monotonic() - self.at) * self.limit.per_second >= self.limit.burst


class Limits:
    def __init__(self, factor: float) -> None:
        self.factor = factor
        self.buckets: dict[tuple[str, str], Bucket] = {}

    def check(self, kind: str, address: str) -> None:
        """Count a request of a client address; it is rejected above the limit."""
        if len(self.buckets) >= MOST_BUCKETS:
            self.buckets = {key: bucket for key, bucket in self.buckets.items() if not bucket.is_full()}
        bucket = self.buckets.setdefault((kind, address), Bucket(KINDS[kind], self.factor))
        if not bucket.take():
            raise CommandRejected("too-many")
