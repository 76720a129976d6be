"""What single events ask, case by case: names, night, hidden faces, labels that are gone, exceptions of copies."""

from __future__ import annotations

from typing import Any

import pytest

from inspector.rules import NEWEST
from inspector.rules.performing import labels_of
from tests.rules.cards_for_tests import ALL, BEAR
from tests.rules.playing import DONE, ILLEGAL, NOT_COMPUTED, NOTHING, Played, Record, do, place, play, read

NEW = NEWEST.key
NIGHT = do("day_night", value="night")
DAYBOUND = "Bird Admirer"
ENTERS = do("put_onto_battlefield", "it")


@pytest.mark.parametrize(("edition", "rules"), [("2021-09", ("713.11", "201.3e")), (NEW, ("712.19", "201.4e"))])
def test_201_4e_that_a_combined_face_may_be_named_two_rules_say(edition: str, rules: tuple[str, ...]) -> None:
    assert play(edition, do("choose_name", name="Chittering Host")).last.reasons[0].rules == rules


@pytest.mark.parametrize(
    ("edition", "name", "told"),
    [
        (NEW, "Grizzly Bears", []),
        (NEW, "Insectile Aberration", [("712.19", "is the name of one face, and either")]),
        (NEW, "Esika, God of the Tree", [("712.19", "is the name of one face, and either")]),
        ("2021-09", "Delver of Secrets", [("712.15", "is the name of one face, and either")]),
        (NEW, "Fire", [("709.4a", "is the name of one half, and either")]),
        (NEW, "Akki Lavarunner", [("710.5", "is the name of a card and may be chosen.")]),
        (NEW, "Tok-Tok, Volcano Born", [("710.5", "is a name that the card has when flipped")]),
        (NEW, "Bonecrusher Giant", []),
        (NEW, "Stomp", [("715.5", "is the name of an Adventure"), ("201.4f", "is the name of an Adventure")]),
        ("2016-01", "Stomp", []),
        (NEW, "Chittering Host", [("712.19", "is the combined face of a meld pair")]),
        (NEW, "Graf Rats", [("712.19", "is the front face of a meld card")]),
        ("2021-09", "Graf Rats", [("713.11", "is the front face of a meld card")]),
    ],
)
def test_201_4_of_which_card_a_chosen_name_is_the_name_is_told(
    edition: str, name: str, told: list[tuple[str, str]]
) -> None:
    last = play(edition, do("choose_name", name=name)).last
    general = "201.4" if edition > "2022" else "201.3"
    wanted = [*told, (general, "is the name of a card and may be chosen.")]
    if edition < "2018":
        wanted.append((general, "A name has to be legal in the format of the game"))
    found = [(why.rules[0], why.says) for why in last.reasons]
    assert last.result == DONE
    assert [rule for rule, _ in found] == [rule for rule, _ in wanted]
    for (_, says), (_, words) in zip(found, wanted, strict=True):
        assert says.startswith(words if words.startswith("A name") else f"{name} {words}")


MUTE = {"types": "Creature", "controller": "opponent"}
HUSH = {
    "name": "Hush",
    "mana_cost": "{1}",
    "type_line": "Enchantment",
    "oracle_text": "Creatures your opponents control lose all abilities.",
    "static": [{"filter": MUTE, "change": {"lose_all_abilities": True}}],
}


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
@pytest.mark.parametrize(
    ("actions", "side", "rule"),
    [
        ((NIGHT, place(DAYBOUND, zone="hand"), ENTERS), "back", "702.145b"),
        ((NIGHT, place(DAYBOUND, zone="hand"), do("cast", "it"), do("resolve", "it")), "back", "702.145b"),
        # Told so, it enters so for that reason; by day, or before there is day and night, nothing turns it.
        ((NIGHT, place(DAYBOUND, zone="hand"), {**ENTERS, "transformed": True}), "back", None),
        ((do("day_night", value="day"), place(DAYBOUND, zone="hand"), ENTERS), "front", None),
        ((place(DAYBOUND, zone="hand"), ENTERS), "front", None),
        # 702.145b speaks of what has daybound, and no other double-faced card.
        ((NIGHT, place("Delver of Secrets", zone="hand"), ENTERS), "front", None),
        # 614.12: as it would be there, under whoever will control it.
        ((NIGHT, place("Hush", "hush"), place(DAYBOUND, zone="hand"), ENTERS), "back", "702.145b"),
        ((NIGHT, place("Hush", "hush"), place(DAYBOUND, zone="hand"), {**ENTERS, "player": "Ben"}), "front", "614.12"),
        (
            (NIGHT, place("Hush", "h"), place(DAYBOUND, zone="hand", player="Ben"), do("cast", "it", player="Ben"),
             do("resolve", "it")),
            "front", "614.12",
        ),
        (
            (NIGHT, place("Hush", "h", player="Ben"), place(DAYBOUND, zone="hand", player="Ben"),
             do("cast", "it", player="Ben"), do("resolve", "it")),
            "back", "702.145b",
        ),
        # What it enters as a copy of has daybound or not, whatever its own card has (707.5).
        (
            (place("Clone", "a"), NIGHT, place(DAYBOUND, zone="hand"), {**ENTERS, "as_copy_of": "a"}), "front", None,
        ),
        (
            (place(DAYBOUND, "a", face="front"), NIGHT, do("effect", on=["a"], change={"lose_all_abilities": True}),
             place("Delver of Secrets", zone="hand"), {**ENTERS, "as_copy_of": "a"}),
            "front", None,
        ),
    ],
    ids=range(12),
)  # fmt: skip
def test_702_145b_what_has_daybound_as_it_would_enter_enters_at_night_with_its_back_face_up(
    edition: str, actions: tuple[Record, ...], side: str, rule: str | None
) -> None:
    played = play(edition, *actions, cards=[HUSH])
    assert (played.last.result, played["it"].face_up) == (DONE, side)
    told = [why.rules[0] for why in played.last.reasons if why.rules[0] in ("702.145b", "614.12")]
    assert told == ([] if rule is None else [rule])


DELVER = "Delver of Secrets"
TOKEN = do("create_token_copy", of="it", as_="token")


@pytest.mark.parametrize(
    ("edition", "actions", "told"),
    [
        (NEW, (place(DELVER, face_down="manifest"), TOKEN), True),
        (NEW, (place("Esika, God of the Tree", face_down="manifest"), TOKEN), True),
        ("2025-06", (place(DELVER, face_down="manifest"), TOKEN), True),
        # Before 2023 no token has two faces, and no other card has two that a token copy would have.
        ("2021-09", (place(DELVER, face_down="manifest"), TOKEN), False),
        (NEW, (place("Graf Rats", face_down="manifest"), TOKEN), False),
        (NEW, (place("Grizzly Bears", face_down="manifest"), TOKEN), False),
        # Of what lies open, or is no permanent, nothing is open.
        (NEW, (place(DELVER), TOKEN), False),
        (NEW, (place(DELVER, zone="hand"), do("cast", "it", face_down=True), TOKEN), False),
        (NEW, (place(DELVER), do("move", "it", to="exile", face_down=True), TOKEN), False),
    ],
)
def test_707_8a_whether_a_token_copy_of_hidden_faces_has_two_is_open(
    edition: str, actions: tuple[Record, ...], told: bool
) -> None:
    last = play(edition, *actions).last
    assert ("do not say whether a token copy of a face-down double-faced permanent" in last.says) is told


@pytest.mark.parametrize(
    ("action", "labels"),
    [
        (do("move", "a", to="graveyard"), ("a",)),
        (do("reveal", "a", to="Ben"), ("a",)),
        (do("attach", "a", to="b"), ("a", "b")),
        (do("tap", objects=["a", "b", "a"]), ("a", "b")),
        (do("tap", filter={"types": "Land"}), ()),
        (do("become_copy", "a", of="b"), ("a", "b")),
        (do("put_onto_battlefield", "a", as_copy_of="b"), ("a", "b")),
        (do("resolve", "a", as_copy_of="b"), ("a", "b")),
        (do("turn_face_up", "a", as_copy_of="b"), ("a", "b")),
        (do("effect", source="a", on=["b", "c"], change={"power": "+1"}), ("a", "b", "c")),
        (do("effect", source="a", on="self", change={"power": "+1"}), ("a",)),
        (do("transform", "a", ability_of="b"), ("a", "b")),
        (do("designate", "a", as_="paired", with_="b"), ("a", "b")),
        (do("mutate", "a", onto="b"), ("a", "b")),
        (do("create_token_copy", of="a", as_="new"), ("a",)),
        (do("copy_spell", of="a", as_="new"), ("a",)),
        (do("meld", objects=["a", "b"], as_="new"), ("a", "b")),
        (do("cast", "a", as_copy="new"), ("a",)),
        (place("Bear", "new"), ()),
        (do("choose_name", name="a"), ()),
        (do("end_turn"), ()),
    ],
    ids=lambda one: one["do"] if isinstance(one, dict) else "",
)
def test_an_action_names_these_labels_and_none_that_it_makes(action: Record, labels: tuple[str, ...]) -> None:
    assert sorted(labels_of(read(action))) == sorted(labels)


def gone(*actions: Record, card: str = "Bear") -> Played:
    return play(NEW, place(card), *actions, cards=ALL)


TWICE = do("create_token_copy", of="it", as_="token")
CEASED = (TWICE, do("move", "token", to="graveyard"), do("check_state"))
PAIR = (
    place("Graf Rats", "rats"),
    place("Midnight Scavengers", "men"),
    do("meld", objects=["rats", "men"], as_="host"),
)
MERGED = (place("Gemrazer", "beast", "hand"), do("mutate", "beast", onto="it"))


@pytest.mark.parametrize(
    ("before", "action", "result", "rule", "says"),
    [
        # 733.1: what was illegal never happened, so what it would have made is not there.
        ((do("cast", "it", as_copy="spell"),), do("tap", "spell"), ILLEGAL, None, ""),
        ((place(DELVER, "down", face_down="cloak"),), do("tap", "down"), DONE, None, ""),
        # 111.8, 400.7: a token that is gone, for an effect and for a player.
        (CEASED, do("tap", "token"), NOTHING, "111.8", "Bear (token)"),
        (CEASED, do("turn_face_up", "token", by="morph"), ILLEGAL, "111.8", "Bear (token)"),
        (CEASED, do("attach", "token", to="it"), NOTHING, "111.8", "Bear (token)"),
        # 701.42a, 730.2b: what became part of another object.
        (PAIR, do("tap", "rats"), NOTHING, "701.42a", "Chittering Host"),
        (MERGED, do("tap", "beast"), NOTHING, "730.2b", "Gemrazer"),
    ],
)
def test_400_7_what_is_not_there_any_more_cannot_be_acted_on(
    before: tuple[Record, ...], action: Record, result: str, rule: str | None, says: str
) -> None:
    last = gone(*before, action).last
    assert (last.result, last.rules[0] if rule else None) == (result, rule)
    assert says in last.says


def test_what_is_made_by_what_is_not_computed_leaves_open_what_is_done_to_it() -> None:
    words = "This spell can't be copied unless it rains."
    spell = {"name": "Act", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": words}
    made = (place("Act", "act", "stack"), do("copy_spell", of="act", as_="copy"))
    for action in (do("move", "copy", to="exile"), do("attach", "act", to="copy")):
        played = play(NEW, *made, action, cards=[spell])
        assert [outcome.result for outcome in played.outcomes] == [DONE, NOT_COMPUTED, NOT_COMPUTED]
        assert "what becomes of copy, since what makes it is not computed" in played.last.not_computed


PLUS, MORE, KIND = "+1/+1", "an additional", "creature"
BY_TYPE = (
    f"it enters with {MORE} {PLUS} counter on it if it's a {KIND}, it enters with {MORE} loyalty counter on it "
    "if it's a planeswalker, and it isn't legendary"
)
COPIER: dict[str, Any] = {"type_line": "Creature — Shapeshifter", "mana_cost": "{3}{U}", "power": "0", "toughness": "0"}


@pytest.mark.parametrize(
    ("words", "of", "found"),
    [
        # 707.9: exceptions of several kinds stand beside each other.
        (
            "except it has flying and haste",
            "bear", (("Flying", "Haste"), {}),
        ),
        ("except it has flying", "bear", (("Flying",), {})),
        (f"except {BY_TYPE}", "bear", ((), {PLUS: 1})),
        ("", "bear", ((), {})),
    ],
)  # fmt: skip
def test_707_9_what_its_own_words_except_is_taken_where_nobody_says_others(
    words: str, of: str, found: tuple[tuple[str, ...], dict[str, int]]
) -> None:
    text = f"You may have this {KIND} enter as a copy of any {KIND}{', ' + words if words else ''}."
    copier = {"name": "Copier", "oracle_text": text, **COPIER}
    there = (place("Bear", "bear"), place("Copier", "it", "hand"))
    played = play(NEW, *there, do("put_onto_battlefield", "it", as_copy_of=of), cards=[BEAR, copier])
    assert (played["it"].keywords, played["it"].counters) == found
    # What is said of it counts instead, and without a copy there is no exception.
    said = play(
        NEW, *there, do("put_onto_battlefield", "it", as_copy_of=of, except_={"name": "Other"}), cards=[BEAR, copier]
    )
    assert (said["it"].name, said["it"].keywords, said["it"].counters) == ("Other", (), {})
    alone = play(NEW, *there, do("put_onto_battlefield", "it"), cards=[BEAR, copier])
    assert (alone["it"].name, alone["it"].counters) == ("Copier", {})


@pytest.mark.parametrize(
    ("actions", "rules", "plain"),
    [
        ((place("Bear", zone="hand"), ENTERS), ["400.7", "613.7d", "110.5b"], True),
        ((place("Bear", zone="hand"), {**ENTERS, "tapped": True}), ["400.7", "613.7d"], False),
        ((place("Bear", zone="hand"), {**ENTERS, "face_down": True}), ["400.7", "613.7d"], False),
        (
            (place("Bear", "a"), place("Bear", zone="hand"), do("cast", "it"), do("resolve", "it")),
            ["400.7", "613.7d", "110.5b"], True,
        ),
    ],
)  # fmt: skip
def test_400_7_110_5b_what_entering_means_is_told(actions: tuple[Record, ...], rules: list[str], plain: bool) -> None:
    last = play(NEW, *actions, cards=ALL).last
    told = [why.rules[0] for why in last.reasons]
    assert [rule for rule in told if rule in ("400.7", "613.7d", "110.5b")] == rules
    assert any("untapped, unflipped and face up" in why.says for why in last.reasons) is plain


@pytest.mark.parametrize(
    ("card", "rules"),
    [
        ("Grizzly Bears", ["707.10f", "111.13"]),
        ("Delver of Secrets", ["707.10f", "707.10g", "111.13"]),
        ("Bottomless Pool // Locker Room", ["707.10f", "111.13"]),
    ],
)
def test_707_10f_the_copy_of_a_permanent_spell_is_a_token_once_it_resolves(card: str, rules: list[str]) -> None:
    half = {"half": "left"} if "//" in card else {}
    cast = (place(card, zone="hand"), do("cast", "it", **half), do("copy_spell", of="it", as_="copy"))
    last = play(NEW, *cast, do("resolve", "copy")).last
    assert [why.rules[0] for why in last.reasons if why.rules[0] in ("707.10f", "707.10g", "111.13")] == rules
    assert ("enters as a token: Bottomless Pool" in last.says) is ("Pool" in card)
    # The card's own spell becomes no token.
    plain = play(NEW, *cast, do("resolve", "copy"), do("resolve", "it")).last
    assert "token" not in plain.says


@pytest.mark.parametrize(
    ("onto", "under", "result"),
    [("Budoka Pupil", True, DONE), ("Budoka Pupil", False, DONE), ("Grizzly Bears", True, NOTHING)],
)
def test_730_2h_a_merged_permanent_flips_where_a_flip_card_is_among_its_components(
    onto: str, under: bool, result: str
) -> None:
    there = (place(onto), place("Gemrazer", "beast", "hand"), do("mutate", "beast", onto="it", on_top=not under))
    played = play(NEW, *there, do("flip", "it"))
    assert (played.last.result, played["it"].flipped) == (result, result == DONE)
