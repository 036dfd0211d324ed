import Foundation

/// Writes values one after the other.
struct RecordWriter {
    /// The bytes written so far.
    private(set) var bytes: [UInt8] = []
    let form: RecordForm
    private var isAtLineStart = true

    init(_ form: RecordForm) { self.form = form }

    /// Writes a word, one of a fixed set.
    mutating func word(_ word: RecordWord) {
        switch form {
        case .text: token(word.rawValue)
        case .bytes: bytes.append(word.code)
        }
    }

    /// Writes a number.
    mutating func number(_ value: Double) {
        switch form {
        case .text:
            let text = value.description
            token(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
        case .bytes:
            // Most numbers are a few eighths of points.
            let eighths = value * 8
            if abs(eighths) < 1e12, eighths == eighths.rounded(), value.sign == .plus || value != 0 {
                let whole = Int64(eighths)
                varint(UInt64(bitPattern: (whole << 1) ^ (whole >> 63)) << 1)
            } else {
                varint(1)
                withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
            }
        }
    }

    mutating func number(_ value: CGFloat) { number(Double(value)) }

    /// Writes a whole number.
    mutating func integer(_ value: Int) {
        switch form {
        case .text: token(String(value))
        case .bytes: varint(UInt64(bitPattern: Int64((value << 1) ^ (value >> 63))))
        }
    }

    /// Writes whether something holds.
    mutating func flag(_ value: Bool) {
        switch form {
        case .text: token(value ? "yes" : "no")
        case .bytes: bytes.append(value ? 1 : 0)
        }
    }

    /// Writes a text.
    mutating func text(_ value: String) {
        switch form {
        case .text:
            var quoted = "\""
            for scalar in value.unicodeScalars {
                switch scalar {
                case "\"": quoted += "\\\""
                case "\\": quoted += "\\\\"
                case "\n": quoted += "\\n"
                case "\r": quoted += "\\r"
                default: quoted.unicodeScalars.append(scalar)
                }
            }
            token(quoted + "\"")
        case .bytes: data(Array(value.utf8))
        }
    }

    /// Writes bytes; as text in Base64.
    mutating func data(_ value: [UInt8]) {
        switch form {
        case .text: token("\"" + Data(value).base64EncodedString() + "\"")
        case .bytes:
            varint(UInt64(value.count))
            bytes += value
        }
    }

    mutating func value(_ value: some Recordable) { value.write(to: &self) }

    /// Writes a value that may be missing.
    mutating func optional(_ value: (some Recordable)?) {
        flag(value != nil)
        if let value { self.value(value) }
    }

    /// Writes how many values follow, and these.
    mutating func list(_ values: [some Recordable]) {
        integer(values.count)
        for value in values { self.value(value) }
    }

    /// Ends a line; bytes have none.
    mutating func endLine() {
        guard form == .text else { return }
        bytes.append(10)
        isAtLineStart = true
    }

    private mutating func token(_ text: String) {
        if !isAtLineStart { bytes.append(32) }
        bytes += Array(text.utf8)
        isAtLineStart = false
    }

    private mutating func varint(_ value: UInt64) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }
}
