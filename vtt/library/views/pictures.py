"""The pages of pictures, and the pictures themselves."""

from django.core.files.uploadedfile import UploadedFile
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.csrf import ensure_csrf_cookie
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from vtt.library.owner import owner_of, settled_owner
from vtt.library.pictures import files, shelf
from vtt.library.pictures.encoding import PictureRefused

NONE_CHOSEN = "Choose a picture first."
NO_PICTURE = "There is no such picture."
SANDBOX = "default-src 'none'; sandbox"
FOREVER = "public, max-age=31536000, immutable"


@never_cache
@ensure_csrf_cookie
@require_http_methods(["GET", "POST"])
def pictures(request: HttpRequest) -> HttpResponse:
    """Show a person's pictures and take in another."""
    if request.method == "GET":
        return _page(request)
    file = request.FILES.get("picture")
    if not isinstance(file, UploadedFile):
        return _page(request, NONE_CHOSEN)
    try:
        shelf.take_in(settled_owner(request), file)
    except PictureRefused as error:
        return _page(request, str(error))
    return HttpResponseRedirect(reverse("pictures"), status=303)


@require_POST
def delete(request: HttpRequest, picture_id: int) -> HttpResponse:
    """Throw a picture away."""
    shelf.throw_away(owner_of(request), picture_id)
    return HttpResponseRedirect(reverse("pictures"), status=303)


@require_safe
def picture_file(request: HttpRequest, digest: str) -> HttpResponse:
    """Give a picture, as a picture and never as anything else (everybody at a table must see it)."""
    content = files.content_of(digest)
    if content is None:
        raise Http404(NO_PICTURE)
    response = HttpResponse(content, content_type="image/webp")
    response["Cache-Control"] = FOREVER
    response["Content-Security-Policy"] = SANDBOX
    response["X-Content-Type-Options"] = "nosniff"
    response["Cross-Origin-Resource-Policy"] = "same-origin"
    return response


def _page(request: HttpRequest, error: str = "") -> HttpResponse:
    shown = shelf.pictures_of(owner_of(request))
    return render(request, "library/pictures.html", {"pictures": shown, "error": error}, status=400 if error else 200)
