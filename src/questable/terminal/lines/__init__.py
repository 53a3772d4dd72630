"""Questions and answers one line below the other: drawn, told in sentences, or as JSON."""
