import Foundation

/// The names of an app in other languages, from `InfoPlist.strings` and `InfoPlist.xcstrings`.
enum LocalizedNames {
    /// The names by language, as the desktop writes it: `ja`, `pt_BR`, `zh_CN`.
    static func read(_ app: AppDescription) -> [String: String] {
        var names: [String: String] = [:]
        for resource in app.resources {
            let file = resource.source
            switch file.lastPathComponent {
            case "InfoPlist.strings":
                let folder = file.deletingLastPathComponent()
                guard folder.pathExtension == "lproj",
                    let language = language(folder.deletingPathExtension().lastPathComponent),
                    let entries = strings(file), let name = name(in: entries)
                else { continue }
                names[language] = name
            case "InfoPlist.xcstrings":
                for (language, name) in catalog(file) { names[language] = name }
            default: continue
            }
        }
        return names
    }

    private static func name(in entries: [String: String]) -> String? {
        ShippingText.line(entries["CFBundleDisplayName"]) ?? ShippingText.line(entries["CFBundleName"])
    }

    private static func strings(_ file: URL) -> [String: String]? {
        guard let data = FileManager.default.contents(atPath: file.path), data.count < 1 << 22 else { return nil }
        if let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] {
            return list
        }
        let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .utf16)
        guard let text, let value = try? PropertyListParser.parse("{" + text + "}") else { return nil }
        return value.dictionary.compactMapValues(\.string)
    }

    private static func catalog(_ file: URL) -> [String: String] {
        guard let data = FileManager.default.contents(atPath: file.path), data.count < 1 << 26,
            let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let entries = root["strings"] as? [String: Any]
        else { return [:] }
        var names: [String: String] = [:]
        let source = root["sourceLanguage"] as? String
        for key in ["CFBundleName", "CFBundleDisplayName"] {
            let languages = (entries[key] as? [String: Any])?["localizations"] as? [String: Any] ?? [:]
            for (code, value) in languages where code != source {
                let unit = (value as? [String: Any])?["stringUnit"] as? [String: Any]
                guard let language = language(code), let name = ShippingText.line(unit?["value"] as? String) else {
                    continue
                }
                names[language] = name
            }
        }
        return names
    }

    /// The desktop's name of a language; nil for what is none, such as `Base`.
    static func language(_ code: String) -> String? {
        switch code {
        case "zh-Hans": return "zh_CN"
        case "zh-Hant": return "zh_TW"
        default: break
        }
        let parts = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
        guard let language = parts.first, (2...3).contains(language.count), parts.count <= 3,
            parts.allSatisfy({ $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
        else { return nil }
        // A script between them has no place in the desktop's form.
        guard let region = parts.dropFirst().last(where: { $0.count < 4 }) else { return language.lowercased() }
        return language.lowercased() + "_" + region.uppercased()
    }
}
