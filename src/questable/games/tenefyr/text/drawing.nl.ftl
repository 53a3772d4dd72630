# Words on drawn cards beside their rules.

role-enemy = Vijand
role-loot = Buit

group-basic = Basic kaarten
group-skill = Skills
group-dungeon = Dungeon, level { $level }
group-reward = Rewards, level { $level }

back-deck = Heroes of Tenefyr
back-boss = Boss
back-reward = Reward
