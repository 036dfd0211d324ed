import FrontEndKit

/// A key that is the terminal's, or begins an edit, and its line in the list of keys.
///
/// Adding one here is all that a new key needs: the input reads the table, and so does the list of keys (F1).
@MainActor
struct KeyBinding {
    /// The key, with exactly these modifiers.
    let key: KeyEvent.Key
    let modifiers: KeyModifiers
    /// The key's use, for the list of keys; nil for a key that is not listed.
    let use: String?
    /// Whether the list shows the key now.
    var isListed: (TerminalFrontEnd) -> Bool = { _ in true }
    /// Whether the key leads to something beside the window, and does nothing while that is modal.
    var leavesWindow = false
    let effect: Effect

    enum Effect {
        /// The key is never the app's.
        case own((TerminalFrontEnd) -> Void)
        /// The app's views get the key first, and edit their text otherwise.
        case edit(EditCommand)
    }

    /// The key's name in the list.
    var name: String {
        (modifiers.contains(.control) ? "^" : modifiers.contains(.option) ? "Alt+" : "") + KeyNames.name(of: key)
    }

    /// Returns whether an event is of the key.
    func matches(_ event: KeyEvent) -> Bool { event.key == key && event.modifiers == modifiers }

    /// The keys, in the order of the list.
    static let all = [
        KeyBinding(key: .function(1), modifiers: [], use: nil, effect: .own { $0.show(KeyList($0)) }),
        KeyBinding(
            key: .function(10), modifiers: [], use: "Menus", leavesWindow: true,
            effect: .own { $0.show(MenuOverlay($0)) }),
        KeyBinding(
            key: .function(2), modifiers: [], use: "The next window", isListed: { $0.windows.count > 1 },
            leavesWindow: true, effect: .own { $0.showNextWindow() }),
        KeyBinding(
            key: .character("c"), modifiers: .control, use: "Copy the selection, else quit",
            effect: .own { $0.copyOrQuit() }),
        KeyBinding(key: .character("v"), modifiers: .control, use: "Paste", effect: .edit(.paste)),
        KeyBinding(key: .character("x"), modifiers: .control, use: nil, effect: .edit(.cut)),
        KeyBinding(key: .character("a"), modifiers: .control, use: nil, effect: .edit(.selectAll)),
        KeyBinding(key: .character("z"), modifiers: .option, use: "Undo", effect: .edit(.undo)),
        KeyBinding(key: .character("-"), modifiers: .control, use: nil, effect: .edit(.undo)),
        KeyBinding(key: .character("y"), modifiers: .control, use: nil, effect: .edit(.redo)),
        KeyBinding(key: .character("z"), modifiers: .control, use: "Suspend", effect: .own { $0.suspend() }),
        KeyBinding(
            key: .character("l"), modifiers: .control, use: "Draw the screen again",
            effect: .own {
                $0.display.forget()
                $0.display.schedule(isWhole: true)
            }),
    ]
}
