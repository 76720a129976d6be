"""The command line of the bootstrap: which command was asked for, and how its failures are told."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable

from steps import commands, packages
from steps.failures import StepFailedError

_COMMANDS: dict[str, tuple[Callable[..., int], str]] = {
    "run": (commands.run, "open the window; without a screen, save a picture of it and explain the sample"),
    "test": (commands.test, "check format, lint rules, types and floors, and run all tests"),
    "bench": (commands.bench, "measure the slow parts, or the one named"),
    "package": (packages.package, "build and try the packages that this system can: deb, small-deb, tar, installer"),
}


# What the word after a command means.
_NAMES = {
    "bench": "such as layers; mutants is run only when it is named",
    "package": "deb, small-deb, tar or installer alone",
}


def main(arguments: list[str]) -> int:
    """Carry out the command that ``arguments`` name and return the exit status."""
    chosen = _parser().parse_args(arguments)
    named = [chosen.name] if getattr(chosen, "name", None) else []
    try:
        return _COMMANDS[chosen.command][0](*named)
    except StepFailedError as failure:
        print(f"\n{failure}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped. Nothing is half done: the same command goes on from here.", file=sys.stderr)
        return 130


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        description="Sets Card Inspector up in the folder .venv, once, and runs it.",
    )
    choices = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, (_, meaning) in _COMMANDS.items():
        command = choices.add_parser(name, help=meaning, description=meaning)
        if name in _NAMES:
            command.add_argument("name", nargs="?", help=_NAMES[name])
    return parser
