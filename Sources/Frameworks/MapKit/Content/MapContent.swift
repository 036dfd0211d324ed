import SwiftUI

/// A part of a map: a marker, an annotation, a line, an area, or several of these.
///
/// Follows Apple's [MapContent](https://developer.apple.com/documentation/mapkit/mapcontent).
@MainActor @preconcurrency
public protocol MapContent {
    /// The type of the body, normally inferred.
    associatedtype Body: MapContent
    /// The parts that this one is made of.
    @MapContentBuilder var body: Body { get }
    /// Adds the parts to a map's list.
    static func _collect(_ content: Self, into list: inout _MapPieces)
}

extension MapContent {
    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        Body._collect(content.body, into: &list)
    }
}

extension Never: MapContent {
    public static func _collect(_ content: Never, into list: inout _MapPieces) {}
}

/// Content of the framework's own: without a body.
protocol BasicMapContent: MapContent where Body == Never {}

extension BasicMapContent {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// No content.
public struct EmptyMapContent: BasicMapContent {
    public typealias Body = Never
    /// Creates no content.
    public nonisolated init() {}
    public static func _collect(_ content: Self, into list: inout _MapPieces) {}
}

/// Several parts in a row.
public struct TupleMapContent<T>: BasicMapContent {
    public typealias Body = Never
    let parts: [@MainActor (inout _MapPieces) -> Void]

    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        for (number, part) in content.parts.enumerated() {
            list.within(number) { part(&$0) }
        }
    }
}

/// Content whose type is not known.
public struct _AnyMapContent: BasicMapContent {
    public typealias Body = Never
    let part: @MainActor (inout _MapPieces) -> Void

    init<Content: MapContent>(_ content: Content) { part = { Content._collect(content, into: &$0) } }

    public static func _collect(_ content: Self, into list: inout _MapPieces) { content.part(&list) }
}

extension Optional: MapContent where Wrapped: MapContent {
    public typealias Body = Never
    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        if let content { Wrapped._collect(content, into: &list) }
    }
}

extension Optional: BasicMapContent where Wrapped: MapContent {}

extension _ConditionalContent: MapContent where TrueContent: MapContent, FalseContent: MapContent {
    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        switch content.storage {
        case .trueContent(let content): list.within(-1) { TrueContent._collect(content, into: &$0) }
        case .falseContent(let content): list.within(-2) { FalseContent._collect(content, into: &$0) }
        }
    }
}

extension _ConditionalContent: BasicMapContent where TrueContent: MapContent, FalseContent: MapContent {}

extension Group: MapContent where Content: MapContent {
    /// Groups parts of a map; modifiers of the group apply to each of them.
    public nonisolated init(@MapContentBuilder content: () -> Content) { self.init(grouping: content()) }

    public static func _collect(_ content: Self, into list: inout _MapPieces) {
        Content._collect(content.grouped, into: &list)
    }
}

extension Group: BasicMapContent where Content: MapContent {}
