"""The menu of a table."""

from questable.play.commands import AnyCommand, Concede, Pause, SeatBot, Sit
from questable.tables.protocol import UndoOffer
from questable.terminal.client_table import ClientTable
from questable.terminal.screen.offers import BOT
from questable.terminal.screen.strings import screen_text


def menu_entries(table: ClientTable) -> dict[str, str | AnyCommand]:
    """What each line of the menu does: a command at the table, or an action of the program."""
    lang, update = table.lang, table.update
    entries: dict[str, str | AnyCommand] = {
        screen_text(lang, "menu-language"): "language",
        screen_text(lang, "menu-theme"): "theme",
    }
    if update is not None and update.status == "playing":
        mine = [number for number, seat in enumerate(update.seats) if seat.yours]
        for number, seat in enumerate(update.seats):
            if seat.yours and (table.is_remote or len(mine) > 1):  # one person has to stay
                entries[screen_text(lang, "menu-bot", name=seat.label)] = SeatBot(number, BOT)
            elif seat.kind == "bot" and (not table.is_remote or seat.kept_for is not None):
                entries[screen_text(lang, "menu-sit", name=seat.label)] = Sit(number)
        if table.is_remote and mine:
            entries[screen_text(lang, "menu-pause")] = Pause()
        if mine:
            entries[screen_text(lang, "menu-concede")] = Concede()
    if table.is_remote:
        entries[screen_text(lang, "menu-talk")] = "talk"
    return entries


def undo_text(lang: str, offer: UndoOffer) -> str:
    text = screen_text(lang, f"undo-{offer.to}", answers=offer.answers)
    return text if offer.free else f"{text} · {screen_text(lang, 'undo-not-free')}"
