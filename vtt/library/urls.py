"""The addresses of the library."""

from django.urls import path, re_path

from vtt.library.views import armies, imports, kinds, pictures, units

urlpatterns = [
    path("armies/", armies.armies, name="armies"),
    path("armies/new/", armies.new_army, name="new_army"),
    path("armies/import/", imports.take_in, name="import_army"),
    path("armies/import/<slug:import_id>/", imports.preview, name="import_preview"),
    path("armies/import/<slug:import_id>/discard/", imports.discard, name="discard_import"),
    path("armies/<slug:army_id>/", armies.army, name="army"),
    path("armies/<slug:army_id>/name/", armies.rename, name="rename_army"),
    path("armies/<slug:army_id>/delete/", armies.delete, name="delete_army"),
    path("armies/<slug:army_id>/army.json", armies.army_file, name="army_file"),
    path("armies/<slug:army_id>/units/new/", units.new_unit, name="new_unit"),
    path("armies/<slug:army_id>/units/<slug:unit_id>/", units.unit, name="unit"),
    path("armies/<slug:army_id>/units/<slug:unit_id>/delete/", units.delete, name="delete_unit"),
    path("armies/<slug:army_id>/units/<slug:unit_id>/kinds/new/", kinds.new_kind, name="new_kind"),
    path("armies/<slug:army_id>/units/<slug:unit_id>/kinds/<slug:kind_id>/", kinds.kind, name="kind"),
    path("armies/<slug:army_id>/units/<slug:unit_id>/kinds/<slug:kind_id>/delete/", kinds.delete, name="delete_kind"),
    path("pictures/", pictures.pictures, name="pictures"),
    path("pictures/<int:picture_id>/delete/", pictures.delete, name="delete_picture"),
    re_path(r"^pictures/(?P<digest>[0-9a-f]{64})\.webp$", pictures.picture_file, name="picture_file"),
]
