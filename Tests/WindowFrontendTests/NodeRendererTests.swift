import CGtk
import CPangoCairo
import CairoPainting
import DisplayList
import Foundation
import RandomLists
import Testing

@testable import WindowFrontend

@Suite("Render nodes")
@MainActor
struct NodeRendererTests {
    static let text = PangoTextSystem()
    let geometry = CanvasGeometry(size: CGSize(width: 160, height: 160), scale: 1, background: .white)

    init() {
        // GTK registers the kinds of nodes when it starts, whether or not there is a display.
        gtk_init_check()
    }

    func picture(_ draw: (OpaquePointer) -> Void) -> [UInt8] {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, 160, 160)!
        defer { cairo_surface_destroy(surface) }
        let context = cairo_create(surface)!
        cairo_set_source_rgb(context, 1, 1, 1)
        cairo_paint(context)
        draw(context)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        return Array(UnsafeBufferPointer(start: cairo_image_surface_get_data(surface), count: 160 * 160 * 4))
    }

    /// How far two pictures are apart: the mean difference of a byte.
    func distance(_ a: [UInt8], _ b: [UInt8]) -> Double {
        if a == b { return 0 }
        var sum = 0
        for index in a.indices { sum += abs(Int(a[index]) - Int(b[index])) }
        return Double(sum) / Double(max(1, a.count))
    }

    @Test("Nodes, changed step by step, look like the painted list", arguments: 1...8)
    func nodesLookPainted(seed: Int) {
        // GTK's Cairo renderer, which draws the nodes here, blurs twice as wide as its GL renderer.
        var random = RandomList(seed: seed, blurs: false)
        var reader = DisplayListReader(random.list)
        let painter = CairoPainter(textSystem: Self.text)
        let renderer = NodeRenderer(painter: painter)
        for step in 0..<8 {
            if step > 0 { random.change() }
            _ = renderer.update(from: random.list, reader.read(), geometry: geometry)
            let nodes = picture { context in
                if let node = renderer.picture(of: .root, in: random.list) {
                    gsk_render_node_draw(node.pointer, context)
                }
            }
            let painted = picture { context in
                painter.paint(random.list, onto: context, size: geometry.size, scale: 1, background: nil)
            }
            #expect(distance(nodes, painted) < 1.5, "step \(step)")
        }
    }

    @Test("Another scale has all drawings made anew")
    func scale() {
        let list = DisplayList()
        var reader = DisplayListReader(list)
        let card = list.insert(into: .root, after: .none, content: .color(.black))
        list.setFrame(card, position: .zero, size: CGSize(width: 50, height: 50))
        let renderer = NodeRenderer(painter: CairoPainter(textSystem: Self.text))
        _ = renderer.update(from: list, reader.read(), geometry: geometry)
        #expect(renderer.picture(of: .root, in: list) != nil)
        let count = renderer.drawingCount
        _ = renderer.update(from: list, reader.read(), geometry: geometry)
        #expect(renderer.picture(of: .root, in: list) != nil)
        #expect(renderer.drawingCount == count)
        let larger = CanvasGeometry(size: geometry.size, scale: 2, background: .white)
        #expect(renderer.update(from: list, reader.read(), geometry: larger))
        #expect(renderer.picture(of: .root, in: list) != nil)
        #expect(renderer.drawingCount == 2 * count)
    }

    @Test("A turned layer keeps its drawing and its children's pictures")
    func turning() {
        let list = DisplayList()
        var reader = DisplayListReader(list)
        let card = list.insert(into: .root, after: .none)
        let face = list.insert(into: card, after: .none, content: .color(.black))
        list.setFrame(face, position: .zero, size: CGSize(width: 50, height: 50))
        let other = list.insert(into: .root, after: card, content: .color(.black))
        list.setFrame(other, position: .zero, size: CGSize(width: 50, height: 50))
        let renderer = NodeRenderer(painter: CairoPainter(textSystem: Self.text))
        _ = renderer.update(from: list, reader.read(), geometry: geometry)
        _ = renderer.picture(of: .root, in: list)
        let (drawings, pictures) = (renderer.drawingCount, renderer.pictureCount)
        list.setEffects(card, [.transform(ProjectionTransform(CGAffineTransform(rotationAngle: 1)))])
        _ = renderer.update(from: list, reader.read(), geometry: geometry)
        _ = renderer.picture(of: .root, in: list)
        #expect(renderer.drawingCount == drawings)
        #expect(renderer.pictureCount == pictures + 2)
    }

    @Test("Projections that are no numbers or leave no area show nothing")
    func badTransforms() {
        var bad = ProjectionTransform()
        bad.m11 = .nan
        #expect(GskMatrix.transform(for: bad) == nil)
        #expect(GskMatrix.transform(for: ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))) == nil)
    }

    @Test("Turns, scales and mirrors map points as the projection does")
    func transforms() {
        let cases = [
            CGAffineTransform(rotationAngle: 0.7), CGAffineTransform(scaleX: -2, y: 0.5),
            CGAffineTransform(a: 1, b: 0.5, c: -0.3, d: 2, tx: 4, ty: 5),
            CGAffineTransform(rotationAngle: 2).concatenating(CGAffineTransform(translationX: 10, y: -3)),
        ]
        for affine in cases {
            let transform = GskMatrix.transform(for: ProjectionTransform(affine))
            defer { gsk_transform_unref(transform) }
            var point = graphene_point_t(x: 3, y: 7), mapped = graphene_point_t()
            gsk_transform_transform_point(transform, &point, &mapped)
            let expected = CGPoint(x: 3, y: 7).applying(affine)
            #expect(abs(CGFloat(mapped.x) - expected.x) < 1e-3)
            #expect(abs(CGFloat(mapped.y) - expected.y) < 1e-3)
        }
    }

    @Test("Perspective goes over to the node's matrix")
    func perspective() {
        var projection = ProjectionTransform()
        projection.m11 = 0.5
        projection.m13 = -0.002
        let transform = GskMatrix.transform(for: projection)
        defer { gsk_transform_unref(transform) }
        var matrix = graphene_matrix_t()
        gsk_transform_to_matrix(transform, &matrix)
        #expect(abs(graphene_matrix_get_value(&matrix, 0, 3) + 0.002) < 1e-6)
        #expect(abs(graphene_matrix_get_value(&matrix, 0, 0) - 0.5) < 1e-6)
    }
}
