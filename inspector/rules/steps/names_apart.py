"""Which of several objects of one name is meant: by its label behind the name."""

from __future__ import annotations


def named_apart(label: str, name: str, *, shared: bool) -> str:
    """Give what a sentence calls an object of some name, which it may have in common with another one.

    Where they share it the label tells them apart: ``Clone (2)`` for the label ``Clone 2``; a label that is the name
    of a whole card stays whole, ``Fire (Fire // Ice)``, and one that is a number alone is told as that, ``Clone (label
    2)``. What has no name is called by its label.
    """
    if not name:
        return label
    if not shared or label == name:
        return name
    if label.isdecimal():
        # "Clone (2)" is what has the label "Clone 2".
        return f"{name} (label {label})"
    more = label.removeprefix(f"{name} ")
    return f"{name} ({label if more.startswith('//') else more})"
