"""The forms of the library: what a person writes becomes a part of an army, or a sentence beside the field."""
