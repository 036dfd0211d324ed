/// The lines that meet in the middle of a cell.
struct LineShape: OptionSet {
    let rawValue: UInt8
    static let up = LineShape(rawValue: 1)
    static let right = LineShape(rawValue: 2)
    static let down = LineShape(rawValue: 4)
    static let left = LineShape(rawValue: 8)
    /// Whether they are thick, dashed, and round where two of them meet.
    static let heavy = LineShape(rawValue: 16)
    static let dashed = LineShape(rawValue: 32)
    static let round = LineShape(rawValue: 64)

    private static let light = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼")
    private static let thick = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋")
    private static let plain = Array(" |-+|||+--++++++")

    /// The character of the lines.
    func character(isASCII: Bool) -> Character {
        let ends = Int(rawValue & 15)
        if isASCII {
            return ends == 5 || ends == 1 || ends == 4
                ? "|" : ends == 10 || ends == 2 || ends == 8 ? "-" : Self.plain[ends] == " " ? " " : "+"
        }
        if contains(.heavy) {
            if contains(.dashed) { return ends == 5 ? "┇" : ends == 10 ? "┅" : Self.thick[ends] }
            return Self.thick[ends]
        }
        if contains(.dashed) { if ends == 5 { return "┆" } else if ends == 10 { return "┄" } }
        if contains(.round) {
            switch ends {
            case 3: return "╰"
            case 6: return "╭"
            case 9: return "╯"
            case 12: return "╮"
            default: break
            }
        }
        return Self.light[ends]
    }
}
