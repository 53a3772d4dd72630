"""What there is to do at a table beside answering."""

from questable.play.commands import AnyCommand, Concede, Pause, SeatBot, Sit
from questable.tables.protocol import UndoOffer
from questable.terminal.client_table import ClientTable
from questable.terminal.screen.offers import BOT
from questable.terminal.screen.strings import say


def menu_entries(table: ClientTable) -> dict[str, str | AnyCommand]:
    """What each line of the menu does: a command at the table, or something of the program's own."""
    lang, update = table.lang, table.update
    entries: dict[str, str | AnyCommand] = {say(lang, "menu-language"): "language", say(lang, "menu-theme"): "theme"}
    if update is not None and update.status == "playing":
        mine = [number for number, seat in enumerate(update.seats) if seat.yours]
        for number, seat in enumerate(update.seats):
            if seat.yours and (table.away or len(mine) > 1):  # somebody has to play
                entries[say(lang, "menu-bot", name=seat.label)] = SeatBot(number, BOT)
            elif seat.kind == "bot" and (not table.away or seat.kept_for is not None):
                entries[say(lang, "menu-sit", name=seat.label)] = Sit(number)
        if table.away and mine:
            entries[say(lang, "menu-pause")] = Pause()
        if mine:
            entries[say(lang, "menu-concede")] = Concede()
    if table.away:
        entries[say(lang, "menu-talk")] = "talk"
    return entries


def undo_text(lang: str, offer: UndoOffer) -> str:
    told = say(lang, f"undo-{offer.to}", answers=offer.answers)
    return told if offer.free else f"{told} · {say(lang, 'undo-not-free')}"
