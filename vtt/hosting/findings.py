"""What the doctor finds: one sentence each, with the remedy where something is wrong."""

from dataclasses import dataclass
from typing import Literal

Weight = Literal["well", "mind", "wrong"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at."""

    weight: Weight
    about: str
    text: str


def well(about: str, text: str) -> Finding:
    """Tell that something is as it should be."""
    return Finding("well", about, text)


def mind(about: str, text: str) -> Finding:
    """Tell what works and should be otherwise."""
    return Finding("mind", about, text)


def wrong(about: str, text: str) -> Finding:
    """Tell what keeps people from playing, or puts their games at risk."""
    return Finding("wrong", about, text)
