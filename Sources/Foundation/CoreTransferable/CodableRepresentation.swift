import Combine
import Foundation
import UniformTypeIdentifiers

/// Values become data, and data values, by encoding and decoding them; as JSON by default.
///
/// Follows Apple's
/// [CodableRepresentation](https://developer.apple.com/documentation/coretransferable/codablerepresentation).
public struct CodableRepresentation<Item: Transferable & Codable, Encoder: TopLevelEncoder, Decoder: TopLevelDecoder>:
    _PrimitiveTransferRepresentation
where Encoder.Output == Data, Decoder.Input == Data {
    let way: TransferWay<Item>

    /// Values become JSON of a type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType)
    where Encoder == JSONEncoder, Decoder == JSONDecoder {
        self.init(for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
    }

    /// Values become data of a type by an encoder, and data values by a decoder.
    public init(
        for itemType: Item.Type = Item.self, contentType: UTType, encoder: @autoclosure @escaping () -> Encoder,
        decoder: @autoclosure @escaping () -> Decoder
    ) {
        way = TransferWay(
            contentType: contentType, export: { try encoder().encode($0) },
            importing: { try decoder().decode(Item.self, from: $0.data) })
    }

    public static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        list.ways.append(representation.way)
    }
}
