import Foundation

/// Reads a value from JSON that may end too early.
///
/// Foundation's reader keeps neither the order of properties nor unfinished text.
struct JSONTextReader {
    private let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// Deeper values stop the reading, before they exhaust the stack.
    private static let deepest = 100

    init(_ text: String) { bytes = Array(text.utf8) }

    /// Reads the whole text as one value.
    mutating func document() throws -> GeneratedContent {
        guard let value = try value() else { throw failure("The text has no value.") }
        skipBlanks()
        guard index == bytes.count else { throw failure("There is text after the value.") }
        return value
    }

    private func failure(_ text: String) -> LanguageModelSession.GenerationError {
        GeneratedContent.failure("\(text) (byte \(index))")
    }

    private mutating func skipBlanks() {
        while index < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[index]) { index += 1 }
    }

    /// Moves behind a character if that is next.
    private mutating func skip(_ character: Unicode.Scalar) -> Bool {
        skipBlanks()
        guard index < bytes.count, bytes[index] == UInt8(ascii: character) else { return false }
        index += 1
        return true
    }

    private mutating func isAtEnd() -> Bool {
        skipBlanks()
        return index == bytes.count
    }

    /// Nil at the end of the text.
    private mutating func value() throws -> GeneratedContent? {
        if isAtEnd() { return nil }
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.deepest else { throw failure("The value is too deep.") }
        switch bytes[index] {
        case UInt8(ascii: "{"): return try object()
        case UInt8(ascii: "["): return try list()
        case UInt8(ascii: "\""):
            let (text, isComplete) = try string()
            return GeneratedContent(kind: .string(text), id: nil, isComplete: isComplete)
        case UInt8(ascii: "t"): return try word("true", .bool(true))
        case UInt8(ascii: "f"): return try word("false", .bool(false))
        case UInt8(ascii: "n"): return try word("null", .null)
        default: return try number()
        }
    }

    private mutating func object() throws -> GeneratedContent {
        index += 1
        var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
        func made(_ isComplete: Bool) -> GeneratedContent {
            GeneratedContent(
                kind: .structure(properties: values, orderedKeys: keys), id: nil, isComplete: isComplete)
        }
        if skip("}") { return made(true) }
        while true {
            if isAtEnd() { return made(false) }
            guard bytes[index] == UInt8(ascii: "\"") else { throw failure("Expected a property's name.") }
            let (key, isKeyComplete) = try string()
            if !isKeyComplete || isAtEnd() { return made(false) }
            guard skip(":") else { throw failure("Expected a colon.") }
            guard let value = try value() else { return made(false) }
            if values.updateValue(value, forKey: key) == nil { keys.append(key) }
            if isAtEnd() { return made(false) }
            if skip("}") { return made(value.isComplete) }
            guard skip(",") else { throw failure("Expected a comma.") }
        }
    }

    private mutating func list() throws -> GeneratedContent {
        index += 1
        var elements: [GeneratedContent] = []
        if skip("]") { return GeneratedContent(kind: .array([]), id: nil, isComplete: true) }
        while true {
            guard let value = try value() else { break }
            elements.append(value)
            if isAtEnd() { break }
            if skip("]") { return GeneratedContent(kind: .array(elements), id: nil, isComplete: true) }
            guard skip(",") else { throw failure("Expected a comma.") }
        }
        return GeneratedContent(kind: .array(elements), id: nil, isComplete: false)
    }

    /// A text, and whether it has its end.
    private mutating func string() throws -> (String, Bool) {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        if index < bytes.count {
            index += 1
            return (try decode(Array(bytes[start..<index])), true)
        }
        // An escape or a character that was cut is left out.
        index = bytes.count
        for cut in stride(from: bytes.count, to: max(start, bytes.count - 13), by: -1) {
            if let text = try? decode(bytes[start..<cut] + [UInt8(ascii: "\"")]) { return (text, false) }
        }
        throw failure("The text is not valid.")
    }

    private func decode(_ literal: [UInt8]) throws -> String {
        guard literal.count > 1, String(validating: literal, as: UTF8.self) != nil,
            let text = try? JSONDecoder().decode([String].self, from: Data("[".utf8 + literal + "]".utf8)).first
        else { throw failure("The text is not valid.") }
        return text
    }

    private mutating func word(_ word: String, _ kind: GeneratedContent.Kind) throws -> GeneratedContent {
        let rest = bytes[index...].prefix(word.utf8.count)
        guard word.utf8.starts(with: rest) else { throw failure("Expected “\(word)”.") }
        index += rest.count
        let isComplete = rest.count == word.utf8.count
        return GeneratedContent(kind: isComplete ? kind : .null, id: nil, isComplete: isComplete)
    }

    private mutating func number() throws -> GeneratedContent {
        let start = index
        while index < bytes.count, "+-.eE0123456789".utf8.contains(bytes[index]) { index += 1 }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        if index == bytes.count, depth > 1 {
            // More digits may follow.
            let kind = Double(text).map(GeneratedContent.Kind.number) ?? .null
            return GeneratedContent(kind: kind, id: nil, isComplete: false)
        }
        guard let value = Double(text), value.isFinite else { throw failure("Expected a value.") }
        return GeneratedContent(kind: .number(value), id: nil, isComplete: true)
    }
}
