import Foundation

/// The parts of a locale's name in the environment, such as “sr_RS.UTF-8@latin”.
struct LocaleName {
    let language: String
    let script: String?
    let region: String?

    /// Reads a name; nil for “C”, “POSIX”, and languages that are not known.
    init?(_ text: String) {
        let halves = text.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
        guard let name = halves.first?.prefix(while: { $0 != "." }) else { return nil }
        let parts = name.split { $0 == "_" || $0 == "-" }.map(String.init)
        guard let first = parts.first?.lowercased(), LanguageMatch.isLanguage(first) else { return nil }
        language = first
        region = parts.dropFirst().lazy.map { $0.uppercased() }
            .first { $0.utf8.count < 4 && Locale.Region($0).isISORegion }
        switch halves.count > 1 ? halves[1].lowercased() : "" {
        case "latin": script = "Latn"
        case "cyrillic": script = "Cyrl"
        case "devanagari": script = "Deva"
        default:
            script =
                parts.dropFirst().first {
                    // “Zzzz” is the script of unknown ones.
                    $0.utf8.count == 4 && $0.allSatisfy(\.isLetter) && $0.lowercased() != "zzzz"
                }?.capitalized
        }
    }
}
