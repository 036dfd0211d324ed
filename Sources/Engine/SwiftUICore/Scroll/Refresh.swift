import Foundation

/// Refreshes a view's content.
///
/// Follows Apple's [RefreshAction](https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes the view's content, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that refreshes the view's content; nil if there is none.
    public var refresh: RefreshAction? { self[RefreshKey.self] }
}

extension View {
    /// Marks the view as one that can be brought up to date.
    ///
    /// A scroll view does so when a finger pulls its content down beyond its beginning by more than 60 points, and when
    /// F5 is pressed while it, or something in it, has the keyboard.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(_EnvironmentWritingModifier<RefreshKey>(RefreshKey.self, RefreshAction(action: action)))
    }
}

extension ScrollKind {
    /// How far content must be pulled down to be brought up to date, in points.
    static let refreshDistance: CGFloat = 60

    /// Updates the content if it is pulled down far enough.
    func refreshIfPulled(_ node: NodeRef) {
        if payload(node).pointee.offset.y <= -Self.refreshDistance { refresh(node) }
    }

    /// Updates the content, unless that is under way; returns whether it can.
    @discardableResult
    func refresh(_ node: NodeRef) -> Bool {
        guard let action = EnvironmentValues(head: node.environment).refresh else { return false }
        let state = state(node)
        if state.isRefreshing { return true }
        state.isRefreshing = true
        Task { @MainActor in
            await action()
            state.isRefreshing = false
        }
        return true
    }
}
