"""What a person at a table can choose now: answers to a question, and else what there is to do."""

from dataclasses import dataclass, field

from rich.console import RenderableType
from rich.text import Text

from questable.play.commands import Agree, Answer, AnyCommand, Propose, Refuse, Resume, SeatBot, Sit, Stand, Start
from questable.tables.protocol import DecisionSeen, OptionSeen, Update
from questable.terminal.client_table import ClientTable
from questable.terminal.screen.strings import SCREEN, say
from questable.terminal.screen_renderer import Column
from questable.terminal.strings import Strings

BOT = "heuristic"


@dataclass
class Offer:
    """A line of the list. What is chosen is done at the table (`command`), or by the program (`action`)."""

    cells: list[RenderableType]
    command: AnyCommand | None = None
    action: str = ""
    option: OptionSeen | None = None
    told: str = ""  # all there is to know of it, where a line has no room for it


@dataclass
class Asked:
    """What the list is about. `turn`: this person is to decide now."""

    text: str
    offers: list[Offer] = field(default_factory=list)
    columns: list[Column] = field(default_factory=lambda: [Column("", 0)])
    turn: bool = False
    tabular: bool = False  # each offer has one line


def asked_beside(table: ClientTable, update: Update) -> Asked | None:
    """What is asked beside the game; None: nothing, the game goes on."""
    lang = table.lang
    if update.status == "gathering":
        return gathering(table, update)
    if update.status == "over":
        return Asked(say(lang, "over"), [doing(lang, "new-game"), doing(lang, "quit")], turn=True)
    if update.status == "paused":
        return Asked(say(lang, "paused"), [offering(lang, "resume", Resume())])
    if update.vote is not None:
        offers = [offering(lang, "agree", Agree()), offering(lang, "refuse", Refuse())]
        return Asked(update.vote.text, offers if update.vote.yours else offers[1:], turn=update.vote.yours)
    return None


def gathering(table: ClientTable, update: Update) -> Asked:
    """Before the cards are dealt: who sits where."""
    lang = table.lang
    offers = []
    open_seats = [number for number, seat in enumerate(update.seats) if seat.kind == "open"]
    seated = any(seat.yours for seat in update.seats)
    if table.host and not open_seats:
        offers.append(offering(lang, "start", Start()))
    for number, seat in enumerate(update.seats, 1):
        if seat.kind == "open":
            offers.append(offering(lang, "sit", Sit(number - 1), seat=number))
            if seated:
                offers.append(offering(lang, "seat-bot", SeatBot(number - 1, BOT), seat=number))
        elif seat.yours or table.host:
            offers.append(offering(lang, "stand", Stand(number - 1), seat=number, name=seat.name))
    text = say(lang, "gathering", count=len(open_seats))
    return Asked(text if table.host or open_seats else say(lang, "host-starts"), offers, turn=bool(offers))


def waited_for(table: ClientTable, update: Update, decision: DecisionSeen | None) -> Asked:
    """Somebody else is asked."""
    seats = decision.deciding or decision.seats if decision is not None else []
    names = ", ".join(update.seats[seat].label for seat in update.thinking or seats)
    id = "thinking" if update.thinking else "waiting"
    return Asked(say(table.lang, id, names=names))


def question_text(strings: Strings, hero: str, update: Update, decision: DecisionSeen) -> str:
    """The question with who is asked: a hero of this person's, the seat, or all and whose word is final."""
    if len(decision.seats) > 1:
        final = update.seats[decision.final_seat if decision.answers is None else decision.answers].label
        return strings.say("asked-together", player=final, question=decision.text)
    player = hero or update.seats[decision.yours[0] if decision.answers is None else decision.answers].label
    if decision.text.startswith(player):
        return decision.text
    return strings.say("asked-alone", player=player, question=decision.text)


def answer_with(decision: DecisionSeen, option: OptionSeen) -> AnyCommand:
    """An answer, where this person has the final word; else a proposal."""
    if decision.answers is not None:
        return Answer(decision.answers, option.key, decision.posed)
    return Propose(decision.yours[0], option.key, decision.posed)


def offering(lang: str, id: str, command: AnyCommand, **args: str | int) -> Offer:
    return Offer([Text(say(lang, f"offer-{id}", SCREEN, **args))], command)


def doing(lang: str, id: str) -> Offer:
    return Offer([Text(say(lang, f"offer-{id}"))], action=id)
