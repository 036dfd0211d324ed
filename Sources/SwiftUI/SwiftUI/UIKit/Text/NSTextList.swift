import Foundation

/// A list whose items are paragraphs: the form of their markers.
///
/// Follows Apple's [NSTextList](https://developer.apple.com/documentation/uikit/nstextlist). The markers are characters of the
/// text, as an app writes them with ``marker(forItemNumber:)``; none are drawn beside it.
open class NSTextList: NSObject, @unchecked Sendable {
    private let mark = ObjectMark()

    /// The form of a marker: letters around a word in braces, such as `{decimal}.`.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        /// Creates a form from its characters.
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a form from its characters.
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A filled square.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A small square.
        public static let square = MarkerFormat("{square}")
        /// A lowercase hexadecimal number.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// An uppercase hexadecimal number.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// An octal number.
        public static let octal = MarkerFormat("{octal}")
        /// A lowercase letter.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// An uppercase letter.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// A lowercase letter.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// An uppercase letter.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// A lowercase Roman number.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// An uppercase Roman number.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// A decimal number.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// How markers are made.
    public struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The marker of the list around this one comes first.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// The form of the markers.
    public let markerFormat: MarkerFormat
    /// How markers are made.
    public let listOptions: Options
    /// The number of the first item; 1 by default.
    open var startingItemNumber = 1

    /// Whether items are counted.
    open var isOrdered: Bool { kinds.contains { $0.isOrdered && markerFormat.rawValue.contains($0.word) } }

    /// Creates a list.
    public init(markerFormat: MarkerFormat, options: Options = [], startingItemNumber: Int = 1) {
        (self.markerFormat, listOptions, self.startingItemNumber) = (markerFormat, options, startingItemNumber)
        super.init()
    }
    /// Creates a list.
    /// - Parameter mask: The list's options, as a number.
    public convenience init(markerFormat format: MarkerFormat, options mask: Int) {
        self.init(markerFormat: format, options: Options(rawValue: mask))
    }

    /// Returns the marker of an item, without the space around it.
    open func marker(forItemNumber itemNumber: Int) -> String {
        var marker = markerFormat.rawValue
        for kind in kinds where marker.contains(kind.word) {
            marker = marker.replacingOccurrences(of: kind.word, with: kind.marker(itemNumber))
        }
        return marker
    }

    /// Whether another object is a list with the same markers.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return other.markerFormat == markerFormat && other.listOptions == listOptions
            && other.startingItemNumber == startingItemNumber
    }
    open override var hash: Int { markerFormat.hashValue }

    private struct Kind {
        let word: String
        let isOrdered: Bool
        let marker: (Int) -> String
    }

    private var kinds: [Kind] {
        func sign(_ word: String, _ sign: String) -> Kind { Kind(word: "{\(word)}", isOrdered: false) { _ in sign } }
        func number(_ word: String, _ make: @escaping (Int) -> String) -> Kind {
            Kind(word: "{\(word)}", isOrdered: true, marker: make)
        }
        return [
            sign("box", "\u{25A0}"), sign("check", "\u{2713}"), sign("circle", "\u{25E6}"), sign("diamond", "\u{25C6}"),
            sign("disc", "\u{2022}"), sign("hyphen", "\u{2043}"), sign("square", "\u{25AA}"),
            number("lower-hexadecimal") { String($0, radix: 16) },
            number("upper-hexadecimal") { String($0, radix: 16, uppercase: true) },
            number("octal") { String($0, radix: 8) }, number("decimal") { String($0) },
            number("lower-alpha") { Self.letters($0) }, number("lower-latin") { Self.letters($0) },
            number("upper-alpha") { Self.letters($0).uppercased() },
            number("upper-latin") { Self.letters($0).uppercased() },
            number("lower-roman") { Self.roman($0).lowercased() }, number("upper-roman") { Self.roman($0) },
        ]
    }

    /// The letters of a number: a to z, aa, ab and so on; the number itself for one below 1.
    private static func letters(_ number: Int) -> String {
        guard number > 0 else { return String(number) }
        var (letters, rest) = ("", number)
        while rest > 0 {
            letters = String(UnicodeScalar(UInt8(97 + (rest - 1) % 26))) + letters
            rest = (rest - 1) / 26
        }
        return letters
    }

    /// The Roman form of a number from 1 to 3999; the number itself for others.
    private static func roman(_ number: Int) -> String {
        guard (1...3_999).contains(number) else { return String(number) }
        let signs = [
            (1_000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"),
            (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (roman, rest) = ("", number)
        for (value, sign) in signs {
            while rest >= value {
                roman += sign
                rest -= value
            }
        }
        return roman
    }
}
