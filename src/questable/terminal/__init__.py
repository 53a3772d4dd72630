"""Play in the terminal: full screen, line by line, in sentences for screen readers, or as JSON for programs."""
