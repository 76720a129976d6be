"""Mutate (702.140) and merged permanents (730; 728 in 2025, 723 in 2021): one object of several components."""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, rungs
from tests.rules.cards_for_tests import ANTHEM, BEAR, HUMILITY, Record, creature
from tests.rules.editions import by_edition
from tests.rules.playing import DONE, ILLEGAL, NOTHING, Played, do, events, place, play
from tests.rules.test_cast_as import ADVENTURER, SCHOLAR

NEW = NEWEST.key


def mutant(name: str, size: str, text: str, **keys: object) -> Record:
    words = f"Mutate {{1}}{{R}}\n{text}"
    return creature(name, "Beast", size, "{2}{R}", oracle_text=words, keywords=["Mutate", text], **keys)


FLIER = mutant("Flier", "3/4", "Flying")
RUNNER = mutant("Runner", "5/1", "Haste")
HUMAN = creature("Squire", "Human Knight", "1/2")
FACES = [
    creature("Walker", "Elf", "2/2", oracle_text="Reach", keywords=["Reach"]),
    {**creature("Wolf", "Wolf", "4/4", "", oracle_text="Trample", keywords=["Trample"]), "color_indicator": ["G"]},
]
WOLF = {"name": "Walker // Wolf", "layout": "transform", "card_faces": FACES}
PUP = {
    "name": "Pup // Hound",
    "layout": "flip",
    "mana_cost": "{G}",
    "card_faces": [
        creature("Pup", "Dog", "1/1", "{G}", oracle_text="Reach", keywords=["Reach"]),
        creature("Hound", "Dog", "4/4", "", oracle_text="Trample", keywords=["Trample"]),
    ],
}
COUNTS = creature("Counter", "Bear", "*/*")
COUNTS["define"] = {"power": {"count": {"types": "Creature"}}, "toughness": 3}
QUEEN = {**mutant("Queen", "3/3", "Vigilance"), "type_line": "Legendary Creature — Beast"}
CARDS = (FLIER, RUNNER, HUMAN, WOLF, COUNTS, BEAR, HUMILITY, ANTHEM, QUEEN)
ROW = by_edition(
    "-",
    "-",
    "702.140c 702.140e 723.2a 723.2b 723.3",
    "702.140c 702.140e 728.2a 728.2b 728.3",
    "702.140c 702.140e 730.2a 730.2b 730.3",
)


def board(edition: str, *actions: Record) -> Played:
    cards = (place("Bear"), place("Flier", "flier", "hand"), place("Runner", "runner", "hand"))
    return play(edition, *cards, *actions, cards=CARDS)


def mutate(label: str, onto: str = "it", **keys: object) -> Record:
    return do("mutate", label, onto=onto, **keys)


@ROW
def test_702_140e_the_topmost_gives_all_but_the_abilities_which_come_from_every_component(
    edition: str, rules: list[str]
) -> None:
    on_top = board(edition, do("counters", "it", kind="+1/+1"), do("tap", "it"), mutate("flier"))
    assert (on_top.last.result, on_top.last.rules[0]) == (DONE, rules[0])
    assert rules[3] in on_top.last.rules
    assert [str(event.kind) for event in on_top.last.events] == ["cast", "resolved"]
    it = on_top["it"]
    assert (it.name, it.power, it.toughness, it.mana_value, it.tapped) == ("Flier", 4, 5, 3, True)
    assert it.keywords == ("Mutate", "Flying")
    assert "flier" not in on_top.table.objects
    assert it.why["name"][0].rules[:2] == tuple(rules[1:3])
    assert (it.proof[1].layer, it.proof[1].of, it.proof[1].changes["name"].to) == ("1a", None, "Flier")
    under = on_top.then(mutate("runner", on_top=False))
    assert [rung.says.partition(": ")[0] for rung in rungs(under.table, "it")[1:3]] == [
        "Merged, with Flier on top",
        "Merged, with Runner underneath",
    ]
    assert (under["it"].name, under["it"].keywords) == ("Flier", ("Mutate", "Flying", "Haste"))
    over = on_top.then(mutate("runner"))
    assert (over["it"].name, over["it"].power, over["it"].keywords) == ("Runner", 6, ("Mutate", "Haste", "Flying"))
    assert over.table.object("it").identity == on_top.table.object("it").identity


@ROW
def test_730_3_each_component_leaves_as_an_object_of_its_own(edition: str, rules: list[str]) -> None:
    played = board(edition, mutate("flier"), mutate("runner", on_top=False), do("move", "it", to="graveyard"))
    assert played.last.rules[0] == rules[4]
    assert [str(event.kind) for event in played.last.events] == ["left"]
    names = {label: (played[label].name, played[label].zone) for label in ("it", "flier", "runner")}
    assert names == {
        label: (name, "graveyard") for label, name in (("it", "Bear"), ("flier", "Flier"), ("runner", "Runner"))
    }
    assert played.then(do("move", "flier", to="hand"))["flier"].zone == "hand"


def test_712_21_a_melded_component_leaves_as_its_two_cards() -> None:
    pair = (place("Bruna, the Fading Light", "bruna"), place("Gisela, the Broken Blade", "gisela"))
    meld = do("meld", objects=["bruna", "gisela"], as_="brisela")
    piled = play(NEW, *pair, meld, place("Gemrazer", "beast", "hand"), mutate("beast", "brisela"))
    left = piled.then(do("move", "brisela", to="graveyard"))
    # 730.3a: of all three cards, so that 712.21a has nothing of its own to say.
    assert [number for why in left.last.reasons for number in why.rules][:3] == ["730.3", "730.3a", "712.21"]
    assert {label: (held.zone, left[label].name) for label, held in left.table.objects.items()} == {
        "bruna": ("graveyard", "Bruna, the Fading Light"),
        "gisela": ("graveyard", "Gisela, the Broken Blade"),
        "beast": ("graveyard", "Gemrazer"),
    }


@pytest.mark.parametrize("edition", ["2011-09", "2016-01"])
def test_702_1_there_is_no_mutate_before_2020(edition: str) -> None:
    refused = board(edition, mutate("flier")).last
    assert (refused.result, refused.rules[0]) == (ILLEGAL, "702.1")


@pytest.mark.parametrize(
    ("spell", "onto", "more"),
    [
        ("flier", "squire", (place("Squire", "squire"),)),
        ("flier", "theirs", (place("Bear", "theirs", player="Ben"),)),
        ("flier", "anthem", (place("Anthem", "anthem"),)),
        ("flier", "hand", (place("Bear", "hand", "hand"),)),
        ("bear2", "it", (place("Bear", "bear2", "hand"),)),
        ("there", "it", (place("Flier", "there"),)),
        ("flier", "it", (do("effect", on=["it"], change={"add_subtypes": ["Human"]}),)),
        ("flier", "it", (do("effect", on=["it"], change={"all_creature_types": True}),)),
    ],
    ids=str,
)
def test_702_140a_only_a_card_with_mutate_onto_a_creature_of_its_owner_that_is_no_human(
    spell: str, onto: str, more: tuple[Record, ...]
) -> None:
    played = board(NEW, *more)
    refused = played.then(mutate(spell, onto))
    assert (refused.last.result, refused.last.rules[0]) == (ILLEGAL, "702.140a")
    assert refused.table.objects == played.table.objects


def test_405_5_a_mutating_spell_resolves_only_on_top_of_the_stack() -> None:
    played = board(NEW, do("cast", "flier"), do("cast", "runner"), mutate("flier"))
    assert (played.last.result, played.last.rules[0]) == (ILLEGAL, "405.5")
    assert played.then(mutate("runner"), mutate("flier"))["it"].name == "Flier"


def test_730_2c_what_affected_the_permanent_or_the_spell_goes_on() -> None:
    played = board(NEW, do("effect", on=["it"], change={"power": "+2"}), do("cast", "flier"))
    played = played.then(do("effect", on=["flier"], change={"toughness": "+1"}), place("Anthem", "anthem"))
    assert (played.then(mutate("flier"))["it"].power, played.then(mutate("flier"))["it"].toughness) == (6, 6)
    own = board(NEW, do("effect", source="it", filter={"types": "Creature"}, change={"power": "+1"}), mutate("flier"))
    assert own["it"].power == 4, "it has the abilities of all its components"
    says = do("effect", source="flier", filter={"name": "Runner"}, change={"power": "+3"})
    spoken = board(NEW, place("Runner", "other"), do("cast", "flier"), says, mutate("flier"))
    assert (spoken["other"].power, board(NEW, place("Runner", "other"))["other"].power) == (8, 5)


def test_707_2_a_copy_of_a_merged_permanent_has_what_merging_gave_it() -> None:
    played = board(NEW, mutate("flier"), mutate("runner", on_top=False), place("Squire", "copy"))
    copied = played.then(do("create_token_copy", of="it", as_="token"), do("become_copy", "copy", of="it"))
    for label in ("token", "copy"):
        assert (copied[label].name, copied[label].keywords) == ("Flier", ("Mutate", "Flying", "Haste"))
    became = played.then(do("become_copy", "it", of="copy", until="end of turn"))
    assert (became["it"].name, became["it"].abilities) == ("Squire", ())
    # Merging was no copying, so it was no copy before (707.4).
    assert "707.4" not in became.last.rules
    assert "707.4" in became.then(do("become_copy", "it", of="copy")).last.rules
    assert became.then(do("end_turn"))["it"].name == "Flier"
    # 730.2a: what merges with it while it is a copy takes nothing of that on beyond the copy's time.
    second = (
        place("Bear", "den"),
        do("become_copy", "it", of="den", until="end of turn"),
        place("Runner", "second", "hand"),
    )
    under = played.then(*second, mutate("second", on_top=False))
    assert (under["it"].name, under["it"].power, under["it"].keywords) == ("Bear", 2, ("Mutate", "Haste"))
    over = played.then(*second, mutate("second"))
    assert (over["it"].name, over["it"].power, over["it"].keywords) == ("Runner", 5, ("Mutate", "Haste"))
    for played, name in ((under, "Flier"), (over, "Runner")):
        ended = played.then(do("end_turn"))["it"]
        assert (ended.name, set(ended.keywords), len(ended.abilities)) == (name, {"Mutate", "Flying", "Haste"}, 6)
    # 707.3: the topmost component is no copy, whatever lies below it.
    on_token = board(NEW, do("create_token_copy", of="it", as_="token"), mutate("flier", "token"))
    for played, again in ((on_token, False), (on_token.then(do("become_copy", "token", of="it")), True)):
        said = played.then(place("Squire", "other"), do("become_copy", "other", of="token")).last.rules
        assert ("707.3" in said) is again
    lost = board(NEW, place("Humbling", "humility"), mutate("flier"))
    assert (lost["it"].name, lost["it"].power, lost["it"].keywords) == ("Flier", 1, ())


def test_604_3_a_defining_ability_of_any_component_defines() -> None:
    played = play(NEW, place("Counter"), place("Flier", "flier", "hand"), mutate("flier"), cards=CARDS)
    assert (played["it"].name, played["it"].power, played["it"].toughness) == ("Flier", 1, 3)
    # 730.2d: what another component defines besides is defined as well; of one value the topmost one's ability speaks.
    tall = {**mutant("Tall", "*/*", "Reach"), "define": {"toughness": 7}}
    for on_top, size in ((True, (1, 7)), (False, (1, 3))):
        both = play(NEW, place("Counter"), place("Tall", "t", "hand"), mutate("t", on_top=on_top), cards=[*CARDS, tall])
        assert (both["it"].power, both["it"].toughness) == size


@by_edition("-", "-", "723.2d", "728.2d", "730.2d")
def test_730_2d_a_token_where_the_topmost_is_one(edition: str, rules: list[str]) -> None:
    start = (place("Bear", token=True), place("Flier", "flier", "hand"))
    over = play(edition, *start, mutate("flier"), cards=CARDS)
    assert (over["it"].token, rules[0] in over.last.rules) == (False, True)
    (why,) = over["it"].why["token"]
    assert (list(why.rules), why.says) == (
        rules,
        "It is not a token, though one of its components is: a card is on top.",
    )
    under = play(edition, *start, mutate("flier", on_top=False), cards=CARDS)
    assert under["it"].token
    copied = board(edition, do("cast", "flier"), do("copy_spell", of="flier", as_="copy"))
    assert (copied.then(mutate("copy"))["it"].token, copied.then(mutate("copy", on_top=False))["it"].token) == (
        *(True, False),
    ), "what resolves as a copy is a token then"
    gone = under.then(do("move", "it", to="graveyard"), do("check_state"))
    assert (gone["flier"].zone, "it" in gone.table.objects) == ("graveyard", False)


@by_edition("-", "-", "723.2e", "728.2e", "730.2e")
def test_730_2e_face_down_or_up_by_the_topmost(edition: str, rules: list[str]) -> None:
    start = (place("Bear", face_down="manifest"), place("Flier", "flier", "hand"))
    up = play(edition, *start, mutate("flier"), cards=CARDS)
    assert (up["it"].name, up["it"].face_down) == ("Flier", False)
    assert "turned face up" not in [str(event.kind) for event in up.last.events]
    assert rules[0] in up.last.rules
    assert "component is face up" in up.last.says
    # Placed so it was face down without an event; manifested it was by 701.40a, which no longer decides either.
    manifested = play(
        edition, place("Bear", "it", "library"), do("manifest", "it"), start[1], mutate("flier"), cards=CARDS
    )
    for merged in (up, manifested):
        assert merged["it"].why["face_down"][0].rules[0] == rules[0]
    down = play(edition, *start, mutate("flier", on_top=False), cards=CARDS)
    assert (down["it"].name, down["it"].power, down["it"].keywords) == ("", 2, ())
    assert "component is face down" in down.last.says
    turned = down.then(do("turn_face_up", "it"))
    assert (turned["it"].name, turned["it"].keywords) == ("Bear", ("Mutate", "Flying"))
    shown = play(
        edition, place("Flier", face_down="manifest"), place("Runner", "runner", "hand"), mutate("runner"), cards=CARDS
    )
    assert shown["it"].keywords == ("Mutate", "Haste", "Flying")
    later = up.then(do("turn_face_down", "it"))
    assert (later["it"].power, later["it"].abilities) == (2, ())


@by_edition("-", "-", "723.2f", "728.2f", "730.2f")
def test_730_2f_a_merged_permanent_is_turned_with_all_its_components(edition: str, rules: list[str]) -> None:
    start = (place("Bear"), place("Flier", "flier", "hand"), mutate("flier"))
    down = play(edition, *start, do("turn_face_down", "it"), cards=CARDS)
    assert rules[0] in down.last.rules
    assert "Each of its components is turned face down with it." in down.last.says
    up = down.then(do("turn_face_up", "it"))
    assert (up["it"].name, up["it"].keywords, rules[0] in up.last.rules) == ("Flier", ("Mutate", "Flying"), True)
    assert "Each of its components is turned face up with it." in up.last.says


def test_730_2g_a_pile_with_an_instant_card_is_revealed_and_stays_face_down() -> None:
    hidden = (place("Lightning Bolt", face_down="manifest"), place("Flier", "flier", "hand"))
    stays = play(NEW, *hidden, mutate("flier", on_top=False), do("turn_face_up", "it"), cards=CARDS)
    assert (stays.last.result, stays.last.rules, events(stays.last)) == (NOTHING, ("730.2g",), ["revealed"])
    assert stays["it"].face_down


@by_edition("-", "-", "723.2i 723.2j", "728.2i 728.2j", "730.2i 730.2j")
def test_730_2i_double_faced_components_turn_and_the_permanent_is_no_double_faced_one(
    edition: str, rules: list[str]
) -> None:
    start = (place("Walker"), place("Flier", "flier", "hand"))
    over = play(edition, *start, mutate("flier"), cards=CARDS)
    assert (over["it"].keywords, over["it"].face_up) == (("Mutate", "Flying", "Reach"), None)
    turned = over.then(do("transform", "it"))
    assert (turned.last.result, turned.last.rules[0]) == (DONE, rules[0])
    assert (turned["it"].name, turned["it"].keywords) == ("Flier", ("Mutate", "Flying", "Trample"))
    of_three = over.then(place("Runner", "runner", "hand"), mutate("runner"), do("transform", "it"))
    assert of_three["it"].keywords == ("Mutate", "Haste", "Flying", "Trample")
    under = play(edition, *start, mutate("flier", on_top=False), do("transform", "it"), cards=CARDS)
    assert (under["it"].name, under["it"].power, under["it"].keywords) == ("Wolf", 4, ("Trample", "Mutate", "Flying"))
    # What copies it copies no back face of a double-faced permanent, of which 712.8e speaks.
    copied = under.then(place("Grizzly Bears", "bear"), do("become_copy", "bear", of="it"))["bear"]
    assert (copied.mana_value, [one.rules[0] for one in copied.why["mana_value"]]) == (0, ["707.2", "202.3a"])
    down = over.then(do("turn_face_down", "it"))
    assert (down.last.result, down.last.rules[0]) == (NOTHING, rules[1])
    assert board(edition, mutate("flier"), do("transform", "it")).last.result == NOTHING


@by_edition("-", "-", "613.7g", "613.7g", "613.7g")
def test_613_7g_a_merged_permanent_that_transforms_gets_a_new_timestamp(edition: str, rules: list[str]) -> None:
    """Its ladder starts with the face of its own component that is up now (730.2i), over which merging lies."""
    ruler = {"filter": {"name": "Bear"}, "change": {"set_power": 7, "set_toughness": 7}}
    wolf = {**WOLF, "card_faces": [{**face, "static": [ruler]} for face in FACES]}
    older = do("effect", filter={"name": "Bear"}, change={"set_power": 3, "set_toughness": 3})
    for on_top, face in ((False, "front"), (True, "front"), (False, "back"), (True, "back")):
        hands = (place("Walker", face=face), place("Bear", "bear"), place("Flier", "flier", "hand"))
        piled = play(edition, *hands, mutate("flier", on_top=on_top), older, cards=(*CARDS[:3], wolf, BEAR))
        assert piled["bear"].power == 3
        turned = piled.then(do("transform", "it"))
        assert (turned["bear"].power, rules[0] in turned.last.rules) == (7, True)
        names = [rungs(one.table, "it")[0].says.split(":")[0] for one in (piled, turned)]
        faces = ["It starts as Walker", "It starts as Wolf"]
        assert names == (faces if face == "front" else faces[::-1])


@by_edition("-", "-", "702.145e 701.28f", "702.145e 701.27f", "702.145e 701.27f")
def test_702_145e_what_forbids_a_component_to_transform_forbids_the_merged_permanent(
    edition: str, rules: list[str]
) -> None:
    """It has all abilities of its components (702.140e), nightbound among them; and its own ability turns it once."""
    glutton = (place("Graveyard Trespasser", face="back"), place("Flier", "flier", "hand"), mutate("flier"))
    bound = play(edition, *glutton, do("transform", "it"), cards=CARDS)
    assert (bound.last.result, bound.last.rules[0]) == (NOTHING, rules[0])
    assert bound["it"].keywords[-1] == "Nightbound"
    twice = (do("transform", "it"), do("transform", "it", ability_of="it", since=2))
    over = play(edition, place("Walker"), place("Flier", "flier", "hand"), mutate("flier"), *twice, cards=CARDS)
    assert (over.last.result, over.last.rules[0]) == (NOTHING, rules[1])
    assert "Trample" in over["it"].keywords


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
@pytest.mark.parametrize(
    ("actions", "name", "keywords"),
    [
        ((do("flip", "pup"), mutate("flier", "pup")), "Flier", ("Mutate", "Flying", "Trample")),
        ((mutate("flier", "pup"), do("flip", "pup")), "Flier", ("Mutate", "Flying", "Trample")),
        ((do("flip", "pup"), mutate("flier", "pup", on_top=False)), "Hound", ("Trample", "Mutate", "Flying")),
        ((mutate("flier", "pup", on_top=False), do("flip", "pup")), "Hound", ("Trample", "Mutate", "Flying")),
        (
            (mutate("flier", "pup"), mutate("runner", "pup"), do("flip", "pup")),
            *("Runner", ("Mutate", "Haste", "Flying", "Trample")),
        ),
    ],
    ids=["flipped, then under", "under, then flipped", "flipped, then over", "over, then flipped", "of three"],
)
def test_730_2h_the_lower_half_of_a_flip_card_counts_where_the_permanent_is_flipped(
    edition: str, actions: tuple[Record, ...], name: str, keywords: tuple[str, ...]
) -> None:
    hands = (place("Flier", "flier", "hand"), place("Runner", "runner", "hand"))
    played = play(edition, place("Pup", "pup"), *hands, *actions, cards=(*CARDS, PUP))
    assert [outcome.result for outcome in played.outcomes] == [DONE] * len(played.outcomes)
    pup = played["pup"]
    assert (pup.name, pup.keywords, pup.flipped) == (name, keywords, True)
    # Flipped is its status, which ends as each component becomes an object of its own.
    apart = played.then(do("move", "pup", to="graveyard"))
    assert (apart["pup"].name, apart["pup"].flipped) == ("Pup", False)


@by_edition("-", "-", "723.2g", "728.2g", "730.2g")
def test_730_2g_with_an_instant_in_the_pile_it_stays_face_down(edition: str, rules: list[str]) -> None:
    start = (place("Giant Growth", face_down="manifest"), place("Flier", "flier", "hand"))
    bolt = {"name": "Giant Growth", "mana_cost": "{G}", "type_line": "Instant", "oracle_text": "A spell."}
    played = play(edition, *start, mutate("flier", on_top=False), do("turn_face_up", "it"), cards=(*CARDS, bolt))
    assert (played.last.result, played["it"].face_down) == (NOTHING, "manifest")
    assert rules[0] in played.last.rules


@pytest.mark.parametrize(
    ("card", "abilities"),
    [
        # 715.4: on the battlefield only the normal values; 730.2h: of an unflipped flip card the upper half's.
        ("Walker // Long Walk", ("Flying",)),
        ("Pup // Hound", ("Reach",)),
    ],
)
def test_702_140e_of_a_component_only_what_it_would_have_there_counts(card: str, abilities: tuple[str, ...]) -> None:
    played = play(
        NEW, place(card), place("Runner", "runner", "hand"), mutate("runner"), cards=(*CARDS, ADVENTURER, PUP)
    )
    assert played["it"].abilities == ("Mutate {1}{R}", "Haste", *abilities)


def test_702_140a_what_a_card_lost_in_a_hand_it_has_again_on_the_stack() -> None:
    """A spell is a new object (400.7), and mutate works there."""
    mute = do("effect", on=["flier"], change={"lose_all_abilities": True})
    played = board(NEW, mute, mutate("flier"))
    assert (played.last.result, played["it"].name) == (DONE, "Flier")


def test_730_2i_with_a_meld_card_in_it_a_merged_permanent_has_two_faces_and_none_that_turns() -> None:
    there = (place("Graf Rats"), place("Flier", "flier", "hand"), mutate("flier"))
    turned = play(NEW, *there, do("transform", "it"), cards=CARDS)
    assert (turned.last.result, turned.last.rules[0]) == (NOTHING, "730.2i")
    plain = board(NEW, mutate("flier"), do("transform", "it"))
    assert (plain.last.result, plain.last.rules[0]) == (NOTHING, "712.9")


def test_702_140e_keywords_come_from_every_component_whichever_is_on_top() -> None:
    # Words that only the records of the cards call keywords: newer than the lists here.
    cards = (BEAR, mutant("Flier", "3/4", "Zorping"), mutant("Runner", "5/1", "Blorging"))
    hand = (place("Bear"), place("Flier", "flier", "hand"), place("Runner", "runner", "hand"))
    for on_top in (True, False):
        played = play(NEW, *hand, mutate("flier"), mutate("runner", on_top=on_top), cards=cards)
        assert set(played["it"].keywords) == {"Mutate", "Zorping", "Blorging"}


def test_722_3c_the_copy_of_a_prepare_spell_has_nothing_of_the_components_beneath() -> None:
    merged = (place("Scholar"), place("Runner", "runner", "hand"), mutate("runner", on_top=False))
    lesson = do("cast", "it", inset=True, as_copy="lesson")
    played = play(NEW, *merged, do("designate", "it", as_="prepared"), lesson, cards=(*CARDS, SCHOLAR))
    assert "Haste" in played["it"].keywords
    assert (played["lesson"].name, played["lesson"].abilities) == ("Short Lesson", ("Draw a card.",))


@pytest.mark.parametrize("edition", ["2021-09", "2025-06", NEW])
def test_702_140e_of_a_split_card_in_the_pile_both_halves_count_and_nothing_counts_in_each(edition: str) -> None:
    start = (place("Wear // Tear", face_down="manifest"), place("Flier", "flier", "hand"))
    played = play(edition, *start, cards=CARDS)
    texts = ["Destroy target artifact.", "Destroy target enchantment.", "Flying", "Fuse", "Mutate {1}{R}"]
    over = played.then(mutate("flier"))["it"]
    assert (over.name, sorted(over.abilities)) == ("Flier", texts)
    # 708.2a: underneath nothing shows, but the ladder tells what would.
    under = next(step for step in played.then(mutate("flier", on_top=False))["it"].proof if step.layer == "1a")
    assert under.rules[0] == "702.140e"
    to = under.changes["abilities"].to
    assert isinstance(to, tuple)
    assert sorted(map(str, to)) == texts


@by_edition("-", "-", "903.3c", "903.3c", "903.3c")
def test_903_3c_with_a_commander_in_it_the_whole_is_one(edition: str, rules: list[str]) -> None:
    start = (place("Bear"), place("Queen", "queen", "command"), do("designate", "queen", as_="commander"))
    played = play(edition, *start, mutate("queen"), cards=CARDS)
    assert (played["it"].designations, rules[0] in played.last.rules) == (("commander",), True)
    assert [(why.rules, why.says) for why in played["it"].why["designations"]] == [
        (tuple(rules), "One of the cards that it is made of is a commander, so the whole permanent is one."),
    ]
    parted = played.then(do("move", "it", to="exile"))
    assert (parted["queen"].designations, parted["it"].designations) == (("commander",), ())
    assert parted["queen"].why["designations"][0].rules == ("903.3",)


def test_730_2i_a_component_turns_beneath_a_copy_effect_and_shows_when_that_ends() -> None:
    """707.2: while it is a copy of something it has those values alone, whatever face a component shows."""
    merged = (place("Walker", "it"), place("Flier", "flier", "hand"), do("mutate", "flier", onto="it"))
    bear = (place("Bear", "bear"), do("become_copy", "it", of="bear", until="end of turn"))
    played = play(NEW, *merged, *bear, do("transform", "it"), cards=CARDS)
    assert (played["it"].name, played["it"].abilities) == ("Bear", ())
    over = played.then(do("end_turn"))["it"]
    assert (over.name, "Trample" in over.keywords, "Reach" in over.keywords) == ("Flier", True, False)


def test_702_145c_night_turns_no_merged_permanent_without_daybound() -> None:
    """730.2i: its components turn where something transforms the whole; here nothing does."""
    merged = (place("Walker", "it"), place("Flier", "flier", "hand"), do("mutate", "flier", onto="it"))
    night = play(NEW, place("Bird Admirer", "bird"), *merged, do("day_night", value="night"), cards=CARDS)
    assert (night["bird"].face_up, "Reach" in night["it"].keywords) == ("back", True)
    assert "Flier" not in night.last.says


def test_613_7g_a_merged_permanent_has_a_new_timestamp_each_time_it_transforms() -> None:
    merged = (place("Walker", "it"), place("Flier", "flier", "hand"), do("mutate", "flier", onto="it"))
    played = play(NEW, *merged, place("Bear", "bear"), cards=CARDS)
    bear = played.table.object("bear").timestamp
    assert played.table.object("it").timestamp < bear
    turned = played.then(do("transform", "it"))
    assert turned.table.object("it").timestamp > bear
    assert "613.7g" in turned.last.rules


@pytest.mark.parametrize("turn", ["transform", "convert"])
def test_701_28a_a_pile_is_converted_or_transformed_as_it_is_told(turn: str) -> None:
    merged = (place("Walker", "it"), place("Flier", "flier", "hand"), do("mutate", "flier", onto="it"))
    assert events(play(NEW, *merged, do(turn, "it"), cards=CARDS).last) == [f"{turn.removesuffix('e')}ed"]


def test_406_3a_what_lies_face_down_in_exile_has_no_mutate_to_be_cast_for() -> None:
    exiled = (place("Walker", "it"), place("Flier", "flier", "hand"), do("move", "flier", to="exile", face_down=True))
    last = play(NEW, *exiled, do("mutate", "flier", onto="it"), cards=CARDS).last
    assert (last.result, last.rules[0]) == (ILLEGAL, "702.140a")
