import CGtk
import DisplayList
import Foundation

/// A render node of GTK's scene kit, released with its last owner.
final class RenderNode {
    /// GTK's node.
    let pointer: OpaquePointer

    /// Adopts a node; nil for none.
    init?(_ pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit { gsk_render_node_unref(pointer) }

    /// Several nodes as one, the lowest first; nil for none.
    static func container(_ nodes: [RenderNode]) -> RenderNode? {
        if nodes.count < 2 { return nodes.first }
        var pointers = nodes.map { Optional($0.pointer) }
        return withExtendedLifetime(nodes) { RenderNode(gsk_container_node_new(&pointers, guint(pointers.count))) }
    }

    /// The node moved by a distance, in points.
    func moved(by position: CGPoint) -> RenderNode? {
        if position == .zero { return self }
        guard position.x.isFinite, position.y.isFinite else { return nil }
        var point = graphene_point_t(x: Float(position.x), y: Float(position.y))
        let transform = gsk_transform_translate(nil, &point)
        defer { gsk_transform_unref(transform) }
        return RenderNode(gsk_transform_node_new(pointer, transform))
    }

    /// The node under a projection.
    func transformed(by projection: ProjectionTransform) -> RenderNode? {
        guard let transform = GskMatrix.transform(for: projection) else { return nil }
        defer { gsk_transform_unref(transform) }
        return RenderNode(gsk_transform_node_new(pointer, transform))
    }
}

/// GTK's form of transforms.
enum GskMatrix {
    /// GTK's transform for a projection; nil where it has numbers that are none, or leaves no area.
    static func transform(for projection: ProjectionTransform) -> OpaquePointer? {
        let p = projection
        let entries = [p.m11, p.m12, p.m13, p.m21, p.m22, p.m23, p.m31, p.m32, p.m33]
        guard entries.allSatisfy({ $0.isFinite && abs($0) < 1e9 }) else { return nil }
        if projection.isAffine, let transform = decomposed(projection.affine) { return transform }
        let determinant =
            p.m11 * (p.m22 * p.m33 - p.m23 * p.m32) - p.m12 * (p.m21 * p.m33 - p.m23 * p.m31)
            + p.m13 * (p.m21 * p.m32 - p.m22 * p.m31)
        guard abs(determinant) > 1e-12 else { return nil }
        // Graphene multiplies row vectors too: the third row and column are depth, which stays.
        let values = entries.map(Float.init)
        var matrix = graphene_matrix_t()
        let rows: [Float] = [
            values[0], values[1], 0, values[2], values[3], values[4], 0, values[5], 0, 0, 1, 0, values[6],
            values[7], 0, values[8],
        ]
        graphene_matrix_init_from_float(&matrix, rows)
        return gsk_transform_matrix(nil, &matrix)
    }

    /// A move, a turn and a scale, which GTK draws without the general case's detours; nil for slanted ones.
    private static func decomposed(_ m: CGAffineTransform) -> OpaquePointer? {
        let width = hypot(m.a, m.b)
        let determinant = m.a * m.d - m.b * m.c
        guard width > 1e-6, abs(determinant) > 1e-12 else { return nil }
        let slant = m.a * m.c + m.b * m.d
        guard abs(slant) <= 1e-6 * width * hypot(m.c, m.d) else { return nil }
        var origin = graphene_point_t(x: Float(m.tx), y: Float(m.ty))
        var transform = gsk_transform_translate(nil, &origin)
        if m.b != 0 || m.a < 0 { transform = gsk_transform_rotate(transform, Float(atan2(m.b, m.a) * 180 / .pi)) }
        let height = determinant / width
        if width != 1 || height != 1 { transform = gsk_transform_scale(transform, Float(width), Float(height)) }
        // GTK represents the identity as a null transform.
        return transform ?? gsk_transform_new()
    }
}
