# Words on drawn cards beside their rules.

role-enemy = Enemy
role-loot = Loot

group-basic = Basic cards
group-skill = Skills
group-dungeon = Dungeon, level { $level }
group-reward = Rewards, level { $level }

back-deck = Heroes of Tenefyr
back-boss = Boss
back-reward = Reward
