"""Reading what is typed into the search: words of names, and conditions in Scryfall's syntax, with `or`, `-`, brackets.

The result is a tree of ``NameWords``, ``QueryCondition``, ``Not``, ``All`` and ``Any``. What cannot be read is told
with its place, so that the field can point at it.
"""

from __future__ import annotations

import re

import msgspec

LONGEST_QUERY = 1000
DEEPEST = 20
MOST_PARTS = 60
KEYS = {
    **dict.fromkeys(("name", "n"), "name"),
    **dict.fromkeys(("o", "oracle", "fo", "fulloracle"), "oracle"),
    **dict.fromkeys(("t", "type"), "type"),
    **dict.fromkeys(("c", "color", "colors"), "color"),
    **dict.fromkeys(("id", "identity", "ci", "commander"), "identity"),
    **dict.fromkeys(("m", "mana", "cost"), "mana"),
    **dict.fromkeys(("mv", "cmc", "manavalue"), "mana value"),
    **dict.fromkeys(("pow", "power"), "power"),
    **dict.fromkeys(("tou", "toughness"), "toughness"),
    **dict.fromkeys(("loy", "loyalty"), "loyalty"),
    **dict.fromkeys(("def", "defense"), "defense"),
    **dict.fromkeys(("is",), "is"),
    **dict.fromkeys(("not",), "is not"),
    **dict.fromkeys(("layout",), "layout"),
    **dict.fromkeys(("kw", "keyword"), "keyword"),
    **dict.fromkeys(("e", "s", "set", "edition"), "set"),
    **dict.fromkeys(("lang", "language"), "language"),
    **dict.fromkeys(("faces", "face"), "faces"),
}
# Keys of Scryfall's for what says nothing about what a card is.
NOT_KEPT = {
    **dict.fromkeys(("r", "rarity"), "rarities"),
    **dict.fromkeys(("f", "format", "legal", "banned", "restricted"), "what is legal in which format"),
    **dict.fromkeys(("a", "artist", "art", "atag", "arttag", "artists", "illustrations"), "artists and pictures"),
    **dict.fromkeys(("ft", "flavor", "wm", "watermark"), "flavor texts and watermarks"),
    **dict.fromkeys(("usd", "eur", "tix", "cheapest"), "prices"),
    **dict.fromkeys(("cn", "number", "st", "cube", "b", "block", "g", "group", "game", "in"), "printings one by one"),
    **dict.fromkeys(
        ("year", "date", "frame", "border", "stamp", "prints", "sets", "papersets"), "printings one by one"
    ),
    **dict.fromkeys(("otag", "oracletag", "function"), "Scryfall's tags"),
    **dict.fromkeys(("order", "direction", "dir", "unique", "display", "prefer", "include"), "ways to list results"),
    **dict.fromkeys(("produces", "devotion"), "what a card's abilities come to"),
}
_TOKEN = re.compile(
    r"""\s*(?:
    (?P<open>\() | (?P<close>\)) | (?P<minus>-(?=[^\s-])) | (?P<exact>!(?=["\w])) |
    (?P<condition>(?P<key>[A-Za-z]+)(?P<operator>>=|<=|!=|:|=|>|<)
        (?P<value>"[^"]*"?|'[^']*'|/(?:[^/\\]|\\.)*/|[^\s()"]+)?) |
    (?P<quoted>"[^"]*"?) |
    (?P<word>[^\s()"]+)
    )""",
    re.VERBOSE,
)


class QueryError(ValueError):
    """A query cannot be read; the text says where and why, ``problem`` why, ``start`` and ``end`` where."""

    def __init__(self, problem: str, start: int, end: int) -> None:
        super().__init__(f"at character {start + 1}: {problem}")
        self.problem = problem
        self.start = start
        self.end = end


class NameWords(msgspec.Struct, frozen=True):
    """Words of a name, or with ``exact`` the whole name."""

    text: str
    exact: bool = False


class QueryCondition(msgspec.Struct, frozen=True):
    """A condition such as ``mv>=3``: the key's long form, the operator, the value, and where it stands.

    Of a ``pattern`` the value is what stands between the slashes.
    """

    key: str
    operator: str
    value: str
    start: int
    end: int
    pattern: bool = False


class Not(msgspec.Struct, frozen=True):
    """What does not fulfil a part."""

    part: Node


class All(msgspec.Struct, frozen=True):
    """What fulfils every part."""

    parts: tuple[Node, ...]


class Either(msgspec.Struct, frozen=True):
    """What fulfils at least one part."""

    parts: tuple[Node, ...]


Node = NameWords | QueryCondition | Not | All | Either


class _Token(msgspec.Struct, frozen=True):
    kind: str
    text: str
    start: int
    end: int
    key: str = ""
    operator: str = ""


def has_signs(query: str) -> bool:
    """Whether a query has anything of the syntax but words, so that it cannot be just a name."""
    return any(
        token.kind in ("open", "close", "minus", "exact", "quoted")
        or (token.kind == "condition" and (token.key.lower() in KEYS or bool(token.text)))
        for token in _tokens(query[:LONGEST_QUERY])
    )


def is_plain(query: str) -> bool:
    """Whether a query is nothing but words of names, as most are while people type."""
    return not has_signs(query) and not any(word.lower() == "or" for word in query[:LONGEST_QUERY].split())


def read_query(query: str) -> Node:
    """Read a query; raises QueryError."""
    if len(query) > LONGEST_QUERY:
        raise QueryError(
            f"a query may have {LONGEST_QUERY} characters, this one has {len(query)}", LONGEST_QUERY, len(query)
        )
    tokens = _tokens(query)
    if len(tokens) > MOST_PARTS:
        raise QueryError(f"a query may have {MOST_PARTS} parts", tokens[MOST_PARTS].start, len(query))
    reader = _Reader(tokens, len(query))
    node = reader.either(0)
    if reader.here is not None:
        raise QueryError("this bracket closes nothing; take it out", reader.here.start, reader.here.end)
    return node


def _tokens(query: str) -> list[_Token]:
    found: list[_Token] = []
    at = 0
    while match := _TOKEN.match(query, at):
        at = match.end()
        kind = next(
            name
            for name in ("open", "close", "minus", "exact", "condition", "quoted", "word")
            if match[name] is not None
        )
        text = match["value"] or "" if kind == "condition" else match[kind]
        found.append(_Token(kind, text, match.start(kind), at, match["key"] or "", match["operator"] or ""))
    return found


class _Reader:
    """Goes through the tokens once."""

    def __init__(self, tokens: list[_Token], length: int) -> None:
        self._tokens = tokens
        self._at = 0
        self._length = length

    @property
    def here(self) -> _Token | None:
        """The token that comes next."""
        return self._tokens[self._at] if self._at < len(self._tokens) else None

    def either(self, depth: int) -> Node:
        """Read parts joined by ``or``."""
        parts = [self._all(depth)]
        while self.here is not None and self.here.kind == "word" and self.here.text.lower() == "or":
            self._at += 1
            parts.append(self._all(depth))
        return parts[0] if len(parts) == 1 else Either(tuple(parts))

    def _all(self, depth: int) -> Node:
        parts: list[Node] = []
        while (token := self.here) is not None and token.kind != "close":
            if token.kind == "word" and token.text.lower() == "or":
                break
            if token.kind == "word" and token.text.lower() == "and" and parts:
                self._at += 1
                continue
            parts.append(self._one(token, depth))
        if not parts:
            start = self.here.start if self.here else self._length
            raise QueryError("something to search for is missing here", start, start + 1)
        return _joined(parts)

    def _one(self, token: _Token, depth: int) -> Node:
        self._at += 1
        if token.kind == "minus":
            following = self.here
            if following is None or following.kind == "close":
                raise QueryError("something to leave out is missing after this", token.start, token.end)
            return Not(self._one(following, depth))
        if token.kind == "open":
            return self._bracket(token, depth)
        if token.kind == "exact":
            return self._exact(token)
        if token.kind == "condition":
            return _condition(token)
        return NameWords(_unquoted(token))

    def _bracket(self, token: _Token, depth: int) -> Node:
        if depth >= DEEPEST:
            raise QueryError(f"brackets may be nested {DEEPEST} deep", token.start, token.end)
        inside = self.either(depth + 1)
        if self.here is None:
            raise QueryError("this bracket is not closed", token.start, token.end)
        self._at += 1
        return inside

    def _exact(self, token: _Token) -> Node:
        following = self.here
        if following is None or following.kind not in ("quoted", "word"):
            raise QueryError("a name is missing after this", token.start, token.end)
        self._at += 1
        text = _unquoted(following)
        while following.kind == "word" and self.here is not None and self.here.kind == "word":
            text += f" {self.here.text}"
            self._at += 1
        return NameWords(text, exact=True)


def _unquoted(token: _Token) -> str:
    text = token.text
    if text.startswith('"'):
        if len(text) < 2 or not text.endswith('"'):
            raise QueryError("this quotation mark is not closed", token.start, token.end)
        return text[1:-1]
    return text


def _condition(token: _Token) -> QueryCondition:
    key = KEYS.get(token.key.lower())
    if token.key.lower() in NOT_KEPT:
        words = NOT_KEPT[token.key.lower()]
        raise QueryError(f"the library does not keep {words}; leave {token.key} out", token.start, token.end)
    if key is None:
        known = ", ".join(sorted({short for short in KEYS if len(short) <= _SHORT} | {"power", "toughness", "layout"}))
        raise QueryError(f'"{token.key[:30]}" is not a key known here; the keys are {known}', token.start, token.end)
    value = token.text
    if value[:1] == '"':
        value = _unquoted(token)
    elif value[:1] == "'" and len(value) > 1 and value.endswith("'"):
        value = value[1:-1]
    elif value[:1] == "/" and key in _WITH_PATTERNS:
        return _pattern(token, key)
    if not value.strip():
        raise QueryError(f"what is sought is missing after {token.key}{token.operator}", token.start, token.end)
    return QueryCondition(key, token.operator, value.strip(), token.start, token.end)


_SHORT = 5
_WITH_PATTERNS = ("oracle", "name", "type")


def _pattern(token: _Token, key: str) -> QueryCondition:
    inside = token.text[1:-1]
    if len(token.text) < 2 or not token.text.endswith("/"):
        raise QueryError(
            'this pattern is not closed by /; put words with a slash in "quotation marks"', token.start, token.end
        )
    if not inside:
        raise QueryError(
            "between the slashes a pattern is missing, such as /deals? \\d+ damage/", token.start, token.end
        )
    return QueryCondition(key, token.operator, inside, token.start, token.end, pattern=True)


def _joined(parts: list[Node]) -> Node:
    """Join neighbouring words of a name to one part, since they are sought in one name."""
    joined: list[Node] = []
    for part in parts:
        last = joined[-1] if joined else None
        if isinstance(part, NameWords) and isinstance(last, NameWords) and not part.exact and not last.exact:
            joined[-1] = NameWords(f"{last.text} {part.text}")
        else:
            joined.append(part)
    return joined[0] if len(joined) == 1 else All(tuple(joined))
