import Foundation

// The entries of records that describe frames, as text. Of a desktop only unusual settings are written.

private let phases: [(String, AppPhase)] = [
    ("active", .active), ("inactive", .inactive), ("background", .background), ("ended", .ended),
]

extension InputLog.What {
    /// The words of an entry that is written only where frames are recorded.
    var frameWords: [String] {
        switch self {
        case .opened(let traits, let clock): ["opened", short(clock)] + traits.words
        case .traits(let traits): ["traits"] + traits.words
        case .turn: ["turn"]
        case .update: ["update"]
        case .frame: ["frame"]
        case .shown(_, let isAtRest): isAtRest ? ["shown", "rest"] : ["shown"]
        case .timer: ["timer"]
        case .menu(let titles): ["menu"] + titles.map(InputWords.quote)
        case .phase(let phase): ["phase", phases.first { $0.1 == phase }?.0 ?? ""]
        case .event, .size, .end: []
        }
    }

    /// Reads an entry that is written only where frames are recorded; nil for other words.
    init?(frameWord: String, _ words: inout InputWords) throws {
        switch frameWord {
        case "opened":
            let clock = try words.double("the clock's time")
            self = .opened(try HostTraits(&words), clock: clock)
        case "traits": self = .traits(try HostTraits(&words))
        case "turn": self = .turn
        case "update": self = .update
        case "frame": self = .frame
        case "shown": self = .shown("", isAtRest: words.take { $0 == "rest" } != nil)
        case "timer": self = .timer
        case "menu": self = .menu(words.rest())
        case "phase": self = .phase(try words.next("phase", of: phases))
        default: return nil
        }
    }
}

extension InputLog.Entry {
    /// The entry's lines: its own, followed by the lines of its shown content.
    public var lines: [String] {
        guard case .shown(let text, _) = what, !text.isEmpty else { return [description] }
        return [description]
            + text.split(separator: "\n", omittingEmptySubsequences: false).map { InputLog.shownMark + $0 }
    }

    /// Adds a line of shown content.
    mutating func addShown(_ line: Substring, number: Int) throws {
        guard case .shown(let text, let isAtRest) = what else {
            throw InputLog.Problem(line: number, "nothing is shown here")
        }
        what = .shown(text.isEmpty ? String(line) : text + "\n" + line, isAtRest: isAtRest)
    }
}

extension HostTraits {
    fileprivate var words: [String] {
        var words: [String] = []
        if isDark { words.append("dark") }
        if reducesMotion { words.append("reducesMotion") }
        if movesPages { words.append("movesPages") }
        if increasesContrast { words.append("moreContrast") }
        if !isActive { words.append("inactive") }
        if !isVisible { words.append("hidden") }
        if displayScale != 1 { words.append("scale=" + short(displayScale)) }
        if fontScale != 1 { words.append("text=" + short(fontScale)) }
        if let localeIdentifier { words.append("locale=" + InputWords.quote(localeIdentifier)) }
        return words
    }

    fileprivate init(_ words: inout InputWords) throws {
        self.init()
        isDark = words.take { $0 == "dark" } != nil
        reducesMotion = words.take { $0 == "reducesMotion" } != nil
        movesPages = words.take { $0 == "movesPages" } != nil
        increasesContrast = words.take { $0 == "moreContrast" } != nil
        isActive = words.take { $0 == "inactive" } == nil
        isVisible = words.take { $0 == "hidden" } == nil
        displayScale = words.named("scale").flatMap(Double.init).map { CGFloat($0) } ?? 1
        fontScale = words.named("text").flatMap(Double.init).map { CGFloat($0) } ?? 1
        localeIdentifier = words.named("locale")
    }
}

extension [MenuItem] {
    /// The titles on the way to the item with an id; nil if there is none.
    public func titles(of id: Int) -> [String]? {
        for item in self {
            switch item.kind {
            case .action(let own) where own == id: return [item.title]
            case .submenu(let items):
                if let rest = items.titles(of: id) { return [item.title] + rest }
            default: break
            }
        }
        return nil
    }
}
