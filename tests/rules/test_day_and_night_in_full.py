"""Day and night (702.145, 731): what makes it which, what turns over with it, and what does not."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.playing import DONE, NOTHING, Played, Record, do, entering_copy, events, place, play
from tests.rules.test_mutate import CARDS as MERGING

NEW = NEWEST.key
NIGHT, DAY = do("day_night", value="night"), do("day_night", value="day")
ADMIRER = place("Bird Admirer")


@pytest.mark.parametrize("value", ["day", "night"])
def test_731_1_it_becomes_what_it_is_not_yet(value: str) -> None:
    other = "night" if value == "day" else "day"
    for before in ((), (do("day_night", value=other),)):
        played = play(NEW, *before, do("day_night", value=value))
        assert (played.last.result, played.table.day_night, played.last.rules) == (DONE, value, ("731.1",))
        again = played.then(do("day_night", value=value))
        assert (again.last.result, again.table.day_night, again.last.rules) == (NOTHING, value, ("731.1",))
        assert again.last.says != played.last.says


@pytest.mark.parametrize(
    ("face", "value", "rule", "other"),
    [("front", "day", "702.145d", "702.145g"), ("back", "night", "702.145g", "702.145d")],
)
def test_702_145d_and_g_what_is_there_first_makes_it_day_or_night(face: str, value: str, rule: str, other: str) -> None:
    played = play(NEW, place("Bird Admirer", face=face))
    assert played.table.day_night == value
    assert rule in played.last.rules
    assert other not in played.last.rules
    # It is that already, so a second one makes it nothing.
    second = played.then(place("Tavern Ruffian", "second", face="back" if face == "front" else "front"))
    assert second.table.day_night == value


def test_702_145d_daybound_is_looked_at_before_nightbound() -> None:
    both = place("Bird Admirer", "night", "hand"), place("Tavern Ruffian", "day", "hand")
    played = play(NEW, *both, do("put_onto_battlefield", "night", transformed=True))
    assert played.table.day_night == "night"
    day = play(NEW, *both, do("put_onto_battlefield", "day"))
    assert day.table.day_night == "day"


@pytest.mark.parametrize(
    ("card", "keys"),
    [
        ("Bird Admirer", {"zone": "hand"}),
        ("Bird Admirer", {"zone": "graveyard"}),
        ("Bird Admirer", {"face_down": "manifest"}),
        ("Delver of Secrets", {}),
        ("Reckless Waif", {}),
        ("Grizzly Bears", {}),
    ],
    ids=["hand", "graveyard", "face down", "transforms otherwise", "an older Werewolf", "one face"],
)
def test_nothing_else_makes_it_day_or_turns_with_it(card: str, keys: Record) -> None:
    played = play(NEW, place(card, "it", **keys))
    assert played.table.day_night is None
    night = played.then(NIGHT)
    assert events(night.last) == []
    assert night["it"].face_up == played["it"].face_up


def test_day_and_night_do_not_end_with_what_made_them() -> None:
    gone = play(NEW, ADMIRER, do("move", "it", to="graveyard"))
    assert gone.table.day_night == "day"


CLONE = (place("Grizzly Bears", "other"), do("become_copy", "other", of="it"))
TOKEN = (do("create_token_copy", of="it", as_="other"),)


@pytest.mark.parametrize(
    ("edition", "face", "made", "rules"),
    [
        ("2021-09", "front", CLONE, ("701.28c", "702.145b")),
        ("2025-06", "front", CLONE, ("701.27c", "702.145b")),
        (NEW, "front", CLONE, ("701.27c", "702.145b")),
        (NEW, "back", CLONE, ("701.27c", "702.145e")),
        ("2021-09", "front", TOKEN, ("701.28c", "702.145b")),
        # Since 2022 a token that is a copy of what is double-faced is so too (707.8a), and is turned over.
        (NEW, "front", TOKEN, ()),
    ],
    ids=["a Clone in 2021", "in 2025", "in 2026", "by day", "a token in 2021", "a token in 2026"],
)
def test_701_27c_what_has_daybound_and_is_not_double_faced_is_told_to_stay_as_it_is(
    edition: str, face: str, made: tuple[Record, ...], rules: tuple[str, ...]
) -> None:
    played = play(edition, place("Bird Admirer", face=face), *made)
    turned = played.then(NIGHT if face == "front" else DAY)
    assert (events(turned.last).count("transformed"), turned["other"].face_up is None) == (2 - bool(rules), bool(rules))
    told = [(why.rules, why.says) for why in turned.last.reasons if "not double-faced" in why.says]
    says = "Bird Admirer (other) has daybound, but it is not double-faced, so it stays as it is."
    if face == "back":
        says = says.replace("Bird Admirer", "Wing Shredder").replace("daybound", "nightbound")
    assert told == [((rule,), says) for rule in rules]


def given_daybound(*there: Record) -> Played:
    """A board on which night comes, with what was given daybound beside what has it itself."""
    given = do("effect", on=["it"], change={"add_abilities": ["Daybound"]}, until="forever")
    return play(NEW, place("Bird Admirer", "bird"), *there, given, NIGHT, cards=MERGING)


def piled_on(card: str) -> tuple[Record, ...]:
    return place(card), place("Flier", "flier", "hand"), do("mutate", "flier", onto="it")


ONE_FACE = "it is not double-faced, so it stays as it is."


@pytest.mark.parametrize(
    ("there", "told"),
    [
        # 701.27c: nothing of the pile has two faces, so it is told to stay; of the other pile something has.
        (piled_on("Bear"), ["701.27c", "702.145b"]),
        (piled_on("Walker"), ["702.145b"]),
        # 712.4c: a meld card does not transform, and is no modal one (712.9).
        ((place("Graf Rats"),), []),
    ],
    ids=["a pile of one-faced cards", "a pile with a double-faced one", "a meld card"],
)
def test_702_145b_what_was_given_daybound_is_told_what_night_does_to_it_once(
    there: tuple[Record, ...], told: list[str]
) -> None:
    night = given_daybound(*there)
    name = str(night["it"].name)
    says = [why.rules[0] for why in night.last.reasons if name in str(why.says)]
    assert says == told
    assert not any("modal" in why.says for why in night.last.reasons)
    assert [why.says for why in night.last.reasons if ONE_FACE in why.says] == (
        [f"{name} has daybound, but {ONE_FACE}"] * told.count("701.27c") * 2
    )
    # 731.1: it is night already, so nothing is told of it again.
    assert "702.145b" not in night.then(do("tap", "bird")).last.rules


def test_702_145e_by_day_only_what_had_nightbound_is_told_to_have_lost_it() -> None:
    lost = do("effect", on=["it", "insect"], change={"lose_all_abilities": True})
    there = (place("Bird Admirer", face="back"), place("Delver of Secrets", "insect", face="back"))
    day = play(NEW, *there, NIGHT, lost, DAY)
    told = [(why.rules[0], why.says) for why in day.last.reasons if "lost" in why.says]
    assert told == [("702.145e", "Wing Shredder has lost nightbound, so day does not turn it over.")]
    assert day["insect"].face_up == "back"


def test_702_145_by_day_what_has_nightbound_and_its_front_face_up_stays_so() -> None:
    given = do("effect", on=["it"], change={"add_abilities": ["Nightbound"]}, until="forever")
    day = play(NEW, place("Delver of Secrets"), place("Bird Admirer", "bird"), given, NIGHT, DAY)
    assert (day.table.day_night, day["it"].face_up) == ("day", "front")
    assert [(event.object, str(event.kind)) for event in day.last.events] == [("bird", "transformed")]


@pytest.mark.parametrize("edition", ["2025-06", NEW])
def test_702_145b_a_card_with_one_face_enters_as_it_is_as_a_copy_of_what_has_daybound(edition: str) -> None:
    """Only what a double-faced card represents can enter transformed."""
    bird = place("Bird Admirer", "bird", face="front")
    put = do("put_onto_battlefield", "it", as_copy_of="bird")
    entered = play(edition, NIGHT, bird, place("Clone", zone="hand"), put)
    assert (entered.last.result, entered["it"].name, entered["it"].zone) == ("done", "Bird Admirer", "battlefield")
    assert "712.14a" not in entered.last.rules


@pytest.mark.parametrize("time", [DAY, NIGHT])
def test_712_14a_told_to_enter_transformed_it_stays_away_by_day_and_by_night(time: Record) -> None:
    bird = place("Bird Admirer", "bird", face="front")
    put = do("put_onto_battlefield", "it", as_copy_of="bird", transformed=True)
    stayed = play(NEW, time, bird, place("Clone", zone="hand"), put)
    assert (stayed.last.result, stayed.last.rules, stayed["it"].zone) == (NOTHING, ("712.14a",), "hand")


def test_702_145d_a_token_of_one_face_with_daybound_makes_it_day() -> None:
    token = (place("Bird Admirer", zone="graveyard"), do("create_token_copy", of="it", as_="token"))
    assert play("2021-09", *token).table.day_night == "day"


def test_712_9_what_is_modal_and_copied_daybound_is_told_why_it_stays_until_such_cards_turn() -> None:
    copied = (place("Bird Admirer"), place("Valki, God of Lies", "other"), do("become_copy", "other", of="it"))
    says = "Bird Admirer (other) is a modal double-faced card; in this edition such cards cannot transform."
    for edition, face in (("2025-06", "front"), (NEW, "back")):
        night = play(edition, *copied, NIGHT)
        told = [why.rules[0] for why in night.last.reasons if why.says == says]
        assert (night["other"].face_up, told) == (face, ["712.9"] if face == "front" else [])


def test_what_lost_daybound_is_not_turned_over() -> None:
    lost = do("effect", on=["it"], change={"lose_all_abilities": True})
    night = play(NEW, ADMIRER, place("Tavern Ruffian", "other"), lost, NIGHT)
    assert (night["it"].face_up, night["other"].face_up) == ("front", "back")
    assert events(night.last) == ["transformed"]


def test_several_turn_over_at_once_and_back() -> None:
    two = play(NEW, ADMIRER, place("Tavern Ruffian", "other", player="Ben"), NIGHT)
    assert (two["it"].face_up, two["other"].face_up) == ("back", "back")
    assert events(two.last) == ["transformed", "transformed"]
    assert {"702.145b", "702.145c"} <= set(two.last.rules)
    day = two.then(DAY)
    assert (day["it"].face_up, day["other"].face_up) == ("front", "front")


@pytest.mark.parametrize(
    "way",
    [
        (do("put_onto_battlefield", "it"),),
        (do("cast", "it"), do("resolve", "it")),
    ],
    ids=["put", "cast"],
)
def test_702_145b_by_night_a_card_enters_with_its_back_face_up(way: tuple[Record, ...]) -> None:
    night = play(NEW, NIGHT, place("Bird Admirer", zone="hand"), *way)
    assert (night["it"].name, night["it"].face_up) == ("Wing Shredder", "back")
    assert "702.145b" in night.last.rules
    assert "transformed" not in events(night.last)
    day = play(NEW, DAY, place("Bird Admirer", zone="hand"), *way)
    assert (day["it"].name, "702.145b" in day.last.rules) == ("Bird Admirer", False)
    other = play(NEW, NIGHT, place("Delver of Secrets", zone="hand"), *way)
    assert (other["it"].face_up, "702.145b" in other.last.rules) == ("front", False)


SINCE_DAY_AND_NIGHT = pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])


@SINCE_DAY_AND_NIGHT
def test_702_145b_what_is_laid_out_at_night_has_its_back_face_up(edition: str) -> None:
    played = play(edition, NIGHT, place("Bird Admirer"))
    assert (played["it"].name, played["it"].face_up, events(played.last)) == ("Wing Shredder", "back", [])
    assert played.last.rules[0] == played["it"].why["face_up"][0].rules[0] == "702.145b"
    # It is no transforming: nothing is turned over later, and it has not turned.
    assert events(played.then(place("Grizzly Bears", "bear"), do("tap", "bear")).last) == []
    # 702.145a: neither by day, nor what has no daybound, nor elsewhere, nor face down.
    assert play(edition, DAY, place("Bird Admirer"))["it"].face_up == "front"
    for card, keys in (
        ("Delver of Secrets", {}),
        ("Reckless Waif", {}),
        ("Bird Admirer", {"zone": "hand"}),
        ("Bird Admirer", {"face_down": "manifest"}),
    ):
        other = play(edition, NIGHT, place(card, **keys))
        assert (other.last.rules, other.table.objects["it"].back_up) == ((), False)


@pytest.mark.parametrize(("edition", "rule", "side"), [("2021-09", None, None), ("2025-06", "702.145c", "back")])
def test_702_145c_a_token_that_is_laid_out_at_night_is_turned_over(
    edition: str, rule: str | None, side: str | None
) -> None:
    # 702.145b speaks of cards alone; in 2021 a token has one face (T10).
    played = play(edition, NIGHT, place("Bird Admirer", token=True))
    assert played["it"].face_up == side
    assert played["it"].name == ("Bird Admirer" if side is None else "Wing Shredder")
    assert played.last.rules[:1] == (() if rule is None else (rule,))


def test_614_12_beside_what_takes_its_daybound_it_is_laid_out_front_up() -> None:
    played = play(NEW, NIGHT, place("Humility", "humility"), place("Bird Admirer"))
    assert (played["it"].face_up, played.last.rules) == ("front", ())
    assert play(NEW, NIGHT, place("Bird Admirer"), place("Humility", "humility"))["it"].face_up == "back"


def test_614_12_by_night_it_is_looked_at_under_the_player_whose_spell_it_is() -> None:
    mute = {"name": "Mute", "type_line": "Artifact", "oracle_text": "Creatures you control lose all abilities."}
    for owner, side in (("Ana", "back"), ("Ben", "front")):
        spell = (place("Bird Admirer", zone="hand", player=owner), do("cast", "it", player=owner))
        night = play(NEW, NIGHT, place("Mute", "mute", player="Ben"), *spell, do("resolve", "it"), cards=(mute,))
        assert night["it"].face_up == side


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_before_2021_no_day_or_night_keeps_it_from_transforming(edition: str) -> None:
    played = play(edition, place("Bird Admirer"), do("transform", "it"))
    assert (played.last.result, played["it"].name) == (DONE, "Wing Shredder")


@SINCE_DAY_AND_NIGHT
@pytest.mark.parametrize(("time", "face", "rule"), [(NIGHT, "front", "702.145c"), (DAY, "back", "702.145f")])
def test_a_face_that_a_set_up_names_against_the_time_is_told_and_turns_with_the_next_action(
    edition: str, time: Record, face: str, rule: str
) -> None:
    played = play(edition, time, place("Bird Admirer", face=face))
    assert (played["it"].face_up, played.last.rules, events(played.last)) == (face, (rule,), [])
    assert "as soon as anything happens" in played.last.says
    # What is laid out besides does nothing; what happens does.
    more = played.then(place("Grizzly Bears", "bear"))
    assert (more["it"].face_up, more.last.rules) == (face, ())
    after = more.then(do("tap", "bear"))
    assert (after["it"].face_up, "transformed" in events(after.last)) == (
        {"front": "back", "back": "front"}[face],
        True,
    )
    # Beside Humility it keeps no daybound that could turn it.
    kept = play(NEW, time, place("Humility", "humility"), place("Bird Admirer", face=face))
    assert (kept["it"].face_up, kept.last.rules) == (face, ())


@pytest.mark.parametrize(
    ("edition", "rule"), [("2021-09", "702.145b"), ("2025-06", ""), (NEW, "")], ids=["2021", "2025", "2026"]
)
def test_702_145b_what_has_one_face_and_copies_daybound_enters_as_it_is_at_night(edition: str, rule: str) -> None:
    """Since 2025 only what a double-faced card stands for enters transformed; before it was open, and that is said."""
    stays = (place("Bird Admirer"), place("Clone", "first"), do("become_copy", "first", of="it"), NIGHT)
    played = play(edition, *stays, place("Clone", "second", "hand"), *entering_copy("second", "first"))
    assert (played["it"].face_up, played["second"].name, played["second"].zone) == (
        "back",
        "Bird Admirer",
        "battlefield",
    )
    assert [why.rules[0] for why in played.last.reasons if "daybound" in why.says] == ([rule] if rule else [])
