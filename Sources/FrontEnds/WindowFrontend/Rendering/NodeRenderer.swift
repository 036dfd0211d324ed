import CGtk
import CairoPainting
import DisplayList
import Foundation
import FrontEndKit

/// Keeps a render node for each layer and lets GTK's graphics processor put them together.
///
/// Drawings that GTK has nodes for become such nodes; others are painted with Cairo once and kept as textures
/// by GTK. A moved, turned or faded layer makes a few small nodes around the kept ones.
@MainActor
final class NodeRenderer: WindowRenderer {
    let painter: CairoPainter
    private(set) var geometry = CanvasGeometry()
    private var cache = LayerProductCache<RenderNode?>()
    /// Paints in place of nodes while a layer shows the content behind it, or is a hole, for which GTK has no node.
    private var software: SoftwareRenderer?

    /// How many drawings and pictures were made so far; for tests.
    private(set) var drawingCount = 0, pictureCount = 0

    /// Creates a renderer.
    init(painter: CairoPainter) { self.painter = painter }

    func update(from list: DisplayList, _ changes: DisplayListChanges, geometry: CanvasGeometry) -> Bool {
        let isStale = cache.update(from: list, changes)
        let isNew = geometry != self.geometry
        if geometry.scale != self.geometry.scale { cache.invalidateAll() }
        self.geometry = geometry
        if cache.backdropCount > 0 || geometry.hasHoles {
            if let software { return software.update(from: list, changes, geometry: geometry) }
            let renderer = SoftwareRenderer(painter: painter)
            software = renderer
            // It has not read the list yet.
            var reader = DisplayListReader(list)
            return renderer.update(from: list, reader.read(), geometry: geometry)
        }
        if software != nil {
            software = nil
            return true
        }
        return isStale || isNew
    }

    func draw(_ list: DisplayList, onto snapshot: OpaquePointer) {
        if let software { return software.draw(list, onto: snapshot) }
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: geometry.size))
        var color = GdkRGBA(geometry.background)
        gtk_snapshot_append_color(snapshot, &color, &bounds)
        if let picture = picture(of: .root, in: list)?.moved(by: list[.root].position) {
            gtk_snapshot_append_node(snapshot, picture.pointer)
        }
    }

    /// A layer with its children and effects, in its own space; nil if nothing is visible.
    func picture(of id: LayerID, in list: DisplayList) -> RenderNode? {
        guard cache.knows(id) else { return nil }
        let entry = cache[id]
        if !entry.isStale, let picture = entry.picture { return picture }
        let picture = makePicture(of: id, in: list)
        pictureCount += 1
        cache[id].picture = .some(picture)
        cache[id].isStale = false
        return picture
    }

    private func makePicture(of id: LayerID, in list: DisplayList) -> RenderNode? {
        let layer = list[id]
        if needsPainting(id, in: list) { return painted(id, in: list) }
        var nodes: [RenderNode] = []
        if let drawing = drawing(of: layer) { nodes.append(drawing) }
        var child = layer.firstChild
        while child != .none {
            let next = list[child].next
            if let node = picture(of: child, in: list)?.moved(by: list[child].position) {
                if let mode = GskBlend.mode(of: list[child]), let below = RenderNode.container(nodes) {
                    nodes = [RenderNode(gsk_blend_node_new(below.pointer, node.pointer, mode))].compactMap { $0 }
                } else {
                    nodes.append(node)
                }
            }
            child = next
        }
        guard var node = RenderNode.container(nodes) else { return nil }
        for effect in layer.effects {
            guard let changed = apply(effect, to: node) else { return nil }
            node = changed
        }
        return node
    }

    private func drawing(of layer: Layer) -> RenderNode? {
        if let kept = cache[layer.id].drawing { return kept }
        let drawing = makeDrawing(of: layer)
        drawingCount += 1
        cache[layer.id].drawing = .some(drawing)
        return drawing
    }

    /// A layer that GTK has no nodes for, painted with all that it holds.
    private func painted(_ id: LayerID, in list: DisplayList) -> RenderNode? {
        let extents = extents(of: id, in: list)
        return cairoNode(extents) { context, extents in
            painter.paintLayer(id, of: list, onto: context, extents: extents, scale: geometry.scale)
        }
    }

    /// A node that is painted with Cairo now, and kept as a texture by GTK.
    func cairoNode(_ extents: CGRect, _ paint: (OpaquePointer, CGRect) -> Void) -> RenderNode? {
        let reach = 1 / geometry.scale
        let limit = CGRect(x: -20_000, y: -20_000, width: 40_000, height: 40_000)
        let extents = extents.insetBy(dx: -reach, dy: -reach).intersection(limit)
        guard !extents.isNull, !extents.isEmpty else { return nil }
        var bounds = graphene_rect_t(extents.integral)
        guard let node = RenderNode(gsk_cairo_node_new(&bounds)),
            let context = gsk_cairo_node_get_draw_context(node.pointer)
        else { return nil }
        paint(context, extents)
        cairo_destroy(context)
        return node
    }

    /// Where a layer leaves marks, in its own space with its effects.
    private func extents(of id: LayerID, in list: DisplayList) -> CGRect {
        var picture = list[id].contentExtents
        for child in list.children(of: id) {
            let inner = extents(of: child, in: list)
            let position = list[child].position
            if !inner.isNull, position.x.isFinite, position.y.isFinite {
                picture = picture.union(inner.offsetBy(dx: position.x, dy: position.y))
            }
        }
        return picture.isNull ? picture : list[id].effects.extents(of: picture, at: .zero)
    }
}
