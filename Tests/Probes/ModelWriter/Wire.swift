/// Fields in the wire format of Protocol Buffers, as tests write them.
package enum Wire {
    package static func number(_ field: Int, _ value: Int) -> [UInt8] { tag(field, 0) + varint(value) }

    package static func double(_ field: Int, _ value: Double) -> [UInt8] { tag(field, 1) + bytes(value) }

    package static func text(_ field: Int, _ value: String) -> [UInt8] { content(field, Array(value.utf8)) }

    package static func message(_ field: Int, _ parts: [UInt8]...) -> [UInt8] { content(field, parts.flatMap { $0 }) }

    /// A list of numbers in one field.
    package static func doubles(_ field: Int, _ values: [Double]) -> [UInt8] { content(field, values.flatMap(bytes)) }

    package static func numbers(_ field: Int, _ values: [Int]) -> [UInt8] { content(field, values.flatMap(varint)) }

    private static func content(_ field: Int, _ bytes: [UInt8]) -> [UInt8] {
        tag(field, 2) + varint(bytes.count) + bytes
    }

    private static func tag(_ field: Int, _ type: Int) -> [UInt8] { varint(field << 3 | type) }

    private static func bytes(_ value: Double) -> [UInt8] {
        withUnsafeBytes(of: value.bitPattern.littleEndian) { Array($0) }
    }

    private static func varint(_ value: Int) -> [UInt8] {
        var rest = UInt64(bitPattern: Int64(value))
        var bytes: [UInt8] = []
        while rest >= 0x80 {
            bytes.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        return bytes + [UInt8(rest)]
    }
}
