"""Text can be read in every theme: 4.5 to 1 on the surface it stands on."""

import re
from pathlib import Path

import pytest

TOKENS = Path(__file__).resolve().parent.parent.parent / "static" / "css" / "tokens.css"
THEMES = ("dark", "light", "contrast")
TEXTS = ("ink", "ink-soft", "ink-faint")
SURFACES = ("surface-0", "surface-1", "surface-2", "surface-3")
PAIRS = [
    *((text, surface) for text in TEXTS for surface in SURFACES),
    *(
        (text, surface)
        for text in ("amber", "green", "gold-ink")
        for surface in ("surface-0", "surface-1", "surface-2")
    ),
    ("on-gold", "gold"),
    ("on-gold", "gold-bright"),
    ("ink", "red-soft"),
    ("ink", "blue-soft"),
    ("surface-0", "amber"),
    ("label", "halo"),
]


def tokens(theme: str) -> dict[str, str]:
    """Read the colours of a theme: the dark ones, and what it changes of them."""
    blocks = re.findall(r":root(?:\[data-theme=\"(\w+)\"\])? \{(.*?)\}", TOKENS.read_text(), re.DOTALL)
    merged: dict[str, str] = {}
    for name, block in blocks:
        if name in ("", theme):
            merged |= dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
    return merged


def luminance(colour: str) -> float:
    """The relative luminance of the web's accessibility guidelines."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_stands_out_from_its_surface(theme: str) -> None:
    colours = tokens(theme)
    faint = []
    for text, surface in PAIRS:
        high, low = sorted((luminance(colours[text]), luminance(colours[surface])), reverse=True)
        ratio = (high + 0.05) / (low + 0.05)
        if ratio < 4.5:
            faint.append(f"{text} on {surface}: {ratio:.2f}")
    assert faint == []
