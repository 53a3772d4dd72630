"""Cards to look at: one card model for both games, the gallery in a browser, sheets to print."""
