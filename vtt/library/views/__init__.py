"""The pages of the library."""
