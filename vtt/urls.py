"""Every address there is."""

from django.contrib import admin
from django.urls import include, path, register_converter

from vtt import refusal
from vtt.games import views as games
from vtt.lobby import views as lobby


class PlaceConverter:
    """The last word of a table's address."""

    regex = "red|blue|watch"

    def to_python(self, value: str) -> str:
        """Take the word as it is."""
        return value

    def to_url(self, value: str) -> str:
        """Write the word as it is."""
        return value


register_converter(PlaceConverter, "place")

urlpatterns = [
    path("", lobby.home, name="home"),
    path("games/new/", lobby.new_game, name="new_game"),
    path("lobby/", lobby.lists, name="lobby"),
    path("games/<slug:game_id>/visibility/", lobby.show_to, name="show_to"),
    path("games/<slug:game_id>/<place:place>/take/", lobby.take, name="take_seat"),
    path("join/<slug:game_id>/", games.join, name="join"),
    path("games/<slug:game_id>/<place:place>/", games.table, name="table"),
    path("games/<slug:game_id>/<place:place>/table.json", games.table_file, name="table_file"),
    path("games/<slug:game_id>/<place:place>/export.json", games.game_file, name="game_file"),
    path("games/<slug:game_id>/<place:place>/dice.json", games.dice, name="dice"),
    path("games/<slug:game_id>/<place:place>/players.json", games.players, name="players"),
    path("games/<slug:game_id>/<place:place>/history.json", games.moves, name="history"),
    path("games/<slug:game_id>/<place:place>/new-link/", games.new_link, name="new_link"),
    path("account/", include("vtt.accounts.urls")),
    path("", include("vtt.library.urls")),
    path("", include("vtt.setup.urls")),
    path("admin/", admin.site.urls),
]

handler400 = refusal.bad_request
handler403 = refusal.forbidden
handler404 = refusal.not_found
handler500 = refusal.server_error
