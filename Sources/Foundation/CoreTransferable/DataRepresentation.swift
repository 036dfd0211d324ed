import Foundation
import UniformTypeIdentifiers

/// Values become data, and data values, by functions.
///
/// Follows Apple's
/// [DataRepresentation](https://developer.apple.com/documentation/coretransferable/datarepresentation).
public struct DataRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    let way: TransferWay<Item>

    /// Data can be imported and exported.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        way = TransferWay(
            contentType: contentType, export: exporting, importing: { try await importing($0.data) })
    }

    /// Values become data.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        way = TransferWay(contentType: exportedContentType, export: exporting)
    }

    /// Data becomes values.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        way = TransferWay(contentType: importedContentType, importing: { try await importing($0.data) })
    }

    public static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        list.ways.append(representation.way)
    }
}
