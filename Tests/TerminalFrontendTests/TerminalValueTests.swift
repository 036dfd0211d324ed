import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("Reports, names and colors of terminals")
struct TerminalValueTests {
    private func report(_ code: Int, isRelease: Bool = false, column: Int = 5, row: Int = 7) -> MouseReport? {
        MouseReport(code: code, column: column, row: row, isRelease: isRelease)
    }

    private func expected(_ action: MouseReport.Action, _ button: Int, _ held: KeyModifiers = []) -> MouseReport {
        MouseReport(action: action, button: button, column: 5, row: 7, modifiers: held)
    }

    @Test("A mouse report's bits are a button, keys, movement and the wheel")
    func mouse() {
        #expect(report(0) == expected(.down, 1) && report(1) == expected(.down, 2) && report(2) == expected(.down, 3))
        #expect(report(3) == expected(.up, 0) && report(1, isRelease: true) == expected(.up, 2))
        #expect(report(4) == expected(.down, 1, .shift) && report(8) == expected(.down, 1, .option))
        #expect(
            report(16) == expected(.down, 1, .control) && report(30) == expected(.down, 3, [.shift, .option, .control]))
        #expect(report(33) == expected(.moved, 2) && report(35) == expected(.moved, 0))
        #expect(report(33, isRelease: true) == expected(.moved, 2))
        #expect(report(64) == expected(.wheel(x: 0, y: -1), 0) && report(65) == expected(.wheel(x: 0, y: 1), 0))
        #expect(report(66) == expected(.wheel(x: -1, y: 0), 0) && report(67) == expected(.wheel(x: 1, y: 0), 0))
        #expect(report(69) == expected(.wheel(x: 0, y: 1), 0, .shift) && report(64, isRelease: true) == nil)
        for code in [-1, 128, 192, 256] { #expect(report(code) == nil, "\(code)") }
        #expect(
            report(0, column: 65_535, row: 0) != nil && report(0, column: 65_536) == nil && report(0, row: -1) == nil)
        #expect(
            MouseReport(oldBytes: [32, 38, 40]) == expected(.down, 1)
                && MouseReport(oldBytes: [35, 38, 40]) == expected(.up, 0))
        for bytes in [[32, 32, 40], [32, 38, 32], [31, 38, 40], [32, 38], [32, 38, 40, 40]] as [[UInt8]] {
            #expect(MouseReport(oldBytes: bytes) == nil, "\(bytes)")
        }
    }

    @Test("A terminal without a size has the environment's, or 80 × 24 cells")
    func sizes() {
        func size(_ columns: UInt16, _ rows: UInt16, _ environment: [String: String] = [:]) -> [Int] {
            let size = TerminalSize(
                winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0), environment: environment)
            return [size.columns, size.rows]
        }
        let chosen = ["COLUMNS": "132", "LINES": "43"]
        #expect(size(0, 0) == [80, 24] && size(0, 0, chosen) == [132, 43])
        #expect(size(100, 30, chosen) == [100, 30] && size(0, 30) == [80, 30] && size(100, 0, chosen) == [100, 43])
        for wrong in ["0", "-3", "many", "", "70000"] {
            #expect(size(0, 0, ["COLUMNS": wrong, "LINES": wrong]) == [80, 24], "\(wrong)")
        }
        let pixels = winsize(ws_row: 24, ws_col: 80, ws_xpixel: 800, ws_ypixel: 480)
        #expect(TerminalSize(pixels, environment: [:]).pixels == CGSize(width: 800, height: 480))
        #expect(TerminalSize(winsize(), environment: [:]).pixels == nil)
    }

    @Test("Colors are read with one to four digits a part")
    func colors() {
        for (text, color) in [
            ("rgb:f/8/0", RGBA(1, 8.0 / 15, 0)), ("rgb:ff/80/00", RGBA(1, 128.0 / 255, 0)),
            ("rgb:fff/800/000", RGBA(1, 2048.0 / 4095, 0)), ("rgba:ffff/8000/0000/1234", RGBA(1, 32768.0 / 65535, 0)),
            ("#ff8001", RGBA(1, 128.0 / 255, 1.0 / 255)),
        ] {
            #expect(RGBA(terminal: text) == color, "\(text)")
        }
        for text in [
            "", "rgb:ff/80", "rgb:ff/80/0/0/0", "rgb:fffff/0/0", "rgb:ff//00", "rgb:+f/0/0", "rgb:gg/0/0", "#ff800",
            "#ff80011", "red",
        ] {
            #expect(RGBA(terminal: text) == nil, "\(text)")
        }
    }

    @Test("Keys have names, with those that are held")
    func names() {
        func name(_ key: KeyEvent.Key, _ modifiers: KeyModifiers) -> String {
            KeyNames.shortcut(of: MenuEntry("a", .separator, shortcut: key, modifiers: modifiers))
        }
        #expect(name(.character("n"), .control) == "^N" && name(.character("é"), [.shift, .control]) == "^Shift+É")
        #expect(name(.function(12), [.control, .option, .shift]) == "^Alt+Shift+F12" && name(.tab, []) == "Tab")
        #expect(KeyNames.shortcut(of: MenuEntry("a", .separator)) == "")
        let keys: [KeyEvent.Key] = [
            .return, .backTab, .space, .delete, .deleteForward, .escape, .up, .down, .left, .right, .home, .end,
            .pageUp,
            .pageDown,
        ]
        #expect(
            keys.map(KeyNames.name) == [
                "Return", "Tab", "Space", "Backspace", "Delete", "Esc", "↑", "↓", "←", "→", "Home", "End", "PgUp",
                "PgDn",
            ])
    }

    @Test("A tool tip is below the pointer, or above it in the last row, and within the screen")
    func toolTips() {
        func shown(_ text: String, _ column: Int, _ row: Int) -> (lines: [String], reversed: [Int]) {
            var screen = CellBuffer(columns: 10, rows: 3)
            ToolTipBox(text: text, column: column, row: row).draw(on: &screen)
            return (screen.lines, screen.cells.indices.filter { screen.cells[$0].style.attributes == .reverse })
        }
        #expect(shown("ab", 2, 0) == (["", "   ab", ""], [12, 13, 14, 15]))
        #expect(shown("ab", 2, 2) == (["", "   ab", ""], [12, 13, 14, 15]))
        #expect(shown("a\nbc", 9, 1) == (["", "", "     a bc"], Array(24...29)))
        #expect(shown("a long sentence", 5, 0) == (["", " a long se", ""], Array(10...19)))
    }

    @Test("A pixel is mixed with what covers it, and the terminal's own no more then")
    func pixels() {
        var pixel = Pixel(RGBA(1, 0, 0.5), isPlain: true)
        #expect(pixel == Pixel(red: 255, green: 0, blue: 128, isPlain: true))
        pixel.blend(.white, 0.019)
        #expect(pixel == Pixel(red: 255, green: 0, blue: 128, isPlain: true))
        pixel.blend(RGBA(0, 1, 0), 0.5)
        #expect(pixel == Pixel(red: 128, green: 128, blue: 64, isPlain: false))
        pixel.blend(RGBA(2, -1, 0.5), 1)
        #expect(pixel == Pixel(red: 255, green: 0, blue: 128, isPlain: false))
        #expect(Pixel(RGBA(-1, 2, .nan)) == Pixel(red: 0, green: 255, blue: 0, isPlain: false))
        let (a, b) = (
            Pixel(red: 10, green: 20, blue: 30, isPlain: true), Pixel(red: 13, green: 15, blue: 37, isPlain: false)
        )
        #expect(a.distance(to: b) == 3 * 2 + 5 * 3 + 7 && b.distance(to: a) == 28 && a.distance(to: a) == 0)
    }

    // MARK: Gradients

    private let ramp = [
        GradientStop(color: RGBA(0, 0, 0), location: 0), GradientStop(color: RGBA(1, 0, 0), location: 1),
    ]

    /// How red a paint is at a point.
    private func red(_ paint: Paint, _ x: CGFloat, _ y: CGFloat) -> Float {
        (paint.color(at: CGPoint(x: x, y: y)).red * 1000).rounded() / 1000
    }

    @Test("A line of colors changes along its way, and not across")
    func linear() {
        let level = Paint.linear(stops: ramp, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 30, y: 20))
        #expect([5, 10, 15, 25, 30, 40].map { red(level, $0, 99) } == [0, 0, 0.25, 0.75, 1, 1])
        let oblique = Paint.linear(stops: ramp, start: CGPoint(x: 10, y: 20), end: CGPoint(x: 16, y: 28))
        #expect(red(oblique, 13, 24) == 0.5 && red(oblique, 9, 27) == 0.5 && red(oblique, 13, 20) == 0.18)
        #expect(red(.linear(stops: ramp, start: .zero, end: .zero), 5, 5) == 0)
    }

    @Test("A circle of colors changes with the distance, which may be scaled")
    func radial() {
        func paint(_ start: CGFloat, _ end: CGFloat) -> Paint {
            .radial(
                stops: ramp, center: CGPoint(x: 1, y: 2), startRadius: start, endRadius: end,
                scale: CGSize(width: 2, height: 0.5))
        }
        #expect(
            red(paint(10, 30), 41, 2) == 0.5 && red(paint(10, 30), 1, 12) == 0.5 && red(paint(10, 30), 31, 2) == 0.25)
        #expect(red(paint(10, 30), 1, 2) == 0 && red(paint(10, 30), 100, 2) == 1 && red(paint(10, 10), 1, 2) == 1)
        #expect(red(paint(10, 30), 1 + 2 * 12, 2 + 0.5 * 16) == 0.5)
    }

    @Test("A turn of colors changes with the angle, and stays as it is beyond its end")
    func angular() {
        func paint(_ start: Double, _ end: Double) -> Paint {
            .angular(stops: ramp, center: CGPoint(x: 1, y: 2), startAngle: start, endAngle: end)
        }
        let whole = paint(0, 2 * .pi)
        #expect(red(whole, 1, 9) == 0.25 && red(whole, -4, 2) == 0.5 && red(whole, 1, -7) == 0.75)
        let half = paint(.pi / 2, 1.5 * .pi)
        #expect(red(half, -4, 2) == 0.5 && red(half, 8, 2) == 1 && red(half, 1, 9) == 0 && red(paint(1, 1), 8, 8) == 0)
    }

    @Test("Between two stops colors are mixed; before the first and behind the last are theirs")
    func stops() {
        func stop(_ red: Double, _ location: CGFloat, _ opacity: Double = 1) -> GradientStop {
            GradientStop(color: RGBA(red, 0, 1 - red, opacity), location: location)
        }
        let stops = [stop(0.2, 0.25), stop(0.6, 0.5, 0.5), stop(0.9, 0.5), stop(1, 0.75)]
        func color(_ place: CGFloat) -> [Float] {
            let color = stops.color(at: place)
            return [color.red, color.blue, color.opacity].map { ($0 * 1000).rounded() / 1000 }
        }
        #expect(color(0) == [0.2, 0.8, 1] && color(0.25) == [0.2, 0.8, 1] && color(.nan) == [0.2, 0.8, 1])
        #expect(color(0.375) == [0.4, 0.6, 0.75] && color(0.5) == [0.6, 0.4, 0.5] && color(0.625) == [0.95, 0.05, 1])
        #expect(color(0.75) == [1, 0, 1] && color(2) == [1, 0, 1])
        #expect([GradientStop]().color(at: 0.5) == .clear)
    }

    @Test("A pattern repeats its pixels both ways")
    func patterns() {
        let pixels: [UInt8] = [255, 0, 0, 255, 0, 0, 0, 255, 51, 0, 0, 255, 102, 0, 0, 255, 153, 0, 0, 255, 0, 0, 0, 0]
        let bitmap = Bitmap(width: 3, height: 2, scale: 2, pixels: pixels)
        func paint(_ opacity: Double) -> Paint {
            .image(
                ImagePattern(
                    ImageContent(source: .bitmap(bitmap)), origin: CGPoint(x: 3, y: 4), scale: 4, opacity: opacity))
        }
        // A pixel is two points large.
        #expect([3, 4.9, 5, 7, 9, 2.9, 0.9, -3.1].map { red(paint(1), $0, 4) } == [1, 1, 0, 0.2, 1, 0.2, 0, 0.2])
        #expect([4, 6, 7.9, 8, 3.9].map { red(paint(1), 3, $0) } == [1, 0.4, 0.4, 1, 0.4])
        #expect(paint(0.5).color(at: CGPoint(x: 3, y: 4)).opacity == 0.5)
        #expect(bitmap.color(2, 1) == .clear && bitmap.color(3, 0) == .clear && bitmap.color(0, -1) == .clear)
        let half = Bitmap(width: 1, height: 1, pixels: [51, 0, 102, 102])
        #expect(half.color(0, 0) == RGBA(0.5, 0, 1, 0.4))
    }
}
