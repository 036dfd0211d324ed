import SwiftUICore

/// Builds the parts of an axis at one value.
///
/// Follows Apple's [AxisMarkBuilder](https://developer.apple.com/documentation/charts/axismarkbuilder).
@resultBuilder
public enum AxisMarkBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }

    /// An empty closure makes nothing.
    public static func buildBlock() -> _TupleAxisMark { _TupleAxisMark(parts: []) }

    /// A single part stays itself.
    public static func buildBlock<Content: AxisMark>(_ content: Content) -> Content { content }

    /// Several parts make a list.
    @_disfavoredOverload
    public static func buildBlock<each Content: AxisMark>(_ content: repeat each Content) -> _TupleAxisMark {
        var parts: [@MainActor (inout _AxisParts) -> Void] = []
        func add<Part: AxisMark>(_ part: Part) { parts.append { part._collect(into: &$0) } }
        repeat add(each content)
        return _TupleAxisMark(parts: parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: AxisMark>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<TrueContent: AxisMark, FalseContent: AxisMark>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
        AnyAxisMark(content)
    }
}

/// Several parts in a row.
public struct _TupleAxisMark {
    let parts: [@MainActor (inout _AxisParts) -> Void]
    @MainActor public func _collect(into list: inout _AxisParts) { for part in parts { part(&list) } }
}

extension _TupleAxisMark: AxisMark {}

/// Parts whose type is not known.
public struct AnyAxisMark {
    let part: @MainActor (inout _AxisParts) -> Void
    /// Creates parts that hide the type of others.
    public nonisolated init<Content: AxisMark>(_ content: Content) { part = { content._collect(into: &$0) } }
    @MainActor public func _collect(into list: inout _AxisParts) { part(&list) }
}

extension AnyAxisMark: AxisMark {}

extension Optional: AxisMark where Wrapped: AxisMark {
    public func _collect(into list: inout _AxisParts) { self?._collect(into: &list) }
}

extension _ConditionalContent: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
    public func _collect(into list: inout _AxisParts) {
        switch storage {
        case .trueContent(let content): content._collect(into: &list)
        case .falseContent(let content): content._collect(into: &list)
        }
    }
}
