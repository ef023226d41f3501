"""XML rosters brought into the shape of the JSON ones, so that one reader reads both."""

from typing import Any, Final
from xml.etree.ElementTree import Element, ParseError, TreeBuilder

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import XMLParser

from vtt.library.reading.plain import DEEPEST, MOST_PARTS, TOO_DEEP, TOO_MANY
from vtt.library.reading.refusing import ListRefused

TEXT: Final = "$text"
CUT_OFF = "This file is not whole XML, at line {line}; export the list once more."
DECLARES = "This file declares a document type or entities, which no roster does."
NO_ROSTER = "This XML is not a roster."


class _Bounded(TreeBuilder):
    """Builds the tree, and stops before it grows beyond any roster."""

    def __init__(self) -> None:
        super().__init__()
        self._depth = self._parts = 0

    def start(self, tag: Any, attrs: Any, /) -> Element:
        """Open an element; raises `ListRefused` for one too many or too deep."""
        self._depth += 1
        self._parts += 1
        if self._depth > DEEPEST:
            raise ListRefused(TOO_DEEP)
        if self._parts > MOST_PARTS:
            raise ListRefused(TOO_MANY)
        return super().start(tag, attrs)

    def end(self, tag: Any, /) -> Element:
        """Close an element."""
        self._depth -= 1
        return super().end(tag)


def shaped(text: bytes) -> dict[str, Any]:
    """Read an XML roster as what its JSON twin would be; raises `ListRefused`."""
    parser = XMLParser(target=_Bounded(), forbid_dtd=True)
    try:
        parser.feed(text)
        root = parser.close()
    except DefusedXmlException:
        raise ListRefused(DECLARES) from None
    except ParseError as error:
        raise ListRefused(CUT_OFF.format(line=error.position[0])) from None
    except (LookupError, ValueError) as error:
        raise error if isinstance(error, ListRefused) else ListRefused(NO_ROSTER) from None
    if _tag(root) != "roster":
        raise ListRefused(NO_ROSTER)
    return {"roster": _object(root)}


def _object(element: Element) -> dict[str, Any]:
    lists = {_tag(child): [_object(part) for part in child] for child in element}
    return {**element.attrib, TEXT: element.text or "", **lists}


def _tag(element: Element) -> str:
    return element.tag.rpartition("}")[2]
