import Foundation
import FrontEndKit

/// The capabilities of a terminal: at first by its environment, then by its answers.
public struct Capabilities: Equatable, Sendable {
    /// The colors.
    public var depth = ColorDepth.palette
    /// Whether only ASCII characters are written.
    public var isASCII = false
    /// Whether the ground is dark.
    public var isDark = true
    /// The ground's color; nil if it is not known.
    public var ground: RGBA?
    /// Whether a frame can be shown at once.
    public var isSynchronized = false
    /// Whether all keys can be distinguished.
    public var hasKeyboardProtocol = false
    /// Whether cells may lead to addresses.
    public var hasLinks = true
    /// Whether the clipboard can be written.
    public var hasClipboard = true
    /// How pictures are shown.
    public var pictures = PictureProtocol.none
    /// The size of a cell in the terminal's pixels; nil if it is not known.
    public var cellPixels: CGSize?
    /// Whether the terminal makes one picture of several with joiners between them, and of one and a tone of skin.
    public var joinsPictures = false, joinsTones = false
    /// Whether the terminal has answered: it can be asked whether it has kept up.
    public var answers = false
    /// Whether the user said how pictures are shown, and how many colors there are.
    private var arePicturesChosen = false, isDepthChosen = false

    /// Reads the capabilities from the environment.
    public init(environment: [String: String]) {
        let term = environment["TERM"] ?? ""
        let color = environment["COLORTERM"] ?? ""
        if color == "truecolor" || color == "24bit" || term.hasSuffix("-direct") || term.hasPrefix("xterm-kitty")
            || term.hasPrefix("foot") || term.hasPrefix("alacritty") || term.hasPrefix("xterm-ghostty")
        {
            depth = .trueColor
        } else if term.contains("256color") {
            depth = .palette
        } else if term.isEmpty || term == "dumb" || term.hasPrefix("vt") {
            depth = .none
        } else {
            depth = .ansi
        }
        if !(environment["NO_COLOR"] ?? "").isEmpty { depth = .none }
        isDepthChosen =
            depth == .none || ["none", "16", "256", "truecolor"].contains(environment["ORIEL_COLORS"] ?? "")
        switch environment["ORIEL_COLORS"] {
        case "none": depth = .none
        case "16": depth = .ansi
        case "256": depth = .palette
        case "truecolor": depth = .trueColor
        default: break
        }
        if let name = environment["ORIEL_TERMINAL_PICTURES"], let named = PictureProtocol(rawValue: name) {
            (pictures, arePicturesChosen) = (named, true)
        } else if ["iTerm.app", "WezTerm", "mintty"].contains(environment["TERM_PROGRAM"] ?? "")
            || environment["LC_TERMINAL"] == "iTerm2"
        {
            pictures = .iterm
        }
        if term == "linux" { (hasLinks, hasClipboard) = (false, false) }
        let encoding = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty } ?? ""
        // A locale that says nothing says nothing about the terminal either.
        let isNamed = !["", "C", "POSIX"].contains(encoding)
        isASCII = isNamed && !encoding.uppercased().replacingOccurrences(of: "-", with: "").contains("UTF8")
        if environment["ORIEL_ASCII"] == "1" { isASCII = true }
        // rxvt's and others' words for the colors: letters;ground.
        if let last = environment["COLORFGBG"]?.split(separator: ";").last, let index = Int(last) {
            isDark = index < 7 || index == 8
        }
    }

    /// The questions, the last of which every terminal answers.
    ///
    /// Letters on which terminals disagree are printed, and the cursor's place asked for: in a row of their own each, and not
    /// in the first one, whose answers look like a key.
    func questions(rows: Int) -> String {
        var text = "\u{1B}[?2026$p\u{1B}[?u\u{1B}]11;?\u{1B}\\"
        if !isASCII, hasLinks, rows > 4 {
            text += "\u{1B}[2;1H👨‍👩‍👧\u{1B}[6n\u{1B}[3;1H👍🏽\u{1B}[6n\u{1B}[2J"
        }
        if hasLinks, !arePicturesChosen { text += "\u{1B}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1B}\\" }
        // A color of 24 bits, and the question how letters are written now: terminals that take it tell it again.
        if hasLinks, depth < .trueColor, !isDepthChosen {
            text += "\u{1B}[48;2;1;2;3m\u{1B}P$qm\u{1B}\\\u{1B}[m"
        }
        return text + "\u{1B}[c"
    }

    /// Takes an answer in; returns whether it was the last one.
    mutating func adopt(_ answer: TerminalAnswer) -> Bool {
        switch answer {
        case .attributes(let features):
            answers = true
            if features.dropFirst().contains(4), pictures == .none, !arePicturesChosen { pictures = .sixel }
            return true
        case .mode(2026, let setting): isSynchronized = setting == 1 || setting == 2
        case .keyboard: hasKeyboardProtocol = true
        case .color(11, let color):
            ground = color
            isDark = color.red * 0.3 + color.green * 0.6 + color.blue * 0.1 < 0.5
        case .cursor(let column, row: 1): joinsPictures = column == 2
        case .cursor(let column, row: 2): joinsTones = column == 2
        case .style(let text):
            if !isDepthChosen, text.hasSuffix("1:2:3m") || text.hasSuffix("1;2;3m") { depth = .trueColor }
        case .pictures(let isOK): if isOK, !arePicturesChosen { pictures = .kitty }
        case .mode, .color, .cursor, .ready, .clipboard: break
        }
        return false
    }
}
