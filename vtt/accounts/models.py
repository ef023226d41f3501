"""What the database keeps of accounts beside Django's own: invitations."""

from django.conf import settings
from django.db import models


class Invitation(models.Model):
    """A link that lets one person sign up, once; its secret is known here by its SHA-256 alone."""

    digest = models.CharField(max_length=64, unique=True)
    note = models.CharField(max_length=80, blank=True, help_text="For whom it is, if that should be remembered.")
    made_at = models.DateTimeField(auto_now_add=True)
    used_at = models.DateTimeField(null=True, editable=False)
    used_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, models.SET_NULL, null=True, editable=False, related_name="+"
    )

    class Meta:
        ordering = ("-made_at", "-pk")

    def __str__(self) -> str:
        return self.note or f"Invitation {self.pk}"
