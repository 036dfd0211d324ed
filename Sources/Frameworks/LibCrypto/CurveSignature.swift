/// The two numbers of a signature on a curve, in their two forms.
package enum CurveSignature {
    /// Returns DER's form of two numbers that have the same length.
    package static func encoded(raw: [UInt8]) -> [UInt8] {
        let half = raw.count / 2
        let numbers = integer(raw.prefix(half)) + integer(raw.suffix(half))
        return [0x30] + length(numbers.count) + numbers
    }

    /// Returns both numbers, each with a length in bytes; nil if the form is not exactly DER's.
    package static func raw(encoded: [UInt8], side: Int) -> [UInt8]? {
        var rest = encoded[...]
        guard let content = element(0x30, &rest), rest.isEmpty else { return nil }
        var numbers = content
        guard let first = number(&numbers, side), let second = number(&numbers, side), numbers.isEmpty else {
            return nil
        }
        return first + second
    }

    private static func integer(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var digits = Array(bytes.drop { $0 == 0 })
        if digits.first.map({ $0 >= 0x80 }) ?? true { digits.insert(0, at: 0) }
        return [0x02] + length(digits.count) + digits
    }

    private static func length(_ count: Int) -> [UInt8] { count < 0x80 ? [UInt8(count)] : [0x81, UInt8(count)] }

    private static func element(_ tag: UInt8, _ rest: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        guard rest.popFirst() == tag, var count = rest.popFirst().map(Int.init) else { return nil }
        if count == 0x81 {
            guard let long = rest.popFirst(), long >= 0x80 else { return nil }
            count = Int(long)
        } else if count > 0x7F {
            return nil
        }
        guard count <= rest.count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return rest.prefix(count)
    }

    private static func number(_ rest: inout ArraySlice<UInt8>, _ side: Int) -> [UInt8]? {
        guard let digits = element(0x02, &rest), let first = digits.first, first < 0x80 else { return nil }
        // The shortest form: a zero only before a bit that would be a sign.
        if first == 0, digits.count > 1, digits.dropFirst().first.map({ $0 < 0x80 }) ?? true { return nil }
        let plain = digits.drop { $0 == 0 }
        guard plain.count <= side else { return nil }
        return [UInt8](repeating: 0, count: side - plain.count) + plain
    }
}
