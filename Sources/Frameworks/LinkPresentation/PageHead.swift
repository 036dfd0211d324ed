import Foundation

/// What the head of a page in HTML says.
///
/// Only as much of HTML is read as heads have: elements with attributes, texts of titles, comments and scripts, which are skipped.
/// The work is linear in the length of the text.
struct PageHead: Equatable {
    private(set) var title: String?
    private(set) var summary: String?
    private(set) var image: String?
    private(set) var icon: String?
    private(set) var video: String?

    init(_ html: String) {
        var reader = HeadReader(bytes: Array(html.utf8))
        var (plainTitle, plainSummary): (String?, String?)
        var iconRank = 0
        while let element = reader.next() {
            switch element.name {
            case "title": plainTitle = plainTitle ?? reader.text(until: "title")
            case "script", "style", "noscript": _ = reader.text(until: element.name)
            case "meta":
                guard let content = element.attributes["content"].map(Self.plain), !content.isEmpty else { continue }
                switch (element.attributes["property"] ?? element.attributes["name"])?.lowercased() {
                case "og:title": title = title ?? content
                case "og:description": summary = summary ?? content
                case "description": plainSummary = plainSummary ?? content
                case "og:image", "og:image:url", "og:image:secure_url", "twitter:image": image = image ?? content
                case "og:video", "og:video:url": video = video ?? content
                default: continue
                }
            case "link":
                guard let place = element.attributes["href"].map(Self.plain) else { continue }
                let kinds = (element.attributes["rel"] ?? "").lowercased().split(whereSeparator: \.isWhitespace)
                // The larger icon of a touch screen comes before the one of a tab.
                let rank = kinds.contains { $0.hasPrefix("apple-touch-icon") } ? 2 : kinds.contains("icon") ? 1 : 0
                if rank > iconRank { (icon, iconRank) = (place, rank) }
            case "body", "/head":
                // Only heads are read; some pages have their elements in the body all the same.
                if title != nil || plainTitle != nil { reader.end() }
            default: continue
            }
        }
        title = title ?? plainTitle.map(Self.plain)
        if title?.isEmpty == true { title = nil }
        summary = summary ?? plainSummary
    }

    /// A text without entities, and with single spaces.
    private static func plain(_ text: String) -> String {
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            // An entity is short: a long text without a semicolon is none.
            guard let end = rest.prefix(12).firstIndex(of: ";") else {
                result += "&"
                rest = rest.dropFirst()
                continue
            }
            let name = rest[rest.index(after: start)..<end]
            result += entity(name).map { String($0) } ?? "&\(name);"
            rest = rest[rest.index(after: end)...]
        }
        result += rest
        return result.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private static let names: [Substring: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "ndash": "–", "mdash": "—",
        "hellip": "…", "middot": "·", "bull": "•", "laquo": "«", "raquo": "»", "lsquo": "‘", "rsquo": "’",
        "ldquo": "“", "rdquo": "”", "copy": "©", "reg": "®", "trade": "™", "auml": "ä", "ouml": "ö", "uuml": "ü",
        "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    ]

    private static func entity(_ name: Substring) -> Character? {
        guard name.first == "#" else { return names[name] }
        let digits = name.dropFirst()
        let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
