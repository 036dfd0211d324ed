import Foundation

/// The changes of a save as bytes: the names that occur, then the changes, which name them by their places.
package enum HistoryCoder {
    package static func encode(_ changes: [StoredChange]) -> Data {
        var names: [String: Int] = [:]
        var order: [String] = []
        var body: [UInt8] = []
        var last = (name: "", place: -1)
        func place(_ name: String) -> Int {
            // Most are of the entity of the one before.
            if last.place >= 0, last.name == name { return last.place }
            let place = anyPlace(name)
            last = (name, place)
            return place
        }
        func anyPlace(_ name: String) -> Int {
            if let known = names[name] { return known }
            names[name] = order.count
            order.append(name)
            return order.count - 1
        }
        body.reserveCapacity(changes.count * 12)
        for change in changes {
            body.append(change.kind.rawValue)
            append(place(change.entity), to: &body)
            withUnsafeBytes(of: change.key.littleEndian) { body.append(contentsOf: $0) }
            guard change.kind != .insert else { continue }
            append(change.properties.count, to: &body)
            for name in change.properties { append(place(name), to: &body) }
            append(change.preserved.count, to: &body)
            for (name, value) in change.preserved.sorted(by: { $0.key < $1.key }) {
                append(place(name), to: &body)
                append(value, to: &body)
            }
        }
        var head: [UInt8] = []
        append(order.count, to: &head)
        for name in order { append(Data(name.utf8), to: &head) }
        append(changes.count, to: &head)
        return Data(head + body)
    }

    /// Returns what can be read: nothing of bytes that are none of these.
    package static func decode(_ data: Data) -> [StoredChange] {
        var reader = Reader(bytes: [UInt8](data))
        var names: [String] = []
        for _ in 0..<min(reader.number(), data.count) { names.append(reader.text()) }
        var changes: [StoredChange] = []
        for _ in 0..<min(reader.number(), data.count) {
            guard let kind = StoredChange.Kind(rawValue: reader.byte()) else { return [] }
            let entity = reader.name(names)
            var change = StoredChange(kind: kind, entity: entity, key: reader.key())
            if kind != .insert {
                for _ in 0..<min(reader.number(), data.count) { change.properties.append(reader.name(names)) }
                for _ in 0..<min(reader.number(), data.count) {
                    let name = reader.name(names)
                    change.preserved[name] = reader.value()
                }
            }
            if reader.isBroken { return [] }
            changes.append(change)
        }
        return changes
    }

    private static func append(_ number: Int, to data: inout [UInt8]) {
        var rest = UInt64(number)
        while rest >= 0x80 {
            data.append(UInt8(rest & 0x7F) | 0x80)
            rest >>= 7
        }
        data.append(UInt8(rest))
    }

    private static func append(_ bytes: Data, to data: inout [UInt8]) {
        append(bytes.count, to: &data)
        data.append(contentsOf: bytes)
    }

    private static func append(_ value: StoreValue, to data: inout [UInt8]) {
        switch value {
        case .null:
            data.append(0)
        case .integer(let number):
            data.append(1)
            withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
        case .real(let number):
            data.append(2)
            withUnsafeBytes(of: number.bitPattern.littleEndian) { data.append(contentsOf: $0) }
        case .text(let text):
            data.append(3)
            append(Data(text.utf8), to: &data)
        case .blob(let bytes):
            data.append(4)
            append(bytes, to: &data)
        }
    }

    private struct Reader {
        let bytes: [UInt8]
        var place = 0
        var isBroken = false

        mutating func byte() -> UInt8 {
            guard place < bytes.count else {
                isBroken = true
                return 0xFF
            }
            place += 1
            return bytes[place - 1]
        }

        mutating func number() -> Int {
            var (number, shift) = (0, 0)
            while shift < 56 {
                let next = byte()
                if isBroken { return 0 }
                number |= Int(next & 0x7F) << shift
                if next < 0x80 { return number }
                shift += 7
            }
            isBroken = true
            return 0
        }

        mutating func key() -> Int64 {
            var number: UInt64 = 0
            for shift in 0..<8 { number |= UInt64(byte()) << UInt64(shift * 8) }
            return Int64(bitPattern: number)
        }

        mutating func data() -> Data {
            let count = number()
            guard count <= bytes.count - place else {
                isBroken = true
                return Data()
            }
            place += count
            return Data(bytes[place - count..<place])
        }

        mutating func text() -> String { String(decoding: data(), as: UTF8.self) }

        mutating func name(_ names: [String]) -> String {
            let index = number()
            guard index < names.count else {
                isBroken = true
                return ""
            }
            return names[index]
        }

        mutating func value() -> StoreValue {
            switch byte() {
            case 1: return .integer(key())
            case 2: return .real(Double(bitPattern: UInt64(bitPattern: key())))
            case 3: return .text(text())
            case 4: return .blob(data())
            default: return .null
            }
        }
    }
}
