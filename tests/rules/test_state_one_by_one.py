"""What state-based actions do and say, board by board: each rule alone, several at once, and nothing at all (704.5)."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST
from tests.rules.cards_for_tests import ALL, Record, creature
from tests.rules.playing import DONE, NOTHING, do, place, play

NEW = NEWEST.key


def card(name: str, line: str, text: str = "", **keys: str) -> Record:
    return {"name": name, "mana_cost": "{1}", "type_line": line, "oracle_text": text, **keys}


def counters(label: str, kind: str, count: int) -> Record:
    return do("counters", label, kind=kind, count=count)


CARDS = [
    *ALL,
    creature("Legend", "Elf", "2/2", type_line="Legendary Creature — Elf"),
    card("First Jace", "Legendary Planeswalker — Jace", loyalty="3"),
    card("Second Jace", "Legendary Planeswalker — Jace", loyalty="3"),
    card("Ral", "Legendary Planeswalker — Ral", loyalty="3"),
    card("Siege", "Battle — Siege", defense="3"),
    card("Keep", "Battle", defense="3"),
    card("Orb", "World Enchantment"),
    card("Wings", "Enchantment — Aura", "Enchant creature"),
    card("Sword", "Artifact — Equipment", "Equip {1}"),
    card("Fort", "Artifact — Fortification", "Fortify {1}"),
    card("Tale", "Enchantment — Saga", "I — Draw.\nII — Draw."),
    card("Gate", "Artifact", "Gate can’t have more than three charge counters on it."),
    card("Role", "Enchantment — Aura Role", "Enchant creature"),
]
BEAR, OTHER = place("Bear", "a"), place("Bear", "b")
TWO_LEGENDS = (place("Legend", "a"), place("Legend", "b"))
KEPT = "A player who controls legendary permanents with the same name keeps one, and the rest go to the graveyard"
NO_TYPE = {"remove_types": ["Creature"]}


def on_bear(thing: str, *then: Record) -> tuple[Record, ...]:
    return BEAR, place(thing, "w"), do("attach", "w", to="a"), *then


@pytest.mark.parametrize(
    ("board", "told", "left"),
    [
        # 704.5q: pairs are taken off, and what is left is named.
        ((BEAR, counters("a", "+1/+1", 3), counters("a", "-1/-1", 2)),
         {"704.5q": "Bear has +1/+1 and -1/-1 counters, so two of each are taken off, and a +1/+1 counter remains."},
         {"a": {"+1/+1": 1}}),
        ((BEAR, counters("a", "+1/+1", 1), counters("a", "-1/-1", 1)),
         {"704.5q": "Bear has +1/+1 and -1/-1 counters, so one of each is taken off, and none remain."}, {"a": {}}),
        ((BEAR, counters("a", "+1/+1", 4), counters("a", "-1/-1", 2), counters("a", "oil", 1)),
         {"704.5q": "Bear has +1/+1 and -1/-1 counters, so two of each are taken off, and two +1/+1 counters remain."},
         {"a": {"+1/+1": 2, "oil": 1}}),
        ((BEAR, counters("a", "+1/+1", 1), counters("a", "oil", 1)), {}, {"a": {"+1/+1": 1, "oil": 1}}),
        # 704.5f: alone, and several told together.
        ((BEAR, counters("a", "-1/-1", 2)),
         {"704.5f": "Bear's toughness is 0 or less, so it goes to the graveyard."}, {}),
        ((BEAR, OTHER, counters("a", "-1/-1", 2), counters("b", "-1/-1", 3)),
         {"704.5f": "Bear (a) and Bear (b) each have toughness 0 or less, so they go to the graveyard."}, {}),
        ((BEAR, counters("a", "-1/-1", 1)), {}, {"a": {"-1/-1": 1}}),
        # 704.5r: as many as its own words allow stay.
        ((place("Gate", "a"), counters("a", "charge", 4)),
         {"704.5r": "Gate has four charge counters and can't have more than three, so one of them is removed."},
         {"a": {"charge": 3}}),
        ((place("Gate", "a"), counters("a", "charge", 6), counters("a", "oil", 5)),
         {"704.5r": "Gate has six charge counters and can't have more than three, so three of them are removed."},
         {"a": {"charge": 3, "oil": 5}}),
        ((place("Gate", "a"), counters("a", "charge", 3)), {}, {"a": {"charge": 3}}),
        # 704.5j: of one player's legends of one name one stays.
        (TWO_LEGENDS, {"704.5j": f"{KEPT}: Legend (a)."}, {"b": {}}),
        ((*TWO_LEGENDS, place("Legend", "c")), {"704.5j": f"{KEPT}: Legend (a) and Legend (b)."}, {"c": {}}),
        ((place("Legend", "a"), place("Legend", "b", player="Ben")), {}, {"a": {}, "b": {}}),
        ((*TWO_LEGENDS, counters("b", "-1/-1", 2)),
         {"704.5f": "The toughness of Legend (b) is 0 or less, so it goes to the graveyard.",
          "704.5j": "Nobody has said which one is kept; here it is Legend (a), as the newer one goes anyway."},
         {"a": {}}),
        ((place("First Jace", "a"), place("Second Jace", "b")), {}, {"a": {"loyalty": 3}, "b": {"loyalty": 3}}),
        # 704.5i, 704.5v, 704.5w.
        ((place("Ral", "a"), counters("a", "loyalty", -3)),
         {"704.5i": "Ral's loyalty is 0, so it goes to the graveyard."}, {}),
        ((place("Ral", "a"), counters("a", "loyalty", -2)), {}, {"a": {"loyalty": 1}}),
        ((place("Ral", "a"), place("First Jace", "b"), counters("a", "loyalty", -3), counters("b", "loyalty", -3)),
         {"704.5i": "Ral and First Jace each have loyalty 0, so they go to the graveyard."}, {}),
        ((place("Keep", "a"), counters("a", "defense", -3)),
         {"704.5w": "Keep's defense is 0, so it goes to the graveyard."}, {}),
        # 704.5k: of worlds the newest stays.
        ((place("Orb", "a"), place("Orb", "b")),
         {"704.5k": "Orb (a) is not the newest world permanent, so it goes to the graveyard."}, {"b": {}}),
        ((place("Orb", "a"),), {}, {"a": {}}),
        # 704.5m, n, p: what is attached to nothing, or to what it cannot be attached to, or is nothing to attach.
        ((place("Wings", "w"),), {"704.5m": "Wings is attached to nothing, so it goes to the graveyard."}, {}),
        ((place("Wings", "w"), place("Wings", "v")),
         {"704.5m": "Wings (w) and Wings (v) are attached to nothing, so they go to the graveyard."}, {}),
        (on_bear("Wings"), {}, {"a": {}, "w": {}}),
        (on_bear("Wings", do("effect", on=["a"], change=NO_TYPE)),
         {"704.5m": "Wings is attached to something that it cannot enchant, so it goes to the graveyard."}, {"a": {}}),
        (on_bear("Sword"), {}, {"a": {}, "w": {}}),
        (on_bear("Sword", do("effect", on=["a"], change=NO_TYPE)),
         {"704.5n": "Sword is on something that it cannot equip, so it comes off and stays on the battlefield."},
         {"a": {}, "w": {}}),
        (on_bear("Sword", do("effect", on=["w"], change={"set_subtypes": ["Clue"]})),
         {"704.5p": "Sword is no longer an Aura, Equipment or Fortification, so it comes off and stays on the"
                    " battlefield."},
         {"a": {}, "w": {}}),
        (on_bear("Sword", do("effect", on=["w"], change={"add_types": ["Creature"], "set_toughness": 3})),
         {"704.5p": "A creature cannot be attached to anything, so Sword comes off and stays on the battlefield."},
         {"a": {}, "w": {}}),
        ((place("Dual", "a"), place("Fort", "w"), do("attach", "w", to="a"),
          do("effect", on=["a"], change={"remove_types": ["Land"]})),
         {"704.5n": "Fort is on something that it cannot fortify, so it comes off and stays on the battlefield."},
         {"a": {}, "w": {}}),
        # 704.5s: a Saga with its final chapter reached, unless that has just triggered.
        ((place("Tale", "a", counters={"lore": 2}),),
         {"704.5s": "Tale's lore counters have reached its final chapter, so it is sacrificed unless one of its chapter"
                    " abilities is still on the stack."}, {}),
        ((place("Tale", "a", counters={"lore": 1}),), {}, {"a": {"lore": 1}}),
        # 704.5d: tokens elsewhere; 704.5z: the older Role.
        ((BEAR, do("create_token_copy", of="a", as_="t"), do("move", "t", to="hand")),
         {"704.5d": "Bear (t) is a token that left the battlefield, so it ceases to exist."}, {"a": {}}),
        ((BEAR, do("create_token_copy", of="a", as_="t"), do("create_token_copy", of="a", as_="u"),
          do("move", "t", to="hand"), do("move", "u", to="exile")),
         {"704.5d": "Bear (t) and Bear (u) are tokens that left the battlefield, so they cease to exist."}, {"a": {}}),
        (on_bear("Role", place("Role", "v"), do("attach", "v", to="a")),
         {"704.5z": "Role (w) is not its controller's newest Role on that permanent, so it goes to the graveyard."},
         {"a": {}, "v": {}}),
        ((BEAR,), {}, {"a": {}}),
    ],
    ids=lambda one: next(iter(one), "none") if isinstance(one, dict) else "",
)  # fmt: skip
def test_704_5_each_action_is_done_and_told_by_its_rule(
    board: tuple[Record, ...], told: dict[str, str], left: dict[str, dict[str, int]]
) -> None:
    played = play(NEW, *board, cards=CARDS)
    marked = {rule for label in played.table.objects for rule in played[label].state_based}
    assert set(told) <= marked if told else not marked
    after = played.then(do("check_state"))
    assert after.last.result == (DONE if told else NOTHING)
    said = [(why.rules[0], why.says) for why in after.last.reasons]
    if not told:
        assert said == [("704.3", "State-based actions find nothing to do.")]
    for one in told.items():
        assert one in said
    there = {label: dict(held.counters) for label, held in after.table.objects.items() if held.zone == "battlefield"}
    assert there == left
    # They are done once, and then find nothing more (704.3).
    assert after.then(do("check_state")).last.result == NOTHING


TWO_JACES = (place("First Jace", "a"), place("Second Jace", "b"))
ALL_LEGENDS = "Legendary permanents with the same name all go to the graveyard together: Legend (a) and Legend (b)."
ALL_WALKERS = "Planeswalkers that share a type all go to the graveyard together: First Jace and Second Jace."
ONE_WALKER = (
    "A player who controls planeswalkers that share a type keeps one, and the rest go to the graveyard: First Jace."
)
NEWEST_KEPT = "Nobody has said which one is kept; here it is the newest, {}."


@pytest.mark.parametrize(
    ("edition", "board", "gone", "rule", "says"),
    [
        # 2011: all legends of one name go, whoever controls them; since 2013 each player keeps one.
        ("2011-09", TWO_LEGENDS, {"a", "b"}, "704.5k", [ALL_LEGENDS]),
        ("2011-09", (place("Legend", "a"), place("Legend", "b", player="Ben")), {"a", "b"}, "704.5k", [ALL_LEGENDS]),
        ("2016-01", TWO_LEGENDS, {"a"}, "704.5k", [f"{KEPT}: Legend (a).", NEWEST_KEPT.format("Legend (b)")]),
        ("2016-01", (place("Legend", "a"), place("Legend", "b", player="Ben")), set(), None, []),
        ("2021-09", TWO_LEGENDS, {"a"}, "704.5j", [f"{KEPT}: Legend (a).", NEWEST_KEPT.format("Legend (b)")]),
        # Planeswalkers of one type, until 2017.
        ("2011-09", TWO_JACES, {"a", "b"}, "704.5j", [ALL_WALKERS]),
        (
            *("2011-09", (place("First Jace", "a"), place("Second Jace", "b", player="Ben")), {"a", "b"}),
            *("704.5j", [ALL_WALKERS]),
        ),
        ("2016-01", TWO_JACES, {"a"}, "704.5j", [ONE_WALKER, NEWEST_KEPT.format("Second Jace")]),
        ("2016-01", (place("First Jace", "a"), place("Second Jace", "b", player="Ben")), set(), None, []),
        ("2016-01", (place("First Jace", "a"), place("Ral", "b")), set(), None, []),
        ("2021-09", TWO_JACES, set(), None, []),
        ("2016-01", (place("Orb", "a"), place("Orb", "b")), {"a"}, "704.5m", []),
    ],
)
def test_704_5j_which_of_several_go_in_each_edition(
    edition: str, board: tuple[Record, ...], gone: set[str], rule: str | None, says: list[str]
) -> None:
    before = play(edition, *board, cards=CARDS)
    after = before.then(do("check_state"))
    assert {label for label, held in after.table.objects.items() if held.zone == "graveyard"} == gone
    assert (after.last.rules[0] if rule else None) == rule
    told = [why.says for why in after.last.reasons]
    assert told[: len(says)] == says
    # Beside each of those concerned stands the rule, whichever goes in the end.
    assert all((rule in before[label].state_based) is (rule is not None) for label in sorted(gone))


EXACTLY_TWO = (
    "If there are exactly two permanents named {} on the battlefield, the “legend rule” doesn't apply to them."
)


@pytest.mark.parametrize(
    ("words", "goes"),
    [
        ("The “legend rule” doesn't apply.", False),
        ("The legend rule doesn't apply to permanents you control.", False),
        ("The legend rule doesn't apply to Elves you control.", False),
        ("The legend rule doesn't apply to Goblins you control.", True),
        (EXACTLY_TWO.format("Legend"), False),
        (EXACTLY_TWO.format("Other"), True),
    ],
)  # fmt: skip
def test_704_5j_words_spare_those_legends_that_they_mean(words: str, goes: bool) -> None:
    gallery = card("Gallery", "Artifact", words)
    after = play(NEW, place("Gallery", "gallery"), *TWO_LEGENDS, do("check_state"), cards=[*CARDS, gallery])
    assert ("704.5j" in after.last.rules) is goes
    # Of three the words about exactly two spare none.
    three = play(
        NEW, place("Gallery", "gallery"), *TWO_LEGENDS, place("Legend", "c"), do("check_state"), cards=[*CARDS, gallery]
    )
    assert ("704.5j" in three.last.rules) is (goes or "exactly two" in words)


@pytest.mark.parametrize(
    "words",
    [
        "The legend rule doesn't apply to dancing Elves by moonlight.",
        "The “legend rule” doesn't apply to permanents you control unless it rains.",
        "As long as it rains, the “legend rule” doesn’t apply.",
    ],
)
def test_704_5j_words_that_may_spare_legends_and_are_not_read_leave_it_open(words: str) -> None:
    """The found defect: the older one was put away as if nothing had been said. What else goes, goes."""
    gallery = card("Gallery", "Artifact", words)
    board = (place("Gallery", "gallery"), *TWO_LEGENDS)
    last = play(NEW, *board, do("check_state"), cards=[*CARDS, gallery]).last
    assert (last.result, "may decide it" in last.not_computed) == ("not computed", True)
    dying = play(NEW, *board, counters("b", "-1/-1", 2), place("Ral", "c"), do("check_state"), cards=[*CARDS, gallery])
    assert {label for label, held in dying.table.objects.items() if held.zone == "graveyard"} == {"b"}
    # 113.6: the words act on the battlefield alone.
    gone = play(NEW, place("Gallery", "gallery", "graveyard"), *TWO_LEGENDS, do("check_state"), cards=[*CARDS, gallery])
    assert "704.5j" in gone.last.rules
    # A lone legend, or two of two names, are in no doubt.
    alone = play(NEW, *board[:2], place("Ral", "c"), do("check_state"), cards=[*CARDS, gallery]).last
    assert alone.result == NOTHING


@pytest.mark.parametrize("way", ["put_onto_battlefield", "cast", "place"])
def test_704_5s_a_saga_whose_only_chapter_has_triggered_as_it_entered_stays_for_now(way: str) -> None:
    """What is simply laid out has triggered nothing that is known, and goes."""
    short = card("Short", "Enchantment — Saga", "I — Draw a card.")
    enters = {
        "put_onto_battlefield": (place("Short", "a", "hand"), do("put_onto_battlefield", "a")),
        "cast": (place("Short", "a", "hand"), do("cast", "a"), do("resolve", "a")),
        "place": (place("Short", "a", counters={"lore": 1}),),
    }[way]
    played = play(NEW, *enters, do("check_state"), cards=[short])
    stays = way != "place"
    assert (played["a"].zone, played.last.result) == (("battlefield", NOTHING) if stays else ("graveyard", DONE))
    # By the next check the ability has left the stack.
    assert played.then(do("end_turn"), do("check_state"))["a"].zone == "graveyard"
