import CairoPainting
import DisplayList
import Foundation
import Testing

@testable import SymbolArtwork

/// Levels, colors and values of symbols.
@MainActor @Suite("Layers of symbols") struct SymbolLayerTests {
    private func levels(_ name: String) -> Set<Int> {
        Set(SymbolLibrary.path(for: name, rendering: .levels).filter { !$0.erases }.map(\.level))
    }

    @Test("What is enclosed, a badge and a slash are primary, the rest is secondary")
    func levels() {
        #expect(levels("star") == [0] && levels("star.circle") == [0, 1] && levels("star.circle.fill") == [0, 1])
        #expect(levels("bell.slash") == [0, 1] && levels("folder.badge.plus") == [0, 1])
        #expect(levels("speaker.wave.3") == [0, 1, 2])
        // In one tint, the mark of a filled circle is cut out; with levels it is drawn.
        let plain = SymbolLibrary.path(for: "xmark.circle.fill").filter { !$0.erases }
        #expect(plain.count == 2 && Set(plain.map(\.level)) == [1])
        #expect(SymbolLibrary.path(for: "xmark.circle.fill", rendering: .levels).last?.level == 0)
    }

    @Test("Symbols without colors are drawn plainly as multicolor ones")
    func colors() {
        #expect(SymbolLibrary.path(for: "gear", rendering: .colors) == SymbolLibrary.path(for: "gear"))
        func colors(_ name: String) -> Set<RGBA> {
            Set(SymbolLibrary.path(for: name, rendering: .colors).filter { !$0.erases }.compactMap(\.color))
        }
        let (red, green, yellow) = (RGBA(bytes: 255, 59, 48), RGBA(bytes: 52, 199, 89), RGBA(bytes: 255, 204, 0))
        #expect(colors("folder.badge.plus") == [green, .white] && colors("trash.slash") == [red])
        #expect(colors("exclamationmark.triangle.fill") == [yellow, .white])
        #expect(colors("exclamationmark.triangle") == [yellow])
    }

    @Test("Palette, hierarchy and own colors reach the pixels")
    func pixels() throws {
        func pixel(_ change: (inout ImageContent) -> Void, _ x: Int = 30) throws -> [UInt8] {
            let name = "stop.circle.fill"
            var image = ImageContent(source: .symbol(name: name, variableValue: nil), tint: .color(RGBA(1, 0, 0)))
            image.symbolFont = FontDescription(size: 40)
            change(&image)
            return try Picture(60, 60) { list in
                let size = SymbolLibrary.size(for: name, size: 40)
                list.add(.image(image), 30 - size.width / 2, 30 - size.height / 2, size.width, size.height)
            }[x, 30]
        }
        let blue: [UInt8] = [0, 0, 255, 255]
        #expect(try pixel { _ in } == white && pixel({ _ in }, 15) == red)
        #expect(try pixel { $0.levelTints = [.color(RGBA(0, 0, 1))] } == red)
        #expect(try pixel({ $0.levelTints = [.color(RGBA(0, 0, 1))] }, 15) == blue)
        let pale = try pixel({ $0.levelTints = [.color(RGBA(1, 0, 0, 0.5))] }, 15)
        #expect(pale[0] == 255 && abs(Int(pale[1]) - 128) <= 1)
        #expect(try pixel({ $0.isMulticolor = true }, 15) == red)
    }

    @Test("Only variable symbols have values, and the steps of both sides go together")
    func values() {
        func faded(_ name: String, _ value: Double) -> Int {
            SymbolLibrary.path(for: name, value: value).filter { $0.opacity < 1 }.count
        }
        #expect(faded("info", 0) == 0 && faded("list.bullet", 0) == 0 && faded("wifi", 0) == 4)
        #expect(faded("wifi", 0.25) == 3 && faded("wifi", 0.5) == 2 && faded("wifi", 1) == 0)
        #expect(faded("dot.radiowaves.left.and.right", 0.6) == 2)
        #expect(faded("wifi", .nan) == 0 && faded("wifi", -.infinity) == 0)
    }

    @Test("Badges have their corners")
    func badges() throws {
        func middle(_ name: String) throws -> CGPoint {
            let badge = try #require(SymbolVariants.find(name)?.first { $0.isBadge && $0.kind == .solid })
            return CGPoint(x: badge.bounds.midX, y: badge.bounds.midY)
        }
        #expect(try middle("folder.badge.plus").x > 12 && middle("folder.badge.plus").y > 12)
        #expect(try middle("person.crop.circle.badge.plus").x < 12)
        #expect(try middle("bell.badge").x > 12 && middle("bell.badge").y < 12)
        #expect(try middle("app.badge.checkmark").y < 12)
    }

    @Test(
        "Outlines with numbers that make no sense are not read",
        arguments: [
            "S 12 12 5 3 1e300", "G 12 12 5 inf", "G 12 12 5 nan", "M 1e9 2", "A 1 2 3 0 1e7", "O 1 2", "? 3",
        ])
    func badOutlines(_ text: String) {
        #expect(SymbolPathReader.read(text.split(separator: " ")) == nil)
    }

    @Test("Stars and arcs have a bounded number of pieces")
    func bounds() throws {
        #expect(SymbolPathReader.read("S12 12 5 3 900000".split(separator: " "))?.count == 129)
        #expect(SymbolPathReader.read("G12 12 5 -3".split(separator: " "))?.count == 1)
        #expect(try #require(SymbolPathReader.read("A12 12 5 0 900000".split(separator: " "))).count == 65)
    }
}
