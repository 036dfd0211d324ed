import SwiftUICore

/// Loads content anew.
///
/// Follows Apple's [RefreshAction](https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
    nonisolated(unsafe) let action: () async -> Void
    /// Loads, and returns when that is done.
    @MainActor public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// Loads the content around the view anew; nil where that cannot be done.
    public internal(set) var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Says how content is loaded anew: there is nothing to pull with a mouse, F5 and Control-R do it.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(RefreshModifier(action: action))
    }
}

private struct RefreshModifier: ViewModifier {
    let action: @Sendable () async -> Void

    func body(content: Content) -> some View {
        let action = action
        content
            .environment(\.refresh, RefreshAction(action: action))
            .responder {
                $0.matchesShortcut = { event in
                    event.phase == .down
                        && (event.key == .function(5)
                            || event.key == .character("r") && event.modifiers == .control)
                }
                $0.activate = { Task { @MainActor in await action() } }
            }
    }
}
