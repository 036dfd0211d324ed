import Foundation

/// A pattern that is compiled once.
struct DetectionPattern: @unchecked Sendable {
    private let expression: NSRegularExpression?

    init(_ pattern: String) {
        expression = try? NSRegularExpression(pattern: pattern, options: [.caseInsensitive])
    }

    func matches(in string: String, _ range: NSRange) -> [NSTextCheckingResult] {
        expression?.matches(in: string, range: range) ?? []
    }
}

extension NSTextCheckingResult {
    /// The characters of a group; nil where it has none.
    func group(_ index: Int, in string: NSString) -> String? {
        let range = range(at: index)
        return range.location == NSNotFound ? nil : string.substring(with: range)
    }
}

/// Addresses of the web and of mail.
enum LinkDetection {
    /// A scheme and what follows, a name of mail, or a name of the web without a scheme.
    private static let pattern = DetectionPattern(
        #"\b(?:(?:https?|ftp|file)://[^\s<>"“”]++|mailto:[^\s<>"“”]++|[\w.%+-]{1,64}+@(?:[\w-]{1,63}+\.){1,8}[a-z]{2,24}"#
            + #"|(?:[\w-]{1,63}+\.){1,8}[a-z]{2,24}\b(?::\d{1,5})?(?:[/?#][^\s<>"“”]*+)?)"#)

    /// The ends of names that count without a scheme or “www.”.
    private static let domains: Set<String> = [
        "com", "org", "net", "edu", "gov", "mil", "int", "info", "biz", "io", "dev", "app", "ai", "co", "me", "tv",
        "eu",
        "uk", "de", "fr", "it", "es", "nl", "be", "ch", "at", "se", "no", "dk", "fi", "pl", "cz", "pt", "ie", "us",
        "ca",
        "mx", "br", "ar", "au", "nz", "jp", "cn", "kr", "in", "ru", "za", "tech", "xyz", "online", "store", "blog",
    ]

    static func find(in string: String, _ range: NSRange) -> [DetectedResult] {
        let text = string as NSString
        return pattern.matches(in: string, range).compactMap { match in
            let range = trimmed(match.range, in: text)
            let word = text.substring(with: range)
            return url(of: word).map { DetectedResult(.link($0), range) }
        }
    }

    private static func url(of word: String) -> URL? {
        let lower = word.lowercased()
        if lower.contains("://") || lower.hasPrefix("mailto:") { return URL(string: word) }
        if let at = word.firstIndex(of: "@"), !word[..<at].contains("/") { return URL(string: "mailto:" + word) }
        let host = lower.prefix { $0 != "/" && $0 != "?" && $0 != "#" && $0 != ":" }
        let end = host.split(separator: ".").last.map(String.init) ?? ""
        guard host.hasPrefix("www.") || domains.contains(end) else { return nil }
        return URL(string: "http://" + word)
    }

    /// Leaves out punctuation at the end, and a closing bracket that is not opened within.
    private static func trimmed(_ range: NSRange, in text: NSString) -> NSRange {
        var word = Substring(text.substring(with: range))
        while let last = word.last {
            let isOpen = last != ")" || word.lazy.filter { $0 == "(" }.count < word.lazy.filter { $0 == ")" }.count
            guard ".,;:!?'\"”’]}*".contains(last) || last == ")" && isOpen else { break }
            word.removeLast()
        }
        return NSRange(location: range.location, length: word.utf16.count)
    }
}
