import CGtk
import CairoPainting
import DisplayList
import Foundation
import FrontEndKit

extension NodeRenderer {
    /// A layer's own drawing, in its space.
    func makeDrawing(of layer: Layer) -> RenderNode? {
        switch layer.content {
        case .none:
            return nil
        case .color(let color):
            return colorNode(color, layer.bounds)
        case .fill(let path, .color(let color), _):
            switch path.storage {
            case .rect(let rect): return colorNode(color, rect)
            case .roundedRect, .ellipse:
                guard let outline = GskOutline(path), let inside = colorNode(color, outline.bounds) else { break }
                return outline.clip(inside)
            default: break
            }
        default: break
        }
        let extents = layer.contentExtents
        return cairoNode(extents) { context, extents in
            painter.paintContent(of: layer, onto: context, extents: extents, scale: geometry.scale)
        }
    }

    private func colorNode(_ color: RGBA, _ rect: CGRect) -> RenderNode? {
        let rect = rect.standardized
        guard color.opacity > 0, rect.width > 0, rect.height > 0, rect.isDrawable else { return nil }
        var rgba = GdkRGBA(color)
        var bounds = graphene_rect_t(rect)
        return RenderNode(gsk_color_node_new(&rgba, &bounds))
    }
}

/// An outline that GTK can clip to: a rectangle, perhaps with elliptical corners.
struct GskOutline {
    /// The rectangle around it.
    let bounds: CGRect
    private let corner: CGSize

    /// Adopts an outline; nil for outlines that GTK cannot clip to.
    init?(_ path: Path) {
        switch path.storage {
        case .rect(let rect):
            bounds = rect.standardized
            corner = .zero
        case .ellipse(let rect):
            bounds = rect.standardized
            corner = CGSize(width: bounds.width / 2, height: bounds.height / 2)
        case .roundedRect(let rect, let size, .circular):
            bounds = rect.standardized
            corner = CGSize(
                width: min(max(size.width, 0), bounds.width / 2), height: min(max(size.height, 0), bounds.height / 2))
        default:
            return nil
        }
        guard bounds.isDrawable, corner.width.isFinite, corner.height.isFinite else { return nil }
    }

    /// A node clipped to its inside.
    func clip(_ node: RenderNode) -> RenderNode? {
        var rect = graphene_rect_t(bounds)
        if corner == .zero { return RenderNode(gsk_clip_node_new(node.pointer, &rect)) }
        var size = graphene_size_t(width: Float(corner.width), height: Float(corner.height))
        var rounded = GskRoundedRect()
        gsk_rounded_rect_init(&rounded, &rect, &size, &size, &size, &size)
        return RenderNode(gsk_rounded_clip_node_new(node.pointer, &rounded))
    }
}

extension CGRect {
    /// Whether all four numbers are numbers that can be drawn.
    var isDrawable: Bool {
        [minX, minY, width, height].allSatisfy { $0.isFinite && abs($0) < 1e7 }
    }
}
