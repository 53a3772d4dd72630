"""All that players read, in English, French and Dutch, from one catalogue of messages.

Come in through `cards_text` (what cards say), `names` and `messages` (what a table says), and `catalogue` (the
messages: `common.*.ftl` and one file for each game). `rules_text` makes sentences of steps, with `arguments` for their
words; what one game adds or calls differently stands in the modules that bear its name.
"""
