"""Every case in `cases/`: a table, steps, and what each answer must contain; `exit` 2 is bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from rules.asking import answered
from rules.wire import Unreadable, parse
from tests.rules.matching import mismatch

FILES = sorted((Path(__file__).parent / "cases").glob("*.json"))
CASES = [
    pytest.param(case, id=f"{file.stem}: {case['name']}") for file in FILES for case in json.loads(file.read_text())
]


@pytest.mark.parametrize("case", CASES)
def test_case(case: dict[str, Any]) -> None:
    if case.get("exit"):
        with pytest.raises(Unreadable) as caught:
            answered(_document(case))
        assert case.get("says", "") in str(caught.value)
        return
    answers = json.loads(json.dumps(answered(_document(case))))
    assert len(answers) == len(case["steps"])
    for place, want in enumerate(case["expect"]):
        assert want is None or mismatch(want, answers[place], f"answers[{place}]") is None


def _document(case: dict[str, Any]) -> Any:
    if "raw" in case:
        return parse(case["raw"], "")
    return {key: case[key] for key in ("table", "dice", "steps") if key in case}
