"""Invitations in Django's admin: made there, and their links shown once."""

from django.contrib import admin, messages
from django.forms import ModelForm
from django.http import HttpRequest

from vtt.accounts.invitations import link_of, new_secret
from vtt.accounts.models import Invitation
from vtt.games.access import digest_of

ONCE = "Send this link to whom you invite; it is shown this once: {link}"


@admin.register(Invitation)
class InvitationAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Makes, lists and withdraws invitations."""

    list_display = ("__str__", "made_at", "used_at", "used_by")
    fields = ("note",)

    def has_change_permission(self, request: HttpRequest, obj: Invitation | None = None) -> bool:
        """Nobody changes one."""
        return False

    def save_model(self, request: HttpRequest, obj: Invitation, form: "ModelForm[Invitation]", change: bool) -> None:
        """Give a new invitation its secret, and show the link."""
        secret = new_secret()
        obj.digest = digest_of(secret)
        super().save_model(request, obj, form, change)
        messages.success(request, ONCE.format(link=link_of(request.build_absolute_uri("/"), secret)))
