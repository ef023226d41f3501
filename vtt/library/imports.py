"""From a file to an army: what was read waits in one place until its owner confirms it."""

import msgspec
from django.core.files.uploadedfile import UploadedFile
from django.db import transaction
from django.http import Http404

from vtt.library.armies import add_army
from vtt.library.choices import choices_of
from vtt.library.document import Army, encoded
from vtt.library.drafts import ArmyDraft, draft_from
from vtt.library.models import Army as Kept
from vtt.library.models import Import
from vtt.library.names import named
from vtt.library.reading import ListRefused, read_list
from vtt.library.reading.door import LARGEST, TOO_LARGE

NOTHING_WAITS = "This import was confirmed or discarded already."


def take_in(owner: str, file: "UploadedFile[bytes]") -> Import:
    """Read a list and let it wait for its owner's word, in place of one that waited; raises `ListRefused`."""
    if (file.size or 0) > LARGEST:
        raise ListRefused(TOO_LARGE)
    draft = read_list(file.name or "", file.read())
    known = msgspec.structs.replace(draft, army=choices_of(owner).applied(draft.army))
    return _wait(owner, named(file.name or "", "A list"), encoded(known))


def waiting_import(owner: str) -> Import | None:
    """Find what waits for an owner, None for nothing."""
    return Import.objects.filter(owner=owner).first() if owner else None


def import_of(owner: str, import_id: str) -> Import:
    """Find the import that waits under an id; 404 for one that is over."""
    waiting = waiting_import(owner)
    if waiting is None or waiting.pk != import_id:
        raise Http404(NOTHING_WAITS)
    return waiting


def draft_in(waiting: Import) -> ArmyDraft:
    """Read the draft that waits."""
    return draft_from(waiting.draft)


@transaction.atomic
def confirm(waiting: Import, army: Army) -> Kept:
    """Keep the army as it was decided and let the import go; raises `LibraryFull`, 404 when it is over."""
    gone, _ = Import.objects.filter(pk=waiting.pk).delete()
    if not gone:
        raise Http404(NOTHING_WAITS)
    return add_army(waiting.owner, army)


@transaction.atomic
def _wait(owner: str, file_name: str, draft: str) -> Import:
    Import.objects.filter(owner=owner).delete()
    return Import.objects.create(owner=owner, file_name=file_name, draft=draft)
