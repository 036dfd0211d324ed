import Foundation

/// Reads property lists in binary form.
///
/// Each value is read once. In a file without errors values don't overlap, so all together have no more references and
/// bytes than the file: more of them are missing.
struct BinaryPropertyReader {
    private let bytes: [UInt8]
    private let offsets: [Int]
    private let referenceSize: Int
    private let root: Int

    /// Creates a reader of bytes; nil if they end too early or have no table of offsets.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 40 else { return nil }
        self.bytes = bytes
        let trailer = bytes.count - 32
        let offsetSize = Int(bytes[trailer + 6])
        referenceSize = Int(bytes[trailer + 7])
        guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
            let count = Self.number(bytes, trailer + 8, 8), let root = Self.number(bytes, trailer + 16, 8),
            let start = Self.number(bytes, trailer + 24, 8), root < count, start <= trailer,
            count <= (trailer - start) / offsetSize
        else { return nil }
        self.root = root
        // An offset that no file can have stands for one that is too large.
        offsets = (0..<count).map { Self.number(bytes, start + $0 * offsetSize, offsetSize) ?? .max }
    }

    /// Reads a number without a sign; nil beyond the end and for a number that is too large.
    private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
        guard start >= 0, size > 0, start <= bytes.count - size else { return nil }
        return Int(exactly: bytes[start..<start + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// Reads all values.
    func table() -> PropertyTable {
        var room = bytes.count
        var entries = offsets.map { entry(at: $0, &room) }
        // Keys may come later in the file than their dictionaries.
        for (index, offset) in offsets.enumerated() where offset < bytes.count && bytes[offset] >> 4 == 0xD {
            entries[index] = record(at: offset, entries, &room)
        }
        return PropertyTable(entries: entries, root: root)
    }

    /// Reads the length of a value; nil if there is none.
    private func length(at offset: Int) -> (count: Int, start: Int)? {
        let low = Int(bytes[offset] & 0xF)
        guard low == 0xF else { return (low, offset + 1) }
        guard offset + 1 < bytes.count, bytes[offset + 1] >> 4 == 1 else { return nil }
        let size = 1 << Int(bytes[offset + 1] & 0xF)
        guard size <= 8, let count = Self.number(bytes, offset + 2, size) else { return nil }
        return (count, offset + 2 + size)
    }

    /// Returns the bytes of a value; nil if there are too few.
    private func part(at offset: Int, width: Int, _ room: inout Int) -> ArraySlice<UInt8>? {
        guard let (count, start) = length(at: offset), count <= room / width, start <= bytes.count,
            count <= (bytes.count - start) / width
        else { return nil }
        room -= count * width
        return bytes[start..<start + count * width]
    }

    private func entry(at offset: Int, _ room: inout Int) -> PropertyTable.Entry {
        guard offset < bytes.count else { return .missing }
        let low = Int(bytes[offset] & 0xF)
        switch bytes[offset] >> 4 {
        case 0x0: return low == 8 ? .bool(false) : low == 9 ? .bool(true) : .missing
        case 0x1: return whole(at: offset + 1, size: 1 << low)
        case 0x2: return real(at: offset + 1, size: 1 << low)
        case 0x4: return part(at: offset, width: 1, &room).map { .data(Data($0)) } ?? .missing
        case 0x5:
            return part(at: offset, width: 1, &room).map { .text(String(decoding: $0, as: UTF8.self)) } ?? .missing
        case 0x6:
            guard let part = part(at: offset, width: 2, &room) else { return .missing }
            let units = stride(from: part.startIndex, to: part.endIndex, by: 2).map {
                UInt16(part[$0]) << 8 | UInt16(part[$0 + 1])
            }
            return .text(String(decoding: units, as: UTF16.self))
        case 0x8: return Self.number(bytes, offset + 1, min(low + 1, 8)).map { .object($0) } ?? .missing
        case 0xA, 0xC:
            guard let part = part(at: offset, width: referenceSize, &room) else { return .missing }
            return .list(references(part))
        default: return .missing
        }
    }

    private func whole(at offset: Int, size: Int) -> PropertyTable.Entry {
        // Numbers of sixteen bytes are numbers without a sign.
        let start = size == 16 ? offset + 8 : offset
        guard size <= 16, start <= bytes.count - min(size, 8) else { return .missing }
        let value = bytes[start..<start + min(size, 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .int(Int64(bitPattern: value))
    }

    private func real(at offset: Int, size: Int) -> PropertyTable.Entry {
        guard size == 4 || size == 8, offset <= bytes.count - size else { return .missing }
        let value = bytes[offset..<offset + size].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        return .real(size == 4 ? Double(Float(bitPattern: UInt32(value))) : Double(bitPattern: value))
    }

    private func references(_ part: ArraySlice<UInt8>) -> [Int] {
        stride(from: part.startIndex, to: part.endIndex, by: referenceSize).map {
            Self.number(bytes, $0, referenceSize) ?? .max
        }
    }

    private func record(at offset: Int, _ entries: [PropertyTable.Entry], _ room: inout Int) -> PropertyTable.Entry {
        guard let part = part(at: offset, width: referenceSize * 2, &room) else { return .missing }
        let all = references(part)
        var record: [String: Int] = [:]
        for (key, value) in zip(all.prefix(all.count / 2), all.dropFirst(all.count / 2)) {
            guard entries.indices.contains(key), case .text(let name) = entries[key] else { continue }
            record[name] = value
        }
        return .record(record, among: entries)
    }
}
