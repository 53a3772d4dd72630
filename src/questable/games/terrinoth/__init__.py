"""The rules of Heroes of Terrinoth."""
