"""The one way a list is refused."""


class ListRefused(ValueError):
    """A file that cannot be imported; `str()` is one sentence that says why and what to do."""
