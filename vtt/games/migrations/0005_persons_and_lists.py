"""One name for a person everywhere; what lists tell of a game; who watches."""

import hashlib
from typing import Any

import django.db.models.deletion
from django.db import migrations, models

import vtt.games.moment


def hash_browsers(apps: Any, schema: Any) -> None:
    """Name a guest as his games and his library already do: by the hash of what his browser keeps."""
    admissions = apps.get_model("games", "Admission").objects
    for key, browser in admissions.values_list("pk", "person"):
        admissions.filter(pk=key).update(person=hashlib.sha256(browser.encode()).hexdigest())


class Migration(migrations.Migration):
    """Rename, then add."""

    dependencies = (("games", "0004_visibility"),)

    operations = (
        migrations.RemoveConstraint(model_name="admission", name="one_admission_a_browser"),
        migrations.RenameField(model_name="admission", old_name="browser", new_name="person"),
        migrations.RunPython(hash_browsers, elidable=True),
        migrations.AlterField(
            model_name="admission", name="person", field=models.CharField(db_index=True, max_length=64)
        ),
        migrations.AddConstraint(
            model_name="admission",
            constraint=models.UniqueConstraint(fields=("link", "person"), name="one_admission_a_person"),
        ),
        migrations.AddField(model_name="admission", name="renewal", field=models.PositiveIntegerField(default=0)),
        migrations.AddField(model_name="game", name="summary", field=models.TextField(default="{}")),
        migrations.AddField(model_name="game", name="over", field=models.BooleanField(default=False)),
        migrations.AddField(
            model_name="game",
            name="moved_at",
            field=models.CharField(default=vtt.games.moment.now, max_length=32),
        ),
        migrations.AddIndex(
            model_name="game", index=models.Index(fields=["visibility", "over"], name="games_listed")
        ),
        migrations.CreateModel(
            name="Attendance",
            fields=[
                (
                    "game",
                    models.OneToOneField(
                        on_delete=django.db.models.deletion.CASCADE,
                        primary_key=True,
                        serialize=False,
                        to="games.game",
                    ),
                ),
                ("watching", models.PositiveIntegerField()),
                ("at", models.DateTimeField()),
            ],
        ),
    )
