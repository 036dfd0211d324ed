import Foundation

/// HTML as a row of texts, and of the beginnings and ends of elements.
struct HTMLPieces: Sequence, IteratorProtocol {
    enum Piece: Equatable {
        case text(String)
        case start(String, [String: String], isEmpty: Bool)
        case end(String)
    }

    private var rest: Substring

    init(_ html: String) { rest = Substring(html) }

    mutating func next() -> Piece? {
        while let first = rest.first {
            guard first == "<" else {
                let text = rest.prefix { $0 != "<" }
                rest = rest.dropFirst(text.count)
                return .text(Self.decoded(String(text)))
            }
            if rest.hasPrefix("<!--") {
                rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
                continue
            }
            guard let close = rest.firstIndex(of: ">") else {
                let text = String(rest)
                rest = ""
                return .text(Self.decoded(text))
            }
            let tag = rest[rest.index(after: rest.startIndex)..<close]
            rest = rest[rest.index(after: close)...]
            if tag.hasPrefix("!") || tag.hasPrefix("?") { continue }
            if tag.hasPrefix("/") { return .end(Self.name(tag.dropFirst())) }
            let name = Self.name(tag)
            guard !name.isEmpty else { return .text("<" + String(tag) + ">") }
            return .start(name, Self.attributes(tag.dropFirst(name.count)), isEmpty: tag.hasSuffix("/"))
        }
        return nil
    }

    private static func name(_ tag: Substring) -> String {
        tag.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }.lowercased()
    }

    private static func attributes(_ text: Substring) -> [String: String] {
        var result: [String: String] = [:]
        for match in text.matches(of: #/([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/#) {
            let value = match.output.2 ?? match.output.3 ?? match.output.4 ?? ""
            result[match.output.1.lowercased()] = decoded(String(value))
        }
        return result
    }

    private static let entities: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "©", "reg": "®",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•",
        "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "times": "×", "deg": "°", "laquo": "«", "raquo": "»",
        "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é",
        "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "trade": "™",
    ]

    /// Returns a text in which names of letters are the letters; unknown names stay.
    static func decoded(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacing(#/&(\#[xX]?[0-9a-fA-F]+|[a-zA-Z]+);/#) { match in
            let name = match.output.1
            guard name.hasPrefix("#") else { return entities[String(name)] ?? String(match.output.0) }
            let isHex = name.dropFirst().first == "x" || name.dropFirst().first == "X"
            let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10)
            return number.flatMap { Unicode.Scalar($0) }.map { String(Character($0)) } ?? String(match.output.0)
        }
    }
}
