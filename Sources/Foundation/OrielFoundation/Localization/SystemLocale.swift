import Foundation

/// The languages and the locale that an environment names, as glibc and GNU gettext rank its variables.
///
/// This system's Foundation ignores the environment: its current locale is “en_001” for every user.
public struct SystemLocale: Equatable, Sendable {
    /// The user's languages, the best first, each with a region where one is known: “de-AT”.
    public let languages: [String]
    /// The region of money, numbers, dates and measures; nil if the environment names none.
    public let region: String?

    /// Reads the variables of an environment.
    ///
    /// `LC_ALL` precedes the variables of one category, and they precede `LANG`; `LANGUAGE` lists languages. The region
    /// is the one of money, numbers, dates or measures, in this order. The C locale counts as American English.
    public init(environment: [String: String]) {
        func value(_ categories: [String]) -> LocaleName? {
            let names = ["LC_ALL"] + categories + ["LANG"]
            return names.lazy.compactMap { environment[$0] }.first { !$0.isEmpty }.flatMap { LocaleName($0) }
        }
        let messages = value(["LC_MESSAGES"])
        let listed = (environment["LANGUAGE"] ?? "").split(separator: ":").compactMap { LocaleName(String($0)) }
        let names = listed + (messages.map { [$0] } ?? [])
        // Each category by its own variable: `LANG` is for categories that have none.
        let regional = ["LC_MONETARY", "LC_NUMERIC", "LC_TIME", "LC_MEASUREMENT"]
        let isForAll = !(environment["LC_ALL"] ?? "").isEmpty
        let regions = (isForAll ? ["LC_ALL"] : regional + ["LANG"]).lazy.compactMap { environment[$0] }
            .compactMap { LocaleName($0)?.region }
        guard !names.isEmpty else {
            (languages, region) = (["en-" + (regions.first ?? "US")], regions.first ?? "US")
            return
        }
        let region = regions.first ?? messages?.region ?? names[0].region
        self.region = region
        languages = names.reduce(into: []) { result, name in
            let language = [name.language, name.script, name.region ?? region].compactMap { $0 }.joined(separator: "-")
            if !result.contains(language) { result.append(language) }
        }
    }

    private init(languages: [String], region: String?) { (self.languages, self.region) = (languages, region) }

    /// Returns the identifier of the locale of an app.
    ///
    /// As on Apple's systems an app writes dates and numbers in the language that it speaks, by the user's region.
    /// - Parameters:
    ///   - localizations: The app's languages; empty if it does not say, which suits every user.
    ///   - development: The language in which the app was written.
    public func identifier(among localizations: [String], development: String? = nil) -> String {
        var language = languages[0]
        if !localizations.isEmpty {
            let best = LanguageMatch.best(of: localizations, for: languages) ?? development ?? localizations[0]
            // The user's own name of the language says more: the region, and perhaps the script.
            language = languages.first { LanguageMatch.best(of: [best], for: [$0]) != nil } ?? best
        }
        var parts = language.split { $0 == "-" || $0 == "_" }.map(String.init)
        if let region {
            if parts.count > 1, let last = parts.last, last.utf8.count < 4 { parts.removeLast() }
            return parts.joined(separator: "-") + "_" + region
        }
        return parts.joined(separator: "-")
    }

    /// Makes the locale of the environment the current one, and its languages the preferred ones.
    ///
    /// Call it at an app's launch, before it uses a locale. Languages that the app has set for itself, as
    /// `AppleLanguages` in its defaults, precede the environment's.
    @MainActor public static func adopt(environment: [String: String] = ProcessInfo.processInfo.environment) {
        var wanted = SystemLocale(environment: environment)
        let own = (UserDefaults.standard.stringArray(forKey: "AppleLanguages") ?? []).filter(LanguageMatch.isLanguage)
        if !own.isEmpty { wanted = SystemLocale(languages: own, region: wanted.region) }
        PreferredLanguages.current = wanted.languages
        var identifier = wanted.identifier(
            among: LocalizedStrings.localizations(of: .main), development: Bundle.main._developmentLanguage)
        if !Locale(identifier: identifier).isKnown { identifier = "en_" + (wanted.region ?? "US") }
        guard
            CurrentLocale(.current)?.change(from: "en_001", to: identifier) ?? (Locale.current.identifier == identifier)
        else {
            return RuntimeWarning.issue(
                "This Foundation is not the expected one: its current locale stays \(Locale.current.identifier).")
        }
    }
}
