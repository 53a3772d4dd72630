# The table in plain lines, for agents that read.

quest = Quest: { $name }. Round { $round }. Peril { $space } of { $last }.
location = Location: { $name }, progress { $progress } of { $value }. Locations left: { $left }.
no-location = No location yet. Locations left: { $left }.
hero = { $name } (player { $player }): wounds { $wounds } of { $health }, success tokens { $tokens }
leader = leader
active = active
defeated = defeated
poisoned = poisoned
weakened = weakened
focused = focused
ready = Ready: { $cards }
exhausted-cards = Exhausted: { $cards }
items = Items: { $cards }
facing = Facing: { $enemies }
shadows = In the shadows: { $enemies }
lair = In the lair: { $enemies }
enemy = { $name } (wounds { $wounds } of { $health }, attack { $attack }, resilience { $resilience })
enemy-exhausted = { $enemy }, exhausted
facedown = face-down enemy
roll = Roll: { $successes } successes, { $defenses } defences
tokens = Tokens: { $tokens }
asked = { $player } · { $question }
outcome-victory = Victory!
outcome-defeat = Defeat.
