import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("A terminal's abilities by its environment and its answers")
struct CapabilityTests {
    private func terminal(_ environment: [String: String]) -> Capabilities { Capabilities(environment: environment) }

    @Test(
        "The colors that the user chose are kept, whatever the terminal answers",
        arguments: [
            ("none", ColorDepth.none), ("16", .ansi), ("256", .palette), ("truecolor", .trueColor), ("", .trueColor),
            ("many", .trueColor),
        ])
    func chosenColors(name: String, depth: ColorDepth) {
        var chosen = terminal(["TERM": "xterm-256color", "ORIEL_COLORS": name])
        let isLast = chosen.adopt(.style("0;48:2::1:2:3m"))
        #expect(!isLast && chosen.depth == depth)
        var none = terminal(["TERM": "xterm-256color", "NO_COLOR": "1"])
        _ = none.adopt(.style("0;48:2::1:2:3m"))
        #expect(none.depth == .none)
    }

    @Test("A terminal that repeats a color of 24 bits shows all colors")
    func style() {
        for (text, depth) in [
            ("48:2::1:2:3m", ColorDepth.trueColor), ("0;48;2;1;2;3m", .trueColor), ("48;5;16m", .palette),
            ("", .palette),
        ] {
            var asked = terminal(["TERM": "xterm-256color"])
            _ = asked.adopt(.style(text))
            #expect(asked.depth == depth, "\(text)")
        }
    }

    @Test("Pictures are shown as the user chose, else as the terminal can")
    func pictures() {
        func shown(_ environment: [String: String], _ answers: TerminalAnswer...) -> PictureProtocol {
            var terminal = terminal(environment)
            for answer in answers { _ = terminal.adopt(answer) }
            return terminal.pictures
        }
        #expect(shown([:]) == .none && shown([:], .pictures(false)) == .none && shown([:], .pictures(true)) == .kitty)
        #expect(shown([:], .attributes([62, 4, 22])) == .sixel && shown([:], .attributes([4, 22])) == .none)
        #expect(shown([:], .pictures(true), .attributes([62, 4])) == .kitty)
        for program in ["iTerm.app", "WezTerm", "mintty"] { #expect(shown(["TERM_PROGRAM": program]) == .iterm) }
        #expect(shown(["LC_TERMINAL": "iTerm2"]) == .iterm && shown(["TERM_PROGRAM": "other"]) == .none)
        #expect(shown(["TERM_PROGRAM": "WezTerm"], .attributes([62, 4])) == .iterm)
        #expect(shown(["ORIEL_TERMINAL_PICTURES": "none"], .pictures(true), .attributes([62, 4])) == .none)
        #expect(shown(["ORIEL_TERMINAL_PICTURES": "sixel", "LC_TERMINAL": "iTerm2"], .pictures(true)) == .sixel)
        #expect(shown(["ORIEL_TERMINAL_PICTURES": "fax"], .pictures(true)) == .kitty)
    }

    @Test("The questions depend on the facts that are known")
    func questions() {
        let (letters, pictures, colors) = ("\u{1B}[2;1H", "\u{1B}_Gi=31", "\u{1B}P$qm")
        func asked(_ environment: [String: String], rows: Int = 24) -> [Bool] {
            let text = terminal(environment).questions(rows: rows)
            #expect(text.hasPrefix("\u{1B}[?2026$p\u{1B}[?u\u{1B}]11;?\u{1B}\\") && text.hasSuffix("\u{1B}[c"))
            return [letters, pictures, colors].map { text.contains($0) }
        }
        #expect(asked(["TERM": "xterm-256color"]) == [true, true, true])
        #expect(asked(["TERM": "xterm-256color"], rows: 5) == [true, true, true])
        #expect(asked(["TERM": "xterm-256color"], rows: 4) == [false, true, true])
        #expect(asked(["TERM": "linux"]) == [false, false, false])
        #expect(asked(["TERM": "xterm-kitty"]) == [true, true, false])
        #expect(asked(["TERM": "xterm", "ORIEL_ASCII": "1"]) == [false, true, true])
        #expect(asked(["TERM": "xterm", "ORIEL_COLORS": "16"]) == [true, true, false])
        #expect(asked(["TERM": "xterm", "ORIEL_COLORS": "none"]) == [true, true, false])
        #expect(asked(["TERM": "xterm", "ORIEL_TERMINAL_PICTURES": "kitty"]) == [true, false, true])
    }

    @Test("The ground is dark by its color, or by the number of its color")
    func ground() {
        func isDark(_ color: RGBA) -> Bool {
            var terminal = terminal([:])
            _ = terminal.adopt(.color(10, .white))
            #expect(terminal.ground == nil && terminal.isDark)
            _ = terminal.adopt(.color(11, color))
            #expect(terminal.ground == color)
            return terminal.isDark
        }
        #expect(isDark(.black) && !isDark(.white) && isDark(RGBA(1, 0, 1)) && !isDark(RGBA(0, 1, 0)))
        #expect(isDark(RGBA(0.6, 0.4, 0)) && !isDark(RGBA(0.9, 0.4, 0)))
        for (text, isDark) in [
            ("15;0", true), ("0;6", true), ("0;7", false), ("15;8", true), ("0;9", false), ("0;default", true),
            ("", true),
            ("15;default;0", true), ("0;default;15", false),
        ] {
            #expect(terminal(["COLORFGBG": text]).isDark == isDark, "\(text)")
        }
    }

    @Test("Answers say what a terminal can do")
    func answers() {
        var terminal = terminal([:])
        #expect(!terminal.answers && !terminal.joinsPictures && !terminal.joinsTones && !terminal.hasKeyboardProtocol)
        let isLast = [
            TerminalAnswer.mode(2026, setting: 1), .mode(9999, setting: 1), .keyboard(0), .cursor(column: 2, row: 1),
            .cursor(column: 4, row: 2), .cursor(column: 2, row: 5), .ready, .clipboard("a"), .attributes([1]),
        ].map { terminal.adopt($0) }
        #expect(isLast == Array(repeating: false, count: 8) + [true])
        #expect(terminal.isSynchronized && terminal.hasKeyboardProtocol && terminal.answers)
        #expect(terminal.joinsPictures && !terminal.joinsTones)
        for (setting, isSynchronized) in [(0, false), (1, true), (2, true), (3, false), (4, false)] {
            _ = terminal.adopt(.mode(2026, setting: setting))
            #expect(terminal.isSynchronized == isSynchronized)
        }
        let again = [terminal.adopt(.cursor(column: 4, row: 1)), terminal.adopt(.cursor(column: 2, row: 2))]
        #expect(again == [false, false] && !terminal.joinsPictures && terminal.joinsTones)
    }

    @Test("The console has no links and no clipboard; a locale's letters are in its first name that is set")
    func others() {
        #expect(!terminal(["TERM": "linux"]).hasLinks && !terminal(["TERM": "linux"]).hasClipboard)
        #expect(terminal(["TERM": "xterm"]).hasLinks && terminal(["TERM": "xterm"]).hasClipboard)
        #expect(!terminal(["LC_ALL": "", "LC_CTYPE": "de_DE.utf8", "LANG": "de_DE"]).isASCII)
        #expect(terminal(["LC_CTYPE": "de_DE.ISO-8859-1", "LANG": "de_DE.UTF-8"]).isASCII)
        #expect(!terminal(["LC_ALL": "POSIX", "LANG": "de_DE"]).isASCII)
        let depths: [(String, ColorDepth)] = [
            ("", .none), ("dumb", .none), ("vt220", .none), ("xterm", .ansi), ("foot", .trueColor),
            ("alacritty", .trueColor), ("xterm-ghostty", .trueColor), ("xterm-direct", .trueColor),
            ("screen.xterm-256color", .palette),
        ]
        for (term, depth) in depths { #expect(terminal(["TERM": term]).depth == depth, "\(term)") }
        #expect(terminal(["TERM": "vt100", "COLORTERM": "24bit"]).depth == .trueColor)
    }
}
