import FrontEndKit

/// Writes what changed from one screen to the next, in as few bytes as is sensible.
///
/// The terminal must not wrap lines by itself. Each piece of output begins without knowing where the cursor is and how it
/// writes, so that whatever else has written there does no harm.
public struct ScreenWriter {
    /// The colors that the terminal can show.
    public var depth: ColorDepth
    /// Whether cells may lead to addresses.
    public var showsLinks = true

    /// Whether the terminal makes one picture of several with joiners between them, and of one and a tone of skin; where not,
    /// it gets the first one alone, for more would not fit into the picture's cells.
    public var joinsPictures = true, joinsTones = true

    private var output = ByteWriter()
    /// Where the cursor is; nil where that is not known.
    private var cursor: (column: Int, row: Int)?
    /// How the terminal writes; nil where that is not known.
    private var pen: CellStyle?
    private var openLink: UInt16 = 0

    /// Creates a writer for a terminal with some colors.
    public init(depth: ColorDepth) { self.depth = depth }

    /// Returns the bytes that make a new screen of an old one; nil for whatever is there.
    public mutating func bytes(from old: CellBuffer?, to new: CellBuffer) -> [UInt8] {
        (output, cursor, pen, openLink) = (ByteWriter(), nil, nil, 0)
        var base: CellBuffer
        if let old, old.columns == new.columns, old.rows == new.rows {
            base = old
            if old.links != new.links { base = CellBuffer(columns: -1, rows: -1) }
        } else {
            base = CellBuffer(columns: -1, rows: -1)
        }
        if base.columns != new.columns || base.rows != new.rows {
            output.write("\u{1B}[m\u{1B}[2J")
            pen = CellStyle()
            base = CellBuffer(columns: new.columns, rows: new.rows)
        }
        for row in 0..<new.rows { writeRow(row, from: base, to: new) }
        if openLink != 0 { output.write("\u{1B}]8;;\u{1B}\\") }
        if let pen, pen != CellStyle() { output.write("\u{1B}[m") }
        return output.bytes
    }

    /// Returns the rows as text with colors, which can be printed anywhere.
    public mutating func lines(of screen: CellBuffer) -> [String] {
        (0..<screen.rows).map { row in
            (output, pen, openLink) = (ByteWriter(), CellStyle(), 0)
            var end = screen.columns
            while end > 0, screen[end - 1, row] == .blank { end -= 1 }
            for column in 0..<end where screen[column, row].columns > 0 {
                draw(style(screen[column, row].style), in: screen)
                output.write(letter: screen[column, row].character)
            }
            if openLink != 0 { output.write("\u{1B}]8;;\u{1B}\\") }
            if pen != CellStyle() { output.write("\u{1B}[m") }
            return String(decoding: output.bytes, as: UTF8.self)
        }
    }

    private mutating func writeRow(_ row: Int, from old: CellBuffer, to new: CellBuffer) {
        let start = row * new.columns
        var column = 0
        var end = -1
        while column < new.columns {
            if old.cells[start + column] == new.cells[start + column] {
                column += 1
                continue
            }
            // The rest of the line after its last letter is erased at once.
            if end < 0 { end = lastLetter(in: new, row) + 1 }
            if column >= end, new.columns - column > 3 {
                move(to: column, row)
                draw(CellStyle(), in: new)
                output.write("\u{1B}[K")
                return
            }
            column = bridged(to: column, row, new)
            write(new.cells[start + column], column, row, in: new)
            column += max(Int(new.cells[start + column].columns), 1)
        }
    }

    /// Where to continue writing for a place: a few cells that are right already are written again where that is shorter than
    /// moving the cursor.
    private func bridged(to column: Int, _ row: Int, _ new: CellBuffer) -> Int {
        guard let cursor, let pen, cursor.row == row, cursor.column < column, column - cursor.column <= 3 else {
            return column
        }
        for between in cursor.column..<column {
            let cell = new[between, row]
            if cell.columns != 1 || style(cell.style) != pen || cell.character.utf8.count > 1 { return column }
        }
        return cursor.column
    }

    /// The column of the last cell that is not blank; −1 for none.
    private func lastLetter(in buffer: CellBuffer, _ row: Int) -> Int {
        var column = buffer.columns - 1
        while column >= 0, buffer[column, row] == .blank { column -= 1 }
        return column
    }

    private mutating func write(_ cell: Cell, _ column: Int, _ row: Int, in buffer: CellBuffer) {
        if cell.columns == 0 { return }
        move(to: column, row)
        draw(style(cell.style), in: buffer)
        let isUncertain = cell.character.hasUncertainWidth
        if isUncertain {
            // If the terminal takes it for narrower than it is, this is what stays beside it.
            output.write(" ")
            for _ in 1..<max(cell.columns, 1) { output.write(" ") }
            cursor = nil
            move(to: column, row)
        }
        output.write(
            letter: isUncertain ? cell.character.reduced(joins: joinsPictures, tones: joinsTones) : cell.character)
        let next = column + Int(cell.columns)
        cursor = isUncertain || next >= buffer.columns ? nil : (next, row)
    }

    // MARK: The cursor

    private mutating func move(to column: Int, _ row: Int) {
        if let cursor, cursor == (column, row) { return }
        if let cursor, cursor.row == row, cursor.column < column {
            output.write("\u{1B}[")
            if column - cursor.column > 1 { output.write(column - cursor.column) }
            output.write("C")
        } else {
            output.write("\u{1B}[")
            output.write(row + 1)
            if column > 0 {
                output.write(";")
                output.write(column + 1)
            }
            output.write("H")
        }
        cursor = (column, row)
    }

    // MARK: The pen

    /// A style as the terminal can show it.
    private func style(_ style: CellStyle) -> CellStyle {
        var result = style
        if depth < .trueColor {
            result.foreground = depth.nearest(to: style.foreground)
            result.background = depth.nearest(to: style.background)
        }
        if !showsLinks { result.link = 0 }
        return result
    }

    private mutating func draw(_ style: CellStyle, in buffer: CellBuffer) {
        if style.link != openLink {
            output.write("\u{1B}]8;;")
            if style.link > 0, Int(style.link) <= buffer.links.count {
                output.write(text: buffer.links[Int(style.link) - 1])
            }
            output.write("\u{1B}\\")
            openLink = style.link
        }
        var wanted = style
        wanted.link = 0
        if wanted == pen { return }
        output.write("\u{1B}[")
        let start = output.bytes.count
        var old = pen ?? CellStyle()
        if pen == nil || !old.attributes.isSubset(of: wanted.attributes) || (wanted == CellStyle() && pen != nil) {
            // Attributes are taken away by starting over.
            output.write("0;")
            old = CellStyle()
        }
        let added = wanted.attributes.subtracting(old.attributes)
        if added.contains(.bold) { output.write("1;") }
        if added.contains(.dim) { output.write("2;") }
        if added.contains(.italic) { output.write("3;") }
        if added.contains(.underline) { output.write("4;") }
        if added.contains(.reverse) { output.write("7;") }
        if added.contains(.strikethrough) { output.write("9;") }
        if wanted.foreground != old.foreground { write(wanted.foreground, isGround: false) }
        if wanted.background != old.background { write(wanted.background, isGround: true) }
        // The last number needs no semicolon, and 0 alone is not needed.
        output.cut(to: output.bytes.count - 1)
        if output.bytes.count == start + 1, output.bytes[start] == 0x30 { output.cut(to: start) }
        output.write("m")
        pen = wanted
    }

    private mutating func write(_ color: CellColor, isGround: Bool) {
        if let (red, green, blue) = color.components {
            output.write(isGround ? "48;2;" : "38;2;")
            for part in [red, green, blue] {
                output.write(Int(part))
                output.write(";")
            }
        } else if let index = color.paletteIndex.map(Int.init) {
            if index < 8 {
                output.write((isGround ? 40 : 30) + index)
            } else if index < 16 {
                output.write((isGround ? 100 : 90) + index - 8)
            } else {
                output.write(isGround ? "48;5;" : "38;5;")
                output.write(index)
            }
            output.write(";")
        } else {
            output.write(isGround ? "49;" : "39;")
        }
    }
}
