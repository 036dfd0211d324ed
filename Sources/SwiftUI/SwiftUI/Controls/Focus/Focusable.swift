/// The interactions for which a view takes the focus.
///
/// Follows Apple's [FocusInteractions](https://developer.apple.com/documentation/swiftui/focusinteractions).
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates interactions.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// It is pressed in place of the pointer: a press of the pointer does not give it the keyboard.
    public static let activate = FocusInteractions(rawValue: 1)
    /// It is edited: a press gives it the keyboard.
    public static let edit = FocusInteractions(rawValue: 2)
    /// All interactions of the view.
    public static var automatic: FocusInteractions { [.activate, .edit] }
}

extension View {
    /// Makes the view focusable by the keyboard.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        focusable(isFocusable, interactions: .automatic)
    }

    /// Makes the view focusable by the keyboard, for the given interactions.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable, takesFocusOnPress: interactions.contains(.edit)))
    }
}

/// Lets a view have the keyboard, and tells the views inside whether it does.
private struct FocusableModifier: ViewModifier {
    let isFocusable: Bool
    let takesFocusOnPress: Bool
    @State private var isFocused = false

    nonisolated init(isFocusable: Bool, takesFocusOnPress: Bool) {
        self.isFocusable = isFocusable
        self.takesFocusOnPress = takesFocusOnPress
    }

    func body(content: Content) -> some View {
        content.environment(\.isFocused, isFocused).responder {
            $0.isFocusable = isFocusable
            $0.takesFocusOnPress = isFocusable && takesFocusOnPress
            $0.focusChanged = { isFocused = $0 }
        }
    }
}
