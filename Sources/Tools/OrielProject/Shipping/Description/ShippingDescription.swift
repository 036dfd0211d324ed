import Foundation

/// What the files of a package say about an app: read from its Info.plist, and checked.
struct ShippingDescription: Equatable {
    var identifier: AppIdentifier
    /// The name under the icon.
    var name: String
    /// The names in other languages.
    var names: [String: String] = [:]
    var version: ShippedVersion
    var category: AppCategory
    /// Whether the Info.plist names no category that is known.
    var hasCategory = true
    var summary: String
    var keywords: [String]
    var copyright: String?
    /// The page about the app; nil for none.
    var homepage: String?
    var license = License()
    var documents: [DocumentType] = []
    /// The schemes of addresses that it opens.
    var schemes: [String] = []
    /// Whether it can be expected to need a network.
    var usesNetwork = false
    /// Whether it keeps files in the user's folder for documents.
    var usesDocuments = false

    init(_ app: AppDescription) {
        let data = (try? ResourceBundle.information(app)) ?? Data()
        let entries = (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
        func text(_ key: String) -> String? {
            guard let text = entries[key] as? String, !text.contains("$(") else { return nil }
            return ShippingText.line(text)
        }
        name = text("CFBundleDisplayName") ?? text("CFBundleName") ?? ShippingText.line(app.name) ?? app.module.name
        identifier = AppIdentifier(bundle: entries["CFBundleIdentifier"] as? String, name: app.name)
        version = ShippedVersion(
            short: entries["CFBundleShortVersionString"] as? String, build: entries["CFBundleVersion"] as? String)
        let found = AppCategory(entries["LSApplicationCategoryType"] as? String)
        hasCategory = found != nil
        category = found ?? .other
        summary = text("OrielSummary") ?? category.summary
        let own = entries["OrielKeywords"] as? [String] ?? []
        keywords = (own.isEmpty ? category.keywords : own).compactMap { ShippingText.line($0, limit: 40) }
        copyright = text("NSHumanReadableCopyright")
        homepage = text("OrielHomepage").flatMap { Self.isAddress($0) ? $0 : nil }
        names = LocalizedNames.read(app).filter { $0.value != name }
        documents = DocumentType.read(entries)
        schemes = (entries["CFBundleURLTypes"] as? [[String: Any]] ?? [])
            .flatMap { $0["CFBundleURLSchemes"] as? [String] ?? [] }.map { $0.lowercased() }.filter(Self.isScheme)
            .reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        if let folder = app.folders.first { license = License.find(in: folder) }
        let texts = (app.libraries + [app.module]).flatMap(\.sources).map { SourceScan($0).text }
        usesNetwork = texts.contains { text in Self.networking.contains { text.contains($0) } }
        usesDocuments = Launch.keepsDocuments(app)
    }

    /// The desktop opens these with a browser, a mail program or a file manager; no app may take them by a plist of its own.
    private static let reserved: Set<String> = [
        "http", "https", "file", "mailto", "ftp", "data", "javascript", "about",
    ]

    private static func isScheme(_ text: String) -> Bool {
        guard let first = text.first, first.isASCII, first.isLetter, text.utf8.count <= 60, !reserved.contains(text)
        else {
            return false
        }
        return text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
    }

    private static func isAddress(_ text: String) -> Bool {
        (text.hasPrefix("https://") || text.hasPrefix("http://"))
            && text.unicodeScalars.allSatisfy {
                (0x21...0x7E).contains($0.value) && !"\"'<>\\`".unicodeScalars.contains($0)
            }
    }

    private static let networking = [
        "URLSession", "URLRequest", "AsyncImage", "resourceBytes", "NWConnection", "NWPathMonitor",
    ]

    /// The words in a text that files are named with: `Memorize-1.0-x86_64`.
    func stem(machine: String) -> String {
        "\(ShippingText.fileName(name) ?? identifier.text)-\(version.full)-\(machine)"
    }
}
