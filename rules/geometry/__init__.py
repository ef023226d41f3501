"""Exact plane geometry on plain values: inches, and bearings in degrees clockwise from -y (N1)."""
