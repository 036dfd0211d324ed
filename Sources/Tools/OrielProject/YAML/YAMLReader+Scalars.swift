/// Scalars: plain, in quotes, and in blocks.
extension YAMLReader {
    /// The text of a part of a line without the spaces around it; nil if there is none.
    static func trimmed(_ part: ArraySlice<UInt8>) -> String? {
        let text = part.drop { $0 == 0x20 || $0 == 0x09 }
        guard let last = text.lastIndex(where: { $0 != 0x20 && $0 != 0x09 }) else { return nil }
        return String(decoding: text[...last], as: UTF8.self)
    }

    // MARK: Keys

    /// The place of the colon after a key that begins here; nil where the line has none.
    func endOfKey() throws -> Int? {
        var place = index
        if let quote = current, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            place += 1
            while place < bytes.count, bytes[place] != 0x0A, bytes[place] != quote {
                place += quote == UInt8(ascii: "\"") && bytes[place] == UInt8(ascii: "\\") ? 2 : 1
            }
            guard place < bytes.count, bytes[place] == quote else { return nil }
            place += 1
            while place < bytes.count, bytes[place] == 0x20 || bytes[place] == 0x09 { place += 1 }
            return place < bytes.count && bytes[place] == UInt8(ascii: ":") && isSpace(at: place + 1) ? place : nil
        }
        if current == UInt8(ascii: "[") || current == UInt8(ascii: "{") || current == UInt8(ascii: "*") { return nil }
        while place < bytes.count, bytes[place] != 0x0A {
            if bytes[place] == UInt8(ascii: ":"), isSpace(at: place + 1) { return place }
            if bytes[place] == UInt8(ascii: "#"), place > index, isSpace(at: place - 1) { return nil }
            place += 1
        }
        return nil
    }

    private func isSpace(at place: Int) -> Bool { isSpace(place < bytes.count ? bytes[place] : nil) }

    mutating func key(until end: Int) throws -> String {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quoted() }
        return Self.trimmed(bytes[index..<end]) ?? ""
    }

    // MARK: Plain scalars

    /// Reads a scalar without quotes, with the lines that are indented further than a column.
    mutating func plain(above parent: Int) throws -> String {
        if let first = current, "%@`,]}".utf8.contains(first) {
            throw failure("a value can't begin with “\(Character(Unicode.Scalar(first)))” without quotes")
        }
        var text = try plainLine()
        while current == 0x0A {
            var breaks = 0
            let place = (index, lineStart)
            while current == 0x0A {
                skipLine()
                breaks += 1
                while current == 0x20 { index += 1 }
            }
            // A tab that comes after the indentation separates words.
            if column > parent { skipBlanks() }
            if current == nil || column <= parent || isAtEndOfLine || isAtMark {
                (index, lineStart) = place
                break
            }
            text += (breaks > 1 ? String(repeating: "\n", count: breaks - 1) : " ") + (try plainLine())
        }
        return text
    }

    private mutating func plainLine() throws -> String {
        let start = index
        while let byte = current, byte != 0x0A, !isAtEndOfLine {
            if byte == UInt8(ascii: ":"), isSpace(self.byte(after: 1)) {
                throw failure("a second “:” in a value needs quotes around the value")
            }
            index += 1
        }
        return Self.trimmed(bytes[start..<index]) ?? ""
    }

    // MARK: Quotes

    mutating func quoted() throws -> String {
        let start = index
        let quote = bytes[index]
        var result: [UInt8] = []
        index += 1
        while let byte = current {
            index += 1
            switch byte {
            case quote:
                guard quote == UInt8(ascii: "'"), current == quote else {
                    return String(decoding: result, as: UTF8.self)
                }
                result.append(quote)
                index += 1
            case 0x0A: fold(into: &result)
            case UInt8(ascii: "\\") where quote == UInt8(ascii: "\""): escape(into: &result)
            default: result.append(byte)
            }
        }
        throw failure("this quotation mark has no end", at: start)
    }

    /// Joins lines: a single break is a space, further ones count.
    private mutating func fold(into result: inout [UInt8]) {
        while result.last == 0x20 || result.last == 0x09 { result.removeLast() }
        var breaks = 1
        while true {
            lineStart = index
            skipBlanks()
            guard current == 0x0A else { break }
            index += 1
            breaks += 1
        }
        result += breaks == 1 ? [0x20] : Array(repeating: 0x0A, count: breaks - 1)
    }

    private mutating func escape(into result: inout [UInt8]) {
        guard let escaped = current else { return }
        index += 1
        let simple: [Unicode.Scalar: UInt8] = [
            "n": 0x0A, "t": 0x09, "r": 0x0D, "0": 0, "a": 0x07, "b": 0x08, "e": 0x1B, "f": 0x0C, "v": 0x0B,
        ]
        switch escaped {
        case 0x0A:
            lineStart = index
            skipBlanks()
        case UInt8(ascii: "x"): result += Array(String(scalar(digits: 2)).utf8)
        case UInt8(ascii: "u"): result += Array(String(scalar(digits: 4)).utf8)
        case UInt8(ascii: "U"): result += Array(String(scalar(digits: 8)).utf8)
        case UInt8(ascii: "N"): result += [0xC2, 0x85]
        case UInt8(ascii: "_"): result += [0xC2, 0xA0]
        default: result.append(simple[Unicode.Scalar(escaped)] ?? escaped)
        }
    }

    private mutating func scalar(digits: Int) -> Character {
        func number(_ digits: Int) -> UInt32 {
            let text = bytes[min(index, bytes.count)..<min(index + digits, bytes.count)]
                .prefix { Character(Unicode.Scalar($0)).isHexDigit }
            index += text.count
            return UInt32(String(decoding: text, as: UTF8.self), radix: 16) ?? 0xFFFD
        }
        var value = number(digits)
        // JSON writes what lies beyond 16 bits as two halves.
        if (0xD800..<0xDC00).contains(value), current == UInt8(ascii: "\\"), byte(after: 1) == UInt8(ascii: "u") {
            index += 2
            let low = number(4)
            value = (0xDC00..<0xE000).contains(low) ? 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00) : 0xFFFD
        }
        return Character(Unicode.Scalar(value) ?? "\u{FFFD}")
    }

    // MARK: Blocks

    /// Reads a literal (`|`) or folded (`>`) block, whose lines are indented further than a column.
    mutating func blockScalar(above parent: Int) throws -> YAMLValue {
        let isFolded = current == UInt8(ascii: ">")
        index += 1
        var chomping: UInt8?
        var indentation: Int?
        while let byte = current, !isSpace(byte) {
            switch byte {
            case UInt8(ascii: "+"), UInt8(ascii: "-"): chomping = byte
            case UInt8(ascii: "1")...UInt8(ascii: "9"): indentation = max(parent, 0) + Int(byte - UInt8(ascii: "0"))
            default: throw failure("after “|” or “>” a sign, a digit or the end of the line is expected")
            }
            index += 1
        }
        skipBlanks()
        guard isAtEndOfLine else { throw failure("after “|” or “>” the end of the line is expected") }
        skipLine()
        var lines: [ArraySlice<UInt8>] = []
        while index < bytes.count, !isAtMark {
            let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
            let spaces = bytes[index..<end].prefix { $0 == 0x20 }.count
            let isBlank = index + spaces == end
            if !isBlank {
                if indentation == nil, spaces > parent { indentation = spaces }
                guard let indentation, spaces >= indentation else { break }
            }
            lines.append(bytes[min(index + (indentation ?? spaces), end)..<end])
            skipLine()
        }
        return .scalar(Self.text(of: lines, isFolded: isFolded, chomping), isPlain: false)
    }

    private static func text(of lines: [ArraySlice<UInt8>], isFolded: Bool, _ chomping: UInt8?) -> String {
        let content = lines.prefix((lines.lastIndex { !$0.isEmpty } ?? -1) + 1)
        var text: [UInt8] = []
        if isFolded {
            var breaks = 0
            var wasIndented = true
            for (number, line) in content.enumerated() {
                if line.isEmpty {
                    breaks += 1
                    continue
                }
                let isIndented = line.first == 0x20 || line.first == 0x09
                if number > 0 {
                    // Lines that are indented further keep their breaks.
                    let kept = isIndented || wasIndented && !text.isEmpty ? breaks + 1 : breaks
                    text +=
                        text.isEmpty || kept > 0 ? Array(repeating: 0x0A, count: text.isEmpty ? breaks : kept) : [0x20]
                }
                text += line
                (breaks, wasIndented) = (0, isIndented)
            }
        } else {
            text = Array(content.joined(separator: [0x0A]))
        }
        switch chomping {
        case UInt8(ascii: "-"): break
        case UInt8(ascii: "+"):
            text += Array(repeating: 0x0A, count: lines.count - content.count + (content.isEmpty ? 0 : 1))
        default: if !content.isEmpty { text.append(0x0A) }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
