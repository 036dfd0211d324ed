import Foundation

/// The choice of a translation by the user's languages.
enum LanguageMatch {
    /// Returns the language of a list that suits best; nil if none is of a preferred language and script.
    ///
    /// The first preferred language that the list has decides: by its whole name, a shorter one, or another region's.
    static func best(of available: [String], for preferred: [String]) -> String? {
        for wanted in preferred {
            var parts = words(wanted)
            while !parts.isEmpty {
                if let found = available.first(where: { words($0) == parts }) { return found }
                parts.removeLast()
            }
            let script = script(of: wanted)
            let kin = available.filter { words($0).first == words(wanted).first && self.script(of: $0) == script }
            if let found = kin.min(by: { (words($0).count, $0) < (words($1).count, $1) }) { return found }
        }
        return nil
    }

    /// Whether a name is a language's code, such as “pt-BR”, and not a word such as “Base” or “English”.
    static func isLanguage(_ name: String) -> Bool {
        guard let code = words(name).first, (2...3).contains(code.utf8.count) else { return false }
        return Locale.LanguageCode(code).isISOLanguage
    }

    private static func words(_ identifier: String) -> [String] {
        identifier.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    }

    /// The script in which a language is written where its name has none: “Hant” for Taiwan's Chinese.
    private static func script(of identifier: String) -> String {
        let whole = Locale.Language(identifier: identifier).maximalIdentifier
        return words(whole).first { $0.utf8.count == 4 } ?? ""
    }
}
