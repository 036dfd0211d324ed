import Foundation

extension PersonNameComponents {
    /// Finds the parts of people's names in a text.
    ///
    /// Follows Apple's [PersonNameComponents.ParseStrategy](https://developer.apple.com/documentation/foundation/personnamecomponents/parsestrategy).
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Creates a strategy.
        public init() {}

        /// Finds the parts of a name: titles, names, a nickname in quotation marks, suffixes.
        ///
        /// Throws for a text without letters.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let name = PersonNameComponents(words: value) else {
                throw CocoaError(
                    .formatting, userInfo: [NSDebugDescriptionErrorKey: "No person's name is in “\(value)”."])
            }
            return name
        }
    }

    /// Finds the parts of a name in a text.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Finds the parts of a name in a text, as a strategy does.
    public init<Strategy: Foundation.ParseStrategy, Value: StringProtocol>(
        _ value: Value, strategy: Strategy
    ) throws where Strategy.ParseOutput == PersonNameComponents, Strategy.ParseInput == String {
        self = try strategy.parse(String(value))
    }

    /// A name of some words; nil where none of them has letters.
    init?(words text: String) {
        guard text.contains(where: \.isLetter) else { return nil }
        self.init()
        let pieces = text.split(separator: ",", maxSplits: 1).map { $0.split(whereSeparator: \.isWhitespace) }
        var words = (pieces.first ?? []).map(String.init)
        var rest = (pieces.dropFirst().first ?? []).map(String.init)
        // “Clark, Thomas” has the family name first, “Thomas Clark, Jr.” a suffix behind.
        if let first = rest.first, !Self.suffixes.contains(first.plain) {
            familyName = words.isEmpty ? nil : words.joined(separator: " ")
            (words, rest) = (rest, [])
        }
        if let nick = words.firstIndex(where: \.isQuoted) {
            nickname = words.remove(at: nick).trimmingCharacters(in: .quotationMarks)
        }
        let titles = words.prefix { Self.titles.contains($0.plain) }
        if titles.count < words.count {
            namePrefix = titles.isEmpty ? nil : titles.joined(separator: " ")
            words.removeFirst(titles.count)
        }
        let suffixes = words.dropFirst().reversed().prefix { Self.suffixes.contains($0.plain) }.count
        rest.insert(contentsOf: words.suffix(suffixes), at: 0)
        words.removeLast(suffixes)
        nameSuffix = rest.isEmpty ? nil : rest.joined(separator: " ")
        if familyName == nil, words.count > 1 {
            // “Ludwig van Beethoven”: small words belong to the family name behind them.
            var start = words.count - 1
            while start > 1, Self.particles.contains(words[start - 1]) { start -= 1 }
            familyName = words[start...].joined(separator: " ")
            words.removeSubrange(start...)
        }
        givenName = words.first
        middleName = words.count > 1 ? words.dropFirst().joined(separator: " ") : nil
    }

    private static let titles: Set<String> = [
        "dr", "fr", "frau", "herr", "hon", "lady", "lord", "m", "madame", "miss", "mme", "mr", "mrs", "ms", "mx",
        "prof", "professor", "rev", "señor", "señora", "sir", "sr", "sra",
    ]
    private static let suffixes: Set<String> = [
        "cpa", "dds", "esq", "ii", "iii", "iv", "jd", "jr", "mba", "md", "phd", "rn", "sr",
    ]
    private static let particles: Set<String> = [
        "da", "de", "del", "della", "den", "der", "di", "do", "dos", "du", "la", "le", "ten", "ter", "van",
        "von", "zu",
    ]
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// Finds the parts of people's names.
    public static var name: Self { Self() }
}

extension CharacterSet {
    fileprivate static let quotationMarks = CharacterSet(charactersIn: "\"'“”„‟‘’«»")
}

extension String {
    /// The word without its points, in small letters.
    fileprivate var plain: String { lowercased().filter { $0 != "." } }

    fileprivate var isQuoted: Bool {
        guard count > 2, let first = unicodeScalars.first, let last = unicodeScalars.last else { return false }
        return CharacterSet.quotationMarks.contains(first) && CharacterSet.quotationMarks.contains(last)
    }
}
