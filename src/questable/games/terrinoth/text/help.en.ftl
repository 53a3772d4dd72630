# The help of options that only this game has; see help.*.ftl in questable/text.

help-play =
    .quest = The id of a quest, or random (terrinoth).
    .leader = The hero who is party leader first (terrinoth).
    .grim = With the grim rule (terrinoth).
