# The set-up on the whole screen of a terminal.

## The set-up

game-terrinoth = Heroes of Terrinoth
about-terrinoth = A quest in rounds: attack, explore, rest or aid with dice, hold off the enemies, travel on before peril wins.
pick-quest = Quest
pick-grim = Grim rule
about-quest = What is to be done. The Goblin Problem is the one to begin with.
about-grim = Where enemies could act in several ways, they take the harshest.
