"""The rules of Heroes of Tenefyr."""
