/// How the app closes windows.
///
/// Follows Apple's [DismissBehavior](https://developer.apple.com/documentation/swiftui/dismissbehavior). Windows close at once here.
public struct DismissBehavior: Hashable, Sendable {
    let isDestructive: Bool
    /// As if the user closed the window, which may ask a question first.
    public static let interactive = DismissBehavior(isDestructive: false)
    /// At once, whatever the window shows.
    public static let destructive = DismissBehavior(isDestructive: true)
}

private enum DismissBehaviorKey: TransactionKey { static var defaultValue: DismissBehavior { .interactive } }
private enum ScrollTargetAnchorKey: TransactionKey { static var defaultValue: UnitPoint? { nil } }

extension Transaction {
    /// How `dismissWindow` closes windows; `interactive` by default.
    ///
    /// Windows close at once in either way.
    public var dismissBehavior: DismissBehavior {
        get { self[DismissBehaviorKey.self] }
        set { self[DismissBehaviorKey.self] = newValue }
    }

    /// The point of a scroll view to which a change of its position brings the view; nil, the default, for the scroll
    /// view's anchor.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollTargetAnchorKey.self] }
        set { self[ScrollTargetAnchorKey.self] = newValue }
    }
}
