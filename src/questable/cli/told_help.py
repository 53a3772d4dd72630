"""Help in the player's language: what a command and its options do are messages like all others."""

from typing import Any

from typer.core import TyperCommand

from questable.cli.complaint import ASKS_LANGUAGE, asked_language

USAGE = "Usage:"  # what Typer calls it


class ToldCommand(TyperCommand):
    """A command whose help stands in the messages: `help-NAME`, with an attribute for each option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[ASKS_LANGUAGE] = asked_language(args)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from fluent.runtime import FluentBundle
        from typer import rich_utils

        from questable.cli.options import language
        from questable.content.text.catalogue import resource

        lang = language(ctx.meta[ASKS_LANGUAGE])
        messages = FluentBundle([lang], use_isolating=False)
        messages.add_resource(resource("help", lang))
        told: Any = messages.get_message(f"help-{self.name}")
        self.help = str(messages.format_pattern(told.value)[0])
        params: list[Any] = self.get_params(ctx)
        for param in params:
            param.help = str(messages.format_pattern(told.attributes[param.name])[0])
        panels: Any = messages.get_message("help-panels")
        rich_utils.ARGUMENTS_PANEL_TITLE = str(messages.format_pattern(panels.attributes["arguments"])[0])
        rich_utils.OPTIONS_PANEL_TITLE = str(messages.format_pattern(panels.attributes["options"])[0])
        ctx.meta[USAGE] = str(messages.format_pattern(panels.attributes["usage"])[0])
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        return super().get_usage(ctx).replace(USAGE, ctx.meta.get(USAGE, USAGE), 1)
