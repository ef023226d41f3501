"""The pictures of an owner: taken in, listed, thrown away."""

from typing import Final

from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.db.models import Q, Sum
from django.http import Http404

from vtt.library.models import Picture
from vtt.library.names import named
from vtt.library.pictures import files
from vtt.library.pictures.encoding import LARGEST, TOO_LARGE, Encoded, PictureRefused, encoded

MOST: Final = 300
MOST_BYTES: Final = 200 * 1024 * 1024

TOO_MANY = f"You have {MOST} pictures, which is the most; delete one first."
NO_ROOM = f"Your pictures take {MOST_BYTES // 1024**2} MB, which is the most; delete one first."
NO_PICTURE = "There is no such picture of yours."


def pictures_of(owner: str) -> list[Picture]:
    """List an owner's pictures, the newest first."""
    return list(Picture.objects.filter(owner=owner)) if owner else []


def take_in(owner: str, file: "UploadedFile[bytes]") -> Picture:
    """Keep an uploaded picture; the same one again is the one that is there. Raises `PictureRefused`."""
    if (file.size or 0) > LARGEST:
        raise PictureRefused(TOO_LARGE)
    _check_room(owner)
    name = file.name or ""
    return _keep(owner, named(name.rpartition(".")[0], "Picture"), encoded(name, file.read()))


@transaction.atomic
def throw_away(owner: str, picture_id: int) -> None:
    """Delete a picture, and its files unless somebody else has the same; 404 for none of this owner's."""
    picture = Picture.objects.filter(pk=picture_id, owner=owner).first()
    if picture is None:
        raise Http404(NO_PICTURE)
    picture.delete()
    for digest in (picture.large, picture.small):
        if not Picture.objects.filter(Q(large=digest) | Q(small=digest)).exists():
            files.drop(digest)


@transaction.atomic
def _keep(owner: str, title: str, picture: Encoded) -> Picture:
    """Write the files within the transaction, so that nobody who deletes the same picture takes them away."""
    large, small = files.keep(picture.large), files.keep(picture.small)
    kept, _ = Picture.objects.get_or_create(
        owner=owner,
        large=large,
        defaults={
            "title": title,
            "small": small,
            "width": picture.width,
            "height": picture.height,
            "size": len(picture.large) + len(picture.small),
        },
    )
    return kept


def _check_room(owner: str) -> None:
    held = Picture.objects.filter(owner=owner)
    if held.count() >= MOST:
        raise PictureRefused(TOO_MANY)
    if (held.aggregate(bytes=Sum("size"))["bytes"] or 0) >= MOST_BYTES:
        raise PictureRefused(NO_ROOM)
