import Foundation
import UniformTypeIdentifiers

/// A file that a value becomes.
public struct SentTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether the receiver may open the file where it is.
    public let allowAccessingOriginalFile: Bool

    /// Sends a file; a copy of it, unless the receiver may open the original.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        self.file = file
        self.allowAccessingOriginalFile = allowAccessingOriginalFile
    }
}

/// A file that becomes a value; copy it to keep it.
public struct ReceivedTransferredFile: Sendable {
    /// The file.
    public let file: URL
    /// Whether it is the sender's own file.
    public let isOriginalFile: Bool
}

/// Values become files, and files values.
///
/// Follows Apple's
/// [FileRepresentation](https://developer.apple.com/documentation/coretransferable/filerepresentation).
public struct FileRepresentation<Item: Transferable>: _PrimitiveTransferRepresentation {
    let way: TransferWay<Item>

    /// Files go both ways.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        way = TransferWay(
            contentType: contentType, export: { try Data(contentsOf: try await exporting($0).file) },
            importing: Self.reader(importing))
    }

    /// Values become files.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        way = TransferWay(
            contentType: exportedContentType, export: { try Data(contentsOf: try await exporting($0).file) })
    }

    /// Files become values.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        way = TransferWay(contentType: importedContentType, importing: Self.reader(importing))
    }

    private static func reader(
        _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) -> (TransferredData) async throws -> Item {
        { data in
            try await data.withFile { try await importing(ReceivedTransferredFile(file: $0, isOriginalFile: false)) }
        }
    }

    public static func _collect(_ representation: Self, into list: inout _TransferWays<Item>) {
        list.ways.append(representation.way)
    }
}
