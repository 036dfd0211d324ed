import CGtk
import CPangoCairo
import Foundation

/// A picture of the window in square tiles, of which only the changed ones are made again.
///
/// GTK compares the frames' nodes: tiles that are the same object are neither sent nor drawn. The tiles are
/// Cairo nodes, because GTK 4.8 converts the pixels of texture nodes again for its Cairo renderer. They show the
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
    private var nodes: [OpaquePointer?]
    private var isStale: [Bool]

    /// Whether the picture is opaque; such pixels are copied instead of blended.
    private let isOpaque: Bool

    /// Creates a grid for a picture of a size in pixels.
    init(width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
        self.isOpaque = isOpaque
        self.width = width
        self.height = height
        self.scale = scale
        columns = (width + TileGrid.side - 1) / TileGrid.side
        rows = (height + TileGrid.side - 1) / TileGrid.side
        nodes = Array(repeating: nil, count: columns * rows)
        isStale = Array(repeating: true, count: columns * rows)
    }

    /// How many tiles there are.
    var count: Int { nodes.count }
    /// How many tiles wait to be made again.
    var staleCount: Int { isStale.reduce(0) { $0 + ($1 ? 1 : 0) } }

    /// Removes all marks without making tiles.
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

    /// Updates the marked tiles from a picture, and puts all of them onto a snapshot.
    mutating func draw(_ picture: OpaquePointer, onto snapshot: OpaquePointer) {
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                if isStale[index] {
                    if let old = nodes[index] { gsk_render_node_unref(old) }
                    nodes[index] = makeNode(column: column, row: row, picture)
                    isStale[index] = false
                }
                if let node = nodes[index] { gtk_snapshot_append_node(snapshot, node) }
            }
        }
    }

    /// Releases all tiles.
    mutating func removeAll() {
        for index in nodes.indices {
            if let node = nodes[index] { gsk_render_node_unref(node) }
            nodes[index] = nil
            isStale[index] = true
        }
    }

    private func makeNode(column: Int, row: Int, _ picture: OpaquePointer) -> OpaquePointer? {
        let (x, y) = (column * TileGrid.side, row * TileGrid.side)
        let (tileWidth, tileHeight) = (min(TileGrid.side, width - x), min(TileGrid.side, height - y))
        guard tileWidth > 0, tileHeight > 0,
            let part = PicturePart(
                of: picture, x: x, y: y, width: tileWidth, height: tileHeight,
                format: isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32),
            let pattern = part.makePattern()
        else { return nil }
        defer { cairo_pattern_destroy(pattern) }
        let origin = CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
        let size = CGSize(width: CGFloat(tileWidth) / scale, height: CGFloat(tileHeight) / scale)
        var bounds = graphene_rect_t(CGRect(origin: origin, size: size))
        guard let node = gsk_cairo_node_new(&bounds) else { return nil }
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, scale, scale)
        cairo_matrix_translate(&matrix, -origin.x, -origin.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        let context = gsk_cairo_node_get_draw_context(node)
        cairo_set_source(context, pattern)
        if isOpaque { cairo_set_operator(context, CAIRO_OPERATOR_SOURCE) }
        cairo_paint(context)
        cairo_destroy(context)
        return node
    }
}
