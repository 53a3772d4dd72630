# The set-up on the whole screen of a terminal.

## The set-up

game-tenefyr = Heroes of Tenefyr
about-tenefyr = Enter dungeons, beat what lives there with a small deck, grow on the loot, and face the boss in time.
pick-difficulty = Difficulty
pick-boss = Boss
pick-mode = Length
pick-edition = Edition
pick-drop-unused-heroes = Fitting loot only
about-difficulty = How far away the boss is.
about-boss = Who is fought at the end.
about-mode = How long a game takes.
about-edition = The rules of that year.
about-drop-unused-heroes = Leave out loot made for heroes who are not in the party.
difficulty-easy = Easy
difficulty-normal = Normal
difficulty-hard = Hard
about-difficulty-easy = The boss is far away.
about-difficulty-normal = As the rulebook has it.
about-difficulty-hard = The boss is close already.
mode-standard = Standard
mode-quick = Quick
about-mode-standard = Ten dungeons and a boss: about an hour.
about-mode-quick = Five dungeons, the last is the boss: about half an hour.
edition-2019 = 2019
edition-2018 = 2018
about-edition-2019 = All rewards, Quick mode and achievements.
about-edition-2018 = Fewer rewards, no Quick mode, no achievements.
