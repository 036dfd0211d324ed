import Foundation

/// What software centers show of an app, in the form of AppStream.
struct Metainfo {
    let app: ShippingDescription
    /// The date of the release.
    let date: Date

    var fileName: String { app.identifier.text + ".metainfo.xml" }

    var text: String {
        let xml = ShippingText.xml
        var lines = [
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<component type=\"desktop-application\">",
            "  <id>\(app.identifier.text)</id>", "  <metadata_license>CC0-1.0</metadata_license>",
            "  <project_license>\(app.license.identifier)</project_license>", "  <name>\(xml(app.name))</name>",
        ]
        for (language, name) in app.names.sorted(by: { $0.key < $1.key }) {
            let tag = language.replacing("_", with: "-")
            lines.append("  <name xml:lang=\"\(tag)\">\(xml(name))</name>")
        }
        lines += [
            "  <summary>\(xml(summary))</summary>",
            "  <description>", "    <p>\(xml(app.name)): \(xml(app.summary)).</p>", "  </description>",
            "  <launchable type=\"desktop-id\">\(app.identifier.text).desktop</launchable>",
        ]
        if let homepage = app.homepage { lines.append("  <url type=\"homepage\">\(xml(homepage))</url>") }
        if let holder { lines.append("  <developer_name>\(xml(holder))</developer_name>") }
        lines += ["  <provides>", "    <binary>\(app.identifier.package)</binary>"]
        for type in app.documents { lines.append("    <mediatype>\(type.mime)</mediatype>") }
        lines += [
            "  </provides>", "  <content_rating type=\"oars-1.1\"/>", "  <releases>",
            "    <release version=\"\(app.version.full)\" date=\"\(day)\"/>", "  </releases>", "</component>", "",
        ]
        return lines.joined(separator: "\n")
    }

    /// AppStream wants no full stop at the end of a summary.
    private var summary: String {
        var text = app.summary
        while text.last == "." { text.removeLast() }
        return text.isEmpty ? app.category.summary : text
    }

    /// The name in a notice such as “Copyright © 2026 Ada Lovelace. All rights reserved.”
    private var holder: String? {
        guard let notice = app.copyright else { return nil }
        let words = notice.split(separator: " ").drop { word in
            let lower = word.lowercased()
            return ["copyright", "©", "(c)"].contains(lower) || word.first.map { $0.isNumber || $0 == "©" } ?? true
        }
        let name = words.joined(separator: " ").split(separator: ".").first.map(String.init)
        return name.flatMap { ShippingText.line($0) }
    }

    private var day: String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let parts = calendar.dateComponents([.year, .month, .day], from: date)
        func two(_ number: Int?) -> String { (number ?? 1) < 10 ? "0\(number ?? 1)" : "\(number ?? 1)" }
        return "\(parts.year ?? 1970)-\(two(parts.month))-\(two(parts.day))"
    }
}
