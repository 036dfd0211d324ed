import Foundation

/// Finds what stands in the way of giving an app to others.
struct ShippingCheck {
    /// A sentence for each, the most important first.
    private(set) var findings: [String] = []

    init(_ app: AppDescription) {
        let shipped = ShippingDescription(app)
        let entries = Self.entries(app)
        let identifier = (entries["CFBundleIdentifier"] as? String ?? "").trimmingCharacters(in: .whitespaces)
        if shipped.identifier.isMadeUp {
            findings.append(
                "It has no identifier (CFBundleIdentifier); \(shipped.identifier.text) would take its place.")
        } else if identifier.hasPrefix("com.example.") || identifier.hasPrefix("com.yourcompany.") {
            findings.append("Its identifier \(shipped.identifier.text) is a template's, which other apps have, too.")
        } else if identifier != shipped.identifier.text {
            findings.append(
                "Desktops do not accept its identifier as it is; \(shipped.identifier.text) takes its place.")
        }
        findings += Self.icon(app)
        if shipped.version.isMadeUp {
            findings.append(
                "It has no version (CFBundleShortVersionString); \(shipped.version.text) would take its place.")
        }
        if !shipped.hasCategory {
            findings.append(
                "It has no category (LSApplicationCategoryType), by which menus and software centers sort it.")
        }
        if shipped.license.text == nil { findings.append("No license lies beside it: others may not pass it on.") }
        if entries["UIApplicationShortcutItems"] != nil {
            findings.append(
                "Its quick actions (UIApplicationShortcutItems) do not exist here: its icon has no menu of its own.")
        }
        findings += Self.leftovers(app)
    }

    private static func entries(_ app: AppDescription) -> [String: Any] {
        let data = (try? ResourceBundle.information(app)) ?? Data()
        return (try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]) ?? [:]
    }

    private static func icon(_ app: AppDescription) -> [String] {
        if let icon = AppIcon.find(in: app) {
            return icon.pixels >= 512
                ? [] : ["Its icon is \(icon.pixels) pixels wide; 512 are needed, so it is blurred in large sizes."]
        }
        let isLayered = app.resources.contains { $0.source.pathExtension == "icon" }
        return [
            isLayered
                ? "Its icon is made of layers (Icon Composer), which cannot be drawn here; its first letter takes its place."
                : "It has no icon (AppIcon in an asset catalog); its first letter takes its place."
        ]
    }

    /// What was good while the app was made, and is not for its users.
    private static func leftovers(_ app: AppDescription) -> [String] {
        let sources = (app.libraries + [app.module]).flatMap(\.sources)
        let local = sources.filter { source in
            let text = SourceScan(source).text
            return ["//localhost", "//127.0.0.1", "//0.0.0.0"].contains { text.contains($0) }
        }
        if local.isEmpty { return [] }
        let names = local.prefix(3).map(\.lastPathComponent).joined(separator: ", ")
        return ["It asks a server of this machine alone (localhost): \(names)."]
    }
}
