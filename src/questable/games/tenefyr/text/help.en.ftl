# The help of options that only this game has; see help.*.ftl in questable/text.

help-play =
    .difficulty = easy, normal or hard (tenefyr).
    .boss = The id of a boss, or random (tenefyr).
    .mode = standard or quick (tenefyr).
    .edition = 2018 or 2019 (tenefyr).
