import Foundation

/// One table of translations, in all the languages a bundle has.
struct LocalizedTable {
    /// A translation.
    enum Entry: Equatable {
        case plain(String)
        /// Several forms by number: in the format, `%#@name@` is replaced by the form of that name.
        case plural(format: String, forms: [String: [String: String]])
    }

    /// Translations by language and key; the language is empty if a file specifies none.
    private(set) var languages: [String: [String: Entry]] = [:]
    /// The language that keys are written in; nil where unknown.
    private(set) var sourceLanguage: String?

    /// Reads a table's files in a folder; entries that were read first take precedence.
    mutating func read(_ table: String, in folder: String) {
        readCatalog(folder + "/\(table).xcstrings")
        readStrings(folder + "/\(table).stringsdict", language: "")
        readStrings(folder + "/\(table).strings", language: "")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.hasSuffix(".lproj") {
            let language = String(name.dropLast(6)).replacingOccurrences(of: "_", with: "-")
            readStrings("\(folder)/\(name)/\(table).stringsdict", language: language)
            readStrings("\(folder)/\(name)/\(table).strings", language: language)
        }
    }

    private mutating func add(_ entry: Entry, _ key: String, _ language: String) {
        if languages[language]?[key] == nil { languages[language, default: [:]][key] = entry }
    }

    private mutating func readStrings(_ path: String, language: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<".utf8))
        {
            for (key, value) in list {
                if let string = value as? String {
                    add(.plain(string), key, language)
                } else if let rule = value as? [String: Any], let format = rule["NSStringLocalizedFormatKey"] as? String
                {
                    let forms = rule.compactMapValues { $0 as? [String: String] }
                    add(.plural(format: format, forms: forms), key, language)
                }
            }
            return
        }
        for (key, value) in StringsFile.parse(data) { add(.plain(value), key, language) }
    }

    private mutating func readCatalog(_ path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return }
        guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let strings = root["strings"] as? [String: [String: Any]]
        else { return RuntimeWarning.issue("The string catalog \(path) cannot be read.") }
        sourceLanguage = sourceLanguage ?? root["sourceLanguage"] as? String
        for (key, value) in strings {
            let localizations = value["localizations"] as? [String: [String: Any]] ?? [:]
            for (language, localization) in localizations {
                if let entry = Self.entry(localization) { add(entry, key, language) }
            }
        }
    }

    private static func entry(_ localization: [String: Any]) -> Entry? {
        let variations = localization["variations"] as? [String: [String: [String: Any]]]
        if let plural = variations?["plural"] {
            return .plural(format: "%#@value@", forms: ["value": plural.compactMapValues(unit)])
        }
        guard let format = unit(localization) ?? (variations?["device"]?["other"]).flatMap(unit) else { return nil }
        guard let substitutions = localization["substitutions"] as? [String: [String: Any]] else {
            return .plain(format)
        }
        var forms: [String: [String: String]] = [:]
        for (name, value) in substitutions {
            let plural = (value["variations"] as? [String: [String: [String: Any]]])?["plural"] ?? [:]
            let specifier = "%" + (value["formatSpecifier"] as? String ?? "lld")
            forms[name] = plural.compactMapValues(unit).mapValues {
                $0.replacingOccurrences(of: "%arg", with: specifier)
            }
            forms[name]?["argument"] = (value["argNum"] as? Int).map(String.init)
        }
        return .plural(format: format, forms: forms)
    }

    private static func unit(_ value: [String: Any]) -> String? {
        (value["stringUnit"] as? [String: Any])?["value"] as? String
    }
}

extension FormatArgument {
    /// The value as a number; nil if it is not one.
    var number: Double? {
        guard case .number(let value, _) = self else { return nil }
        return Double("\(value)")
    }
}
