# The table in plain lines, for agents that read: below it, each card once with its rules.

cards = Ce que disent les cartes :
card-note = - { $name } : { $text }
