"""`python -m rules ask FILE`, `ask --lines -` and `replay EXPORT`: the referee without a server."""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from rules.asking import answered
from rules.replay import replay
from rules.wire import Unreadable, parse

UNREADABLE = 2


def main(words: list[str]) -> int:
    """Run one subcommand; 0 when it could be read, 2 with one line on standard error when not."""
    options = _parser().parse_args(words)
    try:
        return int(options.run(options))
    except Unreadable as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"{options.file}: cannot be opened: {error.strerror}", file=sys.stderr)
    return UNREADABLE


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m rules", description=__doc__)
    actions = parser.add_subparsers(required=True)
    ask = actions.add_parser("ask", help="answer the steps of a document")
    ask.add_argument("--lines", action="store_true", help="one document a line, one answer a line")
    ask.add_argument("file", help="a file, or - for standard input")
    ask.set_defaults(run=_ask)
    again = actions.add_parser("replay", help="judge an exported game again from its first event")
    again.add_argument("file", help="a file, or - for standard input")
    again.set_defaults(run=_replay)
    return parser


def _ask(options: argparse.Namespace) -> int:
    if options.lines:
        return _ask_lines(options.file)
    print(json.dumps({"answers": answered(parse(_text(options.file), ""))}))
    return 0


def _ask_lines(file: str) -> int:
    for line in _text(file).splitlines():
        if line.strip():
            print(json.dumps(_answer_line(line)), flush=True)
    return 0


def _answer_line(line: bytes) -> dict[str, Any]:
    try:
        return {"answers": answered(parse(line, ""))}
    except Unreadable as error:
        return {"error": str(error)}


def _replay(options: argparse.Namespace) -> int:
    followed, message = replay(parse(_text(options.file), ""))
    print(message)
    return 0 if followed else 1


def _text(file: str) -> bytes:
    return sys.stdin.buffer.read() if file == "-" else Path(file).read_bytes()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
