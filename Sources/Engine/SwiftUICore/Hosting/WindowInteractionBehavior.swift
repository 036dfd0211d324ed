import DisplayList

/// Whether the user may do something with a window.
///
/// Follows Apple's
/// [WindowInteractionBehavior](https://developer.apple.com/documentation/swiftui/windowinteractionbehavior).
public struct WindowInteractionBehavior: Hashable, Sendable {
    private let rawValue: UInt8
    /// As the system has it.
    public static let automatic = WindowInteractionBehavior(rawValue: 0)
    /// The user may.
    public static let enabled = WindowInteractionBehavior(rawValue: 1)
    /// The user may not.
    public static let disabled = WindowInteractionBehavior(rawValue: 2)
}

/// The interactions that the window's content disables; outer views decide.
enum WindowInteractionsKey: PreferenceKey {
    struct Wishes: Equatable {
        /// The interactions that a view has decided on.
        var decided: WindowInteractions = []
        /// The interactions among them that are disabled.
        var disabled: WindowInteractions = []
    }

    static var defaultValue: Wishes { Wishes() }

    static func reduce(value: inout Wishes, nextValue: () -> Wishes) {
        let next = nextValue()
        value.disabled.formUnion(next.disabled.subtracting(value.decided))
        value.decided.formUnion(next.decided)
    }
}

extension ViewGraph {
    /// The interactions that the window allows.
    var windowInteractions: WindowInteractions {
        guard root.flags.contains(.hasPreferences) else { return .all }
        let wishes = root.combinedPreference(WindowInteractionsKey.self) ?? WindowInteractionsKey.defaultValue
        return WindowInteractions.all.subtracting(wishes.disabled)
    }
}

extension View {
    private nonisolated func interaction(
        _ interaction: WindowInteractions, _ behavior: WindowInteractionBehavior
    ) -> some View {
        transformPreference(WindowInteractionsKey.self) {
            if behavior == .automatic { return }
            $0.decided.insert(interaction)
            if behavior == .disabled { $0.disabled.insert(interaction) } else { $0.disabled.remove(interaction) }
        }
    }

    /// Sets whether the user may close the window that the view is in.
    ///
    /// Follows Apple's
    /// [windowDismissBehavior(_:)](https://developer.apple.com/documentation/swiftui/view/windowdismissbehavior(_:)). The app
    /// may in any case.
    public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        interaction(.dismiss, behavior)
    }

    /// Sets whether the user may minimize the window that the view is in, by the app's menus; the desktop's own are not
    /// asked.
    public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        interaction(.minimize, behavior)
    }

    /// Sets whether the user may make the window that the view is in full screen, by the app's menus and keys; the desktop's
    /// own are not asked.
    public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        interaction(.fullScreen, behavior)
    }

    /// Sets whether the user may give the window that the view is in another size.
    public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
        interaction(.resize, behavior)
    }

    /// Without effect: the desktop decides which of a window's corners stays where it is.
    public nonisolated func windowResizeAnchor(_ anchor: UnitPoint?) -> some View {
        unsupported("windowResizeAnchor(_:)", where: anchor != nil)
    }
}
