"""The addresses of a new game."""

from django.urls import path

from vtt.setup import views

urlpatterns = [
    path("games/set-up/", views.setup_game, name="setup_game"),
    path("setup/choices.json", views.choices, name="setup_choices"),
    path("setup/layouts/<slug:layout_id>.json", views.layout, name="setup_layout"),
    path("games/<slug:game_id>/<place:place>/library.json", views.library, name="seat_library"),
    path("games/<slug:game_id>/<place:place>/army/", views.bring, name="bring_army"),
]
