import UniformTypeIdentifiers

/// A value that can be dragged, dropped, copied, pasted and shared.
///
/// Follows Apple's [Transferable](https://developer.apple.com/documentation/coretransferable/transferable).
public protocol Transferable {
    /// The type of the representation, normally inferred.
    associatedtype Representation: TransferRepresentation

    /// How the value becomes data, and data the value; the best way first.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way for values to become data, and for data to become values.
///
/// Follows Apple's
/// [TransferRepresentation](https://developer.apple.com/documentation/coretransferable/transferrepresentation).
public protocol TransferRepresentation<Item> {
    /// The values.
    associatedtype Item: Transferable
    /// The type of the body, normally inferred.
    associatedtype Body

    /// The representation's body.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    /// Adds the ways that the representation is made of.
    static func _collect(_ representation: Self, into list: inout _TransferWays<Item>)
}

extension TransferRepresentation where Body: TransferRepresentation, Body.Item == Item {
    public static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        Body._collect(representation.body, into: &list)
    }
}

/// A representation without a body.
public protocol _PrimitiveTransferRepresentation: TransferRepresentation where Body == Never {}

extension _PrimitiveTransferRepresentation {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// Builds a representation from the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
    /// Passes a single expression through.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item { content }

    /// A single representation, or the first of several, stays itself.
    public static func buildPartialBlock<Content: TransferRepresentation>(first content: Content) -> Content
    where Content.Item == Item { content }

    /// A further representation follows the earlier ones.
    public static func buildPartialBlock<Before: TransferRepresentation, Content: TransferRepresentation>(
        accumulated: Before, next: Content
    ) -> TupleTransferRepresentation<Item, (Before, Content)> where Before.Item == Item, Content.Item == Item {
        TupleTransferRepresentation(value: (accumulated, next)) {
            Before._collect(accumulated, into: &$0)
            Content._collect(next, into: &$0)
        }
    }
}

/// Several representations, the best first.
public struct TupleTransferRepresentation<Item: Transferable, Value>: _PrimitiveTransferRepresentation {
    let value: Value
    let collect: (inout _TransferWays<Item>) -> Void

    public static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        representation.collect(&list)
    }
}
