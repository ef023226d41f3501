"""Hostile files are refused with one sentence, soon, within little memory, and nothing of them is kept."""

import subprocess
import sys
import time
from pathlib import Path

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client

from tests.library.hostile import LISTS, PICTURES, ROSTER
from tests.library.lists import zipped
from vtt.library.models import Army, Import, Picture
from vtt.library.pictures.encoding import PictureRefused, encoded
from vtt.library.reading import ListRefused, read_list

WITHIN_SECONDS = 2
WITHIN_MEGABYTES = 200

MEASURED = """
import resource, sys
from tests.library.hostile import LISTS, PICTURES
from vtt.library.pictures.encoding import PictureRefused, encoded
from vtt.library.reading import ListRefused, read_list

sort, name = sys.argv[1:]
sorts = {"list": (LISTS, read_list, ListRefused), "picture": (PICTURES, encoded, PictureRefused)}
makers, read, refusal = sorts[sort]
file = makers[name]()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
try:
    read(*file)
except refusal:
    print((resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) // 1024)
"""


def is_one_sentence(text: str) -> bool:
    """Whether a text is a line that ends as a sentence does."""
    return "\n" not in text and text.endswith(".") and len(text) < 300 and "Traceback" not in text


@pytest.mark.parametrize("name", LISTS)
def test_a_hostile_list_is_refused_soon_with_one_sentence(name: str) -> None:
    file = LISTS[name]()
    start = time.perf_counter()
    with pytest.raises(ListRefused) as refusal:
        read_list(*file)
    assert time.perf_counter() - start < WITHIN_SECONDS
    assert is_one_sentence(str(refusal.value)), str(refusal.value)


@pytest.mark.parametrize("name", PICTURES)
def test_a_hostile_picture_is_refused_soon_with_one_sentence(name: str) -> None:
    file = PICTURES[name]()
    start = time.perf_counter()
    with pytest.raises(PictureRefused) as refusal:
        encoded(*file)
    assert time.perf_counter() - start < WITHIN_SECONDS
    assert is_one_sentence(str(refusal.value)), str(refusal.value)


@pytest.mark.parametrize(
    ("sort", "name"),
    [
        ("list", "zip bomb"),
        ("list", "fifteen thousand entries"),
        ("list", "entities"),
        ("list", "wide xml"),
        ("list", "deep xml"),
        ("list", "wide json"),
        ("list", "deep json"),
        ("picture", "50 megapixels"),
        ("picture", "four gigapixels"),
        ("picture", "39 megapixels cut off"),
    ],
)
def test_a_hostile_file_takes_little_memory(project: Path, sort: str, name: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", MEASURED, sort, name], cwd=project, capture_output=True, text=True, timeout=60
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) < WITHIN_MEGABYTES


@pytest.mark.django_db
@pytest.mark.parametrize("name", LISTS)
def test_nothing_of_a_hostile_list_is_kept_and_the_page_says_why(name: str) -> None:
    browser = Client()
    answer = browser.post("/armies/import/", {"list": SimpleUploadedFile(*LISTS[name]())})
    assert answer.status_code == 400
    assert b'id="list-error" role="alert"' in answer.content
    assert not Army.objects.exists()
    assert not Import.objects.exists()


@pytest.mark.django_db
@pytest.mark.parametrize("name", PICTURES)
def test_nothing_of_a_hostile_picture_is_kept_and_the_page_says_why(name: str, shelf: Path) -> None:
    answer = Client().post("/pictures/", {"picture": SimpleUploadedFile(*PICTURES[name]())})
    assert answer.status_code == 400
    assert b'role="alert"' in answer.content
    assert not Picture.objects.exists()
    assert list(shelf.rglob("*")) == []


@pytest.mark.django_db
def test_a_hostile_list_leaves_the_import_that_waits_alone() -> None:
    browser = Client()
    browser.post("/armies/import/", {"list": SimpleUploadedFile("list.ros", ROSTER)})
    browser.post("/armies/import/", {"list": SimpleUploadedFile(*LISTS["truncated xml"]())})
    assert Import.objects.get().file_name == "list.ros"


def test_a_plain_roster_called_rosz_and_a_packed_one_called_ros_are_known_by_their_content() -> None:
    packed = zipped(("a.ros", ROSTER))
    assert read_list("list.rosz", ROSTER) == read_list("list.ros", packed) == read_list("list.rosz", packed)
