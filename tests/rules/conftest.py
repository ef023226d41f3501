"""Properties are held to their truth, not to the clock: speed is measured in `tests.load`."""

from hypothesis import settings

settings.register_profile("unhurried", deadline=None)
settings.load_profile("unhurried")
