/// Bytes for a terminal, written without making strings of them.
struct ByteWriter {
    private(set) var bytes: [UInt8] = []

    mutating func write(_ string: StaticString) {
        string.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func write(letter character: Character) { bytes.append(contentsOf: character.utf8) }

    mutating func write(text: String) { bytes.append(contentsOf: text.utf8) }

    mutating func write(bytes more: [UInt8]) { bytes += more }

    /// Writes a whole number, which must not be negative.
    mutating func write(_ number: Int) {
        if number >= 10 { write(number / 10) }
        bytes.append(0x30 + UInt8(number % 10))
    }

    /// Removes everything from a place on.
    mutating func cut(to count: Int) { bytes.removeSubrange(count...) }
}
