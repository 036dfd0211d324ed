import DisplayList

/// The colors of multicolor symbols, which equal the system's in light appearance.
enum SymbolColor: Character, Sendable {
    case red = "r"
    case orange = "o"
    case yellow = "y"
    case green = "g"
    case mint = "m"
    case teal = "t"
    case cyan = "c"
    case blue = "b"
    case indigo = "i"
    case purple = "v"
    case pink = "p"
    case brown = "n"
    case gray = "k"
    case white = "w"

    /// The color as it is drawn.
    var rgba: RGBA {
        switch self {
        case .red: RGBA(bytes: 255, 59, 48)
        case .orange: RGBA(bytes: 255, 149, 0)
        case .yellow: RGBA(bytes: 255, 204, 0)
        case .green: RGBA(bytes: 52, 199, 89)
        case .mint: RGBA(bytes: 0, 199, 190)
        case .teal: RGBA(bytes: 48, 176, 199)
        case .cyan: RGBA(bytes: 50, 173, 230)
        case .blue: RGBA(bytes: 0, 122, 255)
        case .indigo: RGBA(bytes: 88, 86, 214)
        case .purple: RGBA(bytes: 175, 82, 222)
        case .pink: RGBA(bytes: 255, 45, 85)
        case .brown: RGBA(bytes: 162, 132, 94)
        case .gray: RGBA(bytes: 142, 142, 147)
        case .white: .white
        }
    }

    /// The color of a name in a symbol's template, such as `systemRedColor`; nil for the tint and unknown names.
    init?(templateName name: some StringProtocol) {
        var word = name.lowercased()
        if word.hasPrefix("system") { word.removeFirst(6) }
        if word.hasSuffix("color") { word.removeLast(5) }
        guard let known = Self.words[word] else { return nil }
        self = known
    }

    private static let words: [String: SymbolColor] = [
        "red": .red, "orange": .orange, "yellow": .yellow, "green": .green, "mint": .mint, "teal": .teal,
        "cyan": .cyan, "blue": .blue, "indigo": .indigo, "purple": .purple, "pink": .pink, "brown": .brown,
        "gray": .gray, "white": .white,
    ]

    /// The color of a whole symbol that is drawn without colors of its own; nil where there is none.
    ///
    /// Variants have the color of the symbol that they vary.
    static func whole(of name: some StringProtocol) -> SymbolColor? {
        var words = name.split(separator: ".")
        while let last = words.last {
            if let color = wholes[words.joined(separator: ".")] { return color }
            guard variants.contains(String(last)) else { return nil }
            words.removeLast()
        }
        return nil
    }

    private static let variants: Set<String> = ["fill", "slash"]

    private static let wholes: [String: SymbolColor] = [
        "trash": .red, "heart": .red, "suit.heart": .red, "suit.diamond": .red, "star": .yellow, "bolt": .yellow,
        "flame": .orange, "leaf": .green, "drop": .cyan, "moon": .gray, "cloud": .cyan, "icloud": .cyan,
        "folder": .cyan, "phone": .green, "phone.down": .red, "video": .green, "flag": .orange, "gift": .red,
        "ladybug": .red, "carrot": .orange, "tree": .green, "snowflake": .cyan, "pencil": .orange,
        "bookmark": .red, "location": .blue, "envelope": .blue, "message": .green, "bubble": .green,
        "crown": .yellow, "trophy": .yellow, "lightbulb": .yellow, "sparkles": .yellow, "key": .yellow,
        "house": .teal, "mic": .red, "bag": .orange, "sun.min": .yellow, "stop": .red, "eraser": .pink,
        "wind": .teal, "tornado": .gray, "hurricane": .red, "mappin": .red, "cross": .red,
        "plus.circle": .green, "minus.circle": .red, "birthday.cake": .pink, "fish": .teal, "allergens": .green,
    ]
}

extension SymbolColor {
    /// Gives the pieces of a symbol of several colors levels, where the catalog gives none: primary for the pieces in the
    /// tint, or in the first color, and one level lower for each other color.
    static func addLevels(to parts: inout [SymbolPart]) {
        let drawn = parts.filter { !$0.isCut && $0.color != .white }
        guard !drawn.contains(where: { $0.level != nil }) else { return }
        var order: [SymbolColor?] = drawn.contains { $0.color == nil } ? [nil] : []
        for part in drawn where !order.contains(part.color) { order.append(part.color) }
        guard order.count > 1 else { return }
        for index in parts.indices where !parts[index].isCut {
            parts[index].level = order.firstIndex(of: parts[index].color).map { min($0, 2) }
        }
    }
}
