# Words on drawn cards beside their rules.

role-enemy = Ennemi
role-loot = Butin

group-basic = Cartes Standard
group-skill = Compétences
group-dungeon = Donjon, niveau { $level }
group-reward = Récompenses, niveau { $level }

back-deck = Heroes of Tenefyr
back-boss = Boss
back-reward = Récompense
