"""Text as atoms and words: each stretch of text with the font that can show it, symbols and empty boxes between.

A word is what no line may break inside. Characters that no font has become boxes; control and invisible characters
are dropped, so that no text can disturb the lines around it.
"""

from __future__ import annotations

import math
import re
import unicodedata
from functools import lru_cache

from msgspec import Struct

from inspector.drawing.fonts import FontFace, font_for, load
from inspector.drawing.symbol_pictures import symbol_width

SYMBOL = re.compile(r"\{[^{}\s]{1,16}\}")
SYMBOL_SIZE = 0.94
BOX_WIDTH = 0.62
HINTED_BELOW = 9.5
MAX_CHARACTERS = 20_000
_BREAK_ANYWHERE = re.compile(r"[\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff01-\uff60]")

_CLOSING = frozenset(
    "\u3001\u3002\uff0c\uff0e\uff1a\uff1b\uff01\uff1f\uff09\u300d\u300f\u3011\u30fc\u3063\u30e3\u30e5\u30e7\u30c3)]:.,;"
)
_OPENING = frozenset("\uff08\u300c\u300e\u3010([")


class Atom(Struct, frozen=True):
    """A stretch of text in one font; with `symbol`, one mana symbol; with neither font nor symbol, boxes."""

    text: str
    path: str | None = None
    symbol: bool = False


class Word(Struct, frozen=True):
    """Atoms that stay together; `spaced` says that a space parts it from the word before."""

    atoms: tuple[Atom, ...]
    spaced: bool = True


class Voice(Struct, frozen=True):
    """The two cuts a text is set in: the upright one, and the one for reminder text in parentheses."""

    upright: FontFace
    reminder: FontFace


PLAIN = Voice(FontFace.SANS, FontFace.SANS)
NAME = Voice(FontFace.SANS_SEMIBOLD, FontFace.SANS_SEMIBOLD)
NUMBER = Voice(FontFace.SANS_BOLD, FontFace.SANS_BOLD)
RULES = Voice(FontFace.SERIF, FontFace.SERIF_ITALIC)
RULES_SMALL = Voice(FontFace.SANS, FontFace.SANS_ITALIC)


def clean(text: str) -> str:
    """Text fit to be set in lines: composed, one line, no control or invisible characters."""
    composed = unicodedata.normalize("NFC", text[:MAX_CHARACTERS])
    kept = []
    for character in composed:
        category = unicodedata.category(character)
        if category in {"Cc", "Zl", "Zp", "Zs"}:
            kept.append(" ")
        elif category == "Cs":
            kept.append("\ufffd")
        elif category != "Cf":
            kept.append(character)
    return "".join(kept)


@lru_cache(maxsize=4096)
def paragraph_words(text: str, voice: Voice, symbols: bool = True) -> tuple[Word, ...]:
    """The words of one paragraph. With `symbols`, stretches in braces become symbols."""
    words: list[Word] = []
    depth = 0
    for index, piece in enumerate(clean(text).split()):
        atoms, depth = _atoms(piece, voice, depth, symbols)
        words.extend(_breakable(atoms, spaced=index > 0))
    return tuple(words)


def _atoms(piece: str, voice: Voice, depth: int, symbols: bool) -> tuple[list[Atom], int]:
    atoms: list[Atom] = []
    position = 0
    for match in SYMBOL.finditer(piece) if symbols else ():
        depth = _append_text(atoms, piece[position : match.start()], voice, depth)
        atoms.append(Atom(match.group(), symbol=True))
        position = match.end()
    return atoms, _append_text(atoms, piece[position:], voice, depth)


def _append_text(atoms: list[Atom], text: str, voice: Voice, depth: int) -> int:
    for character in text:
        depth += character == "("
        face = voice.reminder if depth > 0 else voice.upright
        path = _font_name(character, face)
        last = atoms[-1] if atoms else None
        if last is not None and not last.symbol and last.path == path:
            atoms[-1] = Atom(last.text + character, path)
        else:
            atoms.append(Atom(character, path))
        depth = max(0, depth - (character == ")"))
    return depth


@lru_cache(maxsize=8192)
def _font_name(character: str, face: FontFace) -> str | None:
    path = font_for(character, face)
    return str(path) if path else None


def _breakable(atoms: list[Atom], spaced: bool) -> list[Word]:
    """One word, or several where the script lets a line break between any two characters."""
    if not any(_BREAK_ANYWHERE.search(atom.text) for atom in atoms if not atom.symbol):
        return [Word(tuple(atoms), spaced)]
    words: list[Word] = []
    for atom in (part for whole in atoms for part in split_atom(whole)):
        last = words[-1] if words else None
        # What closes stays with the character before it, what comes after an opening bracket with that.
        if last is not None and (atom.text in _CLOSING or last.atoms[-1].text in _OPENING) and len(last.atoms) < 4:
            words[-1] = Word((*last.atoms, atom), last.spaced)
        else:
            words.append(Word((atom,), spaced and not words))
    return words


def split_atom(atom: Atom) -> tuple[Atom, ...]:
    """An atom cut into single characters; a symbol stays whole."""
    return (atom,) if atom.symbol else tuple(Atom(character, atom.path) for character in atom.text)


def letters_of(symbol: Atom) -> tuple[Atom, ...]:
    """A symbol as its letters, for a line that is narrower than the symbol."""
    return tuple(Atom(character, _font_name(character, FontFace.SANS)) for character in symbol.text)


@lru_cache(maxsize=32768)
def atom_width(atom: Atom, size: float) -> float:
    """The width of an atom in pixels at a type size in pixels."""
    if atom.symbol:
        return float(symbol_width(atom.text, symbol_px(size)) + math.ceil(size * 0.06))
    if atom.path is None:
        return len(atom.text) * size * BOX_WIDTH
    scale = detail(size)
    length = load(atom.path, size * scale).getlength(atom.text) / scale
    # Where letters stand on whole pixels, words must too, or the gaps between them come out uneven.
    return float(math.ceil(length)) if scale == 1 else length


def detail(size: float) -> int:
    """How many times too large letters are drawn before they are shrunk.

    Letters that may stand between pixels are spaced as their designer meant; the smallest ones are crisper on pixels.
    """
    if size < HINTED_BELOW:
        return 1
    return 3 if size < 20 else 2


def symbol_px(size: float) -> int:
    """The height of a symbol within text of a size."""
    return max(5, round(size * SYMBOL_SIZE))


@lru_cache(maxsize=4096)
def word_width(word: Word, size: float) -> float:
    """The width of a word without the space before it."""
    return sum(atom_width(atom, size) for atom in word.atoms)


def space_width(size: float) -> float:
    """The width of the space between words, in whole pixels."""
    return float(max(2, round(size * 0.22)))
