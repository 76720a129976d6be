"""A handout as HTML: one file with everything in it, without a script and without an address outside of itself."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import Final

from inspector.bundled import bundled_text
from inspector.sharing.fan_content import FAN_CONTENT
from inspector.sharing.handouts import (
    ACTIONS_TITLE,
    AGAIN_TITLE,
    BOARD_TITLE,
    HOW_TO_OPEN,
    LADDER_TITLE,
    LONG_TITLE,
    QUESTIONS,
    RULES_TITLE,
    STEP_COLUMNS,
    VALUE_COLUMNS,
    WHOSE_WORDS,
    Handout,
    HandoutObject,
    HandoutPicture,
    HandoutZone,
    steadied,
)

_SYMBOL = re.compile(r"\{[^{}\s]{1,8}\}")
_POLICY: Final = "default-src 'none'; img-src data:; style-src 'unsafe-inline'"
# A symbol in braces as markup, which names it for those who do not see it.
SymbolMarkup = Callable[[str], str]


def html_of(handout: Handout, symbol: SymbolMarkup | None = None) -> str:
    """Write a handout as one HTML file, for screens wide and narrow, light and dark, and for paper.

    ``symbol`` makes a mana symbol's markup; without it symbols stay as they are in texts, ``{U}``. What comes from
    elsewhere is escaped.
    """
    write = partial(_words, symbol=symbol)
    head = f"{escape(steadied(handout.title))} ({escape(steadied(handout.viewer).rstrip('.'))})"
    size = "long" if len(handout.title) > LONG_TITLE else "short"
    parts = [
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">\n<meta name="generator" content="Card Inspector">',
        f"<title>{head}</title>\n<style>\n{bundled_text('sharing/handout.css').strip()}\n</style>\n</head>\n<body>",
        f'<header>\n<h1 class="{size}">{write(handout.title)}</h1>',
        f"<p>{write(handout.edition)} · {handout.dated}</p>\n<p><strong>{write(handout.viewer)}</strong></p>",
        *([f"<p>{write(handout.stands)}</p>"] if handout.stands else []),
        "</header>\n<main>",
    ]
    if handout.answers:
        told = "\n".join(f"<li>{write(answer)}</li>" for answer in handout.answers)
        parts.append(f"<section>\n<h2>{handout.answers_title}</h2>\n<ul>\n{told}\n</ul>\n</section>")
    if handout.zones:
        board = _board(handout.zones, write)
        parts += [f'<section>\n<h2>{BOARD_TITLE}</h2>\n<div class="zones">', *board, "</div>\n</section>"]
    known = frozenset(rule.number for rule in handout.rules)
    for one in handout.objects:
        parts += _object(one, write, known, asks=handout.asks)
    parts += _rest(handout, write)
    parts += ["</main>", f"<footer>\n<p>{escape(FAN_CONTENT)}</p>\n</footer>\n</body>\n</html>\n"]
    return "\n".join(parts)


_Write = Callable[[str], str]


def _board(zones: Sequence[HandoutZone], write: _Write) -> Iterator[str]:
    for zone in zones:
        yield f'<div>\n<h3>{write(zone.title)}</h3>\n<ul class="cards">'
        for card in zone.cards:
            many = f" ×{card.count}" if card.count > 1 else ""
            name = f"<strong>{write(card.name)}</strong>{many}"
            if card.picture is None:
                yield f'<li class="told">{name}{": " if card.sentence else ""}{write(card.sentence)}</li>'
            else:
                picture = _picture(card.picture, card.sentence or card.name)
                yield f"<li><figure>{picture}<figcaption>{name}</figcaption></figure></li>"
        yield "</ul>\n</div>"


def _object(one: HandoutObject, write: _Write, known: frozenset[str], *, asks: bool) -> Iterator[str]:
    yield f'<section class="object">\n<h2>{write(one.title)}</h2>\n<div class="beside">'
    if one.picture is not None:
        yield f'<div class="large">{_picture(one.picture, one.title if asks else one.sentence)}</div>'
    yield f'<div>\n<p class="sentence">{QUESTIONS if asks else write(one.sentence)}</p>'
    columns = VALUE_COLUMNS[:2] if asks else VALUE_COLUMNS
    kind = "two" if asks else "three"
    yield f'<table class="{kind}">\n<caption>Values of {write(one.title)}</caption>\n{_head(columns)}\n<tbody>'
    for value in one.values:
        first = f'<tr><th scope="row">{write(value.title)}</th>'
        if asks:
            yield f'{first}<td class="blank"><span class="spoken">to fill in</span></td></tr>'
            continue
        doubts = "".join(f'<br><span class="doubt">? {write(doubt)}</span>' for doubt in value.doubts)
        why = f"{write(value.says)}{_links(value.rules, known)}{doubts}"
        text = f"<strong>{write(value.text)}</strong>" if value.is_short else write(value.text)
        yield f"{first}<td>{text}</td><td>{why}</td></tr>"
    yield "</tbody>\n</table>\n</div>\n</div>"
    if one.ladder:
        caption = f"How {write(one.title)} came to its values, layer by layer"
        yield f'<h3>{LADDER_TITLE}</h3>\n<table class="two">\n<caption>{caption}</caption>'
        yield f"{_head(STEP_COLUMNS)}\n<tbody>"
        for step in one.ladder:
            told = f"{write(step.says)}{_links(step.rules, known)}"
            yield f'<tr><th scope="row">{write(step.layer)}</th><td>{told}</td></tr>'
        yield "</tbody>\n</table>"
    yield "</section>"


def _rest(handout: Handout, write: _Write) -> Iterator[str]:
    if handout.rules:
        yield f"<section>\n<h2>{RULES_TITLE}</h2>\n<p><small>{WHOSE_WORDS}</small></p>\n<dl>"
        for rule in handout.rules:
            quoted = f"<q>{write(rule.words)}</q> <small>{write(rule.official)}</small>"
            yield f'<dt id="{_anchor(rule.number)}">{escape(rule.number)}</dt>'
            yield f"<dd>{quoted if rule.official else write(rule.words)}</dd>"
        yield "</dl>\n</section>"
    if handout.actions:
        yield f"<section>\n<h2>{ACTIONS_TITLE}</h2>\n<ol>"
        for action in handout.actions:
            ended = f" <em>{write(action.ended)}</em>" if action.ended else ""
            yield f"<li>{write(action.sentence)}{action.often}{ended}</li>"
        yield "</ol>\n</section>"
    if handout.code:
        yield f"<section>\n<h2>{AGAIN_TITLE}</h2>\n<p>{escape(HOW_TO_OPEN)}</p>"
        yield f"<p><code>{escape(handout.code)}</code></p>\n</section>"
    elif handout.why_no_code:
        yield f"<section>\n<h2>{AGAIN_TITLE}</h2>\n<p>{write(handout.why_no_code)}</p>\n</section>"


def _head(columns: Iterable[str]) -> str:
    cells = "".join(f'<th scope="col">{title}</th>' for title in columns)
    return f"<thead>\n<tr>{cells}</tr>\n</thead>"


def _links(numbers: Iterable[str], known: frozenset[str]) -> str:
    """Give the numbers behind a sentence, each leading to its rule where that stands on the page."""
    links = [
        f'<a href="#{_anchor(number)}">{escape(number)}</a>' if number in known else escape(number)
        for number in numbers
    ]
    return f' <span class="rules">({", ".join(links)})</span>' if links else ""


def _anchor(number: str) -> str:
    return f"rule-{escape(number)}"


def _picture(picture: HandoutPicture, alt: str) -> str:
    width, height = (round(side / picture.ratio) for side in picture.size)
    source = b64encode(picture.png).decode("ascii")
    words = escape(steadied(alt).replace("\n", " "))
    return f'<img src="data:image/png;base64,{source}" width="{width}" height="{height}" alt="{words}">'


def _words(text: str, symbol: SymbolMarkup | None) -> str:
    escaped = escape(steadied(text), quote=False).replace("\n", "<br>")
    return escaped if symbol is None else _SYMBOL.sub(lambda found: symbol(found[0]), escaped)
