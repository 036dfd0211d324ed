import SwiftUI
import SwiftUICore

/// Builds the content of a map from the statements of a closure.
///
/// Follows Apple's [MapContentBuilder](https://developer.apple.com/documentation/mapkit/mapcontentbuilder).
@resultBuilder
public enum MapContentBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: MapContent>(_ content: Content) -> Content { content }

    /// An empty closure makes no content.
    public static func buildBlock() -> EmptyMapContent { EmptyMapContent() }

    /// A single part stays itself.
    public static func buildBlock<Content: MapContent>(_ content: Content) -> Content { content }

    /// Several parts make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Content: MapContent>(
        _ content: repeat each Content
    ) -> TupleMapContent<(repeat each Content)> {
        var parts: [@MainActor (inout _MapPieces) -> Void] = []
        func add<Part: MapContent>(_ part: Part) { parts.append { Part._collect(part, into: &$0) } }
        repeat add(each content)
        return TupleMapContent(parts: parts)
    }

    /// An `if` without `else`.
    public static func buildIf<Content: MapContent>(_ content: Content?) -> Content? { content }

    /// The first branch of an `if` with `else`, or of a `switch`.
    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// The second branch.
    public static func buildEither<TrueContent: MapContent, FalseContent: MapContent>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// An `if #available`.
    public static func buildLimitedAvailability<Content: MapContent>(_ content: Content) -> _AnyMapContent {
        _AnyMapContent(content)
    }
}
