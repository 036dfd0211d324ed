/// Reads XML: elements, attributes, texts, the five named entities and those by number.
///
/// Comments, instructions and declarations of types are skipped.
struct XMLReader {
    let bytes: [UInt8]
    private var index = 0
    private var depth = 0
    /// Deeper nesting than this is not a model, and would overflow the stack.
    private static let deepest = 200

    init(bytes: [UInt8]) { self.bytes = bytes }

    private func failure(_ expected: String) -> XMLFailure {
        XMLFailure(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }, expected: expected)
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    private mutating func skipSpace() {
        while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    }

    /// Skips everything up to a text, and the text.
    private mutating func skip(past end: StaticString) throws {
        while index < bytes.count {
            if starts(with: end) {
                index += end.utf8CodeUnitCount
                return
            }
            index += 1
        }
        throw failure("“\(end)”")
    }

    /// Skips comments, declarations and instructions.
    private mutating func skipRemark() throws -> Bool {
        if starts(with: "<!--") {
            try skip(past: "-->")
        } else if starts(with: "<?") {
            try skip(past: "?>")
        } else if starts(with: "<!"), !starts(with: "<![CDATA[") {
            try skip(past: ">")
        } else {
            return false
        }
        return true
    }

    mutating func document() throws -> XMLElement {
        if starts(with: "\u{FEFF}") { index += 3 }
        skipSpace()
        while try skipRemark() { skipSpace() }
        let root = try element()
        skipSpace()
        while try skipRemark() { skipSpace() }
        guard index == bytes.count else { throw failure("the end of the file") }
        return root
    }

    private mutating func take(_ text: StaticString) -> Bool {
        guard starts(with: text) else { return false }
        index += text.utf8CodeUnitCount
        return true
    }

    private mutating func name() throws -> String {
        let start = index
        while index < bytes.count, Self.isPartOfName(bytes[index]) { index += 1 }
        if start == index { throw failure("a name") }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."),
            UInt8(ascii: ":"):
            true
        default: byte >= 0x80
        }
    }

    private mutating func element() throws -> XMLElement {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.deepest { throw failure("less nesting") }
        guard take("<") else { throw failure("an element") }
        var element = XMLElement(name: try name())
        while true {
            skipSpace()
            if take("/>") { return element }
            if take(">") { break }
            let key = try name()
            skipSpace()
            guard take("=") else { throw failure("“=”") }
            skipSpace()
            element.attributes[key] = try quoted()
        }
        try content(of: &element)
        return element
    }

    private mutating func quoted() throws -> String {
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else {
            throw failure("a quoted value")
        }
        let quote = bytes[index]
        index += 1
        var value: [UInt8] = []
        while index < bytes.count, bytes[index] != quote { try character(into: &value) }
        guard index < bytes.count else { throw failure("the end of a quoted value") }
        index += 1
        return String(decoding: value, as: UTF8.self)
    }

    private mutating func content(of element: inout XMLElement) throws {
        var text: [UInt8] = []
        while index < bytes.count {
            if take("</") {
                guard try name() == element.name else { throw failure("the end of “\(element.name)”") }
                skipSpace()
                guard take(">") else { throw failure("“>”") }
                element.text = String(decoding: text, as: UTF8.self)
                return
            }
            if take("<![CDATA[") {
                let start = index
                try skip(past: "]]>")
                text += bytes[start..<index - 3]
            } else if try skipRemark() {
                continue
            } else if bytes[index] == UInt8(ascii: "<") {
                element.children.append(try self.element())
            } else {
                try character(into: &text)
            }
        }
        throw failure("the end of “\(element.name)”")
    }

    private mutating func character(into text: inout [UInt8]) throws {
        guard bytes[index] == UInt8(ascii: "&") else {
            text.append(bytes[index])
            index += 1
            return
        }
        guard let end = bytes[index...].prefix(12).firstIndex(of: UInt8(ascii: ";")) else {
            throw failure("“;” after “&”")
        }
        let entity = String(decoding: bytes[index + 1..<end], as: UTF8.self)
        switch entity {
        case "lt": text.append(UInt8(ascii: "<"))
        case "gt": text.append(UInt8(ascii: ">"))
        case "amp": text.append(UInt8(ascii: "&"))
        case "quot": text.append(UInt8(ascii: "\""))
        case "apos": text.append(UInt8(ascii: "'"))
        default:
            let number =
                entity.hasPrefix("#x") ? UInt32(entity.dropFirst(2), radix: 16) : UInt32(entity.dropFirst())
            guard entity.hasPrefix("#"), let scalar = number.flatMap(Unicode.Scalar.init) else {
                throw failure("a known entity, not “&\(entity);”")
            }
            text += Array(String(scalar).utf8)
        }
        index = end + 1
    }
}
