"""Invitations; and the accounts there are go by the keys of their names."""

from typing import Any

import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models

from vtt.accounts.names import key_of


def use_keys(apps: Any, schema: Any) -> None:
    """Let accounts made before be found whatever the case; of two with one key the first has it."""
    accounts = apps.get_model("auth", "User").objects
    for account in accounts.order_by("pk"):
        key = key_of(account.username)
        if not accounts.filter(username=key).exists():
            accounts.filter(pk=account.pk).update(username=key, first_name=account.username)


class Migration(migrations.Migration):
    """Add one table."""

    initial = True

    dependencies = (
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
        ("auth", "0012_alter_user_first_name_max_length"),
    )

    operations = (
        migrations.CreateModel(
            name="Invitation",
            fields=[
                ("id", models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name="ID")),
                ("digest", models.CharField(max_length=64, unique=True)),
                (
                    "note",
                    models.CharField(
                        blank=True, help_text="For whom it is, if that should be remembered.", max_length=80
                    ),
                ),
                ("made_at", models.DateTimeField(auto_now_add=True)),
                ("used_at", models.DateTimeField(editable=False, null=True)),
                (
                    "used_by",
                    models.ForeignKey(
                        editable=False,
                        null=True,
                        on_delete=django.db.models.deletion.SET_NULL,
                        related_name="+",
                        to=settings.AUTH_USER_MODEL,
                    ),
                ),
            ],
            options={"ordering": ("-made_at", "-pk")},
        ),
        migrations.RunPython(use_keys, elidable=True),
    )
