"""The players' words are commands in the log; no column keeps them a second time."""

from django.db import migrations


class Migration(migrations.Migration):
    """Drop the two columns."""

    dependencies = (("games", "0001_initial"),)

    operations = (
        migrations.RemoveField(model_name="game", name="red_words"),
        migrations.RemoveField(model_name="game", name="blue_words"),
    )
