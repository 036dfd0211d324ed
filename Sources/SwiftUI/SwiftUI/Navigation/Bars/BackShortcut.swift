import DisplayList

/// Lets the keys for going back press the button inside: Alt and the left arrow, as in browsers and file managers, and
/// Control and the left bracket, as Command on an iPad.
///
/// A button of mice for going back arrives as the first of them.
struct BackShortcut: ViewModifier {
    func body(content: Content) -> some View {
        content.responder { $0.matchesShortcutInstead = Self.matches }
    }

    private static func matches(_ event: KeyEvent) -> Bool {
        guard event.phase == .down else { return false }
        return event.key == .left && event.modifiers == .option
            || event.key == .character("[") && event.modifiers == .control
    }
}
