import SwiftUICore

private enum ListFocusKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether the list that the view is in, or something in it, has the keyboard; known on the Mac.
    var listHasFocus: Bool {
        get { self[ListFocusKey.self] }
        set { self[ListFocusKey.self] = newValue }
    }
}

/// Passes to the rows of a list whether it has the keyboard, on the Mac, where the chosen ones have the tint then, else gray.
struct ListFocus: ViewModifier {
    /// Whether rows of the list can be chosen.
    let isWanted: Bool
    @State private var hasFocus = false
    @Environment(\.hasMacControls) private var isMac

    func body(content: Content) -> some View {
        if isWanted, isMac {
            content.environment(\.listHasFocus, hasFocus).responder { $0.focusWithinChanged = { hasFocus = $0 } }
        } else {
            content
        }
    }
}
