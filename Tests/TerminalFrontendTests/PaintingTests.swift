import Foundation
import FrontEndKit
import RandomLists
import Testing

@testable import TerminalFrontend

@Suite("Layers as cells")
struct PaintingTests {
    private let list = DisplayList()
    private let black = TextStyle(font: FontDescription(), paint: .color(.black))

    private func canvas(_ columns: Int = 20, _ rows: Int = 6) -> CellCanvas {
        CellCanvas(columns: columns, rows: rows, cell: CGSize(width: 8, height: 16), ground: .white, ink: .black)
    }

    private func screen(
        _ list: DisplayList, _ columns: Int = 20, _ rows: Int = 6, _ rendering: CellRendering = CellRendering()
    )
        -> CellBuffer
    {
        let canvas = canvas(columns, rows)
        var painter = LayerPainter(canvas, textSystem: CellTextSystem())
        painter.extents = ExtentsCache()
        painter.paint(list)
        return canvas.screen(rendering)
    }

    @discardableResult
    private func add(_ content: LayerContent, _ x: Int, _ y: Int, _ width: Int, _ height: Int) -> LayerID {
        let last = list.children(of: .root).last ?? .none
        let layer = list.insert(into: .root, after: last, content: content)
        list.setFrame(
            layer, position: CGPoint(x: x * 8, y: y * 16), size: CGSize(width: width * 8, height: height * 16))
        return layer
    }

    private func box(_ width: Int, _ height: Int) -> CGRect {
        CGRect(x: 0, y: 0, width: width * 8, height: height * 16)
    }

    @Test("Any list is painted, with numbers of any kind, and the same list is the same screen", arguments: 0..<60)
    func anything(_ seed: Int) {
        var random = RandomList(seed: seed, layerCount: 30)
        random.drawsAnything = true
        for _ in 0..<20 {
            random.change()
            let once = screen(random.list, 24, 8)
            #expect(once == screen(random.list, 24, 8))
            #expect(once.cells.count == 24 * 8)
        }
    }

    @Test("Numbers that are none, or without end, are painted without harm")
    func hostile() {
        let values: [CGFloat] = [.nan, .infinity, -.infinity, 1e308, -1e308, 1e18, 0, -1]
        for a in values {
            for b in values {
                let list = DisplayList()
                let rect = CGRect(x: a, y: b, width: b, height: a)
                var path = Path()
                path.move(to: CGPoint(x: a, y: b))
                path.addLine(to: CGPoint(x: b, y: 5))
                path.addQuadCurve(to: CGPoint(x: 10, y: a), control: CGPoint(x: b, y: b))
                let contents: [LayerContent] = [
                    .color(.black), .fill(Path(rect), .color(.black), FillStyle()),
                    .fill(path, .color(.black), FillStyle()),
                    .stroke(Path(rect), .color(.black), StrokeStyle(lineWidth: a)),
                    .stroke(path, .color(.black), StrokeStyle(lineWidth: 1, dash: [a, b])),
                    .text(TextContent("text", style: black)),
                    .image(ImageContent(source: .symbol(name: "star", variableValue: nil))),
                    .image(ImageContent(source: .file(path: "none.png", scale: 1))),
                ]
                for content in contents {
                    let layer = list.insert(into: .root, after: .none, content: content)
                    list.setFrame(layer, position: CGPoint(x: b, y: a), size: CGSize(width: a, height: b))
                    list.setEffects(
                        layer,
                        [.transform(ProjectionTransform(CGAffineTransform(a: a, b: b, c: 0, d: b, tx: a, ty: 0)))])
                    let plain = list.insert(into: .root, after: .none, content: content)
                    list.setFrame(plain, position: .zero, size: CGSize(width: a, height: b))
                }
                #expect(screen(list).rows == 6)
            }
        }
    }

    @Test("Text stands where it was laid out, over the ground of what lies below")
    func text() {
        add(.color(RGBA(1, 0, 0)), 1, 1, 8, 1)
        add(.text(TextContent("Hello", style: black)), 2, 1, 5, 1)
        let screen = screen(list)
        #expect(screen.lines == ["", "  Hello", "", "", "", ""])
        #expect(screen[2, 1].style.background == .rgb(255, 0, 0) && screen[2, 1].style.foreground == .rgb(0, 0, 0))
        #expect(screen[0, 1] == .blank)
        // The usual color on the usual ground is the terminal's.
        add(.text(TextContent("Hello", style: black)), 2, 3, 5, 1)
        #expect(self.screen(list)[2, 3].style == CellStyle())
    }

    @Test("The mouse meets a text where it is drawn, wherever between cells it lies")
    @MainActor func mouse() throws {
        for step in 0..<64 {
            let list = DisplayList()
            let place = CGRect(x: 16 + CGFloat(step) / 4, y: 16 + CGFloat(step) / 2, width: 8, height: 16)
            let layer = list.insert(
                into: .root, after: .none, content: .text(TextContent("x", style: black)))
            list.setFrame(layer, position: place.origin, size: place.size)
            let shown = screen(list)
            let row = try #require(shown.lines.firstIndex { $0.contains("x") })
            let column = shown.lines[row].count - 1
            let report = MouseReport(action: .down, button: 1, column: column, row: row, modifiers: [])
            #expect(place.contains(WindowPainter.place(of: report)), "\(place): \(column), \(row)")
        }
    }

    @Test("What is opaque covers letters, what is pale fades them")
    func covers() {
        add(.text(TextContent("Hello", style: black)), 0, 0, 5, 1)
        add(.color(RGBA(1, 1, 1, 0.5)), 0, 0, 2, 1)
        add(.color(.white), 3, 0, 2, 1)
        let screen = screen(list)
        #expect(screen.lines[0] == "Hel")
        #expect(screen[0, 0].style.foreground == .rgb(128, 128, 128))
        #expect(screen[2, 0].style == CellStyle())
        #expect(screen[4, 0] == .blank)
    }

    @Test("Thin lines are boxes, which letters interrupt; corners are round where they are")
    func boxes() {
        add(.stroke(Path(box(6, 3)), .color(.black), StrokeStyle()), 0, 0, 6, 3)
        add(.stroke(Path(roundedRect: box(6, 3), cornerRadius: 8), .color(.black), StrokeStyle()), 7, 0, 6, 3)
        add(.text(TextContent("ab", style: black)), 2, 0, 2, 1)
        #expect(screen(list).lines.prefix(3) == ["┌─ab─┐ ╭────╮", "│    │ │    │", "└────┘ ╰────╯"])
        var ascii = CellRendering()
        ascii.isASCII = true
        #expect(screen(list, 20, 6, ascii).lines.prefix(3) == ["+-ab-+ +----+", "|    | |    |", "+----+ +----+"])
    }

    @Test("A border around one row is its ends, and two boxes side by side share a line's character")
    func small() {
        add(.stroke(Path(box(4, 1)), .color(.black), StrokeStyle()), 0, 0, 4, 1)
        #expect(screen(list).lines[0] == "│  │")
        add(.stroke(Path(box(4, 3)), .color(.black), StrokeStyle()), 5, 2, 4, 3)
        add(.stroke(Path(box(4, 3)), .color(.black), StrokeStyle()), 8, 2, 4, 3)
        #expect(screen(list).lines[2] == "     ┌──┬──┐")
        #expect(screen(list).lines[4] == "     └──┴──┘")
    }

    @Test("Shapes are quarters of cells")
    func quarters() {
        let half = CGRect(x: 0, y: 0, width: 8, height: 8)
        add(.fill(Path(half), .color(.black), FillStyle()), 0, 0, 1, 1)
        add(.fill(Path(CGRect(x: 0, y: 0, width: 4, height: 16)), .color(.black), FillStyle()), 2, 0, 1, 1)
        #expect(screen(list).lines[0] == "▀ ▌")
        let circle = Path(ellipseIn: box(8, 4))
        add(.fill(circle, .color(.black), FillStyle()), 0, 1, 8, 4)
        let screen = screen(list)
        #expect(screen[4, 2].style.background == .rgb(0, 0, 0))
        #expect(screen[0, 1].character != " " || screen[0, 1] == .blank)
        #expect(screen[0, 4].style.background == .standard)
    }

    @Test("What is squashed to less than half loses its letters; what is inverted has its colors exchanged")
    func effects() {
        let layer = add(.text(TextContent("ab", style: black)), 2, 1, 2, 1)
        list.setEffects(layer, [.transform(ProjectionTransform(CGAffineTransform(scaleX: 0.3, y: 1)))])
        #expect(screen(list).lines[1] == "")
        list.setEffects(layer, [.opacity(0.01)])
        #expect(screen(list).lines[1] == "")
        list.setEffects(layer, [])
        #expect(screen(list).lines[1] == "  ab")
        let ring = add(.color(.white), 2, 1, 2, 1)
        list.setEffects(ring, [.blend(.difference)])
        #expect(screen(list)[2, 1].style.attributes == .reverse)
        #expect(screen(list)[1, 1].style.attributes == [])
    }

    @Test("What is clipped is not seen")
    func clips() {
        let group = add(.none, 0, 0, 4, 2)
        list.setEffects(group, [.clip(ClipShape(path: Path(box(4, 1))))])
        for row in 0..<2 {
            let text = list.insert(into: group, after: .none, content: .text(TextContent("abcdef", style: black)))
            list.setFrame(text, position: CGPoint(x: 0, y: row * 16), size: CGSize(width: 48, height: 16))
        }
        #expect(screen(list).lines.prefix(2) == ["abcd", ""])
    }

    @Test("Symbols are characters, an arrow's head and a tick as well")
    func symbols() {
        add(.image(ImageContent(source: .symbol(name: "heart.fill", variableValue: nil))), 0, 0, 2, 1)
        add(.image(ImageContent(source: .symbol(name: "star.circle.fill", variableValue: nil))), 3, 0, 2, 1)
        var head = Path()
        head.move(to: CGPoint(x: 0, y: 0))
        head.addLine(to: CGPoint(x: 7, y: 6))
        head.addLine(to: CGPoint(x: 0, y: 12))
        add(.stroke(head, .color(.black), StrokeStyle(lineWidth: 2)), 6, 0, 1, 1)
        var tick = Path()
        tick.move(to: CGPoint(x: 0, y: 6))
        tick.addLine(to: CGPoint(x: 3, y: 10))
        tick.addLine(to: CGPoint(x: 8, y: 0))
        add(.stroke(tick, .color(.black), StrokeStyle(lineWidth: 2)), 8, 0, 1, 1)
        #expect(screen(list).lines[0] == "♥  ☆  › ✓")
    }

    @Test("With few colors pale grounds are the terminal's, strong ones stay, and without colors they are exchanged")
    func few() {
        add(.color(RGBA(0.95, 0.95, 0.97)), 0, 0, 4, 1)
        add(.color(RGBA(0.9, 0.1, 0.1)), 0, 1, 4, 1)
        add(.text(TextContent("ab", style: black)), 0, 1, 2, 1)
        let ansi = screen(list, 20, 6, CellRendering(depth: .ansi))
        #expect(ansi[0, 0] == .blank)
        #expect(ansi[3, 1].style.background == .rgb(230, 26, 26))
        let none = screen(list, 20, 6, CellRendering(depth: .none))
        #expect(none[0, 0] == .blank)
        #expect(none[3, 1].style.attributes == .reverse && none[0, 1].style.attributes == .reverse)
    }
}

@Suite("What a terminal says of itself")
struct CapabilitiesTests {
    @Test(
        "Colors by the environment",
        arguments: [
            (["TERM": "xterm-256color"], ColorDepth.palette),
            (["TERM": "xterm-256color", "COLORTERM": "truecolor"], .trueColor),
            (["TERM": "linux"], .ansi), (["TERM": "vt100"], .none), (["TERM": "xterm-kitty"], .trueColor),
            (["TERM": "xterm-256color", "NO_COLOR": "1"], .none),
            (["TERM": "xterm", "ORIEL_COLORS": "truecolor"], .trueColor),
        ] as [([String: String], ColorDepth)])
    func colors(_ environment: [String: String], _ depth: ColorDepth) {
        #expect(Capabilities(environment: environment).depth == depth)
    }

    @Test(
        "Characters by the locale",
        arguments: [
            ([:], false), (["LANG": "C"], false), (["LANG": "de_DE.UTF-8"], false), (["LANG": "de_DE"], true),
            (["LC_ALL": "de_DE.ISO-8859-1", "LANG": "C.UTF-8"], true), (["ORIEL_ASCII": "1"], true),
        ] as [([String: String], Bool)])
    func characters(_ environment: [String: String], _ isASCII: Bool) {
        #expect(Capabilities(environment: environment).isASCII == isASCII)
    }

    @Test("Answers")
    func answers() {
        var terminal = Capabilities(environment: ["COLORFGBG": "0;15"])
        #expect(!terminal.isDark)
        #expect(!terminal.adopt(.color(11, .black)) && terminal.isDark && terminal.ground == .black)
        #expect(!terminal.adopt(.mode(2026, setting: 2)) && terminal.isSynchronized)
        #expect(!terminal.adopt(.mode(2026, setting: 0)) && !terminal.isSynchronized)
        #expect(terminal.adopt(.attributes([62])) && terminal.answers)
    }
}

@Suite("PNG without a library")
struct PNGTests {
    private func read(_ base64: String) throws -> Bitmap {
        let data = try #require(Data(base64Encoded: base64))
        return try #require(PNGReader.bitmap([UInt8](data)))
    }

    /// Two by two pixels: red and green, below them magenta, and white half seen through.
    private static let small =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEklEQVR42mP4z8DwHwSZoHQjAEFkB33nyuQ1AAAAAElFTkSuQmCC"
    /// Gray, 64 × 16, with codes of its own and the filter that guesses.
    private static let gray =
        "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAQCAAAAACDjCb1AAABrklEQVR42k1T2wEUQQgLj5mtwBrsxgosyU9LsgK7mQcg5x3o/mUHMklglENsAl/07/fbfK6Jb2"
        + "/087FwPT/e6DswTfavN/qquOxYOuzOTSzv76hc9Q+QuZ47UGcDlzzmBzHWs5RFD2RLFymI7jwfZMngrtXiw0OprhI+hC0a8GSyz+8wSs4qCmdDCwLv7C80jU1ihmYE"
        + "wbcUCBvfGIUobUaRW5Lhlp78j9AzFYKIangFEPSsuhN6GUXnSkaB4h7XzVMvX0oZ0T7h0YlczTz0Nt0Zh0/bIzxmoq4XNM6/aPjuSpqcz78pMOthLkMXquBUMA8p7/ag"
        + "7ugigqTOojPKMZwyxKkBF6IZZoopZ74D2luhJ01QqSMTt54XWdJlZS4O4NUvwwVr1qgOy5q7D3MMAu28yXWlghiZwayivCRkU7dEZlTIxgZf75mY6QxROk7UGXjEvE1H"
        + "4EyxphAxjnPNa255UkCGRszOLRM5CIq2kJu0C2HnImhVYmC9lGsmHWN3trb0P7qMl/r5DLzkfQzpTqV+0sIZufBE7SxkkTVdPiWUhdeK5/q++9MRH+Rr/ANjiPtiGnkd"
        + "dgAAAABJRU5ErkJggg=="

    @Test("Colors with opacity, and rows that refer to the one above")
    func colors() throws {
        let bitmap = try read(Self.small)
        #expect(bitmap.width == 2 && bitmap.height == 2)
        #expect(bitmap.pixels == [255, 0, 0, 255, 0, 255, 0, 255, 255, 0, 255, 255, 128, 128, 128, 128])
    }

    @Test("A palette of two bits a pixel, with a clear color")
    func palette() throws {
        let bitmap = try read(
            "iVBORw0KGgoAAAANSUhEUgAAAAQAAAABAgMAAACEUudeAAAADFBMVEX/AAAA/wAAAP8JCQlccX6GAAAABHRSTlP///8AQCqp9AAAAApJREFUeNpjkAYAAB0AHCN8j6wAAAAASUVORK5CYII="
        )
        #expect(bitmap.pixels == [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0])
    }

    @Test("Codes of its own, repeats and guesses")
    func gray() throws {
        let bitmap = try read(Self.gray)
        var sum = 0
        for y in 0..<16 { for x in 0..<64 { sum += (y + 1) * (x + 1) * Int(bitmap.pixels[(y * 64 + x) * 4]) } }
        #expect(sum == 21_872_291)
    }

    @Test("Whatever is wrong with a file, it is read without harm")
    func broken() {
        var chance = Chance(5)
        for round in 0..<1500 {
            var bytes = [UInt8](Data(base64Encoded: round % 2 == 0 ? Self.small : Self.gray) ?? Data())
            for _ in 0..<Int.random(in: 1...4, using: &chance) {
                let place = Int.random(in: 8..<bytes.count, using: &chance)
                bytes[place] = UInt8.random(in: 0...255, using: &chance)
            }
            if Bool.random(using: &chance) { bytes.removeLast(Int.random(in: 0..<bytes.count, using: &chance)) }
            if let bitmap = PNGReader.bitmap(bytes) { #expect(bitmap.pixels.count == bitmap.width * bitmap.height * 4) }
        }
        #expect(PNGReader.bitmap([]) == nil)
    }
}
