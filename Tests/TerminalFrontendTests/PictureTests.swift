import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("Pictures in the terminal's pixels")
struct PictureTests {
    private let list = DisplayList()
    private let rasters = RasterCache()
    private let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 255, 255])

    /// The screen of the list, where a cell has 10 by 20 pixels.
    private func screen(keepsLastRow: Bool = false) -> CellBuffer {
        let canvas = CellCanvas(
            columns: 20, rows: 6, cell: CGSize(width: 8, height: 16), ground: .white, ink: .black)
        canvas.cellPixels = CGSize(width: 10, height: 20)
        canvas.keepsLastRow = keepsLastRow
        var painter = LayerPainter(canvas, textSystem: CellTextSystem())
        painter.rasters = rasters
        painter.paint(list)
        return canvas.screen(CellRendering())
    }

    @discardableResult
    private func add(_ content: LayerContent, _ place: CGRect) -> LayerID {
        let layer = list.insert(into: .root, after: list.children(of: .root).last ?? .none, content: content)
        list.setFrame(layer, position: place.origin, size: place.size)
        return layer
    }

    private func addPicture(_ place: CGRect = CGRect(x: 16, y: 16, width: 32, height: 48)) -> LayerID {
        var image = ImageContent(source: .bitmap(bitmap))
        image.interpolation = .none
        return add(.image(image), place)
    }

    private func addText(_ text: String, _ x: CGFloat, _ y: CGFloat) {
        let style = TextStyle(font: FontDescription(), paint: .color(.black))
        add(.text(TextContent(text, style: style)), CGRect(x: x, y: y, width: 80, height: 16))
    }

    @Test("A picture takes the place of its cells, in pixels, above what was there before")
    func shows() throws {
        addText("below and", 0, 16)
        _ = addPicture()
        let screen = screen()
        let picture = try #require(screen.pictures.first)
        #expect((picture.columns, picture.rows) == (2..<6, 1..<4))
        #expect((picture.raster.width, picture.raster.height) == (40, 60))
        #expect(Array(picture.raster.pixels[..<4]) == [255, 0, 0, 255])
        #expect(Array(picture.raster.pixels[(59 * 40 + 39) * 4..<(59 * 40 + 40) * 4]) == [0, 0, 255, 255])
        #expect(screen.lines[1] == "be    and")
        #expect(screen.cells.allSatisfy { $0.style.background == .standard })
    }

    @Test("What lies over a picture makes cells of it: text, a color, a menu")
    func covered() {
        _ = addPicture()
        addText("over", 24, 32)
        var covered = screen()
        #expect(covered.pictures.isEmpty)
        #expect(covered[2, 1].style.background == .rgb(255, 0, 0))
        #expect(covered.lines[2] == "   over")
        list.remove(list.children(of: .root)[1])
        covered = screen()
        #expect(covered.pictures.count == 1)
        covered.put("x", at: 1, 1, style: CellStyle())
        #expect(covered.pictures.count == 1)
        #expect(covered[2, 1].style.background == .standard)
        covered.put("x", at: 5, 3, style: CellStyle())
        #expect(covered.pictures.isEmpty)
        #expect(covered[2, 1].style.background == .rgb(255, 0, 0))
        #expect(covered[5, 3].character == "x")
    }

    @Test("A picture that moves by cells is the same one, a part of it is another; sixels stay out of the last row")
    func moves() {
        let layer = addPicture()
        let first = screen().pictures
        list.setFrame(layer, position: CGPoint(x: 40, y: 32), size: CGSize(width: 32, height: 48))
        let second = screen().pictures
        #expect(second.first?.raster === first.first?.raster)
        #expect(second.first?.columns == 5..<9)
        // Half of a cell to the right is the same cell.
        list.setFrame(layer, position: CGPoint(x: 43, y: 35), size: CGSize(width: 32, height: 48))
        #expect(screen().pictures == second)
        list.setFrame(layer, position: CGPoint(x: 144, y: 64), size: CGSize(width: 32, height: 48))
        #expect(screen().pictures.first?.columns == 18..<20)
        #expect(screen().pictures.first?.rows == 4..<6)
        #expect(screen(keepsLastRow: true).pictures.first?.rows == 4..<5)
        #expect(screen(keepsLastRow: true)[18, 5].style.background == .rgb(255, 0, 0))
    }

    @Test("Pictures of any size and place are made without harm")
    func hostile() {
        for value in [.nan, .infinity, -1e300, 1e300, 0, -5, 1e-9] as [CGFloat] {
            _ = addPicture(CGRect(x: value, y: 0, width: 40, height: 40))
            _ = addPicture(CGRect(x: 0, y: value, width: 1e9, height: value))
            _ = addPicture(CGRect(x: 3, y: 3, width: value, height: 40))
        }
        #expect(screen().pictures.allSatisfy { $0.columns.upperBound <= 20 && $0.rows.upperBound <= 6 })
    }

    // MARK: Bytes

    private func text(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self).replacingOccurrences(of: "\u{1B}", with: "^")
    }

    @Test("kitty gets a picture once, and places")
    func kitty() throws {
        var writer = PictureWriter()
        writer.kind = .kitty
        let raster = Raster(width: 1, height: 1, pixels: [1, 2, 3, 255])
        let here = ScreenPicture(raster: raster, columns: 2..<6, rows: 1..<4)
        let there = ScreenPicture(raster: raster, columns: 3..<7, rows: 1..<4)
        let number = raster.number
        #expect(
            text(writer.bytes(from: [], to: [here]) { _ in false })
                == "^_Ga=t,q=2,f=32,i=\(number),s=1,v=1,m=0;AQID/w==^\\^[2;3H^_Ga=p,q=2,C=1,i=\(number),p=1003,c=4,r=3^\\"
        )
        #expect(writer.bytes(from: [here], to: [here]) { _ in true }.isEmpty)
        #expect(
            text(writer.bytes(from: [here], to: [there]) { _ in false })
                == "^_Ga=d,d=i,q=2,i=\(number),p=1003^\\^[2;4H^_Ga=p,q=2,C=1,i=\(number),p=1004,c=4,r=3^\\")
        #expect(text(writer.bytes(from: [there], to: []) { _ in false }).hasPrefix("^_Ga=d,d=i"))
        #expect(text(writer.bytes(from: nil, to: [here]) { _ in false }).hasPrefix("^_Ga=d,d=a,q=2^\\^[2;3H^_Ga=p"))
        // In pieces of 4096 bytes.
        let large = Raster(width: 100, height: 20, pixels: Array(repeating: 9, count: 8000))
        let parts = text(
            writer.bytes(from: [], to: [ScreenPicture(raster: large, columns: 0..<9, rows: 0..<1)]) { _ in false }
        ).components(separatedBy: "^_G")
        #expect(parts.count == 5)
        #expect(parts[1].contains("m=1;") && parts[2].hasPrefix("m=1;") && parts[3].hasPrefix("m=0;"))
        #expect(parts.allSatisfy { $0.count < 4200 })
    }

    @Test("Sixels: six rows at a time, colors one after the other; again when the cells below were written")
    func sixels() {
        var pixels: [UInt8] = []
        for row in 0..<7 { pixels += row < 6 ? [255, 0, 0, 255, 0, 0, 255, 255] : [0, 0, 0, 0, 0, 0, 255, 255] }
        let raster = Raster(width: 2, height: 7, pixels: pixels)
        #expect(
            text(SixelEncoder.bytes(of: raster)) == "^P0;1q\"1;1;2;7#5;2;0;0;100#180;2;100;0;0#5?~$#180~-#5?@^\\")
        var writer = PictureWriter()
        writer.kind = .sixel
        let picture = ScreenPicture(raster: raster, columns: 0..<2, rows: 0..<1)
        #expect(writer.bytes(from: [picture], to: [picture]) { _ in false }.isEmpty)
        #expect(!writer.bytes(from: [picture], to: [picture]) { _ in true }.isEmpty)
        // The cells of one that is gone are written again.
        var old = CellBuffer(columns: 4, rows: 2)
        old.forget(picture)
        var cells = ScreenWriter(depth: .trueColor)
        #expect(text(cells.bytes(from: old, to: CellBuffer(columns: 4, rows: 2))) == "^[1H^[m^[K")
    }

    @Test("A file of PNG is read as it was written")
    func png() throws {
        let pixels = (0..<90 * 200 * 4).map { UInt8(truncatingIfNeeded: $0 % 4 == 3 ? 255 : $0 * 7) }
        let raster = Raster(width: 90, height: 200, pixels: pixels)
        let bitmap = try #require(PNGReader.bitmap(PNGWriter.bytes(of: raster)))
        #expect((bitmap.width, bitmap.height) == (90, 200))
        #expect(bitmap.pixels == pixels)
    }
}
