import Foundation

/// The information that a service announces beside its name: names with values.
///
/// Follows Apple's [NWTXTRecord](https://developer.apple.com/documentation/network/nwtxtrecord). Names differ in more than
/// capital letters.
public struct NWTXTRecord: Equatable, Hashable, Sendable, Sequence, CustomDebugStringConvertible {
    /// The value of a name.
    public enum Entry: Equatable, Hashable, Sendable {
        /// The name has no value.
        case none
        /// The value is empty.
        case empty
        /// A text.
        case string(String)
        /// Bytes that are not a text.
        case data(Data)

        /// The bytes of the value; nil if there is none.
        public var data: Data? {
            switch self {
            case .none: nil
            case .empty: Data()
            case .string(let text): Data(text.utf8)
            case .data(let data): data
            }
        }
    }

    private var entries: [(key: String, value: Entry)] = []

    /// Creates a record without entries.
    public init() {}

    /// Creates a record of names and texts.
    public init(_ dictionary: [String: String]) {
        for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
            _ = setEntry(value.isEmpty ? .empty : .string(value), for: key)
        }
    }

    /// Creates a record of its bytes; damaged parts are left out.
    public init(_ data: Data) {
        var rest = data[...]
        while let count = rest.popFirst() {
            let part = rest.prefix(Int(count))
            rest = rest.dropFirst(Int(count))
            let key = String(decoding: part.prefix { $0 != UInt8(ascii: "=") }, as: UTF8.self)
            guard let mark = part.firstIndex(of: UInt8(ascii: "=")) else {
                _ = setEntry(.none, for: key)
                continue
            }
            let value = Data(part[part.index(after: mark)...])
            let entry = String(data: value, encoding: .utf8).map(Entry.string) ?? .data(value)
            _ = setEntry(value.isEmpty ? .empty : entry, for: key)
        }
    }

    /// The bytes of the record, each entry behind its length.
    public var data: Data {
        entries.reduce(into: Data()) { data, entry in
            var part = Data(entry.key.utf8)
            if let value = entry.value.data { part += Data("=".utf8) + value }
            data.append(UInt8(clamping: part.count))
            data += part.prefix(255)
        }
    }

    /// The texts of all names.
    public var dictionary: [String: String] {
        Dictionary(
            entries.map { ($0.key, $0.value.data.map { String(decoding: $0, as: UTF8.self) } ?? "") },
            uniquingKeysWith: { first, _ in first })
    }

    /// The number of entries.
    public var count: Int { entries.count }

    /// The text of a name; nil if there is none.
    public subscript(key: String) -> String? {
        get { getEntry(for: key)?.data.map { String(decoding: $0, as: UTF8.self) } }
        set {
            if let newValue {
                _ = setEntry(newValue.isEmpty ? .empty : .string(newValue), for: key)
            } else {
                _ = removeEntry(key: key)
            }
        }
    }

    /// Returns the entry of a name; nil if there is none.
    public func getEntry(for key: String) -> Entry? { entries.first { Self.match($0.key, key) }?.value }

    /// Sets the entry of a name; false if the name is empty or has signs that names can't have, or the entry is too long.
    @discardableResult public mutating func setEntry(_ entry: Entry, for key: String) -> Bool {
        guard !key.isEmpty, key.utf8.allSatisfy({ (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "=") }),
            key.utf8.count + 1 + (entry.data?.count ?? 0) <= 255
        else { return false }
        if let index = entries.firstIndex(where: { Self.match($0.key, key) }) {
            entries[index].value = entry
        } else {
            entries.append((key, entry))
        }
        return true
    }

    /// Removes the entry of a name; false if there was none.
    @discardableResult public mutating func removeEntry(key: String) -> Bool {
        guard let index = entries.firstIndex(where: { Self.match($0.key, key) }) else { return false }
        entries.remove(at: index)
        return true
    }

    private static func match(_ one: String, _ other: String) -> Bool { one.lowercased() == other.lowercased() }

    public func makeIterator() -> AnyIterator<(key: String, value: Entry)> {
        var rest = entries.makeIterator()
        return AnyIterator { rest.next() }
    }

    public static func == (one: Self, other: Self) -> Bool { one.data == other.data }
    public func hash(into hasher: inout Hasher) { hasher.combine(data) }
    public var debugDescription: String { "\(dictionary)" }
}
