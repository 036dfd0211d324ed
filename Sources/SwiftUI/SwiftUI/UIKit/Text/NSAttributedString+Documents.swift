import Foundation
import OrielFoundation
import SwiftUICore

extension NSAttributedString {
    /// The format of a text with attributes.
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Text without attributes.
        public static let plain = DocumentType(rawValue: "NSPlainText")
        /// Rich Text Format; its words alone are read here.
        public static let rtf = DocumentType(rawValue: "NSRTF")
        /// Rich Text Format with files; it is not read here.
        public static let rtfd = DocumentType(rawValue: "NSRTFD")
        /// HTML: its paragraphs, lists, links, and bold, slanted, underlined and struck words.
        public static let html = DocumentType(rawValue: "NSHTML")
    }

    /// The name of an option for reading a text.
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format, a ``DocumentType``.
        public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
        /// The letters' encoding, as the raw value of a `String.Encoding`; UTF-8 by default.
        public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
        /// Attributes that the text has where the document says nothing.
        public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    }

    /// The name of a property of a document.
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The format, a ``DocumentType``.
        public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
        /// The letters' encoding, as the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
        /// The title.
        public static let title = DocumentAttributeKey(rawValue: "NSTitleDocumentAttribute")
    }

    /// Reads a document: HTML, or text in UTF-8 or the encoding of the options.
    ///
    /// Throws `CocoaError.fileReadInapplicableStringEncoding` where the data is not a text, and
    /// `CocoaError.fileReadUnsupportedScheme` for a format that is not read here.
    public convenience init(
        data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws { try self.init(attributedString: Self.read(data, options)) }

    /// Reads the document of a file.
    public convenience init(
        url: URL, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>? = nil
    ) throws { try self.init(attributedString: Self.read(Data(contentsOf: url), options)) }

    /// Reads HTML; nil where the data is not a text.
    public convenience init?(
        html data: Data, options: [DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) {
        guard let text = try? Self.read(data, options.merging([.documentType: DocumentType.html]) { $1 }) else {
            return nil
        }
        self.init(attributedString: text)
    }
    /// Reads HTML; nil where the data is not a text.
    public convenience init?(html data: Data, documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?) {
        self.init(html: data, options: [:], documentAttributes: dict)
    }

    private static func read(_ data: Data, _ options: [DocumentReadingOptionKey: Any]) throws -> NSAttributedString {
        let number =
            options[.characterEncoding] as? NSNumber
            ?? (options[.characterEncoding] as? UInt).map { NSNumber(value: $0) }
        let encoding = number.map { String.Encoding(rawValue: $0.uintValue) } ?? .utf8
        guard let text = String(data: data, encoding: encoding) ?? String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        let kind =
            options[.documentType] as? DocumentType
            ?? (options[.documentType] as? String).map { DocumentType(rawValue: $0) }
            ?? (text.prefix(200).lowercased().contains("<html") ? .html : text.hasPrefix("{\\rtf") ? .rtf : .plain)
        switch kind {
        case .html: return HTMLText.attributed(text)
        case .rtf: return NSAttributedString(string: RichText.words(text))
        case .plain: return NSAttributedString(string: text)
        default: throw CocoaError(.fileReadUnsupportedScheme)
        }
    }

    /// Returns a document of a range of the text: HTML or text without attributes.
    ///
    /// Throws `CocoaError.fileWriteUnsupportedScheme` for a format that is not written here, and
    /// `CocoaError.fileNoSuchFile` for a range outside of the text.
    public func data(
        from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard range.location >= 0, range.length >= 0, range.location <= length - range.length else {
            throw CocoaError(.fileNoSuchFile)
        }
        let part = attributedSubstring(from: range)
        switch dict[.documentType] as? DocumentType ?? .plain {
        case .plain: return Data(part.string.utf8)
        case .html: return Data(HTMLText.document(part).utf8)
        default: throw CocoaError(.fileWriteUnsupportedScheme)
        }
    }
}

/// The words of Rich Text Format.
enum RichText {
    /// Groups that hold no words of the text.
    private static let hidden: Set<String> = [
        "fonttbl", "colortbl", "stylesheet", "info", "pict", "header", "footer", "expandedcolortbl", "*",
    ]

    static func words(_ text: String) -> String {
        var result = ""
        var hiddenDepth: Int?
        var depth = 0
        var rest = Substring(text)
        while let letter = rest.popFirst() {
            switch letter {
            case "{": depth += 1
            case "}":
                depth -= 1
                if let hidden = hiddenDepth, depth < hidden { hiddenDepth = nil }
            case "\\":
                guard let next = rest.first else { break }
                if !next.isASCII || !next.isLetter {
                    rest.removeFirst()
                    if next == "*" {
                        hiddenDepth = hiddenDepth ?? depth
                    } else if next == "'" {
                        let code = rest.prefix(2)
                        rest = rest.dropFirst(2)
                        if hiddenDepth == nil, let byte = UInt8(code, radix: 16),
                            let letter = String(data: Data([byte]), encoding: .windowsCP1252)
                        {
                            result += letter
                        }
                    } else if hiddenDepth == nil {
                        result.append(next == "~" ? "\u{A0}" : next.isNewline ? "\n" : next)
                    }
                    break
                }
                let name = String(rest.prefix { $0.isASCII && $0.isLetter })
                rest = rest.dropFirst(name.count)
                let number = String(rest.prefix { $0 == "-" || $0.isNumber })
                rest = rest.dropFirst(number.count)
                if rest.first == " " { rest = rest.dropFirst() }
                if hidden.contains(name) {
                    hiddenDepth = hiddenDepth ?? depth
                } else if hiddenDepth == nil {
                    switch name {
                    case "par", "line": result += "\n"
                    case "tab": result += "\t"
                    case "u":
                        let value = Int(number) ?? 0
                        if let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: value < 0 ? value + 65536 : value)) {
                            result.unicodeScalars.append(scalar)
                        }
                        rest = rest.dropFirst(rest.first == "?" ? 1 : 0)
                    default: break
                    }
                }
            case "\n", "\r", "\r\n": break
            default: if hiddenDepth == nil { result.append(letter) }
            }
        }
        return result
    }
}
