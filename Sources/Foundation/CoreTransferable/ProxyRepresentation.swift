import Foundation
import UniformTypeIdentifiers

/// Values go as values of another type.
///
/// Follows Apple's
/// [ProxyRepresentation](https://developer.apple.com/documentation/coretransferable/proxyrepresentation).
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
    _PrimitiveTransferRepresentation
{
    let exporting: ((Item) async throws -> ProxyRepresentation)?
    let importing: ((ProxyRepresentation) async throws -> Item)?

    /// Values go both ways.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Values become proxies.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Proxies become values.
    public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    /// Values go both ways, by functions that take their time.
    @_disfavoredOverload
    public init(
        exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
        importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
    ) {
        self.exporting = exporting
        self.importing = importing
    }

    /// Values become proxies, by a function that takes its time.
    @_disfavoredOverload
    public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
        self.exporting = exporting
        importing = nil
    }

    /// Proxies become values, by a function that takes its time.
    @_disfavoredOverload
    public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
        exporting = nil
        self.importing = importing
    }

    public static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        for way in ProxyRepresentation.ways {
            var own = TransferWay<Item>(contentType: way.contentType, visibility: way.visibility)
            if let exporting = representation.exporting, let export = way.export {
                own.export = { try await export(try await exporting($0)) }
            }
            if let importing = representation.importing, let read = way.importing {
                own.importing = { try await importing(try await read($0)) }
            }
            if own.export != nil || own.importing != nil { list.ways.append(own) }
        }
    }
}
