"""Parts of the help that come from the games. They are filled in when help is printed, because games load slowly."""

from typing import Any

from typer.core import TyperCommand, TyperGroup


class GameSettingsCommand(TyperCommand):
    """A command with options for configuration keys. The help names the game that each option belongs to."""

    only = ""  # put before the text of each game

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from questable.games import registry

        games = [registry.module(name) for name in registry.names()]
        params: list[Any] = self.get_params(ctx)
        for param in params:
            texts = [
                f"{game.name.capitalize()}: {self.only}{text}." for game in games if (text := self.text(game, param))
            ]
            if texts and not param.help:
                param.help = " ".join(texts)
        super().format_help(ctx, formatter)

    def text(self, game: Any, param: Any) -> str:
        return str(game.setting_help.get(param.name, ""))


class GameFilterCommand(GameSettingsCommand):
    """A command with options that select kinds of games."""

    only = "only "

    def text(self, game: Any, param: Any) -> str:
        return str(game.filter_help.get(param.name, "")) or super().text(game, param)


class CardFilterCommand(TyperCommand):
    """A command that lists cards of some kind or level."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from questable.games import registry

        games = [registry.module(name) for name in registry.names()]
        kinds = [game.card_filter_help["kind"] for game in games if "kind" in game.card_filter_help]
        levels = [
            f"{game.card_filter_help['level']} ({game.name})" for game in games if "level" in game.card_filter_help
        ]
        help = {
            "kind": f"Only this kind, such as {' or '.join(kinds)}.",
            "level": f"Only this level, {', '.join(levels)}.",
        }
        params: list[Any] = self.get_params(ctx)
        for param in params:
            param.help = help.get(param.name, param.help)
        super().format_help(ctx, formatter)


class RulesGroup(TyperGroup):
    """A group whose commands name an example rule: `RULE` and `CHAPTER` in their help."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        commands: list[Any] = list(self.commands.values())
        for command in commands:
            command.help = with_example_rule(command.help)
        super().format_help(ctx, formatter)


class RulesCommand(TyperCommand):
    """A command whose help names an example rule: `RULE` and `CHAPTER`."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.help = with_example_rule(self.help)
        params: list[Any] = self.get_params(ctx)
        for param in params:
            param.help = with_example_rule(param.help)
        super().format_help(ctx, formatter)


def with_example_rule(text: str | None) -> str | None:
    """The text with the id of a rule of the first game that gives one, and of its chapter."""
    from questable.games import registry

    if text is None or not ("RULE" in text or "CHAPTER" in text):
        return text
    rules = (registry.module(name).example_rule for name in registry.names())
    rule = next((rule for rule in rules if rule), "")
    return text.replace("RULE", rule).replace("CHAPTER", rule.rpartition("-")[0])
