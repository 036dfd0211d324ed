import FrontEndKit

/// A screen's cells, row by row.
///
/// The cells of a wide letter stay together: whatever takes one of them takes the letter away.
public struct CellBuffer: Hashable, Sendable {
    /// How many cells there are across and down.
    public let columns: Int, rows: Int
    /// All cells, row by row.
    public private(set) var cells: [Cell]
    /// The addresses that cells lead to; a cell has the number of its own, from 1.
    public private(set) var links: [String] = []

    /// The pictures that the terminal shows in its own pixels.
    private(set) var pictures: [ScreenPicture] = []
    /// The cells of each picture, for when something is put over it.
    private var coarse: [[Cell]] = []

    /// Creates an empty screen; a size below 0 is none.
    public init(columns: Int, rows: Int) {
        (self.columns, self.rows) = (max(columns, 0), max(rows, 0))
        cells = Array(repeating: .blank, count: self.columns * self.rows)
    }

    /// The cell at a place, which must exist.
    public subscript(column: Int, row: Int) -> Cell { cells[row * columns + column] }

    /// Whether there is a cell at a place.
    public func contains(_ column: Int, _ row: Int) -> Bool {
        column >= 0 && column < columns && row >= 0 && row < rows
    }

    /// Puts a letter at a place, as far as there is room for it; characters that are not letters are left out.
    /// - Returns: How many cells the letter takes; 0 if it is not shown.
    @discardableResult
    public mutating func put(_ character: Character, at column: Int, _ row: Int, style: CellStyle) -> Int {
        guard contains(column, row), let character = character.printable else { return 0 }
        let width = character.columns
        guard column + width <= columns else {
            set(Cell(character: " ", columns: 1, style: style), column, row)
            return 1
        }
        for place in column + 1..<column + width { set(Cell(character: " ", columns: 1, style: style), place, row) }
        set(Cell(character: character, columns: UInt8(width), style: style), column, row)
        let first = row * columns + column
        for index in first + 1..<first + width { cells[index].columns = 0 }
        return width
    }

    /// Changes the look of a cell, and of the whole letter that it is a part of.
    public mutating func restyle(_ column: Int, _ row: Int, _ change: (inout CellStyle) -> Void) {
        guard contains(column, row) else { return }
        var first = row * columns + column
        while cells[first].columns == 0 { first -= 1 }
        change(&cells[first].style)
        for index in first + 1..<first + Int(cells[first].columns) { cells[index].style = cells[first].style }
    }

    /// Returns the number of an address; 0 for one that terminals cannot take, and where there are too many.
    mutating func number(of link: String) -> UInt16 {
        guard !link.isEmpty, link.utf8.count < 2048, link.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return 0 }
        if let known = links.firstIndex(of: link) { return UInt16(known + 1) }
        guard links.count < 1024 else { return 0 }
        links.append(link)
        return UInt16(links.count)
    }

    /// Puts a cell in place of another, and spaces in place of the rest of a wide letter.
    private mutating func set(_ cell: Cell, _ column: Int, _ row: Int) {
        if !pictures.isEmpty { uncover(column, row) }
        let index = row * columns + column
        var first = index
        while cells[first].columns == 0 { first -= 1 }
        let width = Int(cells[first].columns)
        if width > 1 {
            cells[first].character = " "
            for place in first..<first + width { cells[place].columns = 1 }
        }
        cells[index] = cell
    }

    /// Shows pictures, which are cells of another screen once something is put over them.
    mutating func show(_ pictures: [ScreenPicture], inPlaceOf cells: CellBuffer) {
        self.pictures = pictures
        coarse = pictures.map { picture in
            picture.rows.flatMap { row in
                cells.cells[row * columns + picture.columns.lowerBound..<row * columns + picture.columns.upperBound]
            }
        }
    }

    /// Makes cells of the picture over a cell.
    private mutating func uncover(_ column: Int, _ row: Int) {
        guard let index = pictures.firstIndex(where: { $0.covers(column, row) }) else { return }
        let (picture, kept) = (pictures.remove(at: index), coarse.remove(at: index))
        var next = 0
        for row in picture.rows {
            for column in picture.columns {
                cells[row * columns + column] = kept[next]
                next += 1
            }
        }
    }

    /// Forgets the cells below a picture that was drawn over them, so that they are written again.
    mutating func forget(_ picture: ScreenPicture) {
        for row in picture.rows where row < rows {
            for column in picture.columns where column < columns {
                cells[row * columns + column] = Cell(character: "\0", columns: 1, style: CellStyle())
            }
        }
    }

    /// The rows as text, without the spaces at their ends.
    public var lines: [String] {
        (0..<rows).map { row in
            var line = ""
            for cell in cells[row * columns..<(row + 1) * columns] where cell.columns > 0 {
                line.append(cell.character)
            }
            while line.last == " " { line.removeLast() }
            return line
        }
    }
}
