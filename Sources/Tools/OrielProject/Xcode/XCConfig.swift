import Foundation

/// Reads `.xcconfig` files: `KEY = value` in lines, `#include "other"`, comments.
enum XCConfig {
    /// The settings of a file and of those that it includes.
    /// - Parameter missing: Called with each file that does not exist.
    static func read(_ url: URL, missing: (String) -> Void) -> [String: PropertyValue] {
        var known: [String: [String: PropertyValue]] = [:]
        return read(url, &known, optional: false, missing)
    }

    /// Reads a file, unless its settings are known already: files that include each other twice would be read very often.
    private static func read(
        _ url: URL, _ known: inout [String: [String: PropertyValue]], optional: Bool, _ missing: (String) -> Void
    ) -> [String: PropertyValue] {
        let path = url.standardizedFileURL.path
        if let settings = known[path] { return settings }
        // A file that includes itself adds nothing.
        known[path] = [:]
        guard let data = FileManager.default.contents(atPath: path) else {
            if !optional { missing(path) }
            return [:]
        }
        var settings: [String: PropertyValue] = [:]
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = (line.range(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if text.hasPrefix("#include") {
                let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
                if parts.count >= 2 {
                    let other = url.deletingLastPathComponent().appending(path: String(parts[1]))
                    let included = read(other, &known, optional: text.hasPrefix("#include?"), missing)
                    settings.merge(included) { $1 }
                }
            } else if let equals = assignment(in: text) {
                let key = text[..<equals].trimmingCharacters(in: .whitespaces)
                var value = text[text.index(after: equals)...]
                // A semicolon at the end does not belong to the value.
                while let last = value.last, last == ";" || last == " " || last == "\t" { value.removeLast() }
                settings[key] = .string(value.trimmingCharacters(in: .whitespaces))
            }
        }
        known[path] = settings
        return settings
    }

    /// The sign that ends the key: `KEY[sdk=iphoneos*] = value` has another before it.
    private static func assignment(in text: String) -> String.Index? {
        var depth = 0
        return text.indices.first { index in
            switch text[index] {
            case "[": depth += 1
            case "]": depth -= 1
            case "=": return depth == 0
            default: break
            }
            return false
        }
    }
}
