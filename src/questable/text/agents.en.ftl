# The table in plain lines, for agents that read: below it, each card once with its rules.

cards = What the cards say:
card-note = - { $name }: { $text }
