import Foundation

/// How a table is written as text.
public struct FormattingOptions: Sendable {
    /// The greatest number of letters in a line; 80 by default.
    public var maximumLineWidth: Int
    /// The greatest number of letters in a cell; 15 by default.
    public var maximumCellWidth: Int
    /// The greatest number of rows; 20 by default.
    public var maximumRowCount: Int
    /// Whether the types are below the names; true by default.
    public var includesColumnTypes: Bool
    /// Creates options.
    public init(
        maximumLineWidth: Int = 80, maximumCellWidth: Int = 15, maximumRowCount: Int = 20,
        includesColumnTypes: Bool = true
    ) {
        (self.maximumLineWidth, self.maximumCellWidth) = (maximumLineWidth, maximumCellWidth)
        (self.maximumRowCount, self.includesColumnTypes) = (maximumRowCount, includesColumnTypes)
    }
}

extension DataFrame: CustomStringConvertible, CustomDebugStringConvertible {
    public var description: String { description(options: FormattingOptions()) }
    public var debugDescription: String { description }

    /// Returns the table as text: a frame of lines, the names, and the first rows.
    public func description(options: FormattingOptions) -> String {
        let width = Swift.max(options.maximumCellWidth, 3)
        func cell(_ text: String) -> String { text.count > width ? text.prefix(width - 1) + "…" : text }
        func pad(_ text: String, _ count: Int) -> String {
            text + String(repeating: " ", count: Swift.max(count - text.count, 0))
        }
        let count = Swift.min(shape.rows, Swift.max(options.maximumRowCount, 0))
        var table: [[String]] = [[""] + (0..<count).map(String.init)]
        var length = 4
        for column in columns {
            let cells = [cell(column.name)] + (0..<count).map { row in cell(column[row].map { "\($0)" } ?? "nil") }
            length += (cells.map(\.count).max() ?? 0) + 3
            if length > options.maximumLineWidth, table.count > 1 { break }
            table.append(cells)
        }
        if options.includesColumnTypes {
            for place in table.indices {
                let name = place == 0 ? "" : "<\(columns[place - 1].wrappedElementType)>"
                table[place].insert(cell(name), at: 1)
            }
        }
        let widths = table.map { $0.map(\.count).max() ?? 0 }
        func rule(_ left: String, _ middle: String, _ right: String) -> String {
            left + widths.map { String(repeating: "━", count: $0 + 2) }.joined(separator: middle) + right
        }
        var lines = [rule("┏", "┳", "┓")]
        let head = options.includesColumnTypes ? 2 : 1
        for row in 0..<(count + head) {
            let cells = table.indices.map { " " + pad(table[$0][row], widths[$0]) + " " }
            lines.append(
                (row < head ? "┃" : "│") + cells.joined(separator: row < head ? "┃" : "│") + (row < head ? "┃" : "│"))
            if row == head - 1 { lines.append(rule("┡", "╇", "┩")) }
        }
        lines.append(rule("└", "┴", "┘").replacingOccurrences(of: "━", with: "─"))
        let left = table.count - 1 < columns.count ? ", \(columns.count - table.count + 1) more columns" : ""
        if count < shape.rows { lines.append("\(shape.rows) rows, \(columns.count) columns\(left)") }
        return lines.joined(separator: "\n")
    }
}

extension DataFrame.Slice: CustomStringConvertible {
    public var description: String { base.description }
}
