import SwiftUICore

private enum SwipeContainerKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// Whether views outside of lists show the buttons of their swipe actions.
    var isSwipeContainer: Bool {
        get { self[SwipeContainerKey.self] }
        set { self[SwipeContainerKey.self] = newValue }
    }
}

/// Shows the buttons of a view outside of lists; a list's rows show those of their views.
struct FreeSwipe: ViewModifier {
    let set: SwipeActionSet
    @Environment(\.isSwipeContainer) private var isInContainer
    @Environment(\.isInList) private var isInList

    func body(content: Content) -> some View {
        if isInContainer, !isInList {
            content
                .modifier(RowSwipe(sets: [set], isEnabled: true))
                .accessibilityActions { set.content }
        } else {
            content
        }
    }
}
