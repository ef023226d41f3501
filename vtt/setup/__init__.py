"""A new game: its form, the ground it is played on, and the armies that are brought to it."""
