import DisplayList
import Foundation
import Testing

@testable import CairoPainting

@MainActor @Suite struct TextPaintingTests {
    @Test func textLeavesMarksWithinItsLine() throws {
        let picture = try Picture(60, 30) { $0.add(.text(text("Hi")), 10, 5, 30, 21) }
        #expect(picture.marks.width > 8 && picture.marks.height > 8)
        #expect(CGRect(x: 9, y: 5, width: 32, height: 21).contains(picture.marks))
    }

    @Test func textTakesItsColor() throws {
        let picture = try Picture(60, 40) { $0.add(.text(text("■", size: 30, color: RGBA(1, 0, 0))), 5, 0, 50, 40) }
        #expect(picture[Int(picture.marks.midX), Int(picture.marks.midY)] == red)
    }

    @Test func runsHaveTheirOwnColors() throws {
        func style(_ color: RGBA) -> TextStyle {
            TextStyle(font: FontDescription(size: 30), paint: .color(color))
        }
        let content = TextContent(runs: [
            TextRun("■", style: style(RGBA(1, 0, 0))), TextRun("■", style: style(RGBA(0, 0, 1))),
        ])
        let picture = try Picture(90, 40) { $0.add(.text(content), 5, 0, 80, 40) }
        let y = Int(picture.marks.midY)
        #expect(picture[Int(picture.marks.minX) + 5, y] == red)
        #expect(picture[Int(picture.marks.maxX) - 5, y] == [0, 0, 255, 255])
    }

    @Test("Text in a size between others lies where its size says", arguments: [13.3, 27.4, 66.5])
    func sizesBetween(size: CGFloat) throws {
        func picture(_ size: CGFloat, scale: CGFloat) throws -> Picture {
            var decoration = TextStyle.Decoration()
            decoration.underline = TextStyle.Decoration.Line()
            let style = TextStyle(
                font: FontDescription(size: size), paint: .color(RGBA(0, 0, 0)), decoration: decoration)
            let list = TextContent("Height", style: style)
            return try Picture(8 * size, 4 * size, scale: scale) { $0.add(.text(list), size, size, 6 * size, 2 * size) }
        }
        // In so many pixels that what lies between them does not matter; large text has another cut.
        let chosen: CGFloat = size < 20 ? 19 : 40
        let marks = try picture(size, scale: 400 / size).marks
        let wanted = try picture(chosen, scale: 400 / chosen).marks
        #expect(abs(marks.minX - wanted.minX) <= 2 && abs(marks.maxX - wanted.maxX) <= 4)
        #expect(abs(marks.minY - wanted.minY) <= 2 && abs(marks.maxY - wanted.maxY) <= 4)
    }

    @Test("Turned text is drawn wherever its visible part is", arguments: [0, 150, 400, 900], [false, true])
    func turnedTextFarAway(place: CGFloat, isGrouped: Bool) throws {
        // Turned by a quarter around its middle, in a part of the picture that shows no more than it.
        let turn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: -20)
        func picture(_ place: CGFloat) throws -> Picture {
            try Picture(1000, 1000) { list in
                let shape = ClipShape(path: Path(storage: .rect(CGRect(x: 0, y: 0, width: 60, height: 60))))
                var effects = [LayerEffect.clip(shape)]
                if isGrouped { effects.append(.opacity(0.5)) }
                let part = list.add(.none, place, place, 60, 60, effects: effects)
                list.add(.text(text("Hill")), 5, 20, 50, 21, effects: [.transform(ProjectionTransform(turn))], in: part)
                list.add(.text(text("")), 0, 0, 60, 60, in: part)
            }
        }
        let near = try picture(0).marks
        #expect(near.height > 20 && near.width < 20)
        #expect(try picture(place).marks.offsetBy(dx: -place, dy: -place) == near)
    }

    @Test("An emoji that grows is not unpacked for each size, and looks as if it were")
    func growingEmoji() throws {
        let list = DisplayList()
        let id = list.add(.text(text("😀", size: 40)), 10, 10, 60, 50)
        let painter = CairoPainter(textSystem: PangoTextSystem())
        let canvas = try Canvas(100, 80)
        func paint(_ scale: CGFloat) -> Int {
            list.setEffects(id, [.transform(ProjectionTransform(CGAffineTransform(scaleX: scale, y: scale)))])
            let before = painter.rasteredTextCount
            canvas.paint(list, painter, background: .white)
            return painter.rasteredTextCount - before
        }
        #expect([0.95, 0.9, 0.8, 0.7, 0.6, 0.55].map { paint($0) } == [1, 0, 0, 0, 0, 0])
        // Beside it the same at its own size, drawn smaller as pixels.
        _ = paint(1)
        let whole = canvas.sum
        _ = paint(0.75)
        #expect(abs(canvas.sum / whole - 0.75 * 0.75) < 0.02, "\(canvas.sum / whole)")
    }

    @Test("Emoji of any size are pictures of one, where the layout has room for them", arguments: [17, 33.3, 80, 150])
    func emojiSizes(size: CGFloat) throws {
        func picture(_ size: CGFloat, scale: CGFloat) throws -> Picture {
            try Picture(4 * size, 2 * size, scale: scale) {
                $0.add(.text(text("😀👻", size: size)), size / 2, 0, 3 * size, 2 * size)
            }
        }
        let marks = try picture(size, scale: 300 / size).marks
        let wanted = try picture(100, scale: 3).marks
        #expect(marks.width > 500)
        for edge in [\CGRect.minX, \.maxX, \.minY, \.maxY] {
            #expect(abs(marks[keyPath: edge] - wanted[keyPath: edge]) <= 4, "\(marks) \(wanted)")
        }
    }

    @Test("The pixels of texts are kept within a number of bytes, and those of one paint whatever they take")
    func rasterBudget() throws {
        let system = PangoTextSystem(images: ImageStore(), sharesFonts: true, rasterLimit: 100_000)
        let painter = CairoPainter(textSystem: system)
        let canvas = try Canvas(100, 80)
        func paint(_ texts: [TextContent]) -> Int {
            let list = DisplayList()
            for text in texts { list.add(.text(text), 0, 0, 100, 80) }
            let before = painter.rasteredTextCount
            canvas.paint(list, painter, background: .white)
            return painter.rasteredTextCount - before
        }
        let first = text("😀", size: 40)
        #expect(paint([first]) == 1 && paint([first]) == 0)
        for step in 0..<100 {
            #expect(paint([text("😀", size: 40.5 + CGFloat(step) / 8)]) == 1)
            #expect(system.rasters.bytes <= 100_000)
        }
        #expect(system.rasters.bytes > 40_000)
        #expect(paint([first]) == 1)
        let many = (0..<20).map { text("\($0)😀", size: 40) }
        #expect(paint(many) == 20 && paint(many) == 0)
        #expect(system.rasters.bytes > 100_000)
        system.removeAll()
        #expect(system.rasters.bytes == 0)
    }

    @Test func emojiKeepTheirColors() throws {
        let picture = try Picture(40, 40) { $0.add(.text(text("🎃", size: 24)), 5, 5, 34, 30) }
        let orange = picture.all.filter { pixel in
            pixel[0] > 200 && (80...190).contains(pixel[1]) && pixel[2] < 90
        }
        #expect(orange.count > 50)
    }

    @Test("Emoji that Unicode has as letters are pictures as well, unless the text asks for letters")
    func emojiWithoutSelector() throws {
        func colors(_ string: String) throws -> Int {
            let picture = try Picture(40, 40) { $0.add(.text(text(string, size: 24)), 5, 5, 34, 30) }
            return picture.all.filter { pixel in (pixel[..<3].max() ?? 0) - (pixel[..<3].min() ?? 0) > 60 }.count
        }
        // The pictures of a racing car and of a chipmunk.
        for string in ["\u{1F3CE}", "\u{1F43F}"] {
            #expect(try colors(string) > 50)
            #expect(try colors(string) == colors(string + "\u{FE0F}"))
        }
        #expect(TextLayouter.emoji(in: "a\u{1F3CE}b\u{1F577}\u{FE0F}\u{1F577}\u{FE0E}☀🎃1") == [1..<5])
        #expect(TextLayouter.emoji(in: "plain ✈").isEmpty)
    }

    @Test func lowerOpacityFadesEmoji() throws {
        let whole = try Picture(40, 40, background: nil) { $0.add(.text(text("🎃", size: 24)), 5, 5, 34, 30) }
        let faded = try Picture(40, 40, background: nil) {
            $0.add(.text(text("🎃", size: 24, color: RGBA(0, 0, 0, 0.5))), 5, 5, 34, 30)
        }
        #expect(whole[20, 22][3] > 250 && abs(Int(faded[20, 22][3]) - 127) < 4)
    }

    @Test func decorationsDrawLines() throws {
        var decoration = TextStyle.Decoration()
        decoration.underline = .init(color: RGBA(1, 0, 0))
        decoration.background = RGBA(0, 1, 0)
        let style = TextStyle(font: FontDescription(size: 20), paint: .color(.black), decoration: decoration)
        let picture = try Picture(60, 40) { $0.add(.text(TextContent("iiii", style: style)), 10, 5, 40, 30) }
        let column = (0..<40).map { picture[13, $0] }
        #expect(column.contains(red) && column.contains([0, 255, 0, 255]))
    }

    @Test func textOnAWholePixelLooksTheSameEverywhere() throws {
        func picture(_ x: CGFloat, _ y: CGFloat) throws -> Picture {
            try Picture(80, 60) { $0.add(.text(text("Rg")), x, y, 30, 21) }
        }
        let first = try picture(3, 4), second = try picture(21, 17)
        #expect(first.part(3, 4, 34, 24) == second.part(21, 17, 34, 24))
        #expect(try picture(3.3, 4.2) == first, "frames are rounded to pixels")
    }
}
