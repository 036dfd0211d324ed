/// A value of an old-style property list: the language of `project.pbxproj` and of older `.strings` files.
indirect enum PropertyValue: Equatable, Sendable {
    case string(String)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// The text of a string; nil for all else.
    var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements of an array; a lone string counts as an array of one, as it does for Xcode.
    var array: [PropertyValue] {
        switch self {
        case .array(let elements): elements
        case .string: [self]
        case .dictionary: []
        }
    }

    /// The strings of an array.
    var strings: [String] { array.compactMap(\.string) }

    /// The entries of a dictionary; none for all else.
    var dictionary: [String: PropertyValue] {
        if case .dictionary(let entries) = self { entries } else { [:] }
    }

    subscript(key: String) -> PropertyValue? { dictionary[key] }
}
