"""Files made to do harm: what each is called, and how it is made."""

import io
import json
import os
import struct
import zipfile
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from PIL import Image

from tests.library.lists import as_json, as_xml, reed_folk, zipped

Maker = Callable[[], tuple[str, bytes]]

ROSTER: Final = as_xml(reed_folk())
TEN_LAUGHS: Final = "".join(f'<!ENTITY l{n} "{f"&l{n - 1};" * 10}">' for n in range(1, 10))


@cache
def zip_bomb() -> tuple[str, bytes]:
    """A gigabyte of zeros, were it not written piece by piece."""
    file = io.BytesIO()
    piece = bytes(1024 * 1024)
    with (
        zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive,
        archive.open("a.ros", "w") as entry,
    ):
        for _ in range(1024):
            entry.write(piece)
    return "list.rosz", file.getvalue()


def lying_zip() -> tuple[str, bytes]:
    """A zip whose directory says ten bytes where there are two megabytes."""
    packed = bytearray(zipped(("a.ros", os.urandom(1000) * 2000)))
    start = packed.rindex(b"PK\x01\x02")
    packed[start + 24 : start + 28] = struct.pack("<I", 10)
    return "list.rosz", bytes(packed)


def locked_zip() -> tuple[str, bytes]:
    """A zip that says it has a password."""
    packed = bytearray(zipped(("a.ros", ROSTER)))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        start = packed.index(mark)
        packed[start + offset] |= 1
    return "list.rosz", bytes(packed)


def exotic_zip() -> tuple[str, bytes]:
    """A zip packed by a method that may ask for gigabytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_LZMA) as archive:
        archive.writestr("a.ros", ROSTER)
    return "list.rosz", file.getvalue()


@cache
def many_entries() -> tuple[str, bytes]:
    """A hundred thousand empty entries."""
    return "list.rosz", zipped(*((f"{n}", b"") for n in range(100_000)))


def many_small_entries() -> tuple[str, bytes]:
    """As many entries as a small enough zip can hold."""
    return "list.rosz", zipped(*((f"{n}.ros", b"") for n in range(15_000)))


def declared(text: str) -> tuple[str, bytes]:
    """A roster behind a document type."""
    return "list.ros", ROSTER.replace(b"?>\n", f"?>\n{text}".encode(), 1)


def deep_xml() -> tuple[str, bytes]:
    """Selections in selections."""
    return "list.ros", b"<roster><forces><force>" + b"<selections><selection>" * 50_000


def wide_xml() -> tuple[str, bytes]:
    """A million elements."""
    return "list.ros", b"<roster>" + b"<a/>" * 1_000_000 + b"</roster>"


def changed_roster(old: str, new: str) -> tuple[str, bytes]:
    """The JSON list with something else in it."""
    document = as_json(reed_folk())
    assert old.encode() in document
    return "list.json", document.replace(old.encode(), new.encode(), 1)


LISTS: Final[Mapping[str, Maker]] = {
    "zip bomb": zip_bomb,
    "declared size smaller than what is inside": lying_zip,
    "hundred thousand entries": many_entries,
    "fifteen thousand entries": many_small_entries,
    "nested zip": lambda: ("list.rosz", zipped(("a.rosz", zipped(("a.ros", ROSTER))))),
    "nested zip called a roster": lambda: ("list.rosz", zipped(("a.ros", zipped(("a.ros", ROSTER))))),
    "path upwards": lambda: ("list.rosz", zipped(("../../a.ros", ROSTER))),
    "absolute path": lambda: ("list.rosz", zipped(("/etc/a.ros", ROSTER))),
    "backslash path": lambda: ("list.rosz", zipped(("..\\a.ros", ROSTER))),
    "encrypted": locked_zip,
    "unusual method": exotic_zip,
    "two rosters": lambda: ("list.rosz", zipped(("a.ros", ROSTER), ("b.ros", ROSTER))),
    "no roster": lambda: ("list.rosz", zipped(("a.txt", ROSTER))),
    "truncated zip": lambda: ("list.rosz", zipped(("a.ros", ROSTER))[:-40]),
    "bit flipped zip": lambda: ("list.rosz", zipped(("a.ros", ROSTER)).replace(b"PK\x01\x02", b"PK\x01\x03")),
    "entities": lambda: declared(f'<!DOCTYPE roster [<!ENTITY l0 "ha">{TEN_LAUGHS}]>'),
    "external entity": lambda: declared('<!DOCTYPE roster [<!ENTITY e SYSTEM "file:///etc/passwd">]>'),
    "document type": lambda: declared("<!DOCTYPE roster>"),
    "external document type": lambda: declared('<!DOCTYPE roster SYSTEM "http://127.0.0.1/roster.dtd">'),
    "deep xml": deep_xml,
    "wide xml": wide_xml,
    "truncated xml": lambda: ("list.ros", ROSTER[:-100]),
    "other xml": lambda: ("list.ros", b"<html><body/></html>"),
    "unknown encoding": lambda: ("list.ros", b'<?xml version="1.0" encoding="klingon"?><roster/>'),
    "binary": lambda: ("list.ros", os.urandom(5000)),
    "null bytes": lambda: ("list.ros", ROSTER.replace(b"Eels", b"E\0ls")),
    "deep json": lambda: ("list.json", b'{"roster":' + b"[" * 60_000),
    "deep json that closes": lambda: ("list.json", b'{"roster":' + b"[" * 900 + b"]" * 900 + b"}"),
    "wide json": lambda: ("list.json", b'{"roster": [' + b"[]," * 1_000_000 + b"[]]}"),
    "truncated json": lambda: ("list.json", as_json(reed_folk())[:-30]),
    "1e999 models": lambda: changed_roster('"number": 7', '"number": 1e999'),
    "1e999 as text": lambda: changed_roster('"number": 7', '"number": "1e999"'),
    "1e999 points": lambda: changed_roster('"value": 110', '"value": 1e999'),
    "1e999 nobody reads": lambda: changed_roster('"id": 7', '"id": -1e999'),
    "NaN": lambda: changed_roster('"number": 7', '"number": NaN'),
    "half a model": lambda: changed_roster('"number": 7', '"number": 0.5'),
    "minus a model": lambda: changed_roster('"number": 7', '"number": -7'),
    "a million models": lambda: changed_roster('"number": 7', '"number": 1000000'),
    "a number with a million digits": lambda: changed_roster('"number": 7', '"number": ' + "9" * 1_000_000),
    "list that is none": lambda: changed_roster('"forces": [', '"forces": 5, "x": ['),
    "list of numbers": lambda: ("list.json", b'{"roster": {"forces": [1, 2]}}'),
    "roster that is none": lambda: ("list.json", b'{"roster": 5}'),
    "key twice": lambda: changed_roster('"id": 7', '"id": 7, "id": 8'),
    "not utf-8": lambda: ("list.json", b'{"roster": "\xff"}'),
    "empty": lambda: ("list.json", b"  \n"),
    "wrong extension": lambda: ("list.exe", ROSTER),
    "no extension": lambda: ("list", ROSTER),
    "too large": lambda: ("list.ros", ROSTER + b" " * 6_000_000),
    "foreign json": lambda: ("list.json", b'{"tables": []}'),
    "array": lambda: ("list.json", b"[]"),
    "own army with an unknown field": lambda: (
        "army.json",
        json.dumps({"format": "warmat-army/1", "name": "A", "units": [], "evil": 1}).encode(),
    ),
    "own army with half a letter": lambda: ("army.json", b'{"format": "warmat-army/1", "name": "A\\ud800"}'),
    "own army of another format": lambda: ("army.json", b'{"format": "warmat-army/2", "name": "A"}'),
    "own army with 1e999": lambda: ("army.json", b'{"format": "warmat-army/1", "name": "A", "units": [1e999]}'),
    "table file that cannot be": lambda: ("table.json", b'{"format": "warmat/1", "ruleset": "scrollhammer"}'),
    "table file without units": lambda: (
        "table.json",
        b'{"format": "warmat/1", "ruleset": "scrollhammer", "mat": {"width": 72, "depth": 48}}',
    ),
    "table file with half a letter": lambda: (
        "table.json",
        b'{"format": "warmat/1", "ruleset": "scrollhammer", "mat": {"width": 72, "depth": 48}, "\\ud800\\n": 1}',
    ),
    "table file of tiles": lambda: (
        "table.json",
        b'{"format": "warmat/1", "ruleset": "wasteland", "mat": {"columns": 9, "rows": 9}}',
    ),
}


def picture(size: tuple[int, int] = (60, 40), form: str = "PNG", mode: str = "RGB") -> bytes:
    """A picture that is one."""
    file = io.BytesIO()
    Image.effect_noise(size, 60).convert(mode).save(file, form)
    return file.getvalue()


def half(content: bytes) -> bytes:
    """A file that was cut off."""
    return content[: len(content) // 2]


def png_of(width: int, height: int) -> bytes:
    """A PNG that is tiny as a file and says it is huge."""
    rows = zlib.compress(bytes(1_000_000), 9)
    head = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"IDAT", rows), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(name, content) for name, content in chunks)


def _chunk(name: bytes, content: bytes) -> bytes:
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


SVG: Final = b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
HTML: Final = b"<!doctype html><script>alert(1)</script>"

PICTURES: Final[Mapping[str, Maker]] = {
    "50 megapixels": lambda: ("a.png", png_of(10_000, 5_000)),
    "four gigapixels": lambda: ("a.png", png_of(65_000, 65_000)),
    "svg": lambda: ("a.svg", SVG),
    "svg called png": lambda: ("a.png", SVG),
    "html called jpg": lambda: ("a.jpg", HTML),
    "truncated png": lambda: ("a.png", half(picture((600, 400)))),
    "truncated jpeg": lambda: ("a.jpg", half(picture((600, 400), "JPEG"))),
    "truncated webp": lambda: ("a.webp", half(picture((600, 400), "WEBP"))),
    "truncated gif": lambda: ("a.gif", half(picture((600, 400), "GIF", "P"))),
    "39 megapixels cut off": lambda: ("a.png", png_of(7_500, 5_200)),
    "another format": lambda: ("a.png", picture(form="BMP")),
    "wrong extension": lambda: ("a.exe", picture()),
    "no extension": lambda: ("a", picture()),
    "over 10 MB": lambda: ("a.png", picture() + bytes(10 * 1024 * 1024)),
    "empty": lambda: ("a.png", b""),
}
