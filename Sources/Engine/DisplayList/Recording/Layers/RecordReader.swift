import Foundation

/// Reads the output of a ``RecordWriter``, or data that claims to be that.
struct RecordReader {
    private let bytes: [UInt8]
    private var place: Int
    let form: RecordForm
    /// The current depth of nested values.
    private var depth = 0
    /// The greatest depth; anything deeper was not written by us, and might need more room than there is.
    private static let greatestDepth = 100

    init(_ bytes: [UInt8], at place: Int = 0, form: RecordForm) {
        self.bytes = bytes
        self.place = place
        self.form = form
    }

    /// Whether nothing follows.
    mutating func isAtEnd() -> Bool {
        if form == .text { skipBlanks() }
        return place >= bytes.count
    }

    func problem(_ what: String) -> DisplayListLog.Problem {
        guard form == .text else { return DisplayListLog.Problem("Byte \(place): \(what).") }
        let line = bytes[..<min(place, bytes.count)].reduce(1) { $1 == 10 ? $0 + 1 : $0 }
        return DisplayListLog.Problem("Line \(line): \(what).")
    }

    mutating func word() throws -> RecordWord {
        switch form {
        case .text:
            let text = try token()
            guard let word = RecordWord(rawValue: text) else { throw problem("“\(text.prefix(40))” is not a word") }
            return word
        case .bytes:
            let code = Int(try byte())
            guard code < RecordWord.all.count else { throw problem("\(code) is not a word") }
            return RecordWord.all[code]
        }
    }

    mutating func number() throws -> Double {
        switch form {
        case .text:
            let text = try token()
            guard let number = Double(text) else { throw problem("“\(text.prefix(40))” is not a number") }
            return number
        case .bytes:
            let value = try varint()
            if value & 1 == 0 {
                let folded = value >> 1
                return Double(Int64(bitPattern: (folded >> 1) ^ (0 &- (folded & 1)))) / 8
            }
            guard bytes.count - place >= 8 else { throw problem("a number does not end") }
            defer { place += 8 }
            return Double(bitPattern: (0..<8).reduce(0) { $0 | UInt64(bytes[place + $1]) << (8 * UInt64($1)) })
        }
    }

    mutating func length() throws -> CGFloat { CGFloat(try number()) }

    mutating func integer() throws -> Int {
        switch form {
        case .text:
            let text = try token()
            guard let number = Int(text) else { throw problem("“\(text.prefix(40))” is not a whole number") }
            return number
        case .bytes:
            let value = try varint()
            return Int(Int64(bitPattern: (value >> 1) ^ (0 &- (value & 1))))
        }
    }

    mutating func flag() throws -> Bool {
        switch form {
        case .text:
            switch try token() {
            case "yes": return true
            case "no": return false
            case let text: throw problem("“\(text.prefix(40))” is neither yes nor no")
            }
        case .bytes:
            switch try byte() {
            case 0: return false
            case 1: return true
            case let byte: throw problem("\(byte) is neither yes nor no")
            }
        }
    }

    mutating func text() throws -> String {
        switch form {
        case .text: return try quoted()
        case .bytes: return String(decoding: try data(), as: UTF8.self)
        }
    }

    mutating func data() throws -> [UInt8] {
        switch form {
        case .text:
            guard let data = Data(base64Encoded: try quoted()) else { throw problem("bytes are not in Base64") }
            return [UInt8](data)
        case .bytes:
            let count = try varint()
            guard count <= UInt64(bytes.count - place) else { throw problem("bytes are missing") }
            defer { place += Int(count) }
            return Array(bytes[place..<place + Int(count)])
        }
    }

    mutating func value<Value: Recordable>(_ type: Value.Type = Value.self) throws -> Value {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.greatestDepth else { throw problem("values lie too deep within each other") }
        return try Value(from: &self)
    }

    mutating func optional<Value: Recordable>(_ type: Value.Type = Value.self) throws -> Value? {
        try flag() ? try value() : nil
    }

    mutating func list<Value: Recordable>(_ type: Value.Type = Value.self) throws -> [Value] {
        let count = try integer()
        // Each value takes a byte at least.
        guard count >= 0, count <= bytes.count - place else { throw problem("there are not \(count) values") }
        var values: [Value] = []
        for _ in 0..<count { values.append(try value()) }
        return values
    }

    private mutating func byte() throws -> UInt8 {
        guard place < bytes.count else { throw problem("something is missing") }
        defer { place += 1 }
        return bytes[place]
    }

    private mutating func varint() throws -> UInt64 {
        var value: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 70, by: 7) {
            let byte = try byte()
            if shift == 63, byte > 1 { break }
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
        }
        throw problem("a number is too large")
    }

    private mutating func skipBlanks() {
        while place < bytes.count, bytes[place] == 32 || bytes[place] == 10 || bytes[place] == 13 { place += 1 }
    }

    private mutating func token() throws -> String {
        skipBlanks()
        let start = place
        while place < bytes.count, bytes[place] > 32 { place += 1 }
        guard place > start else { throw problem("something is missing") }
        return String(decoding: bytes[start..<place], as: UTF8.self)
    }

    private mutating func quoted() throws -> String {
        skipBlanks()
        guard place < bytes.count, bytes[place] == 34 else { throw problem("a text is missing") }
        place += 1
        var text: [UInt8] = []
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case 34: return String(decoding: text, as: UTF8.self)
            case 92:
                let escaped = try self.byte()
                text.append(escaped == 110 ? 10 : escaped == 114 ? 13 : escaped)
            default: text.append(byte)
            }
        }
        throw problem("a text does not end")
    }
}
