/// A message in the wire format of Protocol Buffers, read field by field.
///
/// Nothing is trusted: a length that leads beyond the message is a problem, and so is a number without an end.
package struct WireMessage: Sendable {
    private let bytes: [UInt8]
    private let range: Range<Int>

    package init(_ bytes: [UInt8]) { self.init(bytes, bytes.indices) }

    private init(_ bytes: [UInt8], _ range: Range<Int>) {
        self.bytes = bytes
        self.range = range
    }

    /// The value of a field, as far as the format defines it.
    package enum Value: Sendable {
        case number(UInt64)
        case bits64(UInt64)
        case bits32(UInt32)
        /// A text, a message or a list of numbers.
        case content(WireMessage)
    }

    /// Calls a function with the number and the value of each field, in order.
    package func read(_ body: (_ field: Int, _ value: Value) throws -> Void) throws {
        var index = range.lowerBound
        while index < range.upperBound {
            let tag = try number(&index)
            guard let field = Int(exactly: tag >> 3), field > 0 else { throw damaged }
            switch tag & 7 {
            case 0: try body(field, .number(try number(&index)))
            case 1: try body(field, .bits64(try bits(8, &index)))
            case 2:
                let length = try number(&index)
                guard length <= UInt64(range.upperBound - index) else { throw damaged }
                let end = index + Int(length)
                try body(field, .content(WireMessage(bytes, index..<end)))
                index = end
            case 5: try body(field, .bits32(UInt32(truncatingIfNeeded: try bits(4, &index))))
            default: throw damaged
            }
        }
    }

    /// The bytes as text.
    package var text: String { String(decoding: bytes[range], as: UTF8.self) }

    fileprivate var damaged: LearnedModelProblem { LearnedModelProblem("Its data is damaged.") }

    /// A number of up to ten bytes with seven bits each, the lowest first.
    private func number(_ index: inout Int) throws -> UInt64 {
        var result: UInt64 = 0
        for shift in stride(from: 0, to: 70, by: 7) {
            guard index < range.upperBound else { throw damaged }
            let byte = bytes[index]
            index += 1
            result |= UInt64(byte & 0x7F) << UInt64(shift)
            if byte < 0x80 { return result }
        }
        throw damaged
    }

    private func bits(_ count: Int, _ index: inout Int) throws -> UInt64 {
        guard range.upperBound - index >= count else { throw damaged }
        defer { index += count }
        return bytes[index..<index + count].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// The numbers of a list that was written as one field.
    fileprivate func numbers() throws -> [UInt64] {
        var index = range.lowerBound
        var found: [UInt64] = []
        while index < range.upperBound { found.append(try number(&index)) }
        return found
    }

    fileprivate func doubles() throws -> [Double] {
        var index = range.lowerBound
        var found: [Double] = []
        while index < range.upperBound { found.append(Double(bitPattern: try bits(8, &index))) }
        return found
    }
}

extension WireMessage.Value {
    private var unexpected: LearnedModelProblem { LearnedModelProblem("A field has another type than expected.") }

    /// The message, or the bytes of a text.
    package var message: WireMessage {
        get throws {
            guard case .content(let message) = self else { throw unexpected }
            return message
        }
    }

    package var text: String { get throws { try message.text } }

    package var number: UInt64 {
        get throws {
            guard case .number(let number) = self else { throw unexpected }
            return number
        }
    }

    package var int64: Int64 { get throws { Int64(bitPattern: try number) } }
    package var bool: Bool { get throws { try number != 0 } }

    /// The number as a place in a list; one beyond all lists is a problem.
    package var index: Int {
        get throws {
            guard let index = Int(exactly: try number) else { throw LearnedModelProblem("A number is out of range.") }
            return index
        }
    }

    package var double: Double {
        get throws {
            guard case .bits64(let bits) = self else { throw unexpected }
            return Double(bitPattern: bits)
        }
    }

    /// The elements that a field adds to a list: all of them, or one.
    package var doubles: [Double] {
        get throws {
            guard case .content(let list) = self else { return [try double] }
            return try list.doubles()
        }
    }

    package var numbers: [UInt64] {
        get throws {
            guard case .content(let list) = self else { return [try number] }
            return try list.numbers()
        }
    }

    package var int64s: [Int64] { get throws { try numbers.map { Int64(bitPattern: $0) } } }

    /// The key and the value of an entry of a map; nil for a part that was left out since it is zero or empty.
    package var entry: (key: WireMessage.Value?, value: WireMessage.Value?) {
        get throws {
            var entry: (key: WireMessage.Value?, value: WireMessage.Value?) = (nil, nil)
            try message.read { field, value in
                if field == 1 { entry.key = value }
                if field == 2 { entry.value = value }
            }
            return entry
        }
    }
}
