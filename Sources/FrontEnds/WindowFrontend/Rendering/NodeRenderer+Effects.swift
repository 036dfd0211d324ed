import CGtk
import CairoPainting
import DisplayList
import Foundation

extension NodeRenderer {
    /// Whether a layer has effects, or holds mixtures, that GTK has no nodes for.
    func needsPainting(_ id: LayerID, in list: DisplayList) -> Bool {
        let layer = list[id]
        for effect in layer.effects {
            switch effect {
            case .mask: return true
            case .clip(let shape) where GskOutline(shape.path) == nil || shape.style.isEOFilled: return true
            case .blur(_, opaque: true): return true
            case .filter(.luminanceToAlpha): return true
            default: continue
            }
        }
        var child = layer.firstChild
        while child != .none {
            // A blend mode with coverage changes its backdrop, so both are painted together.
            if case .blend(let mode) = GskBlend.last(of: list[child]), GskBlend.mode(mode) == nil { return true }
            child = list[child].next
        }
        return false
    }

    /// A node under one effect; nil if nothing is visible.
    func apply(_ effect: LayerEffect, to node: RenderNode) -> RenderNode? {
        switch effect {
        case .opacity(let opacity):
            if opacity >= 1 { return node }
            return opacity > 0 ? RenderNode(gsk_opacity_node_new(node.pointer, Float(opacity))) : nil
        case .transform(let projection):
            return node.transformed(by: projection)
        case .clip(let shape):
            return GskOutline(shape.path)?.clip(node)
        case .shadow(let color, let radius, let offset):
            guard color.opacity > 0, radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return node }
            // GTK's radius is twice the bell's standard deviation, which is ours.
            var shadow = GskShadow(
                color: GdkRGBA(color), dx: Float(offset.width), dy: Float(offset.height),
                radius: Float(min(max(radius, 0), 500) * 2))
            return RenderNode(gsk_shadow_node_new(node.pointer, &shadow, 1))
        case .blur(let radius, _):
            guard radius > 0, radius.isFinite else { return node }
            return RenderNode(gsk_blur_node_new(node.pointer, Float(min(radius, 500) * 2)))
        case .filter(let filter):
            return filtered(node, filter)
        case .blend, .group, .mask:
            // Blending is the parent's work; the other effects are done by then.
            return node
        }
    }

    private func filtered(_ node: RenderNode, _ filter: ColorFilter) -> RenderNode? {
        guard let matrix = LayerColorMatrix(filter) else { return node }
        // Graphene multiplies row vectors: its columns are the results.
        var entries = [Float](repeating: 0, count: 16)
        var offset: [Float] = [0, 0, 0, 0]
        for result in 0..<4 {
            for source in 0..<4 { entries[source * 4 + result] = matrix.rows[result][source] }
            offset[result] = matrix.rows[result][4]
        }
        var colors = graphene_matrix_t()
        graphene_matrix_init_from_float(&colors, entries)
        var shift = graphene_vec4_t()
        graphene_vec4_init(&shift, offset[0], offset[1], offset[2], offset[3])
        return RenderNode(gsk_color_matrix_node_new(node.pointer, &colors, &shift))
    }
}

/// GTK's words for ways of mixing.
enum GskBlend {
    /// How a layer blends with the backdrop; nil for plainly.
    static func mode(of layer: Layer) -> GskBlendMode? {
        if case .blend(let mode) = last(of: layer) { mode == .normal ? nil : self.mode(mode) } else { nil }
    }

    /// The layer's effect of mixing, if any.
    static func last(of layer: Layer) -> LayerEffect? {
        layer.effects.last { if case .blend = $0 { true } else { false } }
    }

    /// GTK's word; nil for ways that GTK has not.
    static func mode(_ mode: BlendMode) -> GskBlendMode? {
        switch mode {
        case .normal: GSK_BLEND_MODE_DEFAULT
        case .multiply: GSK_BLEND_MODE_MULTIPLY
        case .screen: GSK_BLEND_MODE_SCREEN
        case .overlay: GSK_BLEND_MODE_OVERLAY
        case .darken: GSK_BLEND_MODE_DARKEN
        case .lighten: GSK_BLEND_MODE_LIGHTEN
        case .colorDodge: GSK_BLEND_MODE_COLOR_DODGE
        case .colorBurn: GSK_BLEND_MODE_COLOR_BURN
        case .softLight: GSK_BLEND_MODE_SOFT_LIGHT
        case .hardLight: GSK_BLEND_MODE_HARD_LIGHT
        case .difference: GSK_BLEND_MODE_DIFFERENCE
        case .exclusion: GSK_BLEND_MODE_EXCLUSION
        case .hue: GSK_BLEND_MODE_HUE
        case .saturation: GSK_BLEND_MODE_SATURATION
        case .color: GSK_BLEND_MODE_COLOR
        case .luminosity: GSK_BLEND_MODE_LUMINOSITY
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }
}
