"""Help in the player's language: what a command and its options do are messages like all others."""

from typing import Any

from typer.core import TyperCommand

SAYS_LANGUAGE = "--lang"


class ToldCommand(TyperCommand):
    """A command whose help stands in the messages: `help-NAME`, with an attribute for each option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[SAYS_LANGUAGE] = asked_language(args)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils

        from questable.cli.options import language
        from questable.content.text.bundle import Bundle
        from questable.content.text.catalogue import default_language

        asked = ctx.meta[SAYS_LANGUAGE]
        lang = default_language() if asked is None else language(asked)
        messages = Bundle(lang, "help")
        told = messages.find(f"help-{self.name}")
        self.help = messages.format(told.value, {})
        params: list[Any] = self.get_params(ctx)
        for param in params:
            param.help = messages.format(told.attributes[param.name], {})
        panels = messages.find("help-panels")
        rich_utils.ARGUMENTS_PANEL_TITLE = messages.format(panels.attributes["arguments"], {})
        rich_utils.OPTIONS_PANEL_TITLE = messages.format(panels.attributes["options"], {})
        super().format_help(ctx, formatter)


def asked_language(args: list[str]) -> str | None:
    """The language that the arguments ask for, wherever it stands among them."""
    for i, arg in enumerate(args):
        if arg == SAYS_LANGUAGE and i + 1 < len(args):
            return args[i + 1]
        if arg.startswith(f"{SAYS_LANGUAGE}="):
            return arg.partition("=")[2]
    return None
