"""The pages of an import: the upload, what was understood and what was not, the word that keeps it."""

from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_POST

from vtt.library import imports
from vtt.library.armies import LibraryFull
from vtt.library.drafts import ArmyDraft
from vtt.library.forms.decisions import ImportDecisions
from vtt.library.models import Import
from vtt.library.owner import owner_of, settled_owner
from vtt.library.reading import ListRefused
from vtt.library.views.armies import armies_page, to_army
from vtt.library.views.shown import shown_units

NONE_CHOSEN = "Choose a file first."


@require_POST
def take_in(request: HttpRequest) -> HttpResponse:
    """Read an uploaded list and show what was understood; nothing is kept yet."""
    file = request.FILES.get("list")
    if not isinstance(file, UploadedFile):
        return armies_page(request, 400, import_error=NONE_CHOSEN)
    try:
        waiting = imports.take_in(settled_owner(request), file)
    except ListRefused as error:
        return armies_page(request, 400, import_error=str(error))
    return HttpResponseRedirect(reverse("import_preview", args=(waiting.pk,)), status=303)


@never_cache
@ensure_csrf_cookie
@require_http_methods(["GET", "POST"])
def preview(request: HttpRequest, import_id: str) -> HttpResponse:
    """Show a list that was read, and keep the army once everything doubtful is decided."""
    waiting = imports.import_of(owner_of(request), import_id)
    draft = imports.draft_in(waiting)
    form = ImportDecisions(draft.army, draft.doubts, request.POST if request.method == "POST" else None)
    if not form.is_bound or not form.is_valid():
        return _page(request, waiting, draft, form)
    try:
        kept = imports.confirm(waiting, form.decided(draft.army))
    except LibraryFull as error:
        form.add_error(None, str(error))
        return _page(request, waiting, draft, form)
    return to_army(kept.pk)


@require_POST
def discard(request: HttpRequest, import_id: str) -> HttpResponse:
    """Let an import go; nothing of it is kept."""
    imports.import_of(owner_of(request), import_id).delete()
    return HttpResponseRedirect(reverse("armies"), status=303)


def _page(request: HttpRequest, waiting: Import, draft: ArmyDraft, form: ImportDecisions) -> HttpResponse:
    rows = [(unit, form.kept[unit.unit.id]) for unit in shown_units(draft.army)]
    context = {"waiting": waiting, "draft": draft, "form": form, "rows": rows}
    return render(request, "library/import.html", context, status=400 if form.is_bound else 200)
