# The table in plain lines, for agents that read: below it, each card once with its rules.

cards = Wat er op de kaarten staat:
card-note = - { $name }: { $text }
