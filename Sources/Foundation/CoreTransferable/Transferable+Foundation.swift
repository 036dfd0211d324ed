import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
    /// Text in UTF-8; any text can be imported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .utf8PlainText) {
            Data($0.utf8)
        } importing: {
            String(decoding: $0, as: UTF8.self)
        }
        DataRepresentation(importedContentType: .text) { String(decoding: $0, as: UTF8.self) }
    }
}

extension Data: Transferable {
    /// The data as it is; any data can be imported.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .data) {
            $0
        } importing: {
            $0
        }
    }
}

extension URL: Transferable {
    /// The address.
    public static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(contentType: .url) {
            Data($0.absoluteString.utf8)
        } importing: {
            let text = String(decoding: $0, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
            guard let url = text.flatMap({ URL(string: $0) }) else { throw TransferError.cannotImport("URL") }
            return url
        }
    }
}

extension AttributedString: Transferable {
    /// The plain text.
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation {
            String($0.characters)
        } importing: {
            AttributedString($0)
        }
    }
}
