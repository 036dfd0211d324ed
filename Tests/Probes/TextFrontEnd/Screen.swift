import Foundation
import FrontEndKit

/// The content of the screen: a grid of characters.
public struct Screen {
    /// The size of a cell, in points.
    static let cell = CGSize(width: 8, height: 16)

    public let columns: Int, rows: Int
    /// A row each; the second cell of a picture is empty.
    public private(set) var cells: [[String]]

    init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (columns, rows)
        cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    }

    /// The rows without the spaces at their ends.
    public var lines: [String] {
        cells.map { row in
            let line = row.joined()
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
    }

    public var text: String { lines.joined(separator: "\n") }

    /// Where a text begins; nil where it is not shown.
    public func place(of text: String) -> (column: Int, row: Int)? {
        for row in 0..<rows {
            for column in 0..<columns where cells[row][column...].joined().hasPrefix(text) { return (column, row) }
        }
        return nil
    }

    mutating func put(_ string: String, _ column: Int, _ row: Int, within clip: Area) {
        var column = column
        for character in string {
            let width = character.columns
            if clip.columns.contains(column), clip.rows.contains(row) {
                cells[row][column] = String(character)
                if width == 2, column + 1 < columns { cells[row][column + 1] = "" }
            }
            column += width
        }
    }

    mutating func fill(_ area: Area, with character: String) {
        for row in area.rows { for column in area.columns { cells[row][column] = character } }
    }

    /// Draws a frame of lines along the visible edges of an area.
    mutating func frame(_ area: Area, within clip: Area) {
        let (left, right) = (area.columns.lowerBound, area.columns.upperBound - 1)
        let (top, bottom) = (area.rows.lowerBound, area.rows.upperBound - 1)
        guard left < right, top < bottom else { return }
        let bar = String(repeating: "─", count: right - left - 1)
        put("┌" + bar + "┐", left, top, within: clip)
        put("└" + bar + "┘", left, bottom, within: clip)
        for row in top + 1..<bottom {
            put("│", left, row, within: clip)
            put("│", right, row, within: clip)
        }
    }
}

/// Some cells.
struct Area {
    var columns: Range<Int>, rows: Range<Int>

    /// The cells that a rectangle takes.
    init(_ rect: CGRect) {
        func range(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat) -> Range<Int> {
            let first = Int((low / unit).rounded())
            return first..<max(Int((high / unit).rounded()), first)
        }
        columns = range(rect.minX, rect.maxX, Screen.cell.width)
        rows = range(rect.minY, rect.maxY, Screen.cell.height)
    }

    func intersection(_ other: Area) -> Area {
        var area = self
        area.columns = columns.clamped(to: other.columns)
        area.rows = rows.clamped(to: other.rows)
        return area
    }
}
