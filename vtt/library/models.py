"""What the database keeps of a person: armies, the one import being looked at, choices, pictures."""

from django.db import models

from vtt.games.models import new_id

OWNER_LENGTH = 64


class Army(models.Model):
    """An army; its units stand in `document`, which `vtt.library.document` reads and writes."""

    id = models.CharField(primary_key=True, max_length=24, default=new_id)
    owner = models.CharField(max_length=OWNER_LENGTH, db_index=True)
    name = models.CharField(max_length=80)
    document = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)
    changed_at = models.DateTimeField(auto_now=True)

    class Meta:
        ordering = ("-changed_at",)

    def __str__(self) -> str:
        return self.name


class Import(models.Model):
    """A list that was read and waits for its owner's word; a person has one at a time."""

    id = models.CharField(primary_key=True, max_length=24, default=new_id)
    owner = models.CharField(max_length=OWNER_LENGTH, unique=True)
    file_name = models.CharField(max_length=120)
    draft = models.TextField()
    at = models.DateTimeField(auto_now=True)

    def __str__(self) -> str:
        return self.file_name


class Choice(models.Model):
    """What a person chose last for models or units of a name: their base, their formation."""

    owner = models.CharField(max_length=OWNER_LENGTH)
    about = models.CharField(max_length=10, choices=[("base", "Base"), ("formation", "Formation")])
    name = models.CharField(max_length=80)
    value = models.CharField(max_length=40)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("owner", "about", "name"), name="one_choice_a_name"),)

    def __str__(self) -> str:
        return f"{self.name}: {self.value}"


class Picture(models.Model):
    """A picture, re-encoded in two sizes; `large` and `small` are the digests the files are named by."""

    owner = models.CharField(max_length=OWNER_LENGTH, db_index=True)
    title = models.CharField(max_length=80)
    large = models.CharField(max_length=64, db_index=True)
    small = models.CharField(max_length=64, db_index=True)
    width = models.PositiveIntegerField()
    height = models.PositiveIntegerField()
    size = models.PositiveIntegerField()
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ("-at", "-pk")
        constraints = (models.UniqueConstraint(fields=("owner", "large"), name="one_picture_an_owner"),)

    def __str__(self) -> str:
        return self.title
