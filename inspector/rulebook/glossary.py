"""The glossary of a rules text: its terms, each with the explanation that stands below it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest

from inspector.rulebook.text_lines import MAX_PARAGRAPH, is_ended, is_page_mark, joined


def glossary_of(lines: list[str], wrapped: bool) -> tuple[dict[str, str], bool]:
    """Read the ``lines`` from the heading of the glossary on; also tell whether the credits come after them.

    ``wrapped`` says that a paragraph takes several lines.
    """
    heading = lines[0].strip().lower() if lines else ""
    if heading != "glossary":
        return {}, heading == "credits"
    ends = next((at for at, raw in enumerate(lines) if raw.strip().lower() == "credits"), None)
    blocks = list(_blocks(lines[1:ends], wrapped))
    if len(blocks) < 4 < sum(map(len, blocks)):
        blocks = list(_blocks_without_blanks([line for block in blocks for line in block]))
    return _entries(blocks), ends is not None


def _blocks(lines: list[str], wrapped: bool) -> Iterator[list[str]]:
    """Give the lines between blank ones."""
    block: list[str] = []
    for raw in lines:
        line = raw.strip()
        if not line:
            if block:
                yield block
            block = []
        elif is_page_mark(line):
            continue
        elif wrapped and len(block) > 1 and _goes_on(raw, block[-1]):
            block[-1] = joined(block[-1], line)
        else:
            block.append(line)
    if block:
        yield block


def _goes_on(raw: str, before: str) -> bool:
    return not raw.startswith("   ") and not raw[0].isdigit() and len(before) < MAX_PARAGRAPH


def _blocks_without_blanks(lines: list[str]) -> Iterator[list[str]]:
    """Give each term with the lines below it, where no blank lines part them: a term is short and ends no sentence."""
    block: list[str] = []
    for line, below in zip_longest(lines, lines[1:], fillvalue=""):
        if _is_term(line) and is_ended(below) and not line[0].isdigit():
            if block:
                yield block
            block = []
        block.append(line)
    if block:
        yield block


def _entries(blocks: list[list[str]]) -> dict[str, str]:
    found: dict[str, list[str]] = {}
    term = ""
    for block, below in zip_longest(blocks, blocks[1:], fillvalue=[""]):
        alone = len(block) == 1
        if _is_term(block[0]) and (not alone or (is_ended(below[0]) and not _is_term(below[0]))):
            term = block[0]
            found.setdefault(term, []).extend(block[1:])
        elif term:
            found[term].extend(block)
    return {term: "\n".join(texts) for term, texts in found.items() if texts}


def _is_term(line: str) -> bool:
    return len(line) < 90 and not line.endswith((".", '."', ".”", ".)", ".’"))
