/// How a behavior changes the scroll view whose movements it ends.
///
/// Follows Apple's
/// [ScrollTargetBehaviorProperties](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorproperties).
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
    /// Whether movements are short: not longer than the scroll view, before the behavior changes where they end.
    ///
    /// False by default.
    public var limitsScrolls = false

    /// Creates properties that change nothing.
    public init() {}
}

/// The context in which a behavior changes a scroll view: its environment.
///
/// Follows Apple's
/// [ScrollTargetBehaviorPropertiesContext](https://developer.apple.com/documentation/swiftui/scrolltargetbehaviorpropertiescontext).
@dynamicMemberLookup
public struct ScrollTargetBehaviorPropertiesContext {
    let environment: EnvironmentValues

    /// A value of the scroll view's environment.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T { environment[keyPath: keyPath] }
}

extension ScrollTargetBehavior {
    /// No changes.
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}
