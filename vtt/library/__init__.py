"""What a person keeps: armies, built by hand or read from a list, and pictures."""
