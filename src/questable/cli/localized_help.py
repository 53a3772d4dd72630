"""Help in the player's language: the texts of a command and its options are messages."""

from typing import Any

from typer.core import TyperCommand

from questable.cli.error_messages import LANG_OPTION, lang_argument

HELP = "help"  # the message domain
USAGE = "Usage:"  # the heading that Typer prints


class LocalizedCommand(TyperCommand):
    """A command whose help is the message `help-NAME`, with an attribute for each option."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        ctx.meta[LANG_OPTION] = lang_argument(args)
        return super().parse_args(ctx, args)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        from typer import rich_utils

        from questable.cli.options import language
        from questable.games import registry
        from questable.text.catalogue import bundle, format_message, has_message
        from questable.text.display_names import joined

        lang = language(ctx.meta[LANG_OPTION])
        messages = bundle(lang, HELP)
        id = f"help-{self.name}"
        self.help = messages.format(messages.find(id).value, {})
        games = joined(lang, HELP, registry.names(), "join-either")
        domains = [HELP, *(f"{game}/{HELP}" for game in registry.names())]  # some options belong to one game
        params: list[Any] = self.get_params(ctx)
        for param in params:
            domain = next(domain for domain in domains if has_message(lang, domain, id, param.name))
            param.help = format_message(lang, domain, id, {"games": games}, param.name)
        panels = messages.find("help-panels")
        rich_utils.ARGUMENTS_PANEL_TITLE = messages.format(panels.attributes["arguments"], {})
        rich_utils.OPTIONS_PANEL_TITLE = messages.format(panels.attributes["options"], {})
        ctx.meta[USAGE] = messages.format(panels.attributes["usage"], {})
        super().format_help(ctx, formatter)

    def get_usage(self, ctx: Any) -> str:
        return super().get_usage(ctx).replace(USAGE, ctx.meta.get(USAGE, USAGE), 1)
