/// A modifier that becomes another one, depending on the environment.
///
/// Follows Apple's [EnvironmentalModifier](https://developer.apple.com/documentation/swiftui/environmentalmodifier).
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The type of the modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier
    /// Returns the modifier for an environment.
    @MainActor @preconcurrency func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool {
        ResolvedModifier._isUnary(aroundUnary: aroundUnary)
    }
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.compositeModifier(ResolvedInEnvironment(modifier: modifier), around: content)
    }
}

/// Reads the environment for a modifier that depends on it.
private struct ResolvedInEnvironment<M: EnvironmentalModifier>: ViewModifier {
    nonisolated(unsafe) let modifier: M
    @Environment(\.self) private var environment

    nonisolated init(modifier: M) { self.modifier = modifier }

    func body(content: Content) -> some View { content.modifier(modifier.resolve(in: environment)) }
}
