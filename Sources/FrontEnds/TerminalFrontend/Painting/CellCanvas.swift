import Foundation
import FrontEndKit

/// A canvas from which cells are made: four background pixels for each cell, and one mark on them.
///
/// Places are in points; a cell is 8 × 16 of them, so that a pixel is 4 × 8.
final class CellCanvas {
    /// The mark in a cell.
    struct Mark {
        enum Kind: UInt8 { case none, letter, rest, line, dots }
        var kind = Kind.none
        var character: Character = " "
        var lines: LineShape = []
        /// Dots in two columns and four rows, as in Braille: a bit each, row by row.
        var dots: UInt8 = 0
        var color = RGBA.clear
        /// Whether the color is the terminal's own for letters.
        var isPlain = false
        var attributes: CellStyle.Attributes = []
        var link: UInt16 = 0
        /// Whether letter and ground exchange their colors.
        var isInverted = false
    }

    let columns: Int, rows: Int
    let cell: CGSize
    /// The window's own color, for which the terminal's ground stands.
    let ground: RGBA
    /// The color of letters on it, for which the terminal's own stands.
    let ink: RGBA
    var pixels: [Pixel]
    var marks: [Mark]
    /// The addresses of links.
    var links: [String] = []

    /// The pixels of a cell, where the terminal shows pictures; nil where it shows none.
    var cellPixels: CGSize?
    /// Whether pictures stay out of the last row.
    var keepsLastRow = false
    var pictures = PlacedPictures()

    /// A pixel on which nothing is painted.
    let base: Pixel

    /// Creates an empty canvas.
    /// - Parameters:
    ///   - own: The color of the terminal's own ground; nil if it is the window's, or not known.
    ///   - isOwn: Whether the terminal's own colors stand for the window's.
    init(columns: Int, rows: Int, cell: CGSize, ground: RGBA, ink: RGBA, own: RGBA? = nil, isOwn: Bool = true) {
        (self.columns, self.rows, self.cell, self.ground, self.ink) = (columns, rows, cell, ground, ink)
        base = Pixel(isOwn ? own ?? ground : ground, isPlain: isOwn)
        pixels = Array(repeating: base, count: columns * rows * 4)
        marks = Array(repeating: Mark(), count: columns * rows)
    }

    /// The whole canvas in points.
    var bounds: CGRect { CGRect(x: 0, y: 0, width: CGFloat(columns) * cell.width, height: CGFloat(rows) * cell.height) }

    // MARK: Ground

    /// Paints a part of a pixel.
    func paint(_ x: Int, _ y: Int, _ color: RGBA, _ amount: Float) {
        if !pictures.isEmpty { pictures.touch(y / 2 * columns + x / 2) }
        let index = y * columns * 2 + x
        if amount > 0.98, color.isSame(as: ground) {
            pixels[index] = base
        } else {
            pixels[index].blend(color, amount)
        }
    }

    /// Covers the content of a cell by a color.
    func cover(_ column: Int, _ row: Int, _ color: RGBA, _ amount: Float) {
        let index = row * columns + column
        if marks[index].kind == .none { return }
        if amount >= 0.6 {
            clear(index)
        } else if amount > 0.04 {
            let old = marks[index].color
            func mix(_ a: Float, _ b: Float) -> Double { Double(a + (b - a) * amount) }
            marks[index].color = RGBA(
                mix(old.red, color.red), mix(old.green, color.green), mix(old.blue, color.blue), Double(old.opacity))
            marks[index].isPlain = false
        }
    }

    /// Removes the content of a cell, with the other cells of a wide letter.
    private func clear(_ index: Int) {
        let start = index - index % columns, end = start + columns
        var first = index
        while first > start, marks[first].kind == .rest { first -= 1 }
        let isWide = marks[index].kind == .rest || marks[index].kind == .letter
        marks[index] = Mark()
        guard isWide else { return }
        marks[first] = Mark()
        var next = first + 1
        while next < end, marks[next].kind == .rest || next == index {
            marks[next] = Mark()
            next += 1
        }
    }

    /// The color behind a cell: the color of most of its pixels.
    func ground(of column: Int, _ row: Int) -> Pixel {
        let first = row * 4 * columns + column * 2
        let four = (pixels[first], pixels[first + 1], pixels[first + 2 * columns], pixels[first + 2 * columns + 1])
        if four.0 == four.1 || four.0 == four.2 || four.0 == four.3 { return four.0 }
        return four.1 == four.2 || four.1 == four.3 ? four.1 : four.2
    }

    /// Whether a cell's pixels differ.
    func isMixed(_ column: Int, _ row: Int) -> Bool {
        let first = row * 4 * columns + column * 2
        return pixels[first] != pixels[first + 1] || pixels[first] != pixels[first + 2 * columns]
            || pixels[first] != pixels[first + 2 * columns + 1]
    }

    // MARK: Marks

    /// Puts a letter into a cell.
    func put(_ character: Character, _ width: Int, at column: Int, _ row: Int, _ mark: Mark) {
        guard row >= 0, row < rows, column >= 0, column + width <= columns else { return }
        let index = row * columns + column
        for cell in index..<index + width {
            if !pictures.isEmpty { pictures.touch(cell) }
            clear(cell)
        }
        marks[index] = mark
        marks[index].kind = .letter
        marks[index].character = character
        for rest in index + 1..<index + width {
            marks[rest] = mark
            marks[rest].kind = .rest
        }
    }

    /// Adds lines to a cell; letters are stronger.
    func add(_ lines: LineShape, at column: Int, _ row: Int, _ color: RGBA) {
        guard row >= 0, row < rows, column >= 0, column < columns else { return }
        let index = row * columns + column
        if !pictures.isEmpty { pictures.touch(index) }
        switch marks[index].kind {
        case .letter, .rest: return
        case .line where marks[index].lines.contains(.heavy) && !lines.contains(.heavy): return
        case .line where marks[index].lines.contains(.heavy) == lines.contains(.heavy):
            marks[index].lines.formUnion(lines)
        default:
            marks[index] = Mark()
            marks[index].kind = .line
            marks[index].lines = lines
        }
        marks[index].color = color
    }

    /// Adds a dot, in columns and rows of dots; letters and lines are stronger.
    func addDot(_ x: Int, _ y: Int, _ color: RGBA) {
        guard x >= 0, y >= 0, x < columns * 2, y < rows * 4 else { return }
        let index = (y / 4) * columns + x / 2
        if !pictures.isEmpty { pictures.touch(index) }
        switch marks[index].kind {
        case .letter, .rest, .line: return
        case .none:
            marks[index] = Mark()
            marks[index].kind = .dots
        case .dots: break
        }
        marks[index].dots |= 1 << UInt8((y % 4) * 2 + x % 2)
        marks[index].color = color
    }

    /// Exchanges the colors of letter and ground in some cells.
    func invert(columns range: Range<Int>, rows: Range<Int>) {
        for row in rows {
            for column in range {
                if !pictures.isEmpty { pictures.touch(row * columns + column) }
                marks[row * columns + column].isInverted.toggle()
            }
        }
    }

    /// Returns the number of an address; 0 for one that terminals cannot take.
    func number(of link: String) -> UInt16 {
        guard !link.isEmpty, link.utf8.count < 2048, link.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) else { return 0 }
        if let known = links.firstIndex(of: link) { return UInt16(known + 1) }
        guard links.count < 1024 else { return 0 }
        links.append(link)
        return UInt16(links.count)
    }
}

extension RGBA {
    /// Whether two colors are the same on a screen.
    func isSame(as other: RGBA) -> Bool {
        abs(red - other.red) < 0.004 && abs(green - other.green) < 0.004 && abs(blue - other.blue) < 0.004
            && abs(opacity - other.opacity) < 0.004
    }
}
