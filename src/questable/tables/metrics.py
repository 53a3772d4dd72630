"""Metrics of the service, in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter

HELP = {
    "acts": "Commands accepted and stored.",
    "refusals": "Commands rejected.",
    "messages": "Messages received on WebSockets.",
    "sockets": "WebSockets open now.",
    "tables": "Tables in memory now.",
    "guests": "Profiles created.",
    "packs": "Packs uploaded and stored.",
    "notices": "Webhook notices delivered.",
    "notices_failed": "Webhook notices that could not be delivered.",
    "games_over": "Games finished.",
    "limited": "Requests rejected by rate limits.",
    "dropped": "WebSockets closed because their clients were too slow.",
    "worker_failures": "Worker processes that crashed or took too long.",
}
GAUGES = ("sockets", "tables")
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.buckets = [0] * (len(BOUNDS) + 1)
        self.seconds = 0.0

    def count(self, name: str, by: int = 1) -> None:
        assert name in HELP
        self.counts[name] += by

    def observe(self, seconds: float) -> None:
        """Record how long a command took, from its arrival until it was stored and sent to all clients."""
        self.buckets[bisect_left(BOUNDS, seconds)] += 1
        self.seconds += seconds

    def text(self) -> str:
        lines = []
        for name, help in HELP.items():
            kind, suffix = ("gauge", "") if name in GAUGES else ("counter", "_total")
            lines.append(f"# HELP questable_{name}{suffix} {help}")
            lines.append(f"# TYPE questable_{name}{suffix} {kind}")
            lines.append(f"questable_{name}{suffix} {self.counts[name]}")
        lines.append(
            "# HELP questable_act_seconds Time from a command's arrival until it is stored and sent to all clients."
        )
        lines.append("# TYPE questable_act_seconds histogram")
        total = 0
        for bound, number in zip((*BOUNDS, "+Inf"), self.buckets, strict=True):
            total += number
            lines.append(f'questable_act_seconds_bucket{{le="{bound}"}} {total}')
        lines.append(f"questable_act_seconds_sum {self.seconds:.6f}")
        lines.append(f"questable_act_seconds_count {total}")
        return "\n".join(lines) + "\n"
