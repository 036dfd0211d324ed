import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("What is written to the terminal")
struct ScreenWriterTests {
    @Test("R4: Each frame's bytes make of the screen before what drawing it from scratch makes", arguments: 0..<40)
    func frames(_ seed: Int) {
        var chance = Chance(UInt64(seed))
        let (columns, rows) = (Int.random(in: 1...40, using: &chance), Int.random(in: 1...12, using: &chance))
        var writer = ScreenWriter(depth: .trueColor)
        var emulator = Emulator(columns: columns, rows: rows)
        var shown: CellBuffer?
        var next = CellBuffer(columns: columns, rows: rows)
        for frame in 0..<250 {
            if Int.random(in: 0..<20, using: &chance) == 0 { next = CellBuffer(columns: columns, rows: rows) }
            next.scribble(Int.random(in: 0..<6, using: &chance), &chance)
            emulator.feed(writer.bytes(from: shown, to: next))
            if let difference = Self.difference(emulator.screen, next) {
                Issue.record("seed \(seed), frame \(frame): \(difference)")
                return
            }
            #expect(emulator.complaints == [], "seed \(seed), frame \(frame)")
            shown = next
        }
        var fresh = Emulator(columns: columns, rows: rows)
        fresh.feed(writer.bytes(from: nil, to: next))
        #expect(Self.difference(fresh.screen, emulator.screen) == nil)
    }

    private static func difference(_ a: CellBuffer, _ b: CellBuffer) -> String? {
        zip(looks(a), looks(b)).enumerated().first { $1.0 != $1.1 }.map { place, cells in
            "cell \(place % a.columns), \(place / a.columns) of \(a.columns): \(cells.0) for \(cells.1)"
        }
    }

    /// Cells with their addresses, whatever number these have.
    private static func looks(_ buffer: CellBuffer) -> [String] {
        buffer.cells.map { cell in
            var style = cell.style
            style.link = 0
            let link = cell.style.link == 0 ? "" : buffer.links[Int(cell.style.link) - 1]
            return
                "\(cell.character) \(cell.columns) \(style.foreground.code) \(style.background.code) \(style.attributes.rawValue) \(link)"
        }
    }

    @Test("A terminal that takes some letters for narrow shows all others in their places", arguments: 0..<10)
    func narrow(_ seed: Int) {
        var chance = Chance(UInt64(seed + 100))
        var writer = ScreenWriter(depth: .trueColor)
        var emulator = Emulator(columns: 30, rows: 5)
        emulator.takesUncertainAsNarrow = true
        var shown: CellBuffer?
        var next = CellBuffer(columns: 30, rows: 5)
        for _ in 0..<100 {
            next.scribble(3, &chance)
            emulator.feed(writer.bytes(from: shown, to: next))
            for row in 0..<5 {
                for column in 0..<30
                where next[column, row].columns == 1 && !next[column, row].character.hasUncertainWidth {
                    #expect(emulator.screen[column, row].character == next[column, row].character)
                }
            }
            shown = next
        }
    }

    @Test("The same screen needs no bytes, and one letter few")
    func few() {
        var writer = ScreenWriter(depth: .trueColor)
        var first = CellBuffer(columns: 80, rows: 24)
        for row in 0..<24 { write("Row \(row) of a list that is as wide as the screen, or nearly so", 2, row, &first) }
        #expect(writer.bytes(from: first, to: first).isEmpty)
        var second = first
        second.put("X", at: 40, 12, style: CellStyle())
        #expect(writer.bytes(from: first, to: second).count <= 14)
        var third = first
        write("Row twelve, which is another one than the one that was there before .........", 2, 12, &third)
        #expect(writer.bytes(from: first, to: third).count < 120)
        var blank = first
        for column in 2..<80 { blank.put(" ", at: column, 12, style: CellStyle()) }
        #expect(writer.bytes(from: first, to: blank).count <= 14)
    }

    private func write(_ text: String, _ column: Int, _ row: Int, _ buffer: inout CellBuffer) {
        var column = column
        for letter in text { column += buffer.put(letter, at: column, row, style: CellStyle()) }
    }

    @Test("Fewer colors are those of the terminal")
    func colors() {
        var buffer = CellBuffer(columns: 4, rows: 1)
        var style = CellStyle()
        style.foreground = .rgb(255, 0, 0)
        style.background = .rgb(0, 0, 0)
        buffer.put("a", at: 0, 0, style: style)
        func text(_ depth: ColorDepth) -> String {
            var writer = ScreenWriter(depth: depth)
            return String(decoding: writer.bytes(from: CellBuffer(columns: 4, rows: 1), to: buffer), as: UTF8.self)
        }
        #expect(text(.trueColor) == "\u{1B}[1H\u{1B}[0;38;2;255;0;0;48;2;0;0;0ma\u{1B}[m")
        #expect(text(.palette) == "\u{1B}[1H\u{1B}[0;38;5;196;48;5;16ma\u{1B}[m")
        #expect(text(.ansi) == "\u{1B}[1H\u{1B}[0;31;40ma\u{1B}[m")
        #expect(text(.none) == "\u{1B}[1H\u{1B}[ma")
    }
}

@Suite("Colors of terminals")
struct ColorDepthTests {
    @Test("Each color of the cube and of the grays is its own nearest")
    func cube() {
        let levels: [UInt8] = [0, 95, 135, 175, 215, 255]
        for (r, red) in levels.enumerated() {
            for (g, green) in levels.enumerated() {
                for (b, blue) in levels.enumerated() {
                    let index = UInt8(16 + 36 * r + 6 * g + b)
                    #expect(ColorDepth.palette.nearest(to: .rgb(red, green, blue)) == .palette(index))
                }
            }
        }
        for step in 0..<24 {
            let gray = UInt8(8 + 10 * step)
            let nearest = ColorDepth.palette.nearest(to: .rgb(gray, gray, gray))
            #expect(nearest == .palette(UInt8(232 + step)))
        }
    }

    @Test(
        "Names of colors are what anybody would call them",
        arguments: [
            (CellColor.rgb(0, 0, 0), 0), (.rgb(255, 255, 255), 15), (.rgb(200, 200, 200), 7), (.rgb(100, 100, 100), 8),
            (.rgb(255, 59, 48), 9), (.rgb(180, 0, 0), 1), (.rgb(52, 199, 89), 2), (.rgb(0, 122, 255), 4),
            (.rgb(255, 255, 0), 3), (.rgb(120, 0, 120), 5),
        ] as [(CellColor, UInt8)])
    func ansi(_ color: CellColor, _ index: UInt8) {
        #expect(ColorDepth.ansi.nearest(to: color).paletteIndex.map { $0 % 8 } == index % 8)
    }

    @Test("What the terminal has already stays")
    func own() {
        for depth in [ColorDepth.none, .ansi, .palette, .trueColor] {
            #expect(depth.nearest(to: .standard) == .standard)
            #expect(depth.nearest(to: .palette(3)) == (depth == .none ? .standard : .palette(3)))
        }
        #expect(ColorDepth.ansi.nearest(to: .palette(200)) == .standard)
    }
}

@Suite("Cells")
struct CellBufferTests {
    @Test("The two cells of a wide letter stay together")
    func wide() {
        var buffer = CellBuffer(columns: 6, rows: 1)
        #expect(buffer.put("語", at: 1, 0, style: CellStyle()) == 2)
        #expect(buffer.cells.map(\.columns) == [1, 2, 0, 1, 1, 1])
        buffer.put("a", at: 2, 0, style: CellStyle())
        #expect(buffer.lines == ["  a"])
        #expect(buffer.cells.map(\.columns) == [1, 1, 1, 1, 1, 1])
        buffer.put("語", at: 2, 0, style: CellStyle())
        buffer.put("字", at: 1, 0, style: CellStyle())
        #expect(buffer.lines == [" 字"])
        #expect(buffer.cells.map(\.columns) == [1, 2, 0, 1, 1, 1])
        // There is no half of a letter at the edge.
        #expect(buffer.put("語", at: 5, 0, style: CellStyle()) == 1)
        #expect(buffer.lines == [" 字"])
        #expect(buffer.put("a", at: 6, 0, style: CellStyle()) == 0)
        #expect(buffer.put("a", at: -1, 0, style: CellStyle()) == 0)
    }

    @Test("R7: No control character of all of Unicode gets into a cell, alone or with a letter")
    func controls() {
        var buffer = CellBuffer(columns: 3, rows: 1)
        var writer = ScreenWriter(depth: .trueColor)
        for value in UInt32(0)...0x10FFFF {
            guard let scalar = Unicode.Scalar(value) else { continue }
            let category = scalar.properties.generalCategory
            guard [.control, .format, .lineSeparator, .paragraphSeparator, .unassigned].contains(category),
                value < 0x3000 || category != .unassigned
            else { continue }
            for text in [String(Character(scalar)), "a\(Character(scalar))", "\r\n", "語\(Character(scalar))"] {
                buffer = CellBuffer(columns: 3, rows: 1)
                for (place, character) in text.enumerated() { buffer.put(character, at: place, 0, style: CellStyle()) }
                let output = writer.bytes(from: CellBuffer(columns: 3, rows: 1), to: buffer)
                let written = String(decoding: output, as: UTF8.self).unicodeScalars
                let isControl = written.contains { scalar in
                    (scalar.value < 0x20 && scalar.value != 0x1B) || (0x7F..<0xA0).contains(scalar.value)
                        || (0x2028...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
                }
                if isControl { Issue.record("\(String(value, radix: 16)) in \(text.unicodeScalars.map(\.value))") }
            }
        }
        // Nor as an address.
        #expect(buffer.number(of: "https://a\u{1B}\\b") == 0)
        #expect(buffer.number(of: "https://a\u{7}b") == 0)
        #expect(buffer.number(of: "https://a/b") == 1)
    }

    @Test("A letter with a thousand marks keeps some")
    func marks() throws {
        var buffer = CellBuffer(columns: 3, rows: 1)
        buffer.put(Character("a" + String(repeating: "\u{301}", count: 1000)), at: 0, 0, style: CellStyle())
        #expect(buffer[0, 0].character.unicodeScalars.count == 16)
    }
}
