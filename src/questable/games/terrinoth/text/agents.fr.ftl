# The table in plain lines, for agents that read.

quest = Quête : { $name }. Manche { $round }. Péril { $space } sur { $last }.
location = Lieu : { $name }, progression { $progress } sur { $value }. Lieux restants : { $left }.
no-location = Aucun lieu pour l'instant. Lieux restants : { $left }.
hero = { $name } (joueur { $player }) : blessures { $wounds } sur { $health }, jetons de succès { $tokens }
leader = meneur
active = actif
defeated = vaincu
poisoned = empoisonné
weakened = affaibli
focused = concentré
ready = Prêtes : { $cards }
exhausted-cards = Épuisées : { $cards }
items = Objets : { $cards }
facing = Face à : { $enemies }
shadows = Dans l'ombre : { $enemies }
lair = Dans l'antre : { $enemies }
enemy = { $name } (blessures { $wounds } sur { $health }, attaque { $attack }, résistance { $resilience })
enemy-exhausted = { $enemy }, épuisé
facedown = ennemi face cachée
roll = Jet : { $successes } succès, { $defenses } défenses
tokens = Jetons : { $tokens }
asked = { $player } · { $question }
outcome-victory = Victoire !
outcome-defeat = Défaite.
