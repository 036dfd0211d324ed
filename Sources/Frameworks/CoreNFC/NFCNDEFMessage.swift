import Foundation

/// The meanings of a record's type.
public enum NFCTypeNameFormat: UInt8, Sendable {
    case empty, nfcWellKnown, media, absoluteURI, nfcExternal, unknown, unchanged
}

/// A record of a message.
///
/// Follows Apple's [NFCNDEFPayload](https://developer.apple.com/documentation/corenfc/nfcndefpayload). Texts and addresses are written and read
/// as the NFC Forum defines them.
open class NFCNDEFPayload: NSObject, @unchecked Sendable {
    /// The meaning of the type.
    open var typeNameFormat: NFCTypeNameFormat
    /// The type.
    open var type: Data
    /// The name.
    open var identifier: Data
    /// The content.
    open var payload: Data

    /// Creates a record.
    public init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data) {
        (typeNameFormat, self.type, self.identifier, self.payload) = (format, type, identifier, payload)
    }
    /// Creates a record; it is not cut to pieces.
    public convenience init(format: NFCTypeNameFormat, type: Data, identifier: Data, payload: Data, chunkSize: Int) {
        self.init(format: format, type: type, identifier: identifier, payload: payload)
    }

    private static let prefixes = [
        "", "http://www.", "https://www.", "http://", "https://", "tel:", "mailto:", "ftp://anonymous:anonymous@",
        "ftp://ftp.", "ftps://", "sftp://", "smb://", "nfs://", "ftp://", "dav://", "news:", "telnet://", "imap:",
        "rtsp://", "urn:", "pop:", "sip:", "sips:", "tftp:", "btspp://", "btl2cap://", "btgoep://", "tcpobex://",
        "irdaobex://", "file://", "urn:epc:id:", "urn:epc:tag:", "urn:epc:pat:", "urn:epc:raw:", "urn:epc:", "urn:nfc:",
    ]

    /// Returns a record of an address.
    open class func wellKnownTypeURIPayload(url: URL) -> Self? { uri(url.absoluteString) as? Self }
    /// Returns a record of an address; nil for an empty one.
    open class func wellKnownTypeURIPayload(string uri: String) -> Self? { uri.isEmpty ? nil : self.uri(uri) as? Self }

    private class func uri(_ text: String) -> NFCNDEFPayload {
        let code =
            prefixes.indices.dropFirst().filter { text.hasPrefix(prefixes[$0]) }
            .max { prefixes[$0].count < prefixes[$1].count } ?? 0
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("U".utf8), identifier: Data(),
            payload: Data([UInt8(code)]) + Data(text.dropFirst(prefixes[code].count).utf8))
    }

    /// Returns a record of a text in a language.
    open class func wellKnownTypeTextPayload(string text: String, locale: Locale) -> Self? {
        let language = Data((locale.identifier.replacingOccurrences(of: "_", with: "-")).utf8.prefix(63))
        return NFCNDEFPayload(
            format: .nfcWellKnown, type: Data("T".utf8), identifier: Data(),
            payload: Data([UInt8(language.count)]) + language + Data(text.utf8)) as? Self
    }

    /// Returns the address of a record; nil if it is of another kind.
    open func wellKnownTypeURIPayload() -> URL? {
        guard typeNameFormat == .nfcWellKnown, type == Data("U".utf8), let code = payload.first else { return nil }
        let prefix = Self.prefixes.indices.contains(Int(code)) ? Self.prefixes[Int(code)] : ""
        return URL(string: prefix + String(decoding: payload.dropFirst(), as: UTF8.self))
    }

    /// Returns the text of a record and its language; nil if it is of another kind.
    open func wellKnownTypeTextPayload() -> (String?, Locale?) {
        guard typeNameFormat == .nfcWellKnown, type == Data("T".utf8), let status = payload.first else {
            return (nil, nil)
        }
        let count = Int(status & 63)
        guard payload.count > count else { return (nil, nil) }
        let language = String(decoding: payload.dropFirst().prefix(count), as: UTF8.self)
        let words = payload.dropFirst(1 + count)
        let text = status & 128 == 0 ? String(data: words, encoding: .utf8) : String(data: words, encoding: .utf16)
        return (text, Locale(identifier: language))
    }
}

/// A message of records.
///
/// Follows Apple's [NFCNDEFMessage](https://developer.apple.com/documentation/corenfc/nfcndefmessage).
open class NFCNDEFMessage: NSObject, @unchecked Sendable {
    /// The records.
    open var records: [NFCNDEFPayload]
    /// Creates a message of records.
    public init(records: [NFCNDEFPayload]) { self.records = records }

    /// Reads a message; nil if the data is none.
    public convenience init?(data: Data) {
        guard let records = Self.read([UInt8](data)) else { return nil }
        self.init(records: records)
    }

    /// The bytes on a tag.
    open var length: Int {
        records.reduce(0) { sum, record in
            sum + 2 + record.type.count + record.payload.count + (record.payload.count > 255 ? 4 : 1)
                + (record.identifier.isEmpty ? 0 : 1 + record.identifier.count)
        }
    }

    private static func read(_ bytes: [UInt8]) -> [NFCNDEFPayload]? {
        var records: [NFCNDEFPayload] = []
        var place = 0
        func take(_ count: Int) -> ArraySlice<UInt8>? {
            guard count >= 0, bytes.count - place >= count else { return nil }
            defer { place += count }
            return bytes[place..<place + count]
        }
        func number(_ count: Int) -> Int? { take(count)?.reduce(0) { $0 << 8 | Int($1) } }
        while place < bytes.count {
            guard let head = number(1), let typeLength = number(1),
                let length = number(head & 16 == 0 ? 4 : 1), let nameLength = head & 8 == 0 ? 0 : number(1),
                let type = take(typeLength), let name = take(nameLength), let payload = take(length)
            else { return nil }
            records.append(
                NFCNDEFPayload(
                    format: NFCTypeNameFormat(rawValue: UInt8(head & 7)) ?? .unknown, type: Data(type),
                    identifier: Data(name), payload: Data(payload)))
            if head & 64 != 0 { break }
        }
        return records.isEmpty ? nil : records
    }
}
