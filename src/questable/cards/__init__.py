"""Card files: read strictly, checked with the line of each mistake, turned into effects and into text."""
