"""Who may make an account, and making one: by anybody, by whoever was invited, or by nobody."""

from typing import Final

from django.conf import settings
from django.contrib.auth.models import User
from django.db import IntegrityError, transaction

from vtt.accounts.invitations import redeem
from vtt.accounts.names import key_of

CLOSED: Final = "Nobody can sign up here; ask the organiser for an account. A link to a game works without one."
INVITED: Final = "Signing up is by invitation here: open the link you were sent. A link to a game works without one."


class NameTaken(Exception):
    """Somebody else was quicker with this name."""


def shut() -> str | None:
    """Say why nobody may sign up at all, None when somebody may."""
    return CLOSED if settings.SIGN_UP == "closed" else None


@transaction.atomic
def sign_up(name: str, password: str, invitation: str) -> User:
    """Make an account; raises `NameTaken`, and `NotInvited` where an invitation is needed and this is none."""
    try:
        with transaction.atomic():
            account = User.objects.create_user(key_of(name), password=password, first_name=name)
    except IntegrityError:
        raise NameTaken from None
    if settings.SIGN_UP == "invited":
        redeem(invitation, account)
    return account
