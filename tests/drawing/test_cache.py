"""The cache: bounded in bytes, oldest use first out."""

from __future__ import annotations

from inspector.drawing.cache import ByteCache


def test_what_was_used_longest_ago_goes_first_once_the_limit_is_passed() -> None:
    cache: ByteCache[str] = ByteCache(10, len)
    for key in ("a", "b"):
        cache.get(key, lambda: "xxxx")
    cache.get("a", lambda: "never made again")
    cache.get("c", lambda: "xxxx")
    assert cache.weight <= 10
    assert cache.get("a", lambda: "new") == "xxxx"
    assert cache.get("b", lambda: "new") == "new"


def test_a_value_heavier_than_the_limit_is_handed_out_and_not_kept() -> None:
    cache: ByteCache[str] = ByteCache(3, len)
    assert cache.get("a", lambda: "xxxx") == "xxxx"
    assert len(cache) == 0
    assert cache.weight == 0


def test_a_kept_value_is_not_made_again() -> None:
    cache: ByteCache[str] = ByteCache(10, len)
    made = []

    def make() -> str:
        made.append(1)
        return "x"

    assert [cache.get("a", make), cache.get("a", make)] == ["x", "x"]
    assert made == [1]


def test_clearing_forgets_everything() -> None:
    cache: ByteCache[str] = ByteCache(10, len)
    cache.get("a", lambda: "x")
    cache.clear()
    assert (len(cache), cache.weight) == (0, 0)


def test_a_smaller_limit_forgets_at_once_what_no_longer_fits() -> None:
    cache: ByteCache[str] = ByteCache(12, len)
    for key in "abc":
        cache.get(key, lambda: "xxxx")
    cache.resize(5)
    assert (len(cache), cache.weight) == (1, 4)
    assert cache.get("c", lambda: "new") == "xxxx"
