"""Pictures: upright, stripped, re-encoded, counted, and given out as pictures only."""

import io
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from PIL import Image

from tests.library.hostile import HTML, picture
from vtt.library.models import Picture
from vtt.library.pictures import shelf as shelving
from vtt.library.pictures.encoding import LARGE_SIDE, SMALL_SIDE, encoded

ORIENTATION, MAKER, GPS = 0x0112, 0x010F, 0x8825
UPSIDE = {
    1: None,
    2: Image.Transpose.FLIP_LEFT_RIGHT,
    3: Image.Transpose.ROTATE_180,
    4: Image.Transpose.FLIP_TOP_BOTTOM,
    5: Image.Transpose.TRANSPOSE,
    6: Image.Transpose.ROTATE_90,
    7: Image.Transpose.TRANSVERSE,
    8: Image.Transpose.ROTATE_270,
}
"""How a camera that was held this way stores an upright picture."""


def upright() -> Image.Image:
    """Red above, blue on the left below, green on the right below; twice as wide as high."""
    image = Image.new("RGB", (80, 40), (200, 30, 30))
    image.paste((30, 30, 200), (0, 20, 40, 40))
    image.paste((30, 160, 30), (40, 20, 80, 40))
    return image


def photo(orientation: int, form: str = "JPEG") -> bytes:
    """The picture as a phone stores it, with its maker and where it was taken."""
    turn = UPSIDE[orientation]
    image = upright() if turn is None else upright().transpose(turn)
    exif = Image.Exif()
    exif[ORIENTATION], exif[MAKER], exif[GPS] = orientation, "Secret Camera", {1: "N", 2: (50.0, 1.0, 2.0)}
    file = io.BytesIO()
    image.save(file, form, exif=exif, quality=95)
    return file.getvalue()


def opened(content: bytes) -> Image.Image:
    """A stored picture."""
    return Image.open(io.BytesIO(content))


def colours(image: Image.Image) -> list[str]:
    """Which colour is strongest above, below left and below right."""
    pixels = (image.convert("RGB").getpixel(place) for place in ((40, 8), (12, 32), (68, 32)))
    return [["red", "green", "blue"][max(range(3), key=lambda n: pixel[n])] for pixel in pixels]


@pytest.mark.parametrize("orientation", UPSIDE)
@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP"])
def test_a_photo_stands_upright_however_the_camera_was_held(orientation: int, form: str) -> None:
    made = encoded(f"a.{form.lower()}", photo(orientation, form))
    assert (made.width, made.height) == (80, 40)
    for content in (made.large, made.small):
        assert colours(opened(content)) == ["red", "blue", "green"]


@pytest.mark.parametrize("form", ["JPEG", "PNG", "WEBP"])
def test_nothing_but_pixels_is_kept(form: str) -> None:
    made = encoded(f"a.{form.lower()}", photo(6, form))
    for content in (made.large, made.small):
        assert not opened(content).getexif()
        assert not {"exif", "icc_profile", "xmp"} & set(opened(content).info)
        assert b"Secret Camera" not in content


def test_of_a_moving_picture_the_first_frame_is_kept() -> None:
    file = io.BytesIO()
    frames = [Image.new("RGB", (40, 40), colour) for colour in ("red", "blue")]
    frames[0].save(file, "GIF", save_all=True, append_images=frames[1:])
    stored = opened(encoded("a.gif", file.getvalue()).large)
    assert getattr(stored, "n_frames", 1) == 1
    red, _, blue = stored.convert("RGB").getpixel((20, 20))
    assert red > 200 > 50 > blue


def test_what_hangs_behind_a_picture_is_not_kept() -> None:
    assert HTML not in encoded("a.png", picture() + HTML).large


@pytest.mark.parametrize("mode", ["RGBA", "LA", "P"])
def test_what_is_see_through_stays_so(mode: str) -> None:
    image = Image.new("RGBA", (40, 40), (0, 0, 0, 0)).convert(mode)
    file = io.BytesIO()
    image.save(file, "PNG", **({"transparency": 0} if mode == "P" else {}))
    assert opened(encoded("a.png", file.getvalue()).large).convert("RGBA").getpixel((5, 5))[3] == 0


@pytest.mark.parametrize("mode", ["1", "L", "I;16", "CMYK"])
def test_pictures_of_every_depth_are_taken(mode: str) -> None:
    file = io.BytesIO()
    white = {"1": 1, "L": 255, "I;16": 65535, "CMYK": (0, 0, 0, 0)}[mode]
    form = "JPEG" if mode == "CMYK" else "PNG"
    Image.new(mode, (40, 40), white).save(file, form)
    assert min(opened(encoded(f"a.{form.lower()}", file.getvalue()).large).convert("RGB").getpixel((9, 9))) > 240


def test_a_large_picture_is_brought_to_sizes_that_fit() -> None:
    made = encoded("a.jpg", picture((6000, 3000), "JPEG"))
    assert opened(made.large).size == (LARGE_SIDE, LARGE_SIDE // 2)
    assert opened(made.small).size == (SMALL_SIDE, SMALL_SIDE // 2)


def test_a_small_picture_is_not_blown_up() -> None:
    made = encoded("a.png", picture((60, 40)))
    assert opened(made.large).size == opened(made.small).size == (60, 40)


def put(browser: Client, content: bytes, name: str = "Marsh view.png") -> int:
    """Upload a picture; gives the answer's status."""
    return int(browser.post("/pictures/", {"picture": SimpleUploadedFile(name, content)}).status_code)


@pytest.mark.django_db
def test_a_picture_is_given_out_as_a_picture_and_nothing_else(shelf: Path) -> None:
    browser = Client()
    assert put(browser, picture()) == 303
    kept = Picture.objects.get()
    answer = Client().get(f"/pictures/{kept.large}.webp")
    assert answer["Content-Type"] == "image/webp"
    assert answer["X-Content-Type-Options"] == "nosniff"
    assert answer["Content-Security-Policy"] == "default-src 'none'; sandbox"
    assert opened(answer.content).format == "WEBP"
    assert (kept.title, kept.width, kept.height) == ("Marsh view", 60, 40)


@pytest.mark.django_db
def test_no_name_a_person_sent_is_a_path(shelf: Path) -> None:
    put(Client(), picture(), "../../../evil.png")
    assert {path.suffix for path in shelf.rglob("*") if path.is_file()} == {".webp"}
    assert {len(path.stem) for path in shelf.rglob("*.webp")} == {64}


@pytest.mark.django_db
@pytest.mark.parametrize("address", ["/pictures/../secret_key", f"/pictures/{'0' * 64}.webp", "/pictures/a.webp"])
def test_what_is_no_picture_is_not_given_out(shelf: Path, address: str) -> None:
    assert Client().get(address).status_code == 404


@pytest.mark.django_db
def test_the_same_picture_twice_is_one(shelf: Path) -> None:
    browser, content = Client(), picture()
    assert [put(browser, content), put(browser, content)] == [303, 303]
    assert Picture.objects.count() == 1


@pytest.mark.django_db
def test_a_picture_two_people_have_goes_with_the_second(shelf: Path) -> None:
    content, people = picture(), [Client(), Client()]
    for browser in people:
        put(browser, content)
    for browser, left in zip(people, (1, 0), strict=True):
        kept = Picture.objects.order_by("pk").first()
        assert kept is not None
        assert browser.post(f"/pictures/{kept.pk}/delete/").status_code == 303
        assert bool(list(shelf.rglob("*.webp"))) == bool(left)


@pytest.mark.django_db
def test_nobody_deletes_somebody_elses_picture(shelf: Path) -> None:
    put(Client(), picture())
    kept = Picture.objects.get()
    assert Client().post(f"/pictures/{kept.pk}/delete/").status_code == 404
    assert list(shelf.rglob("*.webp"))


@pytest.mark.django_db
def test_a_person_has_room_for_so_many_pictures(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelving, "MOST", 1)
    browser = Client()
    assert [put(browser, picture()), put(browser, picture((30, 30)))] == [303, 400]
    assert [put(Client(), picture((30, 30)))] == [303]


@pytest.mark.django_db
def test_a_person_has_room_for_so_many_bytes(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelving, "MOST_BYTES", 1)
    browser = Client()
    assert [put(browser, picture()), put(browser, picture((30, 30)))] == [303, 400]


@pytest.mark.parametrize("size", [900_000, 1_100_000, 9_900_000])
def test_a_file_up_to_ten_megabytes_is_taken(size: int) -> None:
    content = picture()
    assert encoded("a.png", content + bytes(size - len(content))).width == 60
