"""The code: ``CI1-`` and base64url of a checksum and the packed scenario, in one line for a chat or a forum.

The JSON within is the scenario file in its canonical form: keys sorted, no spaces, defaults left out but for the
edition, since the newest one is another tomorrow. Cards that come with the program travel by name, all others as
records. What is packed with the dictionary of version 1 is read with it for ever.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator
from functools import cache
from typing import Final

from inspector.bundled import bundled_bytes
from inspector.cards import CardPool
from inspector.scenario import Scenario, ScenarioError, scenario_from_bytes, scenario_to_bytes
from inspector.scenario.embedding import with_its_cards

VERSION: Final = 1
LINK: Final = "card-inspector:"
WHERE: Final = "the code"
# As many characters of text, and as many bytes of JSON, as a code may have.
LONGEST_CODE: Final = 64_000
LARGEST_BOARD: Final = 8_000_000
# Of a code that unpacks to millions of nothings each would have to be looked at; 10,000 actions have a third of these.
MOST_BRACKETS: Final = 60_000
# As many commas: a list of a million numbers or empty words has no brackets, and would fill half a gigabyte.
MOST_COMMAS: Final = 250_000
_CHECKSUM: Final = 4
_HEAD: Final = re.compile(r"(?<![A-Za-z0-9_-])CI([0-9]{1,6})-")
_CHUNK: Final = re.compile(r"[\s>]*([A-Za-z0-9_-]+)")
_RAW: Final = -15


class CodeError(ScenarioError):
    """A code that is none, is damaged, or is of another version; the table stays as it is."""

    def __init__(self, problem: str) -> None:
        """Say what is wrong and what to do."""
        super().__init__(WHERE, "", problem)


def code_of(scenario: Scenario, pool: CardPool, bundled: CardPool) -> str:
    """Make the code of a scenario; of cards from the ``pool`` those that are not just so ``bundled`` travel along.

    Raises CodeError for a board that is too large for one.
    """
    record = json.loads(scenario_to_bytes(with_its_cards(scenario, pool, bundled)))
    data = json.dumps(record, ensure_ascii=False, sort_keys=True, separators=(",", ":")).encode()
    packer = zlib.compressobj(9, zlib.DEFLATED, _RAW, 9, zlib.Z_DEFAULT_STRATEGY, _dictionary())
    packed = zlib.crc32(data).to_bytes(_CHECKSUM, "big") + packer.compress(data) + packer.flush()
    code = f"CI{VERSION}-{_text_of(packed)}"
    if len(code) > LONGEST_CODE or len(data) > LARGEST_BOARD:
        raise CodeError("this board is too large for a code; save it as a file and send that")
    return code


def is_code(text: str) -> bool:
    """Whether a text holds a code, of whatever version, or is a link to one."""
    return _HEAD.search(text.removeprefix(LINK)) is not None


def scenario_of_code(text: str) -> Scenario:
    """Read the scenario of the code that a text holds; words around it, line breaks and marks of quoting are forgiven.

    Raises CodeError for a text without a code and for one that is damaged, too large, or of another version.
    """
    text = text.strip().removeprefix(LINK)
    head = _HEAD.search(text)
    if head is None:
        raise CodeError("there is no code in this text; a code begins with CI1-")
    if int(head[1]) != VERSION:
        raise CodeError(f"it needs a newer Card Inspector, one that reads codes of version {int(head[1])}; update it")
    if len(text) - head.start() > LONGEST_CODE * 2:
        raise CodeError(f"it is longer than {LONGEST_CODE:,} characters; ask for the board as a file")
    data = _unpacked(text, head.end())
    if any(_is_another(text, other.end(), data) for other in _HEAD.finditer(text, head.end())):
        raise CodeError("here is more than one, and their boards are not the same; give one of them alone")
    if data.count(b"{") + data.count(b"[") > MOST_BRACKETS or data.count(b",") > MOST_COMMAS:
        raise CodeError("it holds far more than any board; it was refused")
    return scenario_from_bytes(data, WHERE)


def _is_another(text: str, start: int, data: bytes) -> bool:
    """Whether the code that begins at a place is whole and holds something else than this."""
    try:
        return _unpacked(text, start) != data
    except CodeError:
        return False


def _unpacked(text: str, start: int) -> bytes:
    """Give the JSON of a code that begins at a place: as many of the words behind it as belong to it."""
    whole = "".join(_chunks(text, start))
    if len(whole) > LONGEST_CODE:
        raise CodeError(f"it is longer than {LONGEST_CODE:,} characters; ask for the board as a file")
    raw = _bytes_of(whole)
    unpacker = zlib.decompressobj(_RAW, _dictionary())
    try:
        data = unpacker.decompress(raw[_CHECKSUM:], LARGEST_BOARD + 1)
    except zlib.error:
        raise _damaged() from None
    if len(data) > LARGEST_BOARD:
        most = LARGEST_BOARD // 1_000_000
        raise CodeError(f"it unpacks to more than {most} MB, which no board needs; it was refused")
    if not unpacker.eof:
        raise CodeError("its end is missing; copy all of it, from CI1- to the last character")
    if zlib.crc32(data).to_bytes(_CHECKSUM, "big") != raw[:_CHECKSUM]:
        raise _damaged()
    # Words may stand behind it, but nothing that hangs on to its last character, and no other bits within that.
    own = _text_of(raw[: len(raw) - len(unpacker.unused_data)])
    if not whole.startswith(own) or len(own) not in _ends(text, start):
        raise _damaged()
    return data


def _chunks(text: str, start: int) -> Iterator[str]:
    """Give the rows of characters that a code may consist of, with blanks, lines and marks of quoting between."""
    at = start
    while (found := _CHUNK.match(text, at)) is not None:
        yield found[1]
        at = found.end()


def _ends(text: str, start: int) -> Iterator[int]:
    """Give the lengths at which the code may end: behind each of its rows."""
    length = 0
    for chunk in _chunks(text, start):
        length += len(chunk)
        yield length


def _text_of(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes_of(characters: str) -> bytes:
    usable = characters[: len(characters) - (len(characters) % 4 == 1)]
    return base64.urlsafe_b64decode(usable + "=" * (-len(usable) % 4))


def _damaged() -> CodeError:
    return CodeError("it is damaged: some of its characters are not those that were sent; copy it once more")


@cache
def _dictionary() -> bytes:
    """What both sides know already; frozen, since every code of version 1 is packed with it."""
    return bundled_bytes(f"sharing/dictionary-{VERSION}")
