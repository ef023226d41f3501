"""What the library's tests share: a place of their own for pictures."""

from pathlib import Path

import pytest
from django.conf import settings


@pytest.fixture
def shelf(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Where pictures go in a test."""
    monkeypatch.setattr(settings, "VAR", tmp_path)
    return tmp_path / "pictures"
