import CGtk
import CPangoCairo
import CairoPainting
import DisplayList
import Foundation
import FrontEndKit
import GtkShim

/// Paints damaged areas into a picture of the window, and passes the picture to GTK in tiles.
///
/// Without a graphics processor this is the shortest way to the screen: pixels that did not change are
/// neither painted nor sent.
@MainActor
final class SoftwareRenderer: WindowRenderer {
    private let painter: CairoPainter
    private var geometry = CanvasGeometry()
    private var damage = DamageTracker()
    private var pending: [CGRect] = []
    private var isWhollyDamaged = true
    /// The picture of the window; nil for an empty one.
    private(set) var surface: OpaquePointer?
    private var tiles = TileGrid(width: 0, height: 0, scale: 1, isOpaque: true)

    private var window: OpaquePointer?
    /// The owner of the memory shared with the display server; nil if there is none.
    private var sharedMemory: OpaquePointer?

    /// More rectangles than this are painted as one: a clip of very many parts costs more than it saves.
    nonisolated static let rectangleLimit = 64

    /// Creates a renderer.
    init(painter: CairoPainter) { self.painter = painter }

    isolated deinit {
        tiles.removeAll()
        if let surface { cairo_surface_destroy(surface) }
        if let sharedMemory { cairo_surface_destroy(sharedMemory) }
    }

    func realized(on surface: OpaquePointer) { window = surface }

    func unrealized() {
        window = nil
        if let sharedMemory { cairo_surface_destroy(sharedMemory) }
        sharedMemory = nil
    }

    func update(from list: DisplayList, _ changes: DisplayListChanges, geometry: CanvasGeometry) -> Bool {
        let new = damage.update(from: list, changes)
        if geometry != self.geometry {
            if geometry.size != self.geometry.size || geometry.scale != self.geometry.scale
                || geometry.isOpaque != self.geometry.isOpaque
            {
                makeSurface(geometry)
            }
            self.geometry = geometry
            isWhollyDamaged = true
        }
        let window = CGRect(origin: .zero, size: geometry.size)
        for rect in new {
            // Frames are rounded to whole pixels when they are painted, and the smoothed edge of a kept picture
            // that is drawn larger reaches a little beyond it.
            let part = rect.insetBy(dx: -2, dy: -2).intersection(window)
            if !part.isNull, !part.isEmpty { pending.append(part) }
        }
        guard isWhollyDamaged || !pending.isEmpty else { return false }
        repaint(list)
        return true
    }

    func draw(_ list: DisplayList, onto snapshot: OpaquePointer) {
        if let surface { tiles.draw(surface, onto: snapshot) }
    }

    /// Updates the picture with the list, and marks the tiles that changed.
    private func repaint(_ list: DisplayList) {
        guard let surface else { return }
        if isWhollyDamaged {
            paint(list, damage: nil, on: surface)
            tiles.invalidate(CGRect(origin: .zero, size: geometry.size))
        } else if !pending.isEmpty {
            let parts = SoftwareRenderer.merged(pending)
            paint(list, damage: parts, on: surface)
            for part in parts { tiles.invalidate(part) }
        }
        isWhollyDamaged = false
        pending.removeAll(keepingCapacity: true)
    }

    /// Joins rectangles whose overlap makes painting them together cheaper, and all of them where
    /// there are too many.
    nonisolated static func merged(_ rects: [CGRect]) -> [CGRect] {
        var result: [CGRect] = []
        for rect in rects {
            var rect = rect
            var index = 0
            while index < result.count {
                let union = result[index].union(rect)
                if union.area <= result[index].area + rect.area {
                    rect = union
                    result.remove(at: index)
                    index = 0
                } else {
                    index += 1
                }
            }
            result.append(rect)
            if result.count > rectangleLimit { return [rects.reduce(CGRect.null) { $0.union($1) }] }
        }
        return result
    }

    private func paint(_ list: DisplayList, damage: [CGRect]?, on surface: OpaquePointer) {
        guard let context = cairo_create(surface) else { return }
        painter.paint(
            list, onto: context, size: geometry.size, scale: geometry.scale, background: geometry.background,
            damage: damage)
        cairo_destroy(context)
        cairo_surface_flush(surface)
    }

    private func makeSurface(_ geometry: CanvasGeometry) {
        tiles.removeAll()
        if let surface { cairo_surface_destroy(surface) }
        let width = Int((geometry.size.width * geometry.scale).rounded(.up))
        let height = Int((geometry.size.height * geometry.scale).rounded(.up))
        tiles = TileGrid(
            width: width, height: height, scale: geometry.scale, isOpaque: geometry.isOpaque)
        guard width > 0, height > 0 else {
            surface = nil
            return
        }
        surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        cairo_surface_set_device_scale(surface, geometry.scale, geometry.scale)
        if let sharedMemory { cairo_surface_destroy(sharedMemory) }
        sharedMemory = window.flatMap { oriel_keep_shared_memory($0, Int32(width), Int32(height)) }
    }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
