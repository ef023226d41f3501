"""Buildings: rooms and who is in them, coming in and out, striking them until they fall (P1-P9)."""
