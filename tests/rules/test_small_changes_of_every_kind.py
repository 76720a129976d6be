"""Beside an effect of every form, whatever an action changes is what a whole computation gives (613).

Of a table that follows one that was looked at, only what an action may have touched is computed anew. What an effect
asks, counts or does tells how far that reaches: here each form of these stands beside actions of every kind.
"""

from __future__ import annotations

import pytest

from inspector.rules import NEWEST, RulesError, perform
from inspector.rules.layers.computed_tables import scratches
from tests.rules.cards_for_tests import ALL, creature, room
from tests.rules.playing import Record, do, place, play, read
from tests.rules.test_only_what_changed import values, whole

CREATURE: Record = {"types": "Creature"}
DEN = room({"name": "Den", "mana_cost": "{R}"}, {"name": "Attic", "mana_cost": "{U}"})
WINGS: Record = {
    "name": "Wings",
    "mana_cost": "{W}",
    "type_line": "Enchantment — Aura",
    "oracle_text": "Enchant creature",
}
SWORD: Record = {"name": "Sword", "mana_cost": "{1}", "type_line": "Artifact — Equipment", "oracle_text": "Equip {1}"}
KNIGHT = creature(
    "Knight", "Human Knight", "2/3", "{W}{R}", type_line="Legendary Creature — Human Knight", oracle_text="Flying"
)
BOARD = (
    *(
        place("Bear", "bear"),
        place("Goblin", "goblin"),
        place("Knight", "knight"),
        place("Bear", "theirs", player="Ben"),
    ),
    *(
        place("Anthem", "source"),
        place("Dual", "dual"),
        place("Delver of Secrets", "delver"),
        place("Bear", "card", "hand"),
    ),
    *(place("Akki Lavarunner", "akki"), place("Den // Attic", "room", unlocked=["left"])),
    *(
        place("Wings", "wings"),
        do("attach", "wings", to="goblin"),
        place("Sword", "sword"),
        do("attach", "sword", to="bear"),
    ),
    *(do("choose", "source", color="R"), do("counters", "knight", kind="charge", count=2)),
)
FILTERS: dict[str, Record] = {
    "types": CREATURE,
    "subtypes": {"subtypes": "Bear"},
    "supertypes": {"supertypes": "Legendary"},
    "colors": {"colors": "R"},
    "keywords": {"keywords": "Flying"},
    "name": {"name": "Bear"},
    "same name": {"same_name_as": "bear"},
    "controller": {**CREATURE, "controller": "opponent"},
    "owner": {**CREATURE, "owner": "you"},
    "token": {"token": True},
    "face down": {"face_down": True},
    "face up": {"face_up": "back"},
    "flipped": {"flipped": True},
    "unlocked": {"unlocked": "right"},
    "tapped": {"tapped": True},
    "mana value": {**CREATURE, "mana_value": ">=2"},
    "power": {"power": ">=3"},
    "toughness": {"toughness": "<=1"},
    "other": {**CREATURE, "other": "bear"},
    "zone": {"zone": "graveyard"},
    "all types": {"all_types": ["Artifact", "Creature"]},
    "counters": {"counters": {"charge": ">=1"}},
    "any counters": {"counters": "any"},
    "enchanted": {"enchanted": True},
    "equipped": {"equipped": True},
    "modified": {"modified": True},
    "attached to": {"attached_to": "goblin"},
    "number of colors": {"number_of_colors": ">=2"},
    "historic": {"historic": True},
    "has abilities": {**CREATURE, "has_abilities": False},
    "chosen": {**CREATURE, "chosen": "color"},
    "designated": {"designated": "suspected"},
    "belongs to": {**CREATURE, "belongs_to": "its controller"},
    "shares a color": {"shares_color_with": "knight"},
    "shares a type": {"shares_creature_type_with": "knight"},
    "not": {**CREATURE, "not": {"colors": "R"}},
    "nor": {**CREATURE, "not": {"subtypes": "Bear"}, "nor": {"tapped": True}},
}
AMOUNTS: dict[str, Record] = {
    "count": {"count": {"subtypes": "Bear"}},
    "count of tapped": {"count": {"tapped": True}, "times": 2, "plus": 1},
    "count by size": {"count": {"power": ">=3"}},
    "count of cards": {"count": {"zone": "graveyard", "types": "Creature"}},
    "counters on one": {"counters": "charge", "on": "knight"},
    "counters among": {"counters": "any", "among": CREATURE},
    "power of": {"of": "power", "on": "goblin"},
    "colors of": {"of": "colors", "on": "knight"},
    "mana value of": {"of": "mana value", "on": "bear"},
    "of itself": {"of": "mana value", "on": "it"},
    "card types": {"distinct": "card types", "among": {"controller": "you"}},
    "colors": {"distinct": "colors", "among": CREATURE},
    "names": {"distinct": "names", "among": CREATURE},
    "creature types": {"distinct": "creature types", "among": CREATURE},
    "powers": {"distinct": "powers", "among": CREATURE},
    "greatest": {"greatest": "power", "among": {"subtypes": "Goblin"}},
    "total": {"total": "toughness", "among": {"subtypes": "Goblin"}},
    "devotion": {"devotion": ["R"]},
    "life": {"life": "you"},
    "opponents": {"opponents": "you"},
    "sum": {"sum": [{"count": {"subtypes": "Goblin"}}, {"life": "opponent"}]},
}
CONDITIONS: dict[str, Record] = {
    "a count": {"count": {"subtypes": "Bear"}, "is": ">=3"},
    "a value": {"value": {"of": "power", "on": "goblin"}, "is": ">=2"},
    "a source": {"self": {"types": "Creature"}},
    "a turn": {"turn_of": "you"},
    "night": {"day_night": "night"},
    "all": {"all": [{"count": {"tapped": True}, "is": ">=1"}, {"turn_of": "you"}]},
    "any": {"any": [{"count": {"subtypes": "Elf"}, "is": ">=1"}, {"day_night": "night"}]},
    "not": {"not": {"count": {"face_down": True}, "is": ">=1"}},
}
CHANGES: dict[str, Record] = {
    "control": {"control": "you"},
    "name": {"name": "Other"},
    "text": {"text": {"from": "Bear", "to": "Elf"}},
    "set types": {"set_types": ["Artifact"]},
    "add types": {"add_types": ["Artifact"]},
    "remove types": {"remove_types": ["Creature"]},
    "set subtypes": {"set_subtypes": ["Elf"]},
    "add subtypes": {"add_subtypes": ["Goblin"]},
    "every type": {"all_creature_types": True},
    "no types": {"lose_all_creature_types": True},
    "supertypes": {"add_supertypes": ["Legendary"]},
    "colors": {"set_colors": ["R"]},
    "more colors": {"add_colors": ["R"]},
    "the chosen color": {"set_chosen": "color"},
    "abilities": {"add_abilities": ["Flying"]},
    "abilities that act": {"add_abilities": ["Other creatures get +1/+1."]},
    "no abilities": {"lose_all_abilities": True},
    "less abilities": {"remove_abilities": ["Flying"]},
    "size": {"set_power": 4, "set_toughness": 4},
    "switch": {"switch_power_toughness": True},
    "mana value": {"set_power": "mana value"},
}
LARGER: Record = {"power": "+1", "toughness": "+2"}
ARTIFACT: Record = {"types": "Artifact"}


def by_source(wanted: Record, change: Record, **more: Record) -> Record:
    return do("effect", source="source", filter=wanted, change=change, **more)


EFFECTS: dict[str, tuple[Record, ...]] = {
    **{f"asks {name}": (by_source(wanted, LARGER),) for name, wanted in FILTERS.items()},
    **{f"asks {name} in layer 4": (by_source(wanted, {"add_subtypes": ["Elf"]}),) for name, wanted in FILTERS.items()},
    **{f"counts {name}": (by_source(CREATURE, {"power": amount}),) for name, amount in AMOUNTS.items()},
    **{f"sets {name}": (by_source({"subtypes": "Bear"}, {"set_power": amount}),) for name, amount in AMOUNTS.items()},
    **{f"if {name}": (by_source(CREATURE, LARGER, **{"if": asked}),) for name, asked in CONDITIONS.items()},
    **{f"does {name}": (by_source({"subtypes": "Bear"}, change),) for name, change in CHANGES.items()},
    **{
        f"does {name} to what is so": (by_source({**CREATURE, "colors": "R"}, change), by_source(ARTIFACT, LARGER))
        for name, change in CHANGES.items()
    },
}  # fmt: skip
FLEETING = {"until": "end of turn"}
ACTIONS: tuple[Record, ...] = (
    *(do("tap", "bear"), do("tap", "source"), do("turn_face_down", "bear"), do("turn_face_down", "source")),
    *(do("counters", "goblin", kind="+1/+1", count=3), do("counters", "bear", kind="flying", count=1)),
    *(do("counters", "knight", kind="charge", count=-2), do("counters", "goblin", kind="charge", count=1)),
    *(do("move", "bear", to="graveyard"), do("move", "card", to="graveyard"), do("move", "source", to="hand")),
    *(
        do("become_copy", "goblin", of="bear"),
        do("become_copy", "bear", of="knight"),
        do("become_copy", "source", of="bear"),
    ),
    *(do("create_token_copy", of="goblin", as_="token"), place("Goblin", "new")),
    *(do("transform", "delver"), do("flip", "akki"), do("unlock", "room", half="right", by="effect")),
    *(do("attach", "wings", to="knight"), do("attach", "sword", to="goblin"), do("move", "wings", to="hand")),
    *(do("turn", player="Ben"), do("life", total=7), do("day_night", value="night"), do("phase_out", "bear")),
    *(do("designate", "bear", as_="suspected"), do("choose", "source", color="G")),
    do("effect", on=["bear"], change={"control": "Ben"}, **FLEETING),
    do("effect", on=["source"], change={"control": "Ben"}, **FLEETING),
    do("effect", on=["bear"], change={"set_colors": ["R"], "power": "+2"}, **FLEETING),
    do("effect", on=["goblin"], change={"add_types": ["Artifact"], "add_subtypes": ["Bear"]}, **FLEETING),
    do("effect", on=["knight"], change={"remove_types": ["Creature"], "remove_supertypes": ["Legendary"]}, **FLEETING),
    do("effect", on=["knight"], change={"lose_all_abilities": True}, **FLEETING),
    do("effect", on=["source"], change={"lose_all_abilities": True}, **FLEETING),
    do("effect", on=["source"], change={"add_types": ["Creature"], "add_abilities": ["Flying"]}, **FLEETING),
    do("effect", on=["bear"], change={"text": {"from": "Bear", "to": "Goblin"}}, **FLEETING),
    do("effect", on=["bear"], change={"name": "Goblin"}, **FLEETING),
)


@pytest.mark.parametrize("form", EFFECTS)
def test_613_beside_an_effect_of_any_form_what_an_action_changes_is_what_the_whole_gives(form: str) -> None:
    played = play(NEWEST.key, *BOARD, *EFFECTS[form], cards=[*ALL, DEN, WINGS, SWORD, KNIGHT])
    wrong = []
    for action in ACTIONS:
        scratches(played.table)
        try:
            after, outcome = perform(played.table, read(action))
        except RulesError:
            continue
        if values(scratches(after)) != whole(after):
            wrong.append(action)
        # And once more from there, where what lasted for the turn ends.
        ended, _ = perform(after, read(do("end_turn")))
        if action.get("until") and values(scratches(ended)) != whole(ended):
            wrong.append({**action, "ended": outcome.result})
    assert wrong == []
