"""What the database keeps: games, their logs, their links and who came in by them, their chat."""

import hashlib
import secrets

from django.db import models

from vtt.games.moment import now

SEATS = [("red", "Red"), ("blue", "Blue"), ("watch", "Spectator")]
VISIBILITIES = [
    ("private", "Private: only who has a link"),
    ("unlisted", "Unlisted: who knows its address may watch"),
    ("public", "Public: listed in the lobby, anybody may watch"),
]
USUAL_VISIBILITY = "unlisted"
"""What the forms of a new game offer first."""


def new_id() -> str:
    """Make a short id nobody guesses."""
    return secrets.token_urlsafe(9)


def new_seed() -> bytes:
    """Make the seed of a game's dice."""
    return secrets.token_bytes(32)


class Game(models.Model):
    """A game between two seats: where it began, how far it is, what its dice come from.

    `state` is the table after command `state_seq`; the table of today is that, with the log's events since
    folded onto it, so that storing a move costs what moved and not the whole table. `summary` is what a list of
    games tells of this one, `over` whether nothing more can happen in it.
    """

    id = models.CharField(primary_key=True, max_length=24, default=new_id)
    name = models.CharField(max_length=80)
    ruleset = models.CharField(max_length=40)
    creator = models.CharField(max_length=64, db_index=True)
    created_at = models.DateTimeField(auto_now_add=True)
    visibility = models.CharField(max_length=8, choices=VISIBILITIES, default="private")
    start = models.BinaryField()
    seq = models.PositiveIntegerField(default=0)
    state = models.BinaryField()
    state_seq = models.PositiveIntegerField(default=0)
    seed = models.BinaryField(default=new_seed)
    drawn = models.PositiveIntegerField(default=0)
    summary = models.TextField(default="{}")
    over = models.BooleanField(default=False)
    moved_at = models.CharField(max_length=32, default=now)

    class Meta:
        indexes = (models.Index(fields=("visibility", "over"), name="games_listed"),)

    def __str__(self) -> str:
        return self.name

    @property
    def commitment(self) -> str:
        """Promise the seed before the first die is drawn: its SHA-256."""
        return hashlib.sha256(bytes(self.seed)).hexdigest()


class Entry(models.Model):
    """One accepted command; the JSON columns hold what was sent to every browser, byte for byte."""

    # No index of its own: both constraints begin with it.
    game = models.ForeignKey(Game, models.CASCADE, related_name="entries", db_index=False)
    seq = models.PositiveIntegerField()
    seat = models.CharField(max_length=8, choices=SEATS)
    command_id = models.CharField(max_length=64)
    digest = models.CharField(max_length=64)
    at = models.CharField(max_length=32)
    command = models.TextField()
    events = models.TextField()
    result = models.TextField()
    dice = models.TextField()
    changes = models.TextField()
    refusals = models.TextField()
    marked = models.BooleanField()

    class Meta:
        ordering = ("game_id", "seq")
        constraints = (
            models.UniqueConstraint(fields=("game", "seq"), name="one_entry_a_number"),
            models.UniqueConstraint(fields=("game", "command_id"), name="one_entry_a_command"),
        )

    def __str__(self) -> str:
        return f"{self.game_id} {self.seq}"


class Link(models.Model):
    """The secret that lets a browser take a seat, known here by its SHA-256 alone."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="links")
    seat = models.CharField(max_length=8, choices=SEATS)
    digest = models.CharField(max_length=64)
    replaced_at = models.DateTimeField(null=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("game", "seat"), name="one_link_a_seat"),)

    def __str__(self) -> str:
        return f"{self.game_id} {self.seat}"


class Admission(models.Model):
    """Somebody who came in by a link; gone when the link is replaced. A new `renewal` has his sockets asked again."""

    link = models.ForeignKey(Link, models.CASCADE, related_name="admissions")
    person = models.CharField(max_length=64, db_index=True)
    renewal = models.PositiveIntegerField(default=0)
    at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (models.UniqueConstraint(fields=("link", "person"), name="one_admission_a_person"),)

    def __str__(self) -> str:
        return f"{self.link_id} {self.at}"


class Chat(models.Model):
    """Something said, among the players or among the spectators."""

    game = models.ForeignKey(Game, models.CASCADE, related_name="chat")
    said_id = models.CharField(max_length=64)
    seat = models.CharField(max_length=8, choices=SEATS)
    room = models.CharField(max_length=12)
    text = models.CharField(max_length=500)
    at = models.CharField(max_length=32)

    class Meta:
        ordering = ("pk",)
        constraints = (models.UniqueConstraint(fields=("game", "seat", "said_id"), name="one_chat_an_id"),)

    def __str__(self) -> str:
        return f"{self.game_id} {self.room} {self.pk}"


class Attendance(models.Model):
    """How many watch a game, as its rooms count them; old news is nobody."""

    game = models.OneToOneField(Game, models.CASCADE, primary_key=True)
    watching = models.PositiveIntegerField()
    at = models.DateTimeField()

    def __str__(self) -> str:
        return f"{self.game_id} {self.watching}"
