import Testing

@testable import TerminalFrontend

/// Writes data in the fixed codes of RFC 1951, and what it unpacks to.
private struct FixedCodeWriter {
    private(set) var packed: [UInt8] = [0x78, 0x01]
    private(set) var plain: [UInt8] = []
    private var bit = 8

    init() { number(0b011, 3) }

    private mutating func add(_ value: Int) {
        if bit == 8 {
            packed.append(0)
            bit = 0
        }
        packed[packed.count - 1] |= UInt8(value << bit)
        bit += 1
    }

    /// A number, its lowest bit first.
    private mutating func number(_ value: Int, _ count: Int) { for place in 0..<count { add(value >> place & 1) } }

    /// A code, its highest bit first.
    private mutating func code(_ value: Int, _ count: Int) {
        for place in (0..<count).reversed() { add(value >> place & 1) }
    }

    private mutating func symbol(_ symbol: Int) {
        switch symbol {
        case 0...143: code(0x30 + symbol, 8)
        case 144...255: code(0x190 + symbol - 144, 9)
        case 256...279: code(symbol - 256, 7)
        default: code(0xC0 + symbol - 280, 8)
        }
    }

    mutating func literal(_ byte: UInt8) {
        symbol(Int(byte))
        plain.append(byte)
    }

    /// A repeat by the numbers of its codes, and the numbers that these add.
    mutating func again(_ length: Int, _ more: Int, _ distance: Int, _ rest: Int) {
        let lengthBits = length < 8 || length == 28 ? 0 : (length - 4) / 4
        symbol(257 + length)
        number(more, lengthBits)
        let distanceBits = distance < 4 ? 0 : distance / 2 - 1
        code(distance, 5)
        number(rest, distanceBits)
        let count = length == 28 ? 258 : length < 8 ? 3 + length : (4 + length % 4) << lengthBits + 3 + more
        let far = distance < 4 ? distance + 1 : (2 + distance % 2) << distanceBits + 1 + rest
        for _ in 0..<count { plain.append(plain[plain.count - far]) }
    }

    mutating func end() { symbol(256) }
}

@Suite("Data in fixed codes")
struct FixedCodeTests {
    @Test("Each byte, length and distance is read")
    func all() {
        var writer = FixedCodeWriter()
        for byte in UInt8.min...UInt8.max { writer.literal(byte) }
        // Enough behind it for the greatest distance, and no period in it.
        for step in 0..<140 {
            writer.again(28, 0, 14, step % 60)
            writer.literal(UInt8(step))
        }
        for length in 0..<28 {
            let most = length < 8 ? 0 : 1 << ((length - 4) / 4) - 1
            // A length of 258 has a code of its own.
            for more in Set([0, length == 27 ? most - 1 : most]) { writer.again(length, more, 3 + length % 9, 0) }
            writer.literal(UInt8(200 + length))
        }
        for distance in 0..<30 {
            let most = distance < 4 ? 0 : 1 << (distance / 2 - 1) - 1
            for rest in Set([0, most]) {
                writer.again(7, 0, distance, rest)
                writer.literal(UInt8(100 + distance))
            }
        }
        writer.end()
        let (packed, plain) = (writer.packed, writer.plain)
        #expect(Inflater.unpack(packed, length: plain.count) == plain)
        #expect(Inflater.unpack(packed, length: plain.count - 1) == nil)
        #expect(Inflater.unpack(Array(packed.dropLast(2)), length: plain.count) == nil)
    }

    @Test("A repeat of missing bytes, and a code that means nothing, are refused")
    func refused() {
        func unpack(_ write: (inout FixedCodeWriter) -> Void) -> [UInt8]? {
            var writer = FixedCodeWriter()
            for byte in [7, 8, 9] as [UInt8] { writer.literal(byte) }
            write(&writer)
            writer.end()
            return Inflater.unpack(writer.packed, length: 6)
        }
        #expect(unpack { $0.again(0, 0, 2, 0) } == [7, 8, 9, 7, 8, 9])
        #expect(unpack { $0.again(0, 0, 0, 0) } == [7, 8, 9, 9, 9, 9])
        #expect(unpack { $0.again(1, 0, 2, 0) } == nil)
        #expect(unpack { _ in } == [7, 8, 9])
        // One byte back, where there are none: a length of 3 and a distance of 1 in 12 bits after the first three.
        #expect(Inflater.unpack([0x78, 0x01, 0b0000_0011, 0b0000_0010, 0], length: 9) == nil)
    }

    @Test("A header that is none is refused")
    func headers() {
        var writer = FixedCodeWriter()
        writer.literal(65)
        writer.end()
        let body = writer.packed.dropFirst(2)
        #expect(Inflater.unpack([0x78, 0x01] + body, length: 1) == [65])
        #expect(Inflater.unpack([0x78, 0x9C] + body, length: 1) == [65])
        #expect(Inflater.unpack([0x78, 0x02] + body, length: 1) == nil)
        #expect(Inflater.unpack([0x79, 0x18] + body, length: 1) == nil)
        #expect(Inflater.unpack([0x78, 0x20] + body, length: 1) == nil)
        #expect(Inflater.unpack([0x78, 0x01], length: 1) == nil && Inflater.unpack([], length: 1) == nil)
    }
}
