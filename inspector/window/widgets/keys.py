"""All keys, each in one place: what commands, buttons, tool tips, sentences and the sheet of keys have them from."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from inspector.rules import EDITIONS

# By the id of a command, or of what a widget does by itself; menus show the first.
KEYS: dict[str, tuple[str, ...]] = {
    "new": ("Ctrl+T", "Ctrl+N"),
    "close_board": ("Ctrl+W", "Ctrl+F4"),
    "reopen_board": ("Ctrl+Shift+T",),
    "next_board": ("Ctrl+Tab", "Ctrl+PgDown"),
    "previous_board": ("Ctrl+Shift+Tab", "Ctrl+PgUp"),
    "open": ("Ctrl+O",),
    "import_cards": ("Ctrl+I",),
    "open_deck": ("Ctrl+D",),
    "paste_deck": ("Ctrl+V",),
    "save": ("Ctrl+S",),
    "save_as": ("Ctrl+Shift+S",),
    "quit": ("Ctrl+Q",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Shift+Z", "Ctrl+Y"),
    "search": ("/", "Ctrl+F"),
    "palette": ("Ctrl+K",),
    "rule": ("Ctrl+Shift+K",),
    "select_all": ("Ctrl+A",),
    "copy_citation": ("Ctrl+Alt+C",),
    # Cards.
    "transform": ("T",),
    "flip": ("F",),
    "unlock_left": ("[",),
    "unlock_right": ("]",),
    "unlock": ("U",),
    "face_down": ("D",),
    "meld": ("M",),
    "tap": ("Space",),
    "add_counter": ("+", "="),
    "remove_counter": ("-",),
    "counters": ("K",),
    "copy": ("C",),
    "copy_ends": ("Shift+C",),
    "token_copy": ("N",),
    "attach": ("A",),
    "effect": ("E",),
    "answer": ("Q",),
    "remove": ("Delete",),
    "menu": ("Return", "Enter"),
    "pin": ("P",),
    "own_card": ("Ctrl+Shift+N",),
    "alter_copy": ("Ctrl+Shift+A",),
    # The game.
    "check_state": ("Ctrl+B",),
    "end_turn": ("Ctrl+E",),
    "look_at_own": ("F5",),
    # What is seen.
    **{f"edition_{number}": (f"Ctrl+{number}",) for number in range(1, len(EDITIONS) + 1)},
    "view": ("V",),
    "handout": ("Ctrl+P",),
    "share_code": ("Ctrl+Shift+C",),
    "editions": (f"Ctrl+{len(EDITIONS) + 1}",),
    "rules_tab": ("Ctrl+R",),
    "outline_tab": ("Ctrl+L",),
    "history_tab": ("Ctrl+H",),
    "board_in_words": ("Ctrl+Shift+B",),
    "compare_steps": ("Ctrl+Shift+H",),
    "board_rules": ("Ctrl+Shift+R",),
    "rule_life": ("Ctrl+Shift+E",),
    "rules_contents": ("Ctrl+J",),
    "rules_back": ("Alt+Left",),
    "rules_forward": ("Alt+Right",),
    "type_larger": ("Ctrl+Shift+.",),
    "type_smaller": ("Ctrl+Shift+,",),
    "zoom_in": ("Ctrl++", "Ctrl+="),
    "zoom_out": ("Ctrl+-",),
    "zoom_fit": ("Ctrl+0",),
    "ladder": ("L",),
    "lens_copiable": ("Y",),
    "lens_doors": ("O",),
    "lens_matrix": ("X",),
    "lens_editions": ("Shift+V",),
    "lens_last": ("Shift+L",),
    "lens_pin": ("Shift+P",),
    "lens_detach": ("Shift+F6",),
    "lens_print": ("Ctrl+Shift+P",),
    "detach_panel": ("F6",),
    "full_screen": ("Shift+F11",),
    "presenter": ("F11",),
    "booth": ("Ctrl+F11",),
    "training": ("F8",),
    "keys": ("?", "F1"),
    # What widgets do by themselves.
    "next_card": ("Tab",),
    "neighbor": ("Left", "Right", "Up", "Down"),
    "add_neighbor": ("Shift+Left", "Shift+Right", "Shift+Up", "Shift+Down"),
    "peek": ("Alt",),
    "unselect": ("Esc",),
    "ladder_back": (",",),
    "ladder_on": (".",),
    "ladder_play": ("Space",),
    "ladder_short": ("S",),
    "ladder_beside": ("B",),
    "ladder_older": ("Alt+Up",),
    "ladder_newer": ("Alt+Down",),
    "leave_ladder": ("Esc",),
    "lens_open": ("Return", "Enter"),
    "reveal": ("Space", "Right"),
    "cover": ("Backspace", "Left"),
    "reveal_all": ("R",),
    "leave_presenting": ("Esc",),
    "program_on": ("PgDown",),
    "program_back": ("PgUp",),
    "place_otherwise": ("Ctrl+Return", "Right"),
    "place_own_card": ("Ctrl+Return",),
    "complete": ("Ctrl+Space",),
}


class WidgetKey(msgspec.Struct, frozen=True):
    """A key that a widget handles by itself while it has the keyboard: no command, and in no menu.

    ``where`` is the heading under which the sheet of keys lists it.
    """

    id: str
    text: str
    where: str


WIDGET_KEYS = (
    WidgetKey("add_neighbor", "Add the next card in that direction", "Card"),
    WidgetKey("next_card", "Next card", "Card"),
    WidgetKey("neighbor", "Next card in that direction", "Card"),
    WidgetKey("peek", "Other side, while held", "Card"),
    WidgetKey("unselect", "Clear the selection", "Card"),
    WidgetKey("ladder_on", "Next step", "In the ladder"),
    WidgetKey("ladder_back", "Step before", "In the ladder"),
    WidgetKey("ladder_play", "Play, or stop", "In the ladder"),
    WidgetKey("ladder_short", "Only the steps for one value, then all", "In the ladder"),
    WidgetKey("ladder_beside", "Beside it another edition, then none", "In the ladder"),
    WidgetKey("ladder_older", "Among the timestamps: older", "In the ladder"),
    WidgetKey("ladder_newer", "Among the timestamps: newer", "In the ladder"),
    WidgetKey("lens_open", "In Editions: its ladder there", "In a lens"),
    WidgetKey("leave_ladder", "Back to the desk", "In a lens"),
    WidgetKey("reveal", "Reveal the next value", "While presenting"),
    WidgetKey("cover", "Cover it again", "While presenting"),
    WidgetKey("reveal_all", "Reveal all values", "While presenting"),
    WidgetKey("leave_presenting", "Leave", "While presenting"),
    WidgetKey("program_on", "The next board", "While presenting"),
    WidgetKey("program_back", "The board before", "While presenting"),
    WidgetKey("place_otherwise", "In the search: other ways", "Edit"),
    WidgetKey("complete", "Board in words: how to go on", "Edit"),
    WidgetKey("place_own_card", "Your own card: place it", "Card"),
)
_NAMES = {"Return": "Enter", "Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def keys_of(id_: str) -> tuple[str, ...]:
    """The key sequences for something that can be done; none where it has no key."""
    return KEYS.get(id_, ())


def key_of(id_: str) -> str:
    """The key for something that can be done, as people write it. Raises KeyError where it has none."""
    return keys_in_words(KEYS[id_][0])


def keys_in_words(keys: str) -> str:
    """How a key sequence is written for people."""
    return "+".join(_NAMES.get(part, part) for part in keys.split("+")) if not keys.endswith("+") else keys


def is_key(event: QKeyEvent, id_: str) -> bool:
    """Whether a key pressed is one of those for something that a widget does; the keypad's are as good."""
    held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return any(QKeySequence(QKeyCombination(held, Qt.Key(event.key()))) == QKeySequence(keys) for keys in keys_of(id_))
