import CGtk
import DisplayList
import Foundation

extension DesktopWindow {
    /// Connects the keyboard and the input method.
    func connectKeys() {
        typealias PressHandler =
            @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) ->
            gboolean
        typealias ReleaseHandler =
            @convention(c) (UnsafeMutableRawPointer?, guint, guint, GdkModifierType, UnsafeMutableRawPointer?) -> Void
        let controller = gtk_event_controller_key_new()
        let pressed: PressHandler = { controller, symbol, code, state, data in
            let event = gtk_event_controller_get_current_event(OpaquePointer(controller))
            let window = owner(data, DesktopWindow.self)
            return MainActor.assumeIsolated {
                window.keyPressed(KeyPress(symbol: symbol, code: code, state: state, event: event))
            } ? 1 : 0
        }
        connect(raw(controller), "key-pressed", to: self, pressed)
        let released: ReleaseHandler = { controller, symbol, code, state, data in
            let event = gtk_event_controller_get_current_event(OpaquePointer(controller))
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated {
                window.keyReleased(KeyPress(symbol: symbol, code: code, state: state, event: event))
            }
        }
        connect(raw(controller), "key-released", to: self, released)
        gtk_widget_add_controller(canvas, controller)

        inputMethod.client = canvas
        inputMethod.onCommit = { [weak self] text in self?.send(.text(text)) }
        inputMethod.onComposition = { [weak self] text, caret in
            self?.send(.composition(text, selected: caret..<caret))
        }
    }

    /// A key with GDK's words for it.
    struct KeyPress {
        let symbol: UInt32, code: UInt32
        let state: GdkModifierType
        let event: OpaquePointer?
    }

    private func keyPressed(_ press: KeyPress) -> Bool {
        noteModifiers(press, isDown: true)
        let isRepeat = input.press(press.code)
        followFocus()
        if let event = press.event, inputMethod.filter(event) {
            input.composedKeys.insert(press.code)
            return true
        }
        guard let event = keyEvent(press, phase: isRepeat ? .repeated : .down) else { return false }
        if send(.key(event)) { return true }
        if let command = EditCommand(event), send(.edit(command)) { return true }
        if onUnhandledKey?(event) == true { return true }
        // Focus moves within the content only; GTK would move it among its own widgets.
        return event.key == .tab || event.key == .backTab
    }

    private func keyReleased(_ press: KeyPress) {
        noteModifiers(press, isDown: false)
        let wasDown = input.release(press.code)
        followFocus()
        if let event = press.event, inputMethod.filter(event) { return }
        // Keys that were not pressed for the content are not released for it.
        if !wasDown || input.composedKeys.remove(press.code) != nil { return }
        if let event = keyEvent(press, phase: .up) { send(.key(event)) }
    }

    /// Brings the content and the input method up to date with the events before a key: keys of one turn may move the
    /// focus, and those after them belong to the new place.
    private func followFocus() {
        if !MainLoop.isWaiting { MainLoop.endTurn() }
        updateInputMethod()
    }

    /// Tells the content of a modifier key.
    private func noteModifiers(_ press: KeyPress, isDown: Bool) {
        let before = KeyMapping.modifiers(press.state)
        if let held = KeyMapping.modifiers(after: press.symbol, isDown: isDown, before) { send(.modifiers(held)) }
    }

    private func keyEvent(_ press: KeyPress, phase: KeyEvent.Phase) -> KeyEvent? {
        let modifiers = KeyMapping.modifiers(press.state)
        let symbol = shortcutSymbol(press, modifiers: modifiers)
        guard let key = KeyMapping.key(for: symbol, modifiers: modifiers) else { return nil }
        return KeyEvent(
            key, characters: KeyMapping.characters(for: press.symbol, modifiers: modifiers), phase: phase,
            modifiers: modifiers, time: eventTime())
    }

    /// The symbol that a shortcut means: with a layout without Latin letters, the key's Latin one.
    private func shortcutSymbol(_ press: KeyPress, modifiers: KeyModifiers) -> UInt32 {
        guard !modifiers.isDisjoint(with: [.control, .option, .command]), press.symbol > 0xFF,
            gdk_keyval_to_unicode(press.symbol) > 0x7F
        else { return press.symbol }
        var symbols: UnsafeMutablePointer<guint>?
        var count: Int32 = 0
        guard
            gdk_display_map_keycode(gtk_widget_get_display(canvas), press.code, nil, &symbols, &count) != 0,
            let symbols
        else { return press.symbol }
        defer { g_free(symbols) }
        return UnsafeBufferPointer(start: symbols, count: Int(count)).first { (0x21...0x7E).contains($0) }
            ?? press.symbol
    }
}
