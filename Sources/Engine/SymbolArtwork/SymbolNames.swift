/// Which texts may be names of symbols.
extension SymbolLibrary {
    /// Whether a text has the form of a symbol's name: words of small letters and digits, parted by periods.
    public static func isName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.count < 200
            && text.split(separator: ".", omittingEmptySubsequences: false).allSatisfy { word in
                !word.isEmpty && word.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
            }
    }

    /// Whether a text is likely to be the name of a symbol that Oriel does not draw: at least two words, all of which
    /// occur in names of symbols.
    public static func isLikely(_ text: String) -> Bool {
        guard isName(text) else { return false }
        let words = text.split(separator: ".")
        return words.count > 1 && words.allSatisfy { vocabulary.contains($0) || $0.allSatisfy(\.isNumber) }
    }

    /// The words of all names.
    private static let vocabulary: Set<Substring> = {
        var words = Set(SymbolCatalog.lines.keys.flatMap { $0.split(separator: ".") })
        words.formUnion(others.split(separator: " "))
        for line in SymbolCatalog.enclosures.split(separator: "\n") {
            words.formUnion(line.split(separator: " ").first?.split(separator: ".") ?? [])
        }
        return words
    }()

    /// Words of the set that no drawing's name has.
    private static let others: Substring = """
        and badge circle square rectangle fill slash inverse rtl ltr trianglebadge ellipse oval button portrait landscape \
        archery badminton bowling boxing climbing cricket crop curling disc elliptical equestrian fencing fishing golf \
        handball hockey jumprope kickboxing lacrosse martial arts pilates pickleball racquetball rolling rower rugby \
        sailing skating skiing crosscountry downhill snowboarding softball squash surfing taichi track volleyball water \
        waterpolo wrestling sports roman australian american barre coordinate equals ring needle cloth microbe bacteria \
        apple pencil vision pro mac mini studio stand homepod hifispeaker airpods airport express extreme tower beats \
        headphones earbuds case charging generation facetime imessage carplay applescript siri shareplay
        """
}
