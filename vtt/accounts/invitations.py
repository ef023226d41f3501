"""Invitations: made by the staff, redeemed once."""

import secrets

from django.contrib.auth.models import User
from django.urls import reverse
from django.utils import timezone

from vtt.accounts.models import Invitation
from vtt.games.access import digest_of

SPENT = "This invitation is spent or was never made; ask whoever sent it for another."


class NotInvited(Exception):
    """An invitation that opens nothing; `str()` is one sentence."""


def new_secret() -> str:
    """Make a secret nobody guesses."""
    return secrets.token_urlsafe(24)


def invite(note: str) -> str:
    """Make an invitation; gives its secret, which nobody can read again."""
    secret = new_secret()
    Invitation.objects.create(digest=digest_of(secret), note=note)
    return secret


def link_of(site: str, secret: str) -> str:
    """Write an invitation's link on a site; the secret stands in the fragment, which browsers send to nobody."""
    return f"{site.rstrip('/')}{reverse('sign_up')}#{secret}"


def redeem(secret: str, account: User) -> None:
    """Spend an invitation on an account; of two at once, one. Raises `NotInvited`."""
    held = Invitation.objects.filter(digest=digest_of(secret), used_at=None)
    if not held.update(used_at=timezone.now(), used_by=account):
        raise NotInvited(SPENT)
