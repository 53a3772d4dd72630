# The table in plain lines, for agents that read.

quest = Queeste: { $name }. Ronde { $round }. Gevaar { $space } van { $last }.
location = Locatie: { $name }, voortgang { $progress } van { $value }. Resterende locaties: { $left }.
no-location = Nog geen locatie. Resterende locaties: { $left }.
hero = { $name } (speler { $player }): wonden { $wounds } van { $health }, succesfiches { $tokens }
leader = leider
active = actief
defeated = verslagen
poisoned = vergiftigd
weakened = verzwakt
focused = gefocust
ready = Klaar: { $cards }
exhausted-cards = Uitgeput: { $cards }
items = Voorwerpen: { $cards }
facing = Tegenover: { $enemies }
shadows = In de schaduw: { $enemies }
lair = In het hol: { $enemies }
enemy = { $name } (wonden { $wounds } van { $health }, aanval { $attack }, weerstand { $resilience })
enemy-exhausted = { $enemy }, uitgeput
facedown = gedekte vijand
roll = Worp: { $successes } successen, { $defenses } verdedigingen
tokens = Fiches: { $tokens }
asked = { $player } · { $question }
outcome-victory = Overwinning!
outcome-defeat = Nederlaag.
