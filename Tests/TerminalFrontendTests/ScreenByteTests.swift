import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

/// The very bytes for a few changes: none more than needed.
@Suite("Bytes of changed cells")
struct ScreenByteTests {
    private typealias Change = (column: Int, character: Character, style: CellStyle)

    private static let bold: CellStyle = {
        var style = CellStyle()
        style.attributes = .bold
        return style
    }()

    /// A screen with letters from the left.
    private func screen(_ text: String, columns: Int = 12, row: Int = 0, _ changes: [Change] = []) -> CellBuffer {
        var buffer = CellBuffer(columns: columns, rows: row + 1)
        for (column, letter) in text.enumerated() { buffer.put(letter, at: column, row, style: CellStyle()) }
        for change in changes { buffer.put(change.character, at: change.column, row, style: change.style) }
        return buffer
    }

    private func bytes(_ old: CellBuffer?, _ new: CellBuffer) -> String {
        var writer = ScreenWriter(depth: .trueColor)
        return String(decoding: writer.bytes(from: old, to: new), as: UTF8.self)
            .replacingOccurrences(of: "\u{1B}", with: "~")
    }

    @Test("Up to three letters that stay are written again where that saves moving the cursor")
    func bridges() {
        let old = screen("abcdefgh")
        #expect(bytes(old, old) == "")
        #expect(bytes(old, screen("Xbcdefgh")) == "~[1H~[mX")
        #expect(bytes(old, screen("XbYdefgh")) == "~[1H~[mXbY" && bytes(old, screen("XbcdYfgh")) == "~[1H~[mXbcdY")
        #expect(bytes(old, screen("XbcdeYgh")) == "~[1H~[mX~[4CY" && bytes(old, screen("XbcdefgY")) == "~[1H~[mX~[6CY")
        #expect(bytes(screen("abcdefgh", row: 2), screen("abcYefgh", row: 2)) == "~[3;4H~[mY")
    }

    @Test("Letters in another style, or of several bytes or columns, are not written again")
    func noBridges() {
        for (letter, style) in [("c", Self.bold), ("é", CellStyle()), ("語", CellStyle())] as [(Character, CellStyle)] {
            let (old, new) = (screen("abcdefgh", [(2, letter, style)]), screen("XbcdYfgh", [(2, letter, style)]))
            #expect(bytes(old, new) == "~[1H~[mX~[3CY", "\(letter)")
        }
        let (old, new) = (screen("abc", [(1, "b", Self.bold)]), screen("XbY", [(1, "b", Self.bold)]))
        #expect(bytes(old, new) == "~[1H~[mX~[CY")
        // In the style that the terminal writes with, they are.
        let all = { (text: String) in
            self.screen("", text.enumerated().map { ($0.offset, $0.element, Self.bold) })
        }
        #expect(bytes(all("abcde"), all("XbcdY")) == "~[1H~[0;1mXbcdY~[m")
    }

    @Test("More than three columns without letters at the end of a line are erased at once")
    func erasing() {
        let old = screen("abcdefghijkl")
        #expect(bytes(old, screen("ab")) == "~[1;3H~[m~[K" && bytes(old, screen("")) == "~[1H~[m~[K")
        #expect(bytes(old, screen("abcdefgh")) == "~[1;9H~[m~[K")
        #expect(bytes(old, screen("abcdefghi")) == "~[1;10H~[m   ")
        #expect(bytes(old, screen("aXcdefgh")) == "~[1;2H~[mX~[6C~[K")
        #expect(bytes(screen("abc", columns: 3), screen("", columns: 3)) == "~[1H~[m   ")
    }

    @Test("A style is written as the differences from the one before")
    func styles() {
        func style(_ foreground: CellColor, _ background: CellColor = .standard) -> CellStyle {
            var style = CellStyle()
            (style.foreground, style.background) = (foreground, background)
            return style
        }
        func change(_ styles: CellStyle...) -> String {
            let changes: [Change] = styles.enumerated().map { ($0.offset, "x", $0.element) }
            return bytes(screen("abc"), screen("abc", changes))
        }
        #expect(change(style(.rgb(1, 22, 133))) == "~[1H~[0;38;2;1;22;133mx~[m")
        #expect(change(style(.standard, .rgb(1, 22, 133))) == "~[1H~[0;48;2;1;22;133mx~[m")
        for (index, ink, ground) in [
            (0, "30", "40"), (7, "37", "47"), (8, "90", "100"), (15, "97", "107"), (16, "38;5;16", "48;5;16"),
            (255, "38;5;255", "48;5;255"),
        ] as [(UInt8, String, String)] {
            #expect(change(style(.palette(index))) == "~[1H~[0;\(ink)mx~[m")
            #expect(change(style(.standard, .palette(index))) == "~[1H~[0;\(ground)mx~[m")
        }
        #expect(change(style(.palette(1), .palette(2)), style(.palette(3), .palette(2))) == "~[1H~[0;31;42mx~[33mx~[m")
        #expect(change(style(.palette(1), .palette(2)), style(.palette(1))) == "~[1H~[0;31;42mx~[49mx~[m")
        #expect(change(style(.palette(1), .palette(2)), style(.standard, .palette(2))) == "~[1H~[0;31;42mx~[39mx~[m")
        #expect(change(style(.palette(1)), CellStyle()) == "~[1H~[0;31mx~[mx")
        var all = CellStyle()
        all.attributes = [.bold, .dim, .italic, .underline, .reverse, .strikethrough]
        #expect(change(all) == "~[1H~[0;1;2;3;4;7;9mx~[m")
        var both = Self.bold
        both.attributes.insert(.underline)
        #expect(change(Self.bold, both, Self.bold) == "~[1H~[0;1mx~[4mx~[0;1mx~[m")
    }
}
