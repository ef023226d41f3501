"""What follows when somebody logs in or out, changes his password, or goes."""

from typing import Any

from django.contrib.auth.models import User
from django.contrib.auth.signals import user_logged_in, user_logged_out
from django.db import transaction
from django.db.models.signals import post_save, pre_delete, pre_save
from django.dispatch import receiver
from django.http import HttpRequest

from vtt.accounts.names import key_of, written
from vtt.games import holdings as games
from vtt.games.persons import BROWSER, account_name, guest_name
from vtt.library import holdings as library


@receiver(user_logged_in)
def take_over(request: HttpRequest, user: User, **_: Any) -> None:
    """Give the account what this browser made as a guest; the browser is nobody's from then on."""
    browser = request.session.pop(BROWSER, None)
    if browser:
        with transaction.atomic():
            games.hand_over(guest_name(browser), account_name(user.pk))
            library.hand_over(guest_name(browser), account_name(user.pk))


@receiver(user_logged_out)
def close_tables(user: User | None, **_: Any) -> None:
    """Have the account's open sockets show again who they are; those of the browser that left cannot."""
    if user is not None:
        games.recheck(account_name(user.pk))


@receiver(post_save, sender=User)
def close_tables_of_old_passwords(instance: User, created: bool, **_: Any) -> None:
    """Have them show it too when the password was changed, or the account shut, here or in the admin."""
    changed = getattr(instance, "_password", None) is not None
    if not created and (changed or not instance.is_active):
        games.recheck(account_name(instance.pk))


@receiver(pre_save, sender=User)
def keep_one_key_a_name(instance: User, **_: Any) -> None:
    """Keep the key of a name as the user name, which the database lets nobody else have, and the name beside it."""
    if key_of(instance.first_name) != key_of(instance.username):
        instance.first_name = written(instance.username)
    instance.username = key_of(instance.username)


@receiver(pre_delete, sender=User)
def let_go(instance: User, **_: Any) -> None:
    """Delete what was the account's alone, and take it off what others still play."""
    games.let_go(account_name(instance.pk))
    library.let_go(account_name(instance.pk))
