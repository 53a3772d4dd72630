"""The set-up screen: game, players, seats and options."""

from functools import partial
from pathlib import Path
from typing import Any, ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

import questable
from questable.bots.registry import BOTS
from questable.games import registry
from questable.kernel.errors import QuestableError
from questable.terminal.local_game import resume, unfinished
from questable.terminal.local_table import LocalTable
from questable.terminal.new_game import NewGame, fill_party
from questable.terminal.screen.pages import ChoicePage, ReadingPage
from questable.terminal.screen.pick import Pick, Value
from questable.terminal.screen.strings import screen_domain, screen_text
from questable.terminal.screen.widgets import KeyBar
from questable.text.catalogue import MessageArg
from questable.text.errors import error_text
from questable.text.languages import LANGUAGE_NAMES, LANGUAGES

ME = "me"
MOST_SAVES = 12
KEYS = {
    "⏎": "screen.begin",
    "← →": "screen.change(1)",
    "c": "screen.go_on",
    "?": "screen.help",
    "F2": "app.theme",
    "q": "app.leave",
}


class SetupScreen(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "begin", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
        Binding("c", "go_on", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q,escape", "app.leave", show=False),
    ]

    def __init__(self, new_game: NewGame) -> None:
        super().__init__()
        self.new_game = new_game
        self.chosen: dict[str, Any] = {
            "game": new_game.game,
            "players": new_game.config.get("players", 1),
            **{key: value for key, value in new_game.config.items() if key not in ("players", "heroes")},
            **{f"seat-{seat}": bot for seat, bot in new_game.bots.items()},
        }

    def compose(self) -> ComposeResult:
        with Vertical(id="setup"):
            yield Static(id="title")
            yield VerticalScroll(id="picks", can_focus=False)
            yield Static(id="description")
        yield KeyBar(classes="keys")

    async def on_mount(self) -> None:
        await self.update_picks("game")

    @property
    def lang(self) -> str:
        return self.new_game.lang

    def show(self) -> None:
        """Draw again, for example after a change of theme."""
        for pick in self.query(Pick):
            pick.show()
        self.query_one(KeyBar).show(self.lang, KEYS)

    # ---- the lines

    async def update_picks(self, focus: str) -> None:
        """Update the lines, which depend on what has been chosen; widgets are replaced only if the keys differ."""
        self.query_one("#title", Static).update(Text(screen_text(self.lang, "title"), style="place"))
        picks = self.picks()
        there = list(self.query(Pick))
        if [pick.key for pick in there] == [pick.key for pick in picks]:
            for old, new in zip(there, picks, strict=True):
                old.copy_from(new)
        else:
            box = self.query_one("#picks", VerticalScroll)
            async with self.batch():
                await box.remove_children()
                await box.mount_all(picks)
            next((pick for pick in picks if pick.key == focus), picks[0]).focus()
        self.show()

    def picks(self) -> list[Pick]:
        game = questable.game(self.chosen["game"], self.new_game.packs)

        def text(id: str, **args: MessageArg) -> str:
            return screen_text(self.lang, id, screen_domain(game.name), **args)

        seen = game.module.setup_options(game)
        games = [
            Value(name, *(screen_text(self.lang, f"{what}-{name}", screen_domain(name)) for what in ("game", "about")))
            for name in questable.GAMES
        ]
        found = [self.pick("game", text("pick-game"), games)]
        found.append(self.pick("players", text("pick-players"), [Value(n, str(n)) for n in (1, 2, 3, 4)]))
        who = [Value(ME, text("seat-me")), *(Value(bot, text("seat-bot", bot=bot), text(f"bot-{bot}")) for bot in BOTS)]
        for seat in range(self.chosen["players"]):
            found.append(self.pick(f"seat-{seat}", text("pick-seat", seat=seat + 1), who))
            for number in range(self.heroes_each()):
                found.append(self.hero_pick(seat, number, seen.archetypes))
        for choice in seen.choices:
            if choice.key in ("players", "heroes") or choice.key in game.module.hidden_options(self.chosen):
                continue
            values = [self.value(choice.key, value) for value in choice.values]
            about = text(f"about-{choice.key.replace('_', '-')}")
            title = text(f"pick-{choice.key.replace('_', '-')}")
            found.append(self.pick(choice.key, title, values, choice.default, about))
        languages = [Value(lang, LANGUAGE_NAMES[lang]) for lang in LANGUAGES]
        return [*found, Pick("lang", text("pick-lang"), languages, self.lang)]

    def pick(self, key: str, title: str, values: list[Value], default: Any = None, about: str = "") -> Pick:
        found = Pick(key, title, values, self.chosen.get(key, default), about)
        self.chosen[key] = found.value
        return found

    def heroes_each(self) -> int:
        """The number of heroes that each player chooses."""
        return registry.module(self.chosen["game"]).heroes_per_player(self.chosen["players"])

    def hero_pick(self, seat: int, number: int, archetypes: dict[str, str]) -> Pick:
        """A line to choose a hero; heroes and archetypes of other players are left out."""
        key = f"hero-{seat}-{number}"
        names = self.hero_names()
        kinds = archetypes or {hero: hero for hero in names}
        others = [kinds[hero] for other, hero in self.chosen.items() if other in self.hero_keys() - {key} and hero]
        free = [Value(hero, names[hero]) for hero in names if kinds[hero] not in others]
        return self.pick(
            key, screen_text(self.lang, "pick-hero"), [Value("", screen_text(self.lang, "any-hero")), *free], ""
        )

    def hero_keys(self) -> set[str]:
        each = range(self.heroes_each())
        return {f"hero-{seat}-{number}" for seat in range(self.chosen["players"]) for number in each}

    def hero_names(self) -> dict[str, str]:
        game = questable.game(self.chosen["game"], self.new_game.packs)
        strings = game.module.terminal_strings(game, self.lang)
        options = {choice.key: choice.values for choice in game.module.setup_options(game).choices}
        return {hero: strings.value_name("heroes", hero) or hero for hero in options.get("heroes", [])}

    def value(self, key: str, value: Any) -> Value:
        if value == "random":
            return Value(value, screen_text(self.lang, "surprise"))
        if isinstance(value, bool):
            return Value(value, screen_text(self.lang, "yes" if value else "no"))
        game = questable.game(self.chosen["game"], self.new_game.packs)
        if (name := game.module.terminal_strings(game, self.lang).value_name(key, value)) is not None:
            return Value(value, name)
        domain = screen_domain(game.name)
        return Value(
            value,
            screen_text(self.lang, f"{key}-{value}", domain),
            screen_text(self.lang, f"about-{key}-{value}", domain),
        )

    # ---- choosing

    @on(Pick.Focused)
    def show_about(self, event: Pick.Focused) -> None:
        self.query_one("#description", Static).update(Text(event.pick.about))

    @on(Pick.Changed)
    async def change(self, event: Pick.Changed) -> None:
        pick = event.pick
        self.query_one("#description", Static).update(Text(pick.about))
        if pick.key == "lang":
            self.new_game.lang = pick.value
            await self.update_picks("lang")
            return
        self.chosen[pick.key] = pick.value
        if pick.key == "game":
            self.chosen = {"game": pick.value, "players": self.chosen["players"]}
        await self.update_picks(pick.key)

    def action_change(self, by: int) -> None:
        if isinstance(self.focused, Pick):
            self.focused.action_move(by)

    # ---- starting

    async def action_begin(self) -> None:
        try:
            local_game = self.new_game_from_form().create()
        except QuestableError as error:
            self.query_one("#description", Static).update(Text(error_text(error, self.lang), style="bad"))
            return
        await self.begin(LocalTable(local_game))

    async def begin(self, table: LocalTable) -> None:
        await self.app.open_game(table)  # type: ignore[attr-defined]

    def new_game_from_form(self) -> NewGame:
        chosen, new_game = self.chosen, self.new_game
        game = questable.game(chosen["game"], new_game.packs)
        seats = range(chosen["players"])
        offered = [choice.key for choice in game.module.setup_options(game).choices]
        config = {key: chosen[key] for key in offered if key in chosen}
        if game.name == new_game.game:  # keys from the command line that the form does not offer
            config |= {key: value for key, value in new_game.config.items() if key not in offered}
        heroes = [[chosen[f"hero-{seat}-{number}"] for number in range(self.heroes_each())] for seat in seats]
        kinds = game.module.setup_options(game).archetypes or {hero: hero for hero in self.hero_names()}
        party = fill_party(heroes, kinds, new_game.seed or 0)
        if party is not None:
            config["heroes"] = party
        new_game.game, new_game.config = game.name, config
        new_game.bots = {seat: chosen[f"seat-{seat}"] for seat in seats if chosen[f"seat-{seat}"] != ME}
        return new_game

    # ---- saved games

    def action_go_on(self) -> None:
        """Choose a saved game and continue it."""
        saves = [save for _, save in zip(range(MOST_SAVES), unfinished(), strict=False)]
        if not saves:
            self.query_one("#description", Static).update(Text(screen_text(self.lang, "no-saves")))
            return
        texts = [
            screen_text(
                self.lang,
                "save",
                name=screen_text(self.lang, f"game-{one.replay.game}", screen_domain(one.replay.game)),
                answers=len(one.replay.keys),
            )
            + f" · {path.stem}"
            for path, one in saves
        ]
        page = ChoicePage(self.lang, screen_text(self.lang, "do-go-on"), texts, "saves")
        self.app.push_screen(page, partial(self.resume_save, [path for path, _ in saves]))

    async def resume_save(self, paths: list[Path], number: int | None) -> None:
        if number is None:
            return
        try:
            local_game = resume(paths[number], self.lang)
        except QuestableError as error:
            self.query_one("#description", Static).update(Text(error_text(error, self.lang), style="bad"))
            return
        await self.begin(LocalTable(local_game))

    def action_help(self) -> None:
        help_text = Text(screen_text(self.lang, "setup-told"))
        if isinstance(self.focused, Pick):
            pick = self.focused
            about = f"{pick.about}\n\n" if pick.about else "\n"
            help_text = Text.assemble((f"{pick.title}: {pick.values[pick.at].label}\n", "bold"), about, help_text)
        self.app.push_screen(ReadingPage(self.lang, screen_text(self.lang, "help"), help_text, "help"))
