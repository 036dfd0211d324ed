import SwiftUI
import SwiftUICore

/// Marks along an axis, or several sets of them.
///
/// Follows Apple's [AxisContent](https://developer.apple.com/documentation/charts/axiscontent).
@MainActor @preconcurrency
public protocol AxisContent {
    /// Adds the sets of marks to a list.
    func _collect(into list: inout _AxisSets)
}

/// The sets of marks of an axis.
public struct _AxisSets {
    var sets: [AxisSet] = []
}

/// Builds the marks along an axis.
///
/// Follows Apple's [AxisContentBuilder](https://developer.apple.com/documentation/charts/axiscontentbuilder).
@resultBuilder
public enum AxisContentBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }

    /// An empty closure makes nothing.
    public static func buildBlock() -> _TupleAxisContent { _TupleAxisContent(parts: []) }

    /// A single part stays itself.
    public static func buildBlock<Content: AxisContent>(_ content: Content) -> Content { content }

    /// Several parts make a list.
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisContent>(_ content: repeat each Content) -> _TupleAxisContent {
        var parts: [@MainActor (inout _AxisSets) -> Void] = []
        func add<Part: AxisContent>(_ part: Part) { parts.append { part._collect(into: &$0) } }
        repeat add(each content)
        return _TupleAxisContent(parts: parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: AxisContent>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<TrueContent: AxisContent, FalseContent: AxisContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
        AnyAxisContent(content)
    }
}

/// Several sets of marks.
public struct _TupleAxisContent {
    let parts: [@MainActor (inout _AxisSets) -> Void]
    @MainActor public func _collect(into list: inout _AxisSets) { for part in parts { part(&list) } }
}

extension _TupleAxisContent: AxisContent {}

/// Marks whose type is not known.
public struct AnyAxisContent {
    let part: @MainActor (inout _AxisSets) -> Void
    /// Creates marks that hide the type of others.
    public nonisolated init<Content: AxisContent>(_ content: Content) { part = { content._collect(into: &$0) } }
    @MainActor public func _collect(into list: inout _AxisSets) { part(&list) }
}

extension AnyAxisContent: AxisContent {}

extension Optional: AxisContent where Wrapped: AxisContent {
    public func _collect(into list: inout _AxisSets) { self?._collect(into: &list) }
}

extension _ConditionalContent: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
    public func _collect(into list: inout _AxisSets) {
        switch storage {
        case .trueContent(let content): content._collect(into: &list)
        case .falseContent(let content): content._collect(into: &list)
        }
    }
}
