"""All that players read, in English, French and Dutch, from one catalogue of messages."""
