"""The pending decision and the events for clients: keys, message ids and refs, built when they are read."""

from questable.kernel import events as rows
from questable.kernel.decision import TAG_SIZE, Decision, Option
from questable.kernel.state import State


def present_decision(s: State) -> Decision:
    options: list[Option] = []
    used: dict[str, int] = {}
    for code in s.options:
        tag = s.card_set.tags[code // TAG_SIZE]
        subject, ref = s.subject(tag.subject, code % TAG_SIZE)
        key = tag.name if subject == "" else f"{tag.name}:{subject}"
        copies = used.get(key, 0) + 1
        used[key] = copies
        if copies > 1:
            key = f"{key}#{copies}"
        options.append(Option(key, tag.name, ref))
    seats = tuple([seat for seat in range(s.players) if s.asked >> seat & 1])
    about = None if s.about < 0 else s.card_set.card_ids[s.card_set.card_of[s.about]]
    return Decision(s.card_set.kinds[s.asking], seats, s.final, tuple(options), about)


def present_events(s: State, seat: int | None, since: int) -> list[dict[str, object]]:
    """The events from number `since` on that the seat may know."""
    recorder = s.recorder
    if recorder is None:
        return []
    bits = rows.viewer_bits(seat)
    presented: list[dict[str, object]] = []
    for number in range(since, recorder.count()):
        row = recorder.rows[number * rows.ROW : (number + 1) * rows.ROW]
        if not row[rows.SEEN] & bits:
            continue
        kind = s.event_kind(row[rows.KIND])
        args: dict[str, object] = {}
        for i, (argument, what) in enumerate(kind.arguments):
            args[argument] = s.present_argument(what, row[rows.FIRST + i])
        cause = row[rows.CAUSE]
        presented.append(
            {
                "number": number,
                "revision": row[rows.REVISION],
                "id": kind.name,
                "args": args,
                "cause": None if cause < 0 else s.present_argument("card", cause),
            }
        )
    return presented
