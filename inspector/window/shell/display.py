"""Whether a window can be opened here at all, asked before Qt is: Qt ends the whole process where there is none."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_NO_SCREEN_NEEDED = ("offscreen", "minimal", "vnc")
_WAIT_SECONDS = 2.0


def display_problem() -> str | None:
    """One sentence that tells why no window can be opened here, or None if one can."""
    if sys.platform in ("win32", "darwin"):
        return None
    platform = os.environ.get("QT_QPA_PLATFORM", "").partition(":")[0].partition(";")[0]
    if platform in _NO_SCREEN_NEEDED:
        return None
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if not wayland and not x11:
        return "There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set."
    if wayland and platform != "xcb" and _answers(_wayland_socket(wayland)):
        return None
    if x11 and platform != "wayland" and _x_server_answers(x11):
        return None
    return f"There is no screen to open a window on: nothing answers at {x11 or wayland}."


def _wayland_socket(name: str) -> str:
    return name if name.startswith("/") else str(Path(os.environ.get("XDG_RUNTIME_DIR", "/run"), name))


def _x_server_answers(name: str) -> bool:
    host, _, rest = name.rpartition(":")
    number = rest.partition(".")[0]
    if not number.isdecimal():
        return False
    if host in ("", "unix"):
        path = f"/tmp/.X11-unix/X{number}"
        return _answers(path) or _answers("\0" + path)
    # Loaded where a socket is asked alone: under Windows, on a Mac and without a screen none is.
    import socket

    try:
        with socket.create_connection((host.strip("[]"), 6000 + int(number)), timeout=_WAIT_SECONDS):
            return True
    except OSError:
        return False


def _answers(path: str) -> bool:
    import socket

    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(_WAIT_SECONDS)
            connection.connect(path)
            return True
    except OSError:
        return False
