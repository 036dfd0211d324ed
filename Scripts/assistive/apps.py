"""Apps in windows on a display and a session bus of their own, worked by their accessibility trees."""

import os
import re
import signal
import subprocess
import sys
import tempfile

from atspi import GLib, connect, program, wait


class App:
    """A running program and its elements."""

    def __init__(self, bus, path, *arguments):
        self.process = subprocess.Popen([path, *arguments], stdin=subprocess.DEVNULL)
        self.root = program(bus, self.process.pid)

    def find(self, role, name=None, action=None):
        """The first element with a role and, where given, a name that matches an expression and an action; None for none."""
        for node in self.root.all(role):
            try:
                if (not name or re.search(name, node.name)) and (not action or action in node.actions):
                    return node
            except GLib.Error:
                # It went away meanwhile.
                continue
        return None

    def await_(self, role, name=None, action=None):
        return wait(" ".join(filter(None, (role, name, action))), lambda: self.find(role, name, action))

    def do(self, action, role, name=None):
        """Does an action of an element, once there is one that has it: what is going away may have the same name."""
        self.await_(role, name, action).do(action)

    def press(self, role, name=None):
        self.do("press", role, name)

    def names(self, role):
        return [node.name for node in self.root.all(role)]

    def key(self, *names):
        subprocess.run(["xdotool", "key", *names], check=True)

    def end(self):
        self.process.terminate()
        self.process.wait(10)


def on_own_display(work, size="1280x1024"):
    """Does work, which is given the accessibility bus, on a display and a bus that no one else writes to, and ends this program.

    The script is run once more there. Apps find nothing that was kept before."""
    # Who starts this may hold signals back, and what this starts would inherit that: it could not be ended.
    signal.pthread_sigmask(signal.SIG_SETMASK, [])
    if "ORIEL_ASSISTED" in os.environ:
        return work(connect())
    ready, told = os.pipe()
    display = subprocess.Popen(
        ["Xvfb", "-displayfd", str(told), "-screen", "0", size + "x24", "-nocursor", "-nolisten", "tcp"],
        pass_fds=[told], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(told)
    try:
        environment = dict(os.environ, ORIEL_ASSISTED="1", GDK_BACKEND="x11")
        for name in ("WAYLAND_DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "GTK_A11Y", "NO_AT_BRIDGE"):
            environment.pop(name, None)
        with os.fdopen(ready) as file:
            environment["DISPLAY"] = ":" + file.readline().strip()
        with tempfile.TemporaryDirectory() as data:
            for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "CFFIXED_USER_HOME"):
                environment[name] = data
            arguments = ["dbus-run-session", "--", sys.executable, *sys.argv]
            sys.exit(subprocess.run(arguments, env=environment).returncode)
    finally:
        display.terminate()
        display.wait(10)
