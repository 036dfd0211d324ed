/// A change that makes a new view from a view.
///
/// A modifier can have state and read the environment, as a view does. `content` stands for the modified view, and keeps its
/// state.
///
/// ```swift
/// struct Cardify: ViewModifier {
///     var isFaceUp: Bool
///     func body(content: Content) -> some View {
///         ZStack {
///             RoundedRectangle(cornerRadius: 12).fill(isFaceUp ? .white : .orange)
///             content.opacity(isFaceUp ? 1 : 0)
///         }
///     }
/// }
/// Text("👻").modifier(Cardify(isFaceUp: true))
/// ```
///
/// Follows Apple's [ViewModifier](https://developer.apple.com/documentation/swiftui/viewmodifier).
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of the body, normally inferred.
    associatedtype Body: View
    /// The view that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// The changed view.
    @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body

    /// Makes or meets the nodes of the modifier around a view: the engine's way in.
    nonisolated static func _reconcile<V: View>(_ modifier: Self, around content: V, _ context: inout _Reconciler)

    /// Whether the modified view is exactly one element, where the content is or isn't.
    nonisolated static func _isUnary(aroundUnary: Bool) -> Bool
}

extension ViewModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.compositeModifier(modifier, around: content)
    }

    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { Body._isUnary }

    /// Returns the modifier followed by another.
    public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// A modifier of the engine's own, which makes its nodes itself.
@MainActor @preconcurrency
public protocol _PrimitiveModifier: ViewModifier where Body == Never {}

extension _PrimitiveModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static func _isUnary(aroundUnary: Bool) -> Bool { aroundUnary }
}

/// A view, or modifier, with a modifier applied to it.
@frozen
public struct ModifiedContent<Content, Modifier> {
    /// The view that the modifier is applied to.
    public var content: Content
    /// The modifier.
    public var modifier: Modifier

    /// Applies a modifier.
    @inlinable
    public nonisolated init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    public typealias Body = Never
    public var body: Never { fatalError("ModifiedContent has no body.") }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        Modifier._reconcile(view.modifier, around: view.content, &context)
    }

    nonisolated public static var _isUnary: Bool { Modifier._isUnary(aroundUnary: Content._isUnary) }
}

extension ModifiedContent: _PrimitiveView where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content: _ViewModifier_Content<Self>) -> some View {
        content.modifier(self.content).modifier(modifier)
    }
}

/// A modifier that changes nothing.
@frozen
public struct EmptyModifier: Sendable {
    /// The modifier.
    public static let identity = EmptyModifier()
    /// Creates the modifier.
    public nonisolated init() {}
}

extension EmptyModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        V._reconcile(content, &context)
    }
}

extension View {
    /// Applies a modifier.
    @inlinable
    public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
