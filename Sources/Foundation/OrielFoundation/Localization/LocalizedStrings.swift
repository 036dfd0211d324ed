import Foundation

/// The translations in the bundles' `.strings`, `.stringsdict` and `.xcstrings` files, read when first asked for.
///
/// They are looked up in the bundle's resources, for the program's own bundle also in the resource bundles that the
/// package manager puts beside the executable, and in folders added with ``addFolder(_:)``.
public enum LocalizedStrings {
    private struct Name: Hashable {
        let bundle: String?
        let table: String
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var added: [String] = []
    nonisolated(unsafe) private static var tables: [Name: LocalizedTable] = [:]
    nonisolated(unsafe) private static var hasTables: Bool?

    private struct Order: Hashable {
        let name: Name
        let locale: String?
    }
    nonisolated(unsafe) private static var orders: [Order: [String]] = [:]

    /// Adds a folder in which the main bundle's translations are looked for, before all others.
    public static func addFolder(_ path: String) {
        lock.lock()
        defer { lock.unlock() }
        added.append(path)
        (tables, hasTables, orders) = ([:], nil, [:])
    }

    /// Removes a folder added by ``addFolder(_:)``.
    public static func removeFolder(_ path: String) {
        lock.lock()
        defer { lock.unlock() }
        added.removeAll { $0 == path }
        (tables, hasTables, orders) = ([:], nil, [:])
    }

    /// Chooses languages again when they are next needed, since the user's have changed.
    static func forgetOrders() { lock.withLock { orders = [:] } }

    /// Whether the program has any translations; most have none, and their texts need no looking up.
    package static var mainHasTables: Bool {
        lock.lock()
        defer { lock.unlock() }
        if let hasTables { return hasTables }
        let found = folders(nil).contains { folder in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".strings") || $0.hasSuffix(".xcstrings") }
        }
        hasTables = found
        return found
    }

    /// Looks a translation up.
    /// - Returns: A format for the values, the right plural chosen; nil if there is no translation.
    package static func string(
        for key: String, table: String?, bundle: Bundle?, locale: Locale?, arguments: [FormatArgument] = []
    ) -> String? {
        find(key, table: table, bundle: bundle, locale: locale, arguments: arguments)?.format
    }

    /// Looks a translation up.
    /// - Returns: A format for the values, the right plural chosen, and its language, which is empty if the file
    ///   specifies none; nil if there is no translation.
    package static func find(
        _ key: String, table: String?, bundle: Bundle?, locale: Locale?, arguments: [FormatArgument]
    ) -> (format: String, language: String)? {
        entry(key, table: table, bundle: bundle, locale: locale).map {
            ($0.entry.format(arguments, language: $0.language), $0.language)
        }
    }

    /// Looks a translation up, with all its plural forms.
    static func entry(
        _ key: String, table: String?, bundle: Bundle?, locale: Locale?
    ) -> (entry: LocalizedTable.Entry, language: String)? {
        let path = path(of: bundle)
        if path == nil, !mainHasTables { return nil }
        let name = Name(bundle: path, table: table ?? "Localizable")
        let table = self.table(name)
        if table.languages.isEmpty { return nil }
        for language in order(locale, table, name) {
            if let entry = table.languages[language]?[key] { return (entry, language) }
        }
        return nil
    }

    /// Returns the languages in which a bundle has translations, and the one in which it was written if it says so.
    static func localizations(of bundle: Bundle) -> [String] {
        let path = path(of: bundle)
        var found = Set(bundle.infoDictionary?["CFBundleLocalizations"] as? [String] ?? [])
        let folders = lock.withLock { self.folders(path) }
        for folder in folders {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            found.formUnion(names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) })
        }
        let table = self.table(Name(bundle: path, table: "Localizable"))
        found.formUnion(table.languages.keys)
        found.formUnion([table.sourceLanguage, bundle._developmentLanguage].compactMap { $0 })
        return Set(found.map { $0.replacingOccurrences(of: "_", with: "-") }).filter { !$0.isEmpty }.sorted()
    }

    private static func path(of bundle: Bundle?) -> String? {
        bundle.flatMap { $0 === Bundle.main ? nil : $0.resourcePath ?? $0.bundlePath }
    }

    private static func table(_ name: Name) -> LocalizedTable {
        lock.lock()
        defer { lock.unlock() }
        if let found = tables[name] { return found }
        var table = LocalizedTable()
        for folder in folders(name.bundle) { table.read(name.table, in: folder) }
        tables[name] = table
        return table
    }

    private static func folders(_ bundle: String?) -> [String] {
        if let bundle { return [bundle] }
        let main = Bundle.main
        let beside = (try? FileManager.default.contentsOfDirectory(atPath: main.bundlePath)) ?? []
        let all =
            added + [main.resourcePath, main.bundlePath].compactMap { $0 }
            + beside.filter { $0.hasSuffix(".resources") }.sorted().map { main.bundlePath + "/" + $0 }
        return all.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The names of languages to try in a table, the best first.
    private static func order(_ locale: Locale?, _ table: LocalizedTable, _ name: Name) -> [String] {
        let id = Order(name: name, locale: locale?.identifier)
        if let order = lock.withLock({ orders[id] }) { return order }
        let development = table.sourceLanguage ?? (name.bundle == nil ? Bundle.main._developmentLanguage : nil) ?? "en"
        let order = order(
            preferred: [locale?.identifier].compactMap { $0 } + PreferredLanguages.current,
            available: Array(table.languages.keys), development: development)
        lock.withLock { orders[id] = order }
        return order
    }

    /// The names of languages to try: the best one that there is and its wider names, then names that suit every user.
    static func order(preferred: [String], available: [String], development: String) -> [String] {
        var result: [String] = []
        let languages = available.filter { !$0.isEmpty && $0 != "Base" }.sorted()
        if var language = LanguageMatch.best(of: languages + [development], for: preferred) {
            result.append(language)
            while let end = language.lastIndex(where: { $0 == "-" }) {
                language = String(language[..<end])
                result.append(language)
            }
        }
        return result + ["Base", development, ""]
    }
}
