"""Speed: Questable side by side with other engines of card games."""
