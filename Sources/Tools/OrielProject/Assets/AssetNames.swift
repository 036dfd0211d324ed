/// The names that code has for assets.
enum AssetNames {
    /// Words that are no names without being quoted.
    static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "for", "func", "guard", "if", "import", "in", "init", "inout",
        "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try", "typealias", "var", "where", "while",
    ]
    /// Names that colors have already: no member is made of them, as with Xcode.
    static let takenColors: Set<String> = [
        "accentColor", "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange",
        "pink", "primary", "purple", "red", "secondary", "teal", "white", "yellow",
    ]

    /// A name as a Swift type's: `feedback colors` becomes `FeedbackColors`, and `18px_ruler` `_18PxRuler`.
    static func typeName(_ name: String) -> String {
        var joined = ""
        // A letter that follows a digit begins a word, too.
        var beginsWord = true
        for letter in name {
            guard letter.isLetter || letter.isNumber else {
                beginsWord = true
                continue
            }
            joined += beginsWord ? letter.uppercased() : String(letter)
            beginsWord = letter.isNumber
        }
        return joined.first?.isNumber ?? true ? "_" + joined : joined
    }

    /// A name as a Swift member's: `Brand-Color` becomes `brand`, the kind of asset being known.
    static func memberName(_ name: String, droppingSuffix suffix: String) -> String {
        var type = typeName(name)
        if type.hasSuffix(suffix), type.count > suffix.count { type.removeLast(suffix.count) }
        // A run of capitals at the start is one word: `URLBar` becomes `urlBar`, and `BG` stays as it is.
        let capitals = type.prefix { $0.isUppercase }.count
        if capitals > 1, capitals == type.count { return type }
        let lowered = capitals > 1 && capitals < type.count ? capitals - 1 : max(capitals, 1)
        return type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    }

    /// A name as text between quotation marks, whatever is in it.
    static func literal(_ name: String) -> String {
        let escaped = name.unicodeScalars.map { scalar in
            "\"\\".unicodeScalars.contains(scalar) || scalar.value < 0x20 || scalar.value == 0x7F
                ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
        }
        return "\"" + escaped.joined() + "\""
    }

    static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }
}
