# The table in plain lines, for agents that read.

loot-of = { $name } (butin : { $enemy })
