"""What the prompt offers a person at a table: answers to a decision, or other commands."""

from dataclasses import dataclass, field
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from questable.play.commands import Agree, Answer, AnyCommand, Propose, Refuse, Resume, SeatBot, Sit, Stand, Start
from questable.tables.protocol import DecisionSeen, OptionSeen, Update
from questable.terminal.client_table import ClientTable
from questable.terminal.screen.advice import Advice
from questable.terminal.screen.strings import screen_text
from questable.terminal.screen_renderer import Column, ScreenRenderer
from questable.terminal.strings import Strings

BOT = "heuristic"
BORDER = 4  # columns around a line of the list


@dataclass
class Offer:
    """A line of the list. Choosing it applies `command` at the table or runs `action` of the program."""

    cells: list[RenderableType]
    command: AnyCommand | None = None
    action: str = ""
    option: OptionSeen | None = None
    details: str = ""  # shown below the list while the line is highlighted


@dataclass
class PromptContent:
    """A question with the lines to choose from. `turn`: this person has to decide now."""

    text: str
    offers: list[Offer] = field(default_factory=list)
    columns: list[Column] = field(default_factory=lambda: [Column("", 0)])
    turn: bool = False
    tabular: bool = False  # one line for each offer


def table_prompt(table: ClientTable, update: Update) -> PromptContent | None:
    """The prompt for anything but a decision of the game: seats, pause, vote, end. None while the game goes on."""
    lang = table.lang
    if update.status == "gathering":
        return seating_prompt(table, update)
    if update.status == "over":
        return PromptContent(
            screen_text(lang, "over"), [action_offer(lang, "new-game"), action_offer(lang, "quit")], turn=True
        )
    if update.status == "paused":
        return PromptContent(screen_text(lang, "paused"), [command_offer(lang, "resume", Resume())])
    if update.vote is not None:
        offers = [command_offer(lang, "agree", Agree()), command_offer(lang, "refuse", Refuse())]
        return PromptContent(update.vote.text, offers if update.vote.yours else offers[1:], turn=update.vote.yours)
    return None


def seating_prompt(table: ClientTable, update: Update) -> PromptContent:
    """The prompt before the game starts: who takes which seat."""
    lang = table.lang
    offers = []
    open_seats = [number for number, seat in enumerate(update.seats) if seat.kind == "open"]
    seated = any(seat.yours for seat in update.seats)
    if table.is_host and not open_seats:
        offers.append(command_offer(lang, "start", Start()))
    for number, seat in enumerate(update.seats, 1):
        if seat.kind == "open":
            offers.append(command_offer(lang, "sit", Sit(number - 1), seat=number))
            if seated:
                offers.append(command_offer(lang, "seat-bot", SeatBot(number - 1, BOT), seat=number))
        elif seat.yours or table.is_host:
            offers.append(command_offer(lang, "stand", Stand(number - 1), seat=number, name=seat.name))
    text = screen_text(lang, "gathering", count=len(open_seats))
    return PromptContent(
        text if table.is_host or open_seats else screen_text(lang, "host-starts"), offers, turn=bool(offers)
    )


def waiting_prompt(table: ClientTable, update: Update, decision: DecisionSeen | None) -> PromptContent:
    """The prompt while somebody else decides."""
    seats = decision.deciding or decision.seats if decision is not None else []
    names = ", ".join(update.seats[seat].label for seat in update.thinking or seats)
    id = "thinking" if update.thinking else "waiting"
    return PromptContent(screen_text(table.lang, id, names=names))


def decision_prompt(
    update: Update, decision: DecisionSeen, renderer: ScreenRenderer[Any, Any], advice: Advice, width: int
) -> PromptContent:
    """The options of a decision. Odds, where they are known, replace the last column."""
    strings: Strings = renderer.strings
    tabular = renderer.shows_options(decision)
    labels = [option_label(update, decision, option, advice) for option in decision.options]
    columns = renderer.columns(decision, labels)
    odds = [advice.odds_text(strings, decision.posed, option) for option in decision.options]
    if any(odds):
        columns = [*(columns[:-1] or [Column("", width // 3)]), Column("", 0, quiet=True)]
    offers = []
    for option, label, chances in zip(decision.options, labels, odds, strict=True):
        cells = renderer.cells(decision, option, label)[: len(columns)]
        details = "" if tabular else renderer.details(decision, option)
        if not tabular and len(label) > (columns[0].width or width - BORDER):
            details = f"{label} {details}"
        if any(odds):
            cells = [*cells[: len(columns) - 1], chances]
        offers.append(Offer(cells, command_for(decision, option), "", option, details))
    text = question_text(strings, renderer.asked_name(), update, decision)
    return PromptContent(text, offers, columns, turn=True, tabular=tabular)


def option_label(update: Update, decision: DecisionSeen, option: OptionSeen, advice: Advice) -> str:
    """The text of an option, with a star if it is recommended and with the names of those who propose it."""
    names = [update.seats[one.seat].label for one in update.proposals if one.key == option.key]
    proposed = f" ({', '.join(names)})" if names else ""
    return f"{'★ ' if advice.recommends(decision.posed, option) else ''}{option.text}{proposed}"


def question_text(strings: Strings, hero: str, update: Update, decision: DecisionSeen) -> str:
    """The question with who is asked: the hero, the seat, or all seats with the one that has the final word."""
    if len(decision.seats) > 1:
        final = update.seats[decision.final_seat if decision.answers is None else decision.answers].label
        return strings.text("asked-together", player=final, question=decision.text)
    player = hero or update.seats[decision.yours[0] if decision.answers is None else decision.answers].label
    if decision.text.startswith(player):
        return decision.text
    return strings.text("asked-alone", player=player, question=decision.text)


def command_for(decision: DecisionSeen, option: OptionSeen) -> AnyCommand:
    """An answer if this person has the final word, otherwise a proposal."""
    if decision.answers is not None:
        return Answer(decision.answers, option.key, decision.posed)
    return Propose(decision.yours[0], option.key, decision.posed)


def command_offer(lang: str, id: str, command: AnyCommand, **args: str | int) -> Offer:
    return Offer([Text(screen_text(lang, f"offer-{id}", **args))], command)


def action_offer(lang: str, id: str) -> Offer:
    return Offer([Text(screen_text(lang, f"offer-{id}"))], action=id)
