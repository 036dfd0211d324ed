/// A part of an app's interface, described by a value.
///
/// A view's `body` is a function of the values that it reads: its own properties, its state, its environment. When one of them
/// changes, the body alone is evaluated again, and only views whose values differ are updated. Don't change the model in a
/// body: a change of state there is reported at run time.
///
/// ```swift
/// struct Greeting: View {
///     let name: String
///     var body: some View {
///         VStack {
///             Text("Hello").font(.largeTitle)
///             Text(name)
///         }
///     }
/// }
/// ```
///
/// Follows Apple's [View](https://developer.apple.com/documentation/swiftui/view). A type conforms by its
/// `body`; the engine's own views have no body and override `_reconcile` instead.
@_typeEraser(AnyView)
@MainActor @preconcurrency
public protocol View {
    /// The type of the body, normally inferred.
    associatedtype Body: View

    /// The content and behavior of the view.
    @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

    /// Makes the view's nodes, or updates the existing nodes: the engine's one way into a view.
    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler)

    /// Whether the view is exactly one element whatever its value: a text or a stack is, a `ForEach` or an
    /// `if` is not. Modifiers of the others apply to each of their elements.
    nonisolated static var _isUnary: Bool { get }

    /// The number of sibling nodes that the view makes: one, except for tuples and the like.
    nonisolated static var _nodeCount: Int { get }
}

extension View {
    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        context.composite(view)
    }

    nonisolated public static var _isUnary: Bool { Body._isUnary }
    nonisolated public static var _nodeCount: Int { 1 }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError("A view without a body has none to evaluate.") }
    nonisolated public static func _reconcile(_ view: Never, _ context: inout _Reconciler) {}
    nonisolated public static var _isUnary: Bool { true }
}

/// A view of the engine's own, which makes its nodes itself.
@MainActor @preconcurrency
public protocol _PrimitiveView: View where Body == Never {}

extension _PrimitiveView {
    public var body: Never { fatalError("\(Self.self) has no body.") }
    nonisolated public static var _isUnary: Bool { true }
}
