"""The library of a person: handed over to his account, let go."""

from vtt.library.models import Army, Choice, Import, Picture
from vtt.library.pictures import shelf


def hand_over(guest: str, account: str) -> None:
    """Give an account the library of a guest; of what a person has one of, the guest's is the newer."""
    Army.objects.filter(owner=guest).update(owner=account)
    _hand_over_import(guest, account)
    _hand_over_choices(guest, account)
    same = Picture.objects.filter(owner=account).values("large")
    Picture.objects.filter(owner=guest, large__in=same).delete()
    Picture.objects.filter(owner=guest).update(owner=account)


def let_go(owner: str) -> None:
    """Delete a person's library, and the files of his pictures unless somebody else has the same."""
    for model in (Army, Import, Choice):
        model._default_manager.filter(owner=owner).delete()
    for picture in shelf.pictures_of(owner):
        shelf.throw_away(owner, picture.pk)


def _hand_over_import(guest: str, account: str) -> None:
    if Import.objects.filter(owner=guest).exists():
        Import.objects.filter(owner=account).delete()
        Import.objects.filter(owner=guest).update(owner=account)


def _hand_over_choices(guest: str, account: str) -> None:
    for choice in Choice.objects.filter(owner=guest):
        Choice.objects.filter(owner=account, about=choice.about, name=choice.name).delete()
    Choice.objects.filter(owner=guest).update(owner=account)
