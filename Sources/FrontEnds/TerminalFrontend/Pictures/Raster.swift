import FrontEndKit
import Synchronization

/// A picture in the terminal's pixels, as large as the cells that it covers.
final class Raster: Hashable, Sendable {
    /// The size in pixels.
    let width: Int, height: Int
    /// Red, green, blue and opacity of each pixel, row by row; colors are not multiplied by the opacity.
    let pixels: [UInt8]
    /// The number by which the terminal knows the picture.
    let number: Int

    private static let count = Atomic<Int>(0)

    init(width: Int, height: Int, pixels: [UInt8]) {
        (self.width, self.height, self.pixels) = (width, height, pixels)
        number = Self.count.add(1, ordering: .relaxed).newValue
    }

    static func == (a: Raster, b: Raster) -> Bool { a === b }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// A picture on the screen, in place of the cells that it covers.
struct ScreenPicture: Hashable, Sendable {
    let raster: Raster
    let columns: Range<Int>, rows: Range<Int>

    func covers(_ column: Int, _ row: Int) -> Bool { columns.contains(column) && rows.contains(row) }
}
