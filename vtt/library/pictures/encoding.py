"""Turning an uploaded picture into two WebP files of ours; nothing of the upload but its pixels is kept."""

import struct
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Final

from PIL import Image, ImageOps, UnidentifiedImageError

FORMATS: Final = ("PNG", "JPEG", "WEBP", "GIF")
ENDINGS: Final = (".png", ".jpg", ".jpeg", ".webp", ".gif")
LARGEST: Final = 10 * 1024 * 1024
"""Bytes of the largest upload."""
MOST_PIXELS: Final = 40_000_000
LARGE_SIDE: Final = 4096
"""Pixels: the longest side a browser on any device can still draw."""
SMALL_SIDE: Final = 512
QUALITY: Final = 85

WRONG_NAME = "Choose a PNG, JPEG, WebP or GIF picture; this file is called something else."
SVG = "SVG files are not taken, they can hold programs; save the picture as PNG."
TOO_LARGE = "A picture may have 10 MB; this one is larger."
TOO_MANY_PIXELS = "A picture may have 40 megapixels; this one has {megapixels}."
FAR_TOO_MANY = "A picture may have 40 megapixels; this one has far more."
NO_PICTURE = "This is no PNG, JPEG, WebP or GIF picture, whatever its name says."
BROKEN = "This picture is damaged or cut off; save it once more."

DAMAGE: Final = (OSError, SyntaxError, ValueError, EOFError, IndexError, KeyError, TypeError, struct.error)
"""What Pillow's readers raise at a file that is not whole."""

_one_at_a_time = threading.Lock()
"""A decoded picture takes up to 160 MB; a server holds one of them, not one for every visitor."""


class PictureRefused(ValueError):
    """A file that is not taken as a picture; `str()` is one sentence."""


@dataclass(frozen=True, slots=True)
class Encoded:
    """A picture in our two sizes, and the pixels of the larger one."""

    large: bytes
    small: bytes
    width: int
    height: int


def encoded(name: str, data: bytes) -> Encoded:
    """Read an upload and re-encode it, turned as its EXIF says; raises `PictureRefused`."""
    _check_outside(name, data)
    with _one_at_a_time, _opened(data) as image:
        _check_pixels(image)
        large = _large(image)
    small = large.copy()
    small.thumbnail((SMALL_SIDE, SMALL_SIDE))
    return Encoded(_webp(large), _webp(small), *large.size)


def _check_outside(name: str, data: bytes) -> None:
    if name.lower().endswith((".svg", ".svgz")):
        raise PictureRefused(SVG)
    if not name.lower().endswith(ENDINGS):
        raise PictureRefused(WRONG_NAME)
    if len(data) > LARGEST:
        raise PictureRefused(TOO_LARGE)


@contextmanager
def _opened(data: bytes) -> Iterator[Image.Image]:
    try:
        with warnings.catch_warnings(), Image.open(BytesIO(data), formats=FORMATS) as image:
            warnings.simplefilter("ignore", Image.DecompressionBombWarning)
            yield image
    except UnidentifiedImageError:
        raise PictureRefused(NO_PICTURE) from None
    except Image.DecompressionBombError:
        raise PictureRefused(FAR_TOO_MANY) from None
    except DAMAGE as error:
        raise error if isinstance(error, PictureRefused) else PictureRefused(BROKEN) from None


def _check_pixels(image: Image.Image) -> None:
    pixels = image.width * image.height
    if pixels > MOST_PIXELS:
        raise PictureRefused(TOO_MANY_PIXELS.format(megapixels=f"{pixels / 1_000_000:.0f}"))


def _large(image: Image.Image) -> Image.Image:
    """Shrink before turning and converting, so that one full-size copy is all there ever is."""
    image.draft("RGB", (LARGE_SIDE, LARGE_SIDE))
    image.load()
    if image.mode in ("P", "PA", "1"):
        image = _in_colour(image)
    image.thumbnail((LARGE_SIDE, LARGE_SIDE), reducing_gap=2.0)
    turned = _in_colour(ImageOps.exif_transpose(image))
    turned.info = {}
    return turned


def _in_colour(image: Image.Image) -> Image.Image:
    if image.mode.startswith("I") or image.mode == "F":
        return image.point(lambda value: value / 256).convert("L").convert("RGB")
    return image.convert("RGBA" if image.has_transparency_data else "RGB")


def _webp(image: Image.Image) -> bytes:
    file = BytesIO()
    image.save(file, "WEBP", quality=QUALITY, method=2)
    return file.getvalue()
