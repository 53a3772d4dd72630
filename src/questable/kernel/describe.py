"""The pending decision in words: keys and refs, built when somebody reads it."""

from questable.kernel.decision import TAG_SIZE, Decision, Option
from questable.kernel.state import State


def describe(s: State) -> Decision:
    options: list[Option] = []
    used: dict[str, int] = {}
    for code in s.options:
        tag = s.content.tags[code // TAG_SIZE]
        subject, ref = s.subject(tag.subject, code % TAG_SIZE)
        key = tag.name if subject == "" else f"{tag.name}:{subject}"
        copies = used.get(key, 0) + 1
        used[key] = copies
        if copies > 1:
            key = f"{key}#{copies}"
        options.append(Option(key, tag.name, ref))
    seats = tuple([seat for seat in range(4) if s.asked >> seat & 1])
    about = None if s.about < 0 else s.content.card_ids[s.content.card_of[s.about]]
    return Decision(s.content.kinds[s.asking], seats, s.final, tuple(options), about)
