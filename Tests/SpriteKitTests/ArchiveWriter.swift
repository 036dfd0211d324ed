import Foundation

/// Writes archives as Xcode's editors do: files of others don't belong into the repository.
struct ArchiveWriter {
    /// A value of a property list.
    indirect enum Value {
        case bool(Bool)
        case int(Int)
        case real(Double)
        case text(String)
        case data([UInt8])
        case list([Value])
        case record([String: Value])
        case object(Int)
    }

    private(set) var objects: [Value] = [.text("$null")]
    static let none = Value.object(0)

    /// Adds an object and returns its number.
    mutating func add(_ value: Value) -> Value {
        objects.append(value)
        return .object(objects.count - 1)
    }

    /// Replaces an object.
    mutating func replace(_ object: Value, with value: Value) {
        if case .object(let number) = object { objects[number] = value }
    }

    /// Adds an object of a class.
    mutating func make(_ names: [String], _ values: [String: Value]) -> Value {
        let type = add(
            .record(["$classname": .text(names[0]), "$classes": .list((names + ["NSObject"]).map { .text($0) })]))
        return add(.record(values.merging(["$class": type]) { $1 }))
    }

    mutating func text(_ text: String) -> Value { add(.text(text)) }
    mutating func number(_ number: Double) -> Value { add(.real(number)) }
    mutating func array(_ values: [Value]) -> Value {
        make(["NSMutableArray", "NSArray"], ["NS.objects": .list(values)])
    }
    mutating func point(_ text: String) -> Value {
        make(["NSValue"], ["NS.pointval": self.text(text), "NS.special": .int(1)])
    }
    mutating func rect(_ text: String) -> Value {
        make(["NSValue"], ["NS.rectval": self.text(text), "NS.special": .int(3)])
    }
    mutating func dictionary(_ pairs: [String: Value]) -> Value {
        let keys = pairs.keys.sorted()
        let names = keys.map { text($0) }
        return make(
            ["NSMutableDictionary", "NSDictionary"],
            ["NS.keys": .list(names), "NS.objects": .list(keys.compactMap { pairs[$0] })])
    }

    /// Adds a node of a kind of SpriteKit's, of a class that was typed in the editor.
    mutating func node(_ kind: String, custom: String? = nil, _ values: [String: Value] = [:]) -> Value {
        var values = values
        if let custom {
            values["_info"] = dictionary(["_PB_previewSKNodeCustomClassName": text(custom)])
        }
        return make(kind == "SKNode" ? [kind] : [kind, "SKNode"], values)
    }

    private func whole(_ root: Value) -> Value {
        .record([
            "$version": .int(100000), "$archiver": .text("NSKeyedArchiver"), "$objects": .list(objects),
            "$top": .record(["root": root]),
        ])
    }

    // MARK: Binary form

    /// Returns the archive in binary form.
    func binary(_ root: Value) -> Data {
        var parts: [[UInt8]] = []
        let top = Self.write(whole(root), to: &parts)
        var bytes = Array("bplist00".utf8)
        var offsets: [Int] = []
        for part in parts {
            offsets.append(bytes.count)
            bytes += part
        }
        let table = bytes.count
        bytes += offsets.flatMap { Self.number($0, 4) }
        bytes += [0, 0, 0, 0, 0, 0, 4, 4] + Self.number(parts.count, 8) + Self.number(top, 8) + Self.number(table, 8)
        return Data(bytes)
    }

    private static func number(_ value: Int, _ size: Int) -> [UInt8] {
        (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private static func head(_ kind: UInt8, _ count: Int) -> [UInt8] {
        count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 15, 0x12] + number(count, 4)
    }

    private static func write(_ value: Value, to parts: inout [[UInt8]]) -> Int {
        let index = parts.count
        parts.append([])
        switch value {
        case .bool(let value): parts[index] = [value ? 9 : 8]
        case .int(let value): parts[index] = [0x13] + number(value, 8)
        case .real(let value): parts[index] = [0x23] + number(Int(bitPattern: UInt(value.bitPattern)), 8)
        case .text(let text):
            let units = Array(text.utf16)
            parts[index] =
                units.allSatisfy { $0 < 128 }
                ? head(5, units.count) + units.map { UInt8($0) }
                : head(6, units.count) + units.flatMap { number(Int($0), 2) }
        case .data(let data): parts[index] = head(4, data.count) + data
        case .list(let values):
            let numbers = values.map { write($0, to: &parts) }
            parts[index] = head(0xA, values.count) + numbers.flatMap { number($0, 4) }
        case .record(let record):
            let keys = record.keys.sorted()
            let names = keys.map { write(.text($0), to: &parts) }
            let values = keys.compactMap { record[$0] }.map { write($0, to: &parts) }
            parts[index] = head(0xD, keys.count) + (names + values).flatMap { number($0, 4) }
        case .object(let value): parts[index] = [0x83] + number(value, 4)
        }
        return index
    }

    // MARK: Foundation's forms

    /// Returns the archive as Foundation writes a list in which numbers of objects are dictionaries.
    func serialized(_ root: Value, as format: PropertyListSerialization.PropertyListFormat) throws -> Data {
        try PropertyListSerialization.data(fromPropertyList: Self.list(whole(root)), format: format, options: 0)
    }

    private static func list(_ value: Value) -> Any {
        switch value {
        case .bool(let value): value
        case .int(let value): value
        case .real(let value): value
        case .text(let text): text
        case .data(let data): Data(data)
        case .list(let values): values.map(list)
        case .record(let record): record.mapValues(list)
        case .object(let number): ["CF$UID": number]
        }
    }

    // MARK: XML

    /// Returns the archive in XML.
    func xml(_ root: Value) -> Data {
        let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">"
        return Data((head + Self.xml(whole(root)) + "</plist>").utf8)
    }

    private static func xml(_ value: Value) -> String {
        switch value {
        case .bool(let value): value ? "<true/>" : "<false/>"
        case .int(let value): "<integer>\(value)</integer>"
        case .real(let value): "<real>\(value)</real>"
        case .text(let text): "<string>\(text)</string>"
        case .data(let data): "<data>\(Data(data).base64EncodedString())</data>"
        case .list(let values): "<array>" + values.map(xml).joined() + "</array>"
        case .record(let record):
            "<dict>" + record.map { "<key>\($0.key)</key>" + xml($0.value) }.joined() + "</dict>"
        case .object(let number): "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
        }
    }
}
