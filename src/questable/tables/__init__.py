"""A table in memory and what its people see; shared by the server and the terminal."""
