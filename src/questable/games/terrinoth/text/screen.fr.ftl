# The set-up on the whole screen of a terminal.

## La mise en place

game-terrinoth = Heroes of Terrinoth
about-terrinoth = Une quête en manches : attaquez, explorez, reposez-vous ou aidez avec des dés, tenez les ennemis à distance et avancez avant que le péril ne gagne.
pick-quest = Quête
pick-grim = Règle sombre
about-quest = Ce qu'il y a à faire. Celle des gobelins est faite pour débuter.
about-grim = Quand des ennemis peuvent agir de plusieurs façons, ils prennent la plus dure.
