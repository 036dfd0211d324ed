"""The accessibility tree of running programs, as assistive technology sees it: no more than this needs of AT-SPI, over D-Bus.

Nothing is kept between questions, so what is read is what is there."""

import time

import gi

gi.require_version("Gio", "2.0")
from gi.repository import Gio, GLib  # noqa: E402

ACCESSIBLE = "org.a11y.atspi.Accessible"
ROLES = {
    2: "alert", 7: "check box", 11: "combo box", 16: "dialog", 23: "frame", 27: "image", 29: "label", 31: "list",
    32: "list item", 33: "menu", 35: "menu item", 37: "page tab", 39: "panel", 42: "progress bar", 43: "push button",
    44: "radio button", 51: "slider", 52: "spin button", 61: "text", 69: "window", 75: "application", 83: "heading",
    88: "link", 101: "notification",
}
STATES = {
    "active": 1, "checked": 4, "enabled": 8, "expanded": 10, "focusable": 11, "focused": 12, "multi-line": 17,
    "selectable": 22, "selected": 23, "sensitive": 24,
}


def connect():
    """A connection to the accessibility bus of the session."""
    session = Gio.bus_get_sync(Gio.BusType.SESSION)
    answer = session.call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", None, None, 0, 5000)
    flags = Gio.DBusConnectionFlags
    return Gio.DBusConnection.new_for_address_sync(
        answer.unpack()[0], flags.AUTHENTICATION_CLIENT | flags.MESSAGE_BUS_CONNECTION)


class Node:
    """An element."""

    def __init__(self, bus, name, path):
        self.bus, self.owner, self.path = bus, name, path

    def __repr__(self):
        states = [name for name in ("focused", "selected", "checked") if self.has(name)]
        return " ".join([self.role, repr(self.name), "[%s]" % ", ".join(self.actions)] + states)

    def call(self, interface, method, signature=None, *arguments):
        values = GLib.Variant(signature, arguments) if signature else None
        answer = self.bus.call_sync(self.owner, self.path, interface, method, values, None, 0, 5000)
        values = answer.unpack()
        return values[0] if len(values) == 1 else values

    def get(self, interface, name):
        return self.call("org.freedesktop.DBus.Properties", "Get", "(ss)", interface, name)

    @property
    def name(self):
        return self.get(ACCESSIBLE, "Name")

    @property
    def description(self):
        return self.get(ACCESSIBLE, "Description")

    @property
    def role(self):
        number = self.call(ACCESSIBLE, "GetRole")
        return ROLES.get(number, str(number))

    @property
    def interfaces(self):
        return [name.rpartition(".")[2] for name in self.call(ACCESSIBLE, "GetInterfaces")]

    @property
    def children(self):
        return [Node(self.bus, *child) for child in self.call(ACCESSIBLE, "GetChildren")]

    def has(self, state):
        bits = self.call(ACCESSIBLE, "GetState")
        number = STATES[state]
        return bool(bits[number // 32] >> number % 32 & 1)

    def all(self, role=None):
        """The elements within, parents first."""
        for child in self.children:
            try:
                if role is None or child.role == role:
                    yield child
                yield from child.all(role)
            except GLib.Error:
                # It went away meanwhile.
                continue

    @property
    def actions(self):
        if "Action" not in self.interfaces:
            return []
        count = self.get("org.a11y.atspi.Action", "NActions")
        return [self.call("org.a11y.atspi.Action", "GetName", "(i)", number) for number in range(count)]

    def do(self, action):
        """Does an action; it is an error if the element has no such."""
        actions = self.actions
        if action not in actions:
            raise LookupError("%s %r has no action %r but %s" % (self.role, self.name, action, actions))
        return self.call("org.a11y.atspi.Action", "DoAction", "(i)", actions.index(action))

    def focus(self):
        """Brings the keyboard to the element: GTK before 4.10 has no other way than an action for it."""
        try:
            return self.call("org.a11y.atspi.Component", "GrabFocus")
        except GLib.Error as error:
            if not error.matches(Gio.dbus_error_quark(), Gio.DBusError.NOT_SUPPORTED):
                raise
            return self.do("focus")

    @property
    def value(self):
        return self.get("org.a11y.atspi.Value", "CurrentValue")

    @value.setter
    def value(self, number):
        self.call(
            "org.freedesktop.DBus.Properties", "Set", "(ssv)", "org.a11y.atspi.Value", "CurrentValue",
            GLib.Variant("d", number))

    @property
    def text(self):
        count = self.get("org.a11y.atspi.Text", "CharacterCount")
        return self.call("org.a11y.atspi.Text", "GetText", "(ii)", 0, count)

    @text.setter
    def text(self, text):
        self.call("org.a11y.atspi.EditableText", "SetTextContents", "(s)", text)

    @property
    def caret(self):
        return self.get("org.a11y.atspi.Text", "CaretOffset")

    @caret.setter
    def caret(self, offset):
        self.call("org.a11y.atspi.Text", "SetCaretOffset", "(i)", offset)


def wait(what, condition, seconds=20):
    """Waits until a condition holds, and returns what it is then; it is an error if it takes too long."""
    end, problem = time.monotonic() + seconds, ""
    while True:
        try:
            result = condition()
            if result:
                return result
        except GLib.Error as error:
            problem = ": " + error.message
        if time.monotonic() > end:
            raise TimeoutError("waited in vain for " + what + problem)
        time.sleep(0.02)


def program(bus, process_id):
    """The program of a process, once it has a window."""
    registry = Node(bus, "org.a11y.atspi.Registry", "/org/a11y/atspi/accessible/root")

    def find():
        for child in registry.children:
            answer = bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (child.owner,)), None, 0, 5000)
            if answer.unpack()[0] == process_id and next(child.all("frame"), None):
                return child

    return wait("the program's window", find)
