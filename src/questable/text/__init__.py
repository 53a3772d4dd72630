"""Everything that players read, in every language, from one catalogue of messages.

Start at `card_text` (the text of cards), `messages` with `display_names` (decisions, options and events) and
`catalogue` (the messages themselves; `bundle` explains their domains). `sentences` turns the steps of rules into
sentences, with `message_args` for their words; each game subclasses both in its own folder.
"""
