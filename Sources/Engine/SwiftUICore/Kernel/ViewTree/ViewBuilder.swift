/// Builds a view from the statements of a closure.
///
/// Follows Apple's [ViewBuilder](https://developer.apple.com/documentation/swiftui/viewbuilder).
@resultBuilder
public enum ViewBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

    /// An empty closure makes an empty view.
    public static func buildBlock() -> EmptyView { EmptyView() }

    /// A single view stays itself.
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

    /// Several views make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> {
        TupleView(repeat each content)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}

/// Nothing at all.
@frozen
public struct EmptyView: Sendable {
    /// Creates an empty view.
    @inlinable public nonisolated init() {}
}

extension EmptyView: _PrimitiveView {
    nonisolated public static var _isUnary: Bool { false }
    nonisolated public static var _nodeCount: Int { 0 }
    nonisolated public static func _reconcile(_ view: EmptyView, _ context: inout _Reconciler) {}
}

/// Several views in a row.
@frozen
public struct TupleView<T> {
    /// The views.
    public var value: T
    @usableFromInline let type: any _TupleReconciling.Type

    /// Wraps a tuple of views, as `ViewBuilder` makes it.
    @inlinable
    public nonisolated init<each Content: View>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        type = _TupleReconciler<repeat each Content>.self
    }

    /// Wraps a tuple of views.
    @inlinable @_disfavoredOverload
    public nonisolated init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
        self.init(repeat each value)
    }
}

/// Visits a tuple of views whose types are known to the conforming type alone.
public protocol _TupleReconciling {
    /// Visits the views of the tuple at an address.
    static func reconcile(_ tuple: UnsafeRawPointer, _ context: inout _Reconciler)
    /// Passes the views of the tuple at an address to a visitor.
    static func _visit(_ tuple: UnsafeRawPointer, _ visitor: _ViewVisitor)
}

/// Visits the views of a tuple one by one.
public struct _TupleReconciler<each Content: View>: _TupleReconciling {
    public static func reconcile(_ tuple: UnsafeRawPointer, _ context: inout _Reconciler) {
        func visit<V: View>(_ view: V) { V._reconcile(view, &context) }
        let value = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
        repeat visit(each value)
    }

    public static func _visit(_ tuple: UnsafeRawPointer, _ visitor: _ViewVisitor) {
        var place = 0
        func visit<V: View>(_ view: V) {
            visitor.visit(view, at: place)
            place += 1
        }
        let value = tuple.assumingMemoryBound(to: (repeat each Content).self).pointee
        repeat visit(each value)
    }
}

extension TupleView: _PrimitiveView {
    nonisolated public static var _isUnary: Bool { false }
    nonisolated public static var _nodeCount: Int { -1 }

    nonisolated public static func _reconcile(_ view: TupleView<T>, _ context: inout _Reconciler) {
        withUnsafePointer(to: view.value) { view.type.reconcile($0, &context) }
    }
}

/// Is handed the views within a view one by one, each with its type.
public class _ViewVisitor {
    init() {}

    /// Visits a view at a place of its container.
    func visit<V: View>(_ view: V, at place: AnyHashable) {}
}

/// Builds views: the name that newer systems have for ``ViewBuilder``, which builds other content there, too.
///
/// Follows Apple's [ContentBuilder](https://developer.apple.com/documentation/swiftui/contentbuilder).
public typealias ContentBuilder = ViewBuilder
