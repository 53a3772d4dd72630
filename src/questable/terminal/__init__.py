"""The terminal: the table on the whole screen, in lines, in sentences, and as JSON for programs."""
