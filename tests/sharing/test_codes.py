"""Codes: every board comes back from its code; what is damaged, oversized or of another version is refused at once."""

from __future__ import annotations

import base64
import json
import random
import resource
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from msgspec import inspect

from inspector.bundled import bundled_files, bundled_path
from inspector.cards import CardIndex, Change, Condition, Filter, card_from_scryfall
from inspector.library import bundled_cards
from inspector.rules import Action
from inspector.scenario import Scenario, ScenarioError, read_scenario, scenario_from_bytes, scenario_to_bytes
from inspector.scenario.embedding import with_its_cards
from inspector.scenario.words import board_from_words
from inspector.sharing import CodeError, code_of, is_code, scenario_of_code
from tests.rules.editions import EDITION_KEYS
from tests.rules.random_games import Player, kinds_of_actions
from tests.scenario.samples import BEAR

POOL = bundled_cards()
KEPT = json.loads((Path(__file__).parent / "kept_codes.json").read_text(encoding="utf-8"))
DELVER = "Ana has Delver of Secrets on the battlefield. It transforms. Ben has Clone in hand. Ben casts Clone."


def board(words: str) -> Scenario:
    return board_from_words(words, POOL).scenario


def code(words: str = DELVER) -> str:
    return code_of(board(words), POOL, POOL)


def packed(data: bytes, dictionary: bytes | None = None) -> str:
    known = bundled_path("sharing/dictionary-1").read_bytes() if dictionary is None else dictionary
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, known)
    whole = zlib.crc32(data).to_bytes(4, "big") + packer.compress(data) + packer.flush()
    return "CI1-" + base64.urlsafe_b64encode(whole).rstrip(b"=").decode()


def unpacked(code: str) -> bytes:
    raw = base64.urlsafe_b64decode(code[4:] + "=" * (-len(code[4:]) % 4))
    return zlib.decompressobj(-15, bundled_path("sharing/dictionary-1").read_bytes()).decompress(raw[4:])


@pytest.mark.parametrize("path", bundled_files("scenarios", ".scenario.json"), ids=lambda path: path.stem)
def test_every_bundled_scenario_comes_back_from_its_code(path: Path) -> None:
    scenario = read_scenario(path)
    assert scenario_of_code(code_of(scenario, POOL, POOL)) == scenario


@pytest.mark.parametrize("edition", EDITION_KEYS)
def test_random_boards_come_back_from_their_codes(edition: str) -> None:
    came_back = 0
    for seed in range(20):
        player = Player(edition, seed)
        assert player.play(6) is None
        actions = tuple(msgspec.convert(record, Action) for record in player.actions)
        scenario = Scenario(edition=edition, players=("Ana", "Ben"), actions=actions)
        try:
            file = scenario_from_bytes(scenario_to_bytes(scenario), "a file")
        except ScenarioError:
            # Some of the nonsense that is played no file may hold.
            continue
        assert scenario_of_code(code_of(scenario, POOL, POOL)) == file
        came_back += 1
    assert came_back > 10


def test_the_dictionary_is_the_one_that_version_1_was_frozen_with() -> None:
    assert zlib.crc32(bundled_path("sharing/dictionary-1").read_bytes()) == KEPT["dictionary"]


@pytest.mark.parametrize("kept", KEPT["codes"], ids=lambda kept: kept["words"][:30])
def test_codes_made_before_are_read_for_ever(kept: dict[str, str]) -> None:
    assert scenario_of_code(kept["code"]).actions == board(kept["words"]).actions


@pytest.mark.parametrize("kept", KEPT["each"], ids=lambda kept: kept["board"][:30])
def test_whatever_a_code_made_before_holds_is_read_for_ever(kept: dict[str, str]) -> None:
    written = json.loads(scenario_to_bytes(scenario_of_code(kept["code"])))
    assert written == json.loads(unpacked(kept["code"]))


def _name(kind: inspect.StructType) -> str:
    return kind.cls.__name__


@pytest.mark.parametrize("kind", [*kinds_of_actions(), *map(inspect.type_info, (Change, Filter, Condition))], ids=_name)
def test_a_code_is_kept_for_every_key_of_a_scenario(kind: inspect.StructType) -> None:
    """A new action or key: share a board with it (``card-inspector share``), and keep that code, too."""
    kept = [json.loads(unpacked(one["code"])).get("actions", []) for one in KEPT["each"]]
    dicts = [one for one in _dicts(kept) if kind.tag is None or one.get("do") == kind.tag]
    assert {field.encode_name for field in kind.fields} <= {key for one in dicts for key in one}


def _dicts(value: object) -> Iterator[dict[str, object]]:
    if isinstance(value, dict):
        yield value
    held = value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    for one in held:
        yield from _dicts(one)


def test_a_viewers_code_made_before_is_read_for_ever() -> None:
    found = scenario_of_code(KEPT["seen"]["code"])
    assert found.viewer == KEPT["seen"]["viewer"]
    assert list(msgspec.to_builtins(found.actions)) == KEPT["seen"]["actions"]


def test_codes_are_short() -> None:
    assert len(code()) <= 120
    names = [card.front.name for card in list(POOL)[:20]]
    twenty = " ".join(f"Ana has {name} (card {place}) in hand." for place, name in enumerate(names))
    assert len(code(twenty)) <= 400


def test_a_card_that_does_not_come_with_the_program_travels_along() -> None:
    pool = CardIndex([card_from_scryfall(BEAR)], beneath=POOL)
    scenario = board_from_words("Ana has Plain Bear on the battlefield.", pool).scenario
    found = scenario_of_code(code_of(scenario, pool, POOL))
    assert found == with_its_cards(scenario, pool, POOL)
    assert [card["name"] for card in found.cards] == ["Plain Bear"]


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "  {}\n",
        "{}.",
        "card-inspector:{}",
        "What is Clone? {} Thanks, and see you soon",
        "> {}\n> as I said",
        "{0}\n{0}",
    ],
)
def test_what_stands_around_a_code_is_forgiven(around: str) -> None:
    assert is_code(around.format(code()))
    assert scenario_of_code(around.format(code())).actions == board(DELVER).actions


def test_of_two_boards_none_is_opened() -> None:
    """Which of them is meant is not guessed; a broken one beside a whole one is no board."""
    other = packed(b'{"format":"card-inspector/1"}')
    with pytest.raises(CodeError, match="more than one"):
        scenario_of_code(f"{code()} or {other}")
    assert scenario_of_code(f"{other} not {code()[:-9]}").actions == ()


def test_a_code_broken_into_quoted_lines_is_forgiven() -> None:
    whole = code()
    lines = "\r\n> ".join(whole[place : place + 12] for place in range(0, len(whole), 12))
    assert scenario_of_code(f"> {lines}\r\n").actions == board(DELVER).actions


@pytest.mark.parametrize("cut", range(1, 60, 4))
def test_a_code_that_ends_too_early_is_refused(cut: int) -> None:
    with pytest.raises(CodeError, match=r"its end is missing|damaged|no code"):
        scenario_of_code(code()[:-cut])


def test_every_altered_character_is_noticed() -> None:
    whole = code()
    for place in range(4, len(whole)):
        other = "B" if whole[place] != "B" else "C"
        with pytest.raises(CodeError):
            scenario_of_code(whole[:place] + other + whole[place + 1 :])
    with pytest.raises(CodeError, match="damaged"):
        scenario_of_code(f"{whole}X")


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("CI2-abcdef", "needs a newer Card Inspector, one that reads codes of version 2"),
        ("hello", "no code in this text"),
        ("CI1-", "its end is missing"),
        ("CI1-" + "A" * 70_000, "longer than 64,000 characters"),
        ("CI1-" + "A " * 90_000, "longer than 64,000 characters"),
        (packed(b" " * 9_000_000), "unpacks to more than 8 MB"),
        (packed(b"[1, 2]"), "the code"),
        (packed(b'{"format":"card-inspector/9"}'), "the code"),
        (packed(b"\xff\xfe not text"), "the code"),
        (packed(b'{"format":"card-inspector/1","actions":[' + b"{}," * 70_000 + b"{}]}"), "far more than any board"),
        (packed(b"[" * 70_000), "far more than any board"),
        (packed(b'{"format":"card-inspector/1","players":[' + b'"",' * 2_600_000 + b'""]}'), "more than 8 MB|far more"),
        (packed(b"[" + b"1," * 3_900_000 + b"1]"), "far more than any board"),
        (packed(b'{"format":"card-inspector/1","title":"' + b"a" * 7_900_000 + b'"}'), "at most 10,000 characters"),
    ],
    ids=[
        "newer",
        "none",
        "empty",
        "long",
        "blanks",
        "bomb",
        "list",
        "format",
        "bytes",
        "endless",
        "deep",
        "words",
        "numbers",
        "title",
    ],
)
def test_what_is_no_code_is_refused_in_one_sentence_at_once(text: str, says: str) -> None:
    before, started = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    with pytest.raises(Exception, match=says) as raised:
        scenario_of_code(text)
    assert time.process_time() - started < 0.2
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64_000
    assert "\n" not in str(raised.value)


def test_bytes_at_random_are_refused_and_cost_little() -> None:
    chance = random.Random(7)
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    before, started = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss, time.process_time()
    for _ in range(2_000):
        text = "CI1-" + "".join(chance.choices(letters, k=chance.randrange(200)))
        with pytest.raises(Exception, match=r"\.$") as raised:
            scenario_of_code(text)
        assert type(raised.value).__name__ in ("CodeError", "ScenarioError")
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 64_000
    assert time.process_time() - started < 20
