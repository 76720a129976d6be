"""The rule book as a book: its contents by chapters, the way from one section to the next, two texts compared."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from inspector.rulebook import DiffPiece, Loaded, RuleChange, SectionChanges, SectionView, TextComparison
from inspector.window.rules_reader.html import anchor, notice, page_html, small
from inspector.window.style.theme import Roles

_KINDS = {
    "added": "new",
    "removed": "gone",
    "moved": "another number",
    "reworded": "other words",
    "moved and reworded": "other words, another number",
}


def contents_html(loaded: Loaded, roles: Roles) -> str:
    """Write the contents of a text: its chapters with their sections."""
    parts = [small(loaded.label, roles)]
    for chapter, numbers in chapters_of(loaded).items():
        title = loaded.text.chapters.get(chapter, "")
        head = escape(f"{chapter}. {title}" if title else f"Chapter {chapter}")
        parts.append(f"<p style='margin:10px 0px 3px 0px'><a name='{chapter}'></a><b>{head}</b></p>")
        lines = (
            f"{anchor(f'rule:{number}', number, roles)}&nbsp; {escape(loaded.text.sections[number].title)}"
            for number in numbers
        )
        parts.append(f"<p style='margin:0px 0px 0px 14px; line-height:130%'>{'<br>'.join(lines)}</p>")
    return page_html(parts, roles)


def chapters_of(loaded: Loaded) -> dict[str, list[str]]:
    """Give the sections of a text by chapter, as they stand in it."""
    found: dict[str, list[str]] = {}
    for number in loaded.text.sections:
        found.setdefault(number[:1], []).append(number)
    return found


def turning_html(view: SectionView, loaded: Loaded, roles: Roles) -> str:
    """Write the line that leads to the part before, to the contents and to the part behind, as one turns pages."""
    before, after = _neighbors(view, loaded)
    links = [anchor(f"book:{view.section[:1]}", "Contents", roles)]
    if before:
        links.insert(0, anchor(f"rule:{before}", f"← {_title(before, loaded)}", roles))
    if after:
        links.append(anchor(f"rule:{after}", f"{_title(after, loaded)} →", roles))
    return f"<p style='margin:12px 0px 4px 0px'>{' &nbsp;·&nbsp; '.join(links)}</p>"


def _neighbors(view: SectionView, loaded: Loaded) -> tuple[str, str]:
    sections = list(loaded.text.sections)
    at = sections.index(view.section)
    before = sections[at - 1] if at else ""
    after = sections[at + 1] if at + 1 < len(sections) else ""
    if not view.part:
        return before, after
    heads = [number for number in loaded.text.sections[view.section].numbers if not number[-1].isalpha()]
    place = heads.index(view.part) if view.part in heads else 0
    return (heads[place - 1] if place else before), (heads[place + 1] if place + 1 < len(heads) else after)


def _title(number: str, loaded: Loaded) -> str:
    section = loaded.text.sections.get(number)
    return f"{number} {section.title}" if section is not None else number


def differences_html(pieces: Sequence[DiffPiece], roles: Roles) -> str:
    """Write two wordings as one: what went is struck through, what came is marked."""
    return "".join(_piece(piece, roles) for piece in pieces).replace("\n", "<br>")


def _piece(piece: DiffPiece, roles: Roles) -> str:
    text = escape(piece.text, quote=False)
    if not piece.text.strip() or piece.kind == "same":
        return text
    if piece.kind == "gone":
        return f"<span style='color:{roles.soft}; text-decoration:line-through'>{text}</span>"
    return f"<span style='background-color:{roles.mark}; color:{roles.on_mark}'>{text}</span>"


def compared_html(old: Loaded, new: Loaded, found: TextComparison, section: str, roles: Roles) -> str:
    """Write what differs between two texts: by sections, or of one ``section`` each rule word by word."""
    parts = [small(f"From {old.label} to {new.label}", roles)]
    one = next((each for each in found.sections if each.section == section), None)
    if one is not None:
        parts.append(f"<p>{anchor('compared:', '← All sections that differ', roles)}</p>")
        parts += _changes(one, roles)
        return page_html(parts, roles)
    counted = ", ".join(f"{count} {_KINDS[kind]}" for kind, count in found.counts().items() if count)
    parts.append(notice(f"{counted or 'Nothing differs'}; {found.unchanged} rules are the same.", roles))
    for each in found.sections:
        link = anchor(f"compared:{each.section}", f"{each.section} {each.title}", roles)
        count = len(each.changes)
        parts.append(f"<p style='margin:2px 0px'>{link}&nbsp; {count} rule{'s' * (count != 1)}</p>")
    return page_html(parts, roles)


def _changes(section: SectionChanges, roles: Roles) -> Iterator[str]:
    yield f"<p><b>{escape(f'{section.section} {section.title}')}</b></p>"
    for change in section.changes:
        head = f"<b><font color='{roles.accent}'>{_numbers(change)}</font></b>"
        yield small(_KINDS[change.kind], roles)
        yield f"<p style='margin:0px 0px 6px 0px'>{head}&nbsp; {differences_html(change.words(), roles)}</p>"


def _numbers(change: RuleChange) -> str:
    old, new = change.old_number, change.new_number
    return f"{old} → {new}" if old and new and old != new else new or old
