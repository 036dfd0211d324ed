import FrontEndKit

/// The pictures of a canvas that the terminal may show in its own pixels.
///
/// They are painted as quarters of cells at first. Whatever is painted over one afterwards leaves it so: a picture
/// would hide that.
struct PlacedPictures {
    private struct Placement {
        let picture: ScreenPicture
        /// The pixels behind it.
        let before: [Pixel]
        var isCovered = false
    }

    private var placements: [Placement] = []
    /// The picture in each cell, from 1; empty as long as there is none.
    private var owners: [UInt16] = []

    var isEmpty: Bool { placements.isEmpty }

    /// Notes that a cell was painted.
    mutating func touch(_ index: Int) {
        let owner = owners[index]
        if owner > 0 { placements[Int(owner) - 1].isCovered = true }
    }

    mutating func add(_ picture: ScreenPicture, before: [Pixel], columns: Int, rows: Int) {
        guard placements.count < 1000 else { return }
        if owners.isEmpty { owners = Array(repeating: 0, count: columns * rows) }
        placements.append(Placement(picture: picture, before: before))
        for row in picture.rows {
            for column in picture.columns { owners[row * columns + column] = UInt16(placements.count) }
        }
    }

    /// The wholly visible pictures, with the pixels behind them.
    var shown: [(picture: ScreenPicture, before: [Pixel])] {
        placements.lazy.filter { !$0.isCovered }.map { ($0.picture, $0.before) }
    }
}

extension CellCanvas {
    /// The pixels of some cells.
    func pixels(columns range: Range<Int>, rows: Range<Int>) -> [Pixel] {
        var found: [Pixel] = []
        for row in rows.lowerBound * 2..<rows.upperBound * 2 {
            let start = row * columns * 2
            found += pixels[start + range.lowerBound * 2..<start + range.upperBound * 2]
        }
        return found
    }

    /// Clears the quadrants covered by pictures drawn as pixels.
    func uncoverPictures() -> [ScreenPicture] {
        pictures.shown.map { picture, before in
            var index = 0
            for row in picture.rows.lowerBound * 2..<picture.rows.upperBound * 2 {
                for column in picture.columns.lowerBound * 2..<picture.columns.upperBound * 2 {
                    pixels[row * columns * 2 + column] = before[index]
                    index += 1
                }
            }
            for row in picture.rows {
                for column in picture.columns { marks[row * columns + column] = Mark() }
            }
            return picture
        }
    }
}
