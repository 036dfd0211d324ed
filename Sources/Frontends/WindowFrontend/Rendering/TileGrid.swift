import CGtk
import CPangoCairo
import Foundation

/// A picture of the window in square textures, of which only the changed ones are made anew.
///
/// GTK compares the frames' nodes: tiles that are the same object are neither uploaded nor drawn.
@MainActor
struct TileGrid {
    /// The side of a tile, in pixels.
    static let side = 128

    private let columns: Int
    private let rows: Int
    private let width: Int
    private let height: Int
    private let scale: CGFloat
    private var nodes: [OpaquePointer?]
    private var isStale: [Bool]

    /// Creates a grid for a picture of a size in pixels.
    init(width: Int, height: Int, scale: CGFloat) {
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
    /// How many tiles wait to be made anew.
    var staleCount: Int { isStale.reduce(0) { $0 + ($1 ? 1 : 0) } }

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
    mutating func draw(_ surface: OpaquePointer, onto snapshot: OpaquePointer) {
        guard let pixels = cairo_image_surface_get_data(surface) else { return }
        let stride = Int(cairo_image_surface_get_stride(surface))
        for row in 0..<rows {
            for column in 0..<columns {
                let index = row * columns + column
                if isStale[index] {
                    if let old = nodes[index] { gsk_render_node_unref(old) }
                    nodes[index] = makeNode(column: column, row: row, pixels: pixels, stride: stride)
                    isStale[index] = false
                }
                if let node = nodes[index] { gtk_snapshot_append_node(snapshot, node) }
            }
        }
    }

    /// Lets all textures go.
    mutating func removeAll() {
        for index in nodes.indices {
            if let node = nodes[index] { gsk_render_node_unref(node) }
            nodes[index] = nil
            isStale[index] = true
        }
    }

    private func makeNode(
        column: Int, row: Int, pixels: UnsafeMutablePointer<UInt8>, stride: Int
    ) -> OpaquePointer? {
        let (x, y) = (column * TileGrid.side, row * TileGrid.side)
        let (tileWidth, tileHeight) = (min(TileGrid.side, width - x), min(TileGrid.side, height - y))
        let length = tileWidth * tileHeight * 4
        guard length > 0, let copy = g_malloc(gsize(length)) else { return nil }
        for line in 0..<tileHeight {
            memcpy(copy + line * tileWidth * 4, pixels + (y + line) * stride + x * 4, tileWidth * 4)
        }
        let bytes = g_bytes_new_take(copy, gsize(length))
        let texture = gdk_memory_texture_new(
            Int32(tileWidth), Int32(tileHeight), GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(tileWidth * 4))
        g_bytes_unref(bytes)
        var bounds = graphene_rect_t(
            CGRect(
                x: CGFloat(x) / scale, y: CGFloat(y) / scale, width: CGFloat(tileWidth) / scale,
                height: CGFloat(tileHeight) / scale))
        let node = gsk_texture_node_new(texture, &bounds)
        g_object_unref(raw(texture))
        return node
    }
}
