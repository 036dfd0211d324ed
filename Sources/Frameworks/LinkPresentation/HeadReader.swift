/// Reads the elements of a page in HTML one after the other.
struct HeadReader {
    /// An element's beginning: its name in small letters, with a slash in front for an end, and its attributes.
    struct Element {
        var name: String
        var attributes: [String: String] = [:]
    }

    private let bytes: [UInt8]
    private var place = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    /// Skips all that is left.
    mutating func end() { place = bytes.count }

    /// Returns the next element; nil at the end.
    mutating func next() -> Element? {
        while true {
            while place < bytes.count, bytes[place] != UInt8(ascii: "<") { place += 1 }
            guard place < bytes.count else { return nil }
            place += 1
            if starts(with: "!--") {
                skip(past: "-->")
                continue
            }
            let name = word { $0 == UInt8(ascii: ">") || Self.isBlank($0) }.lowercased()
            var element = Element(name: name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name)
            readAttributes(into: &element)
            return element
        }
    }

    /// Returns the text up to the end of an element, and goes on behind it.
    mutating func text(until name: String) -> String {
        let start = place
        while place < bytes.count, !(bytes[place] == UInt8(ascii: "<") && starts(with: "</\(name)")) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func readAttributes(into element: inout Element) {
        while place < bytes.count {
            while place < bytes.count, Self.isBlank(bytes[place]) || bytes[place] == UInt8(ascii: "/") { place += 1 }
            guard place < bytes.count else { return }
            if bytes[place] == UInt8(ascii: ">") {
                place += 1
                return
            }
            let start = place
            let name = word { $0 == UInt8(ascii: "=") || $0 == UInt8(ascii: ">") || Self.isBlank($0) }.lowercased()
            while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
            var value = ""
            if place < bytes.count, bytes[place] == UInt8(ascii: "=") {
                place += 1
                while place < bytes.count, Self.isBlank(bytes[place]) { place += 1 }
                if place < bytes.count, bytes[place] == UInt8(ascii: "\"") || bytes[place] == UInt8(ascii: "'") {
                    let quote = bytes[place]
                    place += 1
                    value = word { $0 == quote }
                    place = min(place + 1, bytes.count)
                } else {
                    value = word { $0 == UInt8(ascii: ">") || Self.isBlank($0) }
                }
            }
            if !name.isEmpty, element.attributes[name] == nil { element.attributes[name] = value }
            // A sign that is neither name nor value does not stop the reader.
            if place == start { place += 1 }
        }
    }

    private mutating func word(until ends: (UInt8) -> Bool) -> String {
        let start = place
        while place < bytes.count, !ends(bytes[place]) { place += 1 }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private func starts(with text: String) -> Bool {
        var index = place
        for byte in text.utf8 {
            guard index < bytes.count else { return false }
            let own = bytes[index]
            let small = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(own) ? own + 32 : own
            if small != byte { return false }
            index += 1
        }
        return true
    }

    private mutating func skip(past text: String) {
        while place < bytes.count, !starts(with: text) { place += 1 }
        place = min(place + text.utf8.count, bytes.count)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
}
