import CPangoCairo
import DisplayList
import DrawingProcess
import Foundation
import Testing

@testable import CairoPainting

/// Drawings that came as data, which are drawn in a separate process.
@Suite("Drawings apart")
final class ApartDrawingTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("apart-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func write(_ text: String) throws -> String {
        let data = Data(text.utf8)
        let url = folder.appendingPathComponent(ForeignDrawing.name("1", for: data))
        try data.write(to: url)
        return url.path
    }

    private func svg(_ content: String, width: Int = 20, height: Int = 10) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\">\(content)</svg>"
    }

    /// The pixels of a drawing, some for each of its units.
    private func pixels(_ drawing: any VectorDrawing, scale: Int) throws -> [UInt32] {
        let (width, height) = (Int(drawing.size.width) * scale, Int(drawing.size.height) * scale)
        let surface = try #require(Surface(CAIRO_FORMAT_ARGB32, width: width, height: height))
        let cr = try #require(cairo_create(surface.pointer))
        defer { cairo_destroy(cr) }
        drawing.draw(in: CGRect(x: 0, y: 0, width: width, height: height), on: cr)
        return surface.withPixels { bytes in
            UnsafeRawBufferPointer(start: bytes, count: width * height * 4).bindMemory(to: UInt32.self).map { $0 }
        } ?? []
    }

    @Test("Only drawings are, and only those that came as data")
    func names() throws {
        let path = try write(svg("<rect width=\"10\" height=\"10\" fill=\"red\"/>"))
        #expect(ForeignDrawing.isAt(path))
        #expect(ForeignDrawing.name("1", for: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])) == "1")
        guard case .drawing(let drawing) = ImageDecoding.load(path) else {
            Issue.record("The drawing was not read.")
            return
        }
        #expect(drawing is ApartDrawing)
        #expect(drawing.size == CGSize(width: 20, height: 10))
    }

    @Test("A drawing has the same pixels as one that is drawn in the app, at every scale", arguments: [1, 2, 8])
    func pixels(scale: Int) throws {
        let text = svg(
            "<rect width=\"10\" height=\"10\" fill=\"red\"/><rect x=\"15\" y=\"5\" width=\"5\" height=\"5\"/>")
        let path = try write(text)
        let apart = try pixels(try #require(ApartDrawing(path: path, format: .svg)), scale: scale)
        let own = try pixels(try #require(SVGDrawing(path: path)), scale: scale)
        #expect(apart == own)
        #expect(Set(own) == [0xFFFF_0000, 0xFF00_0000, 0])
    }

    @Test("A drawing that takes long ends its own process, and nothing is shown")
    func slow() throws {
        let filter = String(repeating: "<feTurbulence baseFrequency=\"0.9\" numOctaves=\"99\"/>", count: 15)
        let text = svg(
            "<filter id=\"f\">\(filter)</filter><rect width=\"4000\" height=\"4000\" filter=\"url(#f)\"/>", width: 4000,
            height: 4000)
        #expect(PictureLimits.objection(to: Data(text.utf8)) == nil)
        var drawing = OrielDrawing()
        #expect(oriel_draw_apart(try write(text), ORIEL_SVG, 1, 4096, 60_000, &drawing) == ORIEL_GAVE_UP)
        #expect(drawing.pixels == nil)
    }

    @Test("A process that takes longer than one waits is ended")
    func impatience() throws {
        var drawing = OrielDrawing()
        let path = try write(svg("<rect width=\"10\" height=\"10\"/>"))
        #expect(oriel_draw_apart(path, ORIEL_SVG, 1, 4096, 0, &drawing) == ORIEL_GAVE_UP)
        #expect(oriel_draw_apart(path, ORIEL_SVG, 1, 4096, 60_000, &drawing) == ORIEL_DRAWN)
        #expect(drawing.columns == 20 && drawing.rows == 10)
        oriel_release_drawing(&drawing)
    }

    @Test(
        "What is no drawing, and what is not there, is not drawn",
        arguments: ["", "<svg", "%PDF-1.4 nothing", "\0\0\0"])
    func garbage(text: String) throws {
        let path = folder.appendingPathComponent("garbage.foreign").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
        #expect(ApartDrawing(path: path, format: .svg) == nil)
        #expect(ApartDrawing(path: path, format: .pdf) == nil)
        #expect(ApartDrawing(path: path + ".missing", format: .svg) == nil)
    }

    @Test("An enormous drawing has as many pixels as are allowed")
    func enormous() throws {
        let path = try write(svg("<rect width=\"900000\" height=\"300000\"/>", width: 900_000, height: 300_000))
        var drawing = OrielDrawing()
        #expect(oriel_draw_apart(path, ORIEL_SVG, 1, 4096, 60_000, &drawing) == ORIEL_DRAWN)
        #expect(drawing.columns == 4096 && drawing.rows == 1365)
        #expect(drawing.width == 900_000)
        oriel_release_drawing(&drawing)
    }
}
