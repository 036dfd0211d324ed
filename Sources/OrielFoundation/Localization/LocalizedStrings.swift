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

    /// Adds a folder in which the main bundle's translations are looked for, before all others.
    public static func addFolder(_ path: String) {
        lock.lock()
        defer { lock.unlock() }
        added.append(path)
        (tables, hasTables) = ([:], nil)
    }

    /// Removes a folder added by ``addFolder(_:)``.
    public static func removeFolder(_ path: String) {
        lock.lock()
        defer { lock.unlock() }
        added.removeAll { $0 == path }
        (tables, hasTables) = ([:], nil)
    }

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
        let path = bundle.flatMap { $0 === Bundle.main ? nil : $0.resourcePath ?? $0.bundlePath }
        if path == nil, !mainHasTables { return nil }
        let table = self.table(table ?? "Localizable", bundle: path)
        if table.languages.isEmpty { return nil }
        for language in candidates(locale, source: table.sourceLanguage) {
            if let entry = table.languages[language]?[key] {
                return (entry.format(arguments, language: language), language)
            }
        }
        return nil
    }

    private static func table(_ name: String, bundle: String?) -> LocalizedTable {
        lock.lock()
        defer { lock.unlock() }
        let id = Name(bundle: bundle, table: name)
        if let found = tables[id] { return found }
        var table = LocalizedTable()
        for folder in folders(bundle) { table.read(name, in: folder) }
        tables[id] = table
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

    /// The names of languages to try, the best first.
    private static func candidates(_ locale: Locale?, source: String?) -> [String] {
        var result: [String] = []
        for identifier in [locale?.identifier].compactMap({ $0 }) + Locale.preferredLanguages {
            var parts = identifier.replacingOccurrences(of: "_", with: "-").split(separator: "-")
            while !parts.isEmpty {
                result.append(parts.joined(separator: "-"))
                parts.removeLast()
            }
        }
        return result + ["Base", source ?? "en", ""]
    }
}
