import Foundation

/// The values of a property list, which refer to each other by their numbers.
///
/// Nothing is nested, so that a list of any depth, and one that contains itself, takes as much memory as its file.
struct PropertyTable: Sendable {
    /// A value of a property list.
    enum Entry: Sendable {
        case missing
        case bool(Bool)
        case int(Int64)
        case real(Double)
        case text(String)
        case data(Data)
        case list([Int])
        case record([String: Int])
        /// The number of an object of a keyed archive.
        case object(Int)

        /// Returns a record, or the number of an object that a record with the only key `CF$UID` means.
        ///
        /// Lists in XML have no other form of these numbers; a list in binary form has it where Foundation wrote it of
        /// dictionaries.
        static func record(_ record: [String: Int], among entries: [Entry]) -> Entry {
            if record.count == 1, let only = record["CF$UID"], entries.indices.contains(only),
                case .int(let number) = entries[only], number >= 0
            {
                return .object(Int(number))
            }
            return .record(record)
        }
    }

    /// The values by their numbers.
    private(set) var entries: [Entry] = []
    /// The number of the value that the list consists of.
    let root: Int
    /// The greatest size of a file, in bytes.
    static let largest = 64 << 20

    /// Creates a table of values.
    init(entries: [Entry], root: Int) {
        self.entries = entries
        self.root = root
    }

    /// Reads a list in binary form or as XML; nil if the data are neither.
    init?(_ data: Data) {
        guard data.count <= Self.largest else { return nil }
        let bytes = [UInt8](data)
        if bytes.starts(with: "bplist".utf8) {
            guard let table = BinaryPropertyReader(bytes)?.table() else { return nil }
            self = table
        } else {
            guard let table = XMLPropertyReader.table(bytes) else { return nil }
            self = table
        }
    }

    /// Returns the value of a number; a missing one for a number that is out of range.
    subscript(number: Int) -> Entry { entries.indices.contains(number) ? entries[number] : .missing }
}
