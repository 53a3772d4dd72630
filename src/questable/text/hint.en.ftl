# Hints and odds: what a player that looks ahead advises, and why. Chances are whole per cents.

hint-only = There is nothing else to do.
hint-close = It hardly matters: { $chance } % chance to win, { $other } % with the next best.
hint-clear = { $chance } % chance to win, { $other } % with the next best.
