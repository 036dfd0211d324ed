import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("Lines, boxes and exchanged colors as cells")
struct PaintingLineTests {
    private func screen(_ list: DisplayList, _ columns: Int, _ rows: Int) -> CellBuffer {
        let canvas = CellCanvas(
            columns: columns, rows: rows, cell: CGSize(width: 8, height: 16), ground: .white, ink: .black)
        let painter = LayerPainter(canvas, textSystem: CellTextSystem())
        painter.paint(list)
        return canvas.screen(CellRendering())
    }

    /// The rows of a stroke, which may be within a clip.
    private func lines(
        _ path: Path, columns: Int = 14, rows: Int = 5, width: CGFloat = 1, clip: CGRect? = nil
    ) -> [String] {
        let list = DisplayList()
        let group = list.insert(into: .root, after: .none)
        list.setFrame(group, position: .zero, size: CGSize(width: columns * 8, height: rows * 16))
        if let clip { list.setEffects(group, [.clip(ClipShape(path: Path(clip)))]) }
        let layer = list.insert(
            into: group, after: .none, content: .stroke(path, .color(.black), StrokeStyle(lineWidth: width)))
        list.setFrame(layer, position: .zero, size: CGSize(width: columns * 8, height: rows * 16))
        return screen(list, columns, rows).lines
    }

    private func line(_ a: (CGFloat, CGFloat), _ b: (CGFloat, CGFloat)) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: a.0, y: a.1))
        path.addLine(to: CGPoint(x: b.0, y: b.1))
        return path
    }

    @Test("A line at the lower or right edge of the window is in the last row or column")
    func edges() {
        let level = String(repeating: "─", count: 14)
        #expect(lines(line((0, 80), (112, 80))) == ["", "", "", "", level])
        #expect(lines(line((112, 0), (0, 0))) == [level, "", "", "", ""])
        #expect(lines(line((0, 33), (112, 33))) == ["", "", level, "", ""])
        let upright = String(repeating: " ", count: 13) + "│"
        #expect(lines(line((112, 0), (112, 80))) == Array(repeating: upright, count: 5))
        #expect(lines(line((0, 80), (0, 0))) == Array(repeating: "│", count: 5))
    }

    @Test("A level line that begins in the middle of a cell begins with half of one, unless it is short")
    func halves() {
        #expect(lines(line((20, 40), (64, 40)))[2] == "  ╶─────")
        #expect(lines(line((16, 40), (64, 40)))[2] == "  ──────")
        #expect(lines(line((20, 40), (32, 40)))[2] == "  ──")
        #expect(lines(line((20, 40), (33, 40)))[2] == "  ╶──")
        #expect(lines(line((20, 40), (64, 40)), width: 3)[2] == "  ╺━━━━━")
        let upright = lines(line((20, 24), (20, 64)))
        #expect(upright == ["", "  │", "  │", "  │", ""])
    }

    @Test("Lines end where a clip does")
    func clippedLines() {
        let clip = CGRect(x: 24, y: 16, width: 40, height: 32)
        #expect(lines(line((0, 24), (112, 24)), clip: clip) == ["", "   ─────", "", "", ""])
        #expect(lines(line((0, 72), (112, 72)), clip: clip) == ["", "", "", "", ""])
        #expect(lines(line((40, 0), (40, 80)), clip: clip) == ["", "     │", "     │", "", ""])
    }

    @Test("A wide and high box has all of its edges")
    func boxes() {
        let box = lines(Path(CGRect(x: 0, y: 0, width: 112, height: 192)), rows: 12)
        let (level, space) = (String(repeating: "─", count: 12), String(repeating: " ", count: 12))
        #expect(box.first == "┌\(level)┐" && box.last == "└\(level)┘")
        #expect(box.dropFirst().dropLast().allSatisfy { $0 == "│\(space)│" } && box.count == 12)
        let thin = lines(Path(CGRect(x: 8, y: 0, width: 8, height: 64)))
        #expect(thin == [" │", " │", " │", " │", ""])
        let low = lines(Path(CGRect(x: 8, y: 16, width: 48, height: 16)))
        #expect(low == ["", " │    │", "", "", ""])
    }

    @Test("A clipped box has the edges that are within")
    func clippedBoxes() {
        let box = Path(CGRect(x: 0, y: 0, width: 112, height: 80))
        #expect(
            lines(box, clip: CGRect(x: 0, y: 0, width: 48, height: 48)) == ["┌─────", "│", "│", "", ""])
        #expect(
            lines(box, clip: CGRect(x: 72, y: 32, width: 40, height: 48)) == [
                "", "", "             │", "             │", "         ────┘",
            ])
        #expect(lines(box, clip: CGRect(x: 24, y: 0, width: 24, height: 80)) == ["   ───", "", "", "", "   ───"])
        #expect(lines(box, clip: CGRect(x: 16, y: 16, width: 24, height: 24)) == ["", "", "", "", ""])
    }

    @Test("Where colors are exchanged over the terminal's ground, the letter's is the terminal's")
    func inverted() {
        func style(ground: RGBA?, isInverted: Bool) -> CellStyle {
            let list = DisplayList()
            func add(_ content: LayerContent, _ effects: [LayerEffect] = []) {
                let layer = list.insert(into: .root, after: list.children(of: .root).last ?? .none, content: content)
                list.setFrame(layer, position: CGPoint(x: 8, y: 16), size: CGSize(width: 16, height: 16))
                list.setEffects(layer, effects)
            }
            if let ground { add(.color(ground)) }
            add(.text(TextContent("ab", style: TextStyle(font: FontDescription(), paint: .color(RGBA(1, 0, 0))))))
            if isInverted { add(.color(.white), [.blend(.difference)]) }
            return screen(list, 6, 3)[1, 1].style
        }
        let plain = style(ground: nil, isInverted: false)
        #expect(plain.foreground == .rgb(255, 0, 0) && plain.background == .standard && plain.attributes == [])
        let inverted = style(ground: nil, isInverted: true)
        #expect(inverted.foreground == .standard && inverted.background == .standard && inverted.attributes == .reverse)
        let colored = style(ground: RGBA(0, 1, 0), isInverted: true)
        #expect(colored.foreground == .rgb(255, 0, 0) && colored.background == .rgb(0, 255, 0))
        #expect(colored.attributes == .reverse)
    }

    @Test("Colors are the same where no part differs by as much as one level of 250")
    func sameColors() {
        let color = RGBA(0, 0, 0, 0)
        for (part, isSame) in [(0.0039, true), (0.004, false), (-0.0039, true), (-0.004, false)] as [(Double, Bool)] {
            for other in [RGBA(part, 0, 0, 0), RGBA(0, part, 0, 0), RGBA(0, 0, part, 0), RGBA(0, 0, 0, part)] {
                #expect(color.isSame(as: other) == isSame && other.isSame(as: color) == isSame, "\(other)")
            }
        }
    }
}
