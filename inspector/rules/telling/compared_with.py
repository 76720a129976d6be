"""What others are compared with, or attached to, called by its name on the page of another object (109.5, 613.4c)."""

from __future__ import annotations

from collections.abc import Callable

from inspector.rules.telling.value_words import ValueWords
from inspector.rules.wording.of_filters import Countable, compared_by_name


def with_names(words: ValueWords, value: Countable, source: str, own: str, name: Callable[[str], str]) -> Countable:
    """Give what asks or counts for an object with names for it, which is called ``own``, and for what that is on.

    Where another object is told of than the one that has the words, "it" would be that one.
    """
    called = {"it": "it", "self": own}
    if source in words.hosts:
        called["attached"] = name(words.hosts[source])
    return compared_by_name(value, lambda one: called.get(one) or (name(one) if one in words.names else one))
