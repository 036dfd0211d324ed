import CGtk
import CPangoCairo
import Foundation

/// A picture of the window in square tiles, of which only the changed ones are made anew.
///
/// GTK compares the frames' nodes: tiles that are the same object are neither sent nor drawn. The tiles are
/// Cairo nodes, because GTK 4.8 converts the pixels of texture nodes once more for its Cairo renderer. They show the
/// picture's own memory: no pixel is copied.
@MainActor
struct TileGrid {
    private struct Tile {
        let node: OpaquePointer
        /// A view of the picture's memory.
        ///
        /// When it goes while GTK still has the node, Cairo copies the pixels for it.
        let surface: OpaquePointer

        func release() {
            gsk_render_node_unref(node)
            cairo_surface_destroy(surface)
        }
    }

    /// The side of a tile, in pixels.
    static let side = 128

    private let columns: Int
    private let rows: Int
    private let width: Int
    private let height: Int
    private let scale: CGFloat
    private var tiles: [Tile?]
    /// Tiles that were replaced in the last frame: GTK lets them go once it has drawn the next.
    private var retired: [Tile] = []
    private var isStale: [Bool]

    /// Whether nothing below the picture shows through it; such pixels are copied instead of mixed.
    private let isOpaque: Bool

    /// Creates a grid for a picture of a size in pixels.
    init(width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
        self.isOpaque = isOpaque
        self.width = width
        self.height = height
        self.scale = scale
        columns = (width + TileGrid.side - 1) / TileGrid.side
        rows = (height + TileGrid.side - 1) / TileGrid.side
        tiles = Array(repeating: nil, count: columns * rows)
        isStale = Array(repeating: true, count: columns * rows)
    }

    /// How many tiles there are.
    var count: Int { tiles.count }
    /// How many tiles wait to be made anew.
    var staleCount: Int { isStale.reduce(0) { $0 + ($1 ? 1 : 0) } }

    /// Takes all marks away without making tiles.
    mutating func removeMarks() {
        for index in isStale.indices { isStale[index] = false }
    }

    /// Marks the tiles that a rectangle touches, in points.
    mutating func invalidate(_ rect: CGRect) {
        func range(_ low: CGFloat, _ high: CGFloat, _ count: Int) -> Range<Int> {
            let side = CGFloat(TileGrid.side)
            guard low.isFinite, high.isFinite, count > 0 else { return 0..<count }
            let first = min(max((low * scale - 1) / side, 0), CGFloat(count))
            let last = min(max(((high * scale + 1) / side).rounded(.up), 0), CGFloat(count))
            return Int(first)..<max(Int(first), Int(last))
        }
        for row in range(rect.minY, rect.maxY, rows) {
            for column in range(rect.minX, rect.maxX, columns) { isStale[row * columns + column] = true }
        }
    }

    /// Makes the marked tiles anew from a picture, and puts all of them onto a snapshot.
    ///
    /// The picture must stay until ``removeAll()``.
    mutating func draw(_ picture: OpaquePointer, onto snapshot: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(picture) else { return }
        let stride = Int(cairo_image_surface_get_stride(picture))
        for tile in retired { tile.release() }
        retired.removeAll(keepingCapacity: true)
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                if isStale[index] {
                    if let old = tiles[index] { retired.append(old) }
                    tiles[index] = makeTile(column: column, row: row, pixels: pixels, stride: stride)
                    isStale[index] = false
                }
                if let tile = tiles[index] { gtk_snapshot_append_node(snapshot, tile.node) }
            }
        }
    }

    /// Lets all tiles go.
    mutating func removeAll() {
        for tile in retired { tile.release() }
        retired.removeAll()
        for index in tiles.indices {
            tiles[index]?.release()
            tiles[index] = nil
            isStale[index] = true
        }
    }

    private func makeTile(
        column: Int, row: Int, pixels: UnsafeMutablePointer<UInt8>, stride: Int
    ) -> Tile? {
        let (x, y) = (column * TileGrid.side, row * TileGrid.side)
        let (tileWidth, tileHeight) = (min(TileGrid.side, width - x), min(TileGrid.side, height - y))
        guard tileWidth > 0, tileHeight > 0,
            let surface = cairo_image_surface_create_for_data(
                pixels + y * stride + x * 4, isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int32(tileWidth),
                Int32(tileHeight), Int32(stride))
        else { return nil }
        cairo_surface_set_device_scale(surface, scale, scale)
        let origin = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
        let size = CGSize(width: CGFloat(tileWidth) / scale, height: CGFloat(tileHeight) / scale)
        var bounds = graphene_rect_t(CGRect(origin: origin, size: size))
        guard let node = gsk_cairo_node_new(&bounds) else {
            cairo_surface_destroy(surface)
            return nil
        }
        let context = gsk_cairo_node_get_draw_context(node)
        cairo_set_source_surface(context, surface, origin.x, origin.y)
        if isOpaque { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
        cairo_paint(context)
        cairo_destroy(context)
        return Tile(node: node, surface: surface)
    }
}
