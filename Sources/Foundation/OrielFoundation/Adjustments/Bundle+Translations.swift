import Foundation

// Replacements of `Bundle`'s methods; see FoundationMethods.swift. An app calls the methods by their own names.

extension Bundle {
    /// Returns a key's translation in the user's language, from `.strings`, `.stringsdict` and `.xcstrings` files.
    ///
    /// - Returns: The value where there is no translation, and the key where that is empty or nil. A translation with
    ///   plural forms is a format for `String(format:)` or `localizedStringWithFormat`.
    @_silgen_name("oriel_Bundle_localizedString") @usableFromInline
    func _localizedString(forKey key: String, value: String?, table: String?) -> String {
        let table = table.flatMap { $0.isEmpty ? nil : $0 }
        if let found = LocalizedStrings.entry(key, table: table, bundle: self, locale: nil) {
            switch found.entry {
            case .plain(let string): return string
            case .plural: return PluralFormats.format(for: found.entry, language: found.language)
            }
        }
        return value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// The languages that the bundle has translations or resources in.
    @_silgen_name("oriel_Bundle_localizations") @usableFromInline
    func _localizations() -> [String] { LocalizedStrings.localizations(of: self) }

    /// The bundle's language that suits the user best, as the only element.
    @_silgen_name("oriel_Bundle_preferredLocalizations") @usableFromInline
    func _preferredLocalizations() -> [String] {
        let localizations = LocalizedStrings.localizations(of: self)
        return [LanguageMatch.best(of: localizations, for: PreferredLanguages.current) ?? _developmentLanguage ?? "en"]
    }

    /// The language in which the bundle was written; nil if it does not say.
    var _developmentLanguage: String? {
        guard let name = infoDictionary?["CFBundleDevelopmentRegion"] as? String else { return nil }
        return LanguageMatch.isLanguage(name) ? name.replacingOccurrences(of: "_", with: "-") : "en"
    }
}

extension UserDefaults {
    /// Sets an address for a key; nil removes the value, where Foundation's own method calls itself without end.
    @_silgen_name("oriel_UserDefaults_setURL") @usableFromInline
    func _set(_ url: URL?, forKey key: String) {
        guard let url else { return removeObject(forKey: key) }
        guard url.isFileURL else {
            let data = try? NSKeyedArchiver.archivedData(withRootObject: url as NSURL, requiringSecureCoding: true)
            return set(data as Any?, forKey: key)
        }
        set(url.path as Any?, forKey: key)
    }
}
