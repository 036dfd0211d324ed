import CGtk
import CPangoCairo
import CairoPainting
import DisplayList
import Foundation
import RandomLists
import Testing

@testable import WindowFrontend

@Suite("Painting what is damaged")
@MainActor
struct SoftwareRendererTests {
    static let text = PangoTextSystem()
    let geometry = CanvasGeometry(size: CGSize(width: 160, height: 160), scale: 1, background: .white)

    /// All of a list, as a reader finds it that comes late.
    private func whole(_ list: DisplayList) -> DisplayListChanges {
        var reader = DisplayListReader(list)
        return reader.read()
    }

    func pixels(_ renderer: SoftwareRenderer) -> [UInt8] {
        guard let surface = renderer.surface, let data = cairo_image_surface_get_data(surface) else { return [] }
        let count = Int(cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface))
        return Array(UnsafeBufferPointer(start: data, count: count))
    }

    @Test("Step by step comes to the same picture as from scratch", arguments: 1...10)
    func incrementalEqualsFresh(seed: Int) { compare(RandomList(seed: seed)) }

    @Test("Step by step comes to the same picture where layers show what lies behind them", arguments: 1...20)
    func backdrops(seed: Int) {
        // The content behind is drawn a second time, and so are its rounding errors.
        compare(RandomList(seed: seed, backdrops: true), limit: 64)
    }

    @Test("What changes behind a layer that shows it through is seen, from beyond its edge as well")
    func behindGlass() {
        let list = DisplayList()
        var reader = DisplayListReader(list)
        let below = list.insert(into: .root, after: .none, content: .color(.black))
        list.setFrame(below, position: CGPoint(x: 0, y: 60), size: CGSize(width: 20, height: 40))
        let bounds = CGRect(x: 0, y: 0, width: 60, height: 60)
        let glass = list.insert(into: .root, after: below)
        list.setFrame(glass, position: CGPoint(x: 50, y: 50), size: bounds.size)
        let paint = Paint.backdrop(Backdrop(radius: 12, saturation: 1, tint: .clear))
        list.setContent(glass, .fill(Path(storage: .rect(bounds)), paint, FillStyle()))
        let renderer = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
        _ = renderer.update(from: list, reader.read(), geometry: geometry)
        let before = pixels(renderer)
        // Twenty points beside the glass.
        list.setFrame(below, position: CGPoint(x: 10, y: 60), size: CGSize(width: 20, height: 40))
        _ = renderer.update(from: list, reader.read(), geometry: geometry)
        let place = (80 * 160 + 52) * 4
        #expect(pixels(renderer)[place] < before[place])
        let fresh = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
        _ = fresh.update(from: list, whole(list), geometry: geometry)
        #expect(pixels(renderer) == pixels(fresh))
    }

    @Test("A renderer that begins with a list shown before follows its changes")
    func beginsLate() {
        var random = RandomList(seed: 5)
        var reader = DisplayListReader(random.list)
        _ = reader.read()
        random.change()
        let late = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
        _ = late.update(from: random.list, whole(random.list), geometry: geometry)
        _ = reader.read()
        for _ in 0..<5 {
            random.change()
            _ = late.update(from: random.list, reader.read(), geometry: geometry)
            let fresh = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
            _ = fresh.update(from: random.list, whole(random.list), geometry: geometry)
            let (a, b) = (pixels(late), pixels(fresh))
            #expect(a.indices.filter { abs(Int(a[$0]) - Int(b[$0])) > 24 }.count <= 8)
        }
    }

    private func compare(_ list: RandomList, limit: Int = 8) {
        var random = list
        var reader = DisplayListReader(random.list)
        let renderer = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
        for step in 0..<10 {
            if step > 0 { random.change() }
            _ = renderer.update(from: random.list, reader.read(), geometry: geometry)
            let fresh = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
            _ = fresh.update(from: random.list, whole(random.list), geometry: geometry)
            let (a, b) = (pixels(renderer), pixels(fresh))
            #expect(a.count == 160 * 160 * 4)
            // Blurs of clipped pictures and the edges of kept ones round a little differently: single pixels differ. A
            // layer that was not redrawn would be a rectangle of them.
            let differing = a == b ? 0 : a.indices.filter { abs(Int(a[$0]) - Int(b[$0])) > 24 }.count
            #expect(differing <= limit, "\(differing) bytes differ at step \(step)")
            if differing > limit { return }
        }
    }

    @Test("Without a change there is nothing to draw")
    func noChange() {
        let random = RandomList(seed: 3)
        var reader = DisplayListReader(random.list)
        let renderer = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
        #expect(renderer.update(from: random.list, reader.read(), geometry: geometry))
        #expect(!renderer.update(from: random.list, reader.read(), geometry: geometry))
    }

    @Test("Rectangles are joined where that costs nothing, and all of them where they are too many")
    func merging() {
        let a = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(SoftwareRenderer.merged([a, a]) == [a])
        #expect(SoftwareRenderer.merged([a, a.offsetBy(dx: 10, dy: 0)]) == [CGRect(x: 0, y: 0, width: 20, height: 10)])
        let apart = [a, a.offsetBy(dx: 100, dy: 100)]
        #expect(SoftwareRenderer.merged(apart) == apart)
        let many = (0..<100).map { a.offsetBy(dx: CGFloat($0) * 30, dy: CGFloat($0) * 30) }
        #expect(SoftwareRenderer.merged(many) == [CGRect(x: 0, y: 0, width: 2980, height: 2980)])
    }

    @Test("Tiles of a background that lets through let through, from the frame on that it is there")
    func seeThrough() throws {
        gtk_init_check()
        let list = DisplayList()
        var reader = DisplayListReader(list)
        let renderer = SoftwareRenderer(painter: CairoPainter(textSystem: Self.text))
        /// The color in the middle of a drawing over red.
        func shown(_ background: RGBA) throws -> [UInt8] {
            let geometry = CanvasGeometry(size: geometry.size, scale: 1, background: background)
            #expect(renderer.update(from: list, reader.read(), geometry: geometry))
            let snapshot = try #require(gtk_snapshot_new())
            renderer.draw(list, onto: snapshot)
            let node = try #require(gtk_snapshot_free_to_node(snapshot))
            defer { gsk_render_node_unref(node) }
            let surface = try #require(cairo_image_surface_create(CAIRO_FORMAT_RGB24, 160, 160))
            defer { cairo_surface_destroy(surface) }
            let context = cairo_create(surface)
            cairo_set_source_rgb(context, 1, 0, 0)
            cairo_paint(context)
            gsk_render_node_draw(node, context)
            cairo_destroy(context)
            cairo_surface_flush(surface)
            let data = try #require(cairo_image_surface_get_data(surface))
            return (0..<3).map { data[(80 * 160 + 80) * 4 + $0] }
        }
        #expect(try shown(.white) == [255, 255, 255])
        #expect(try shown(.clear) == [0, 0, 255])
        #expect(try shown(.white) == [255, 255, 255])
    }

    @Test("Only touched tiles are made anew")
    func tiles() {
        var tiles = TileGrid(width: 512, height: 300, scale: 1, isOpaque: true)
        #expect(tiles.count == 12)
        #expect(tiles.staleCount == 12)
        tiles.removeMarks()
        tiles.invalidate(CGRect(x: 130, y: 10, width: 20, height: 20))
        #expect(tiles.staleCount == 1)
        tiles.invalidate(CGRect(x: 100, y: 100, width: 60, height: 60))
        #expect(tiles.staleCount == 4)
        tiles.removeMarks()
        tiles.invalidate(CGRect(x: -500, y: -500, width: 10, height: 10))
        #expect(tiles.staleCount == 0)
        tiles.invalidate(CGRect(x: CGFloat.nan, y: CGFloat.nan, width: 10, height: 10))
        #expect(tiles.staleCount == 12)
    }
}
