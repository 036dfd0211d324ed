import Foundation

/// The ceilings of the operations' work: a line for each operation, with its name and its numbers.
struct WorkTable: Equatable {
    /// The ceilings, in the order of the lines.
    var rows: [(name: String, ceiling: WorkCounts)] = []

    /// An error in the table's text.
    struct FormatError: Error { var line: String }

    init() {}

    /// Reads a table; lines that begin with `#` are comments.
    init(_ text: String) throws {
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            guard let colon = line.range(of: ":", options: .backwards),
                let ceiling = WorkCounts(line[colon.upperBound...])
            else { throw FormatError(line: String(line)) }
            rows.append((String(line[..<colon.lowerBound]), ceiling))
        }
    }

    /// The ceiling of an operation; nil if there is none.
    ///
    /// A new operation gets the last line.
    subscript(name: String) -> WorkCounts? {
        get { rows.first { $0.name == name }?.ceiling }
        set {
            rows.removeAll { $0.name == name }
            if let newValue { rows.append((name, newValue)) }
        }
    }

    /// The table's text, without its head.
    var text: String { rows.map { "\($0.name): \($0.ceiling)\n" }.joined() }

    static func == (one: WorkTable, other: WorkTable) -> Bool { one.text == other.text }
}

extension WorkTable {
    /// Whether the run writes the table, rather than comparing it.
    static let isWriting = ProcessInfo.processInfo.environment["ORIEL_WRITE_CEILINGS"] != nil

    private static let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Ceilings.txt")

    /// How the table begins: how to write it again.
    private static let head = """
        # The most work that each operation may take; WorkCeilingTests compares it. A number that is left out is 0.
        # `ORIEL_WRITE_CEILINGS=1 ./oriel test --filter WorkCeilingTests` writes the file; with ORIEL_STRICT=1, as in CI, also
        # the blocks of memory and their bytes, which other builds do not compare. Say in the commit why a number rises.

        """

    /// The table in the file.
    static func written() throws -> WorkTable { try WorkTable(String(contentsOf: file, encoding: .utf8)) }

    /// Writes the table to the file, its lines in the order of some names; other lines are left out.
    func write(inOrderOf names: [String]) throws {
        var table = WorkTable()
        for name in names { table[name] = self[name] }
        try (Self.head + table.text).write(to: Self.file, atomically: true, encoding: .utf8)
    }
}
