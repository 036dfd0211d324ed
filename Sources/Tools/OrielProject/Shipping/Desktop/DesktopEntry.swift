/// The file by which a desktop knows an app: its name, icon, command, and what it opens.
struct DesktopEntry {
    let app: ShippingDescription

    var fileName: String { app.identifier.text + ".desktop" }

    var text: String {
        var lines = ["[Desktop Entry]", "Version=1.4", "Type=Application"]
        func add(_ key: String, _ value: String?) { if let value, !value.isEmpty { lines.append("\(key)=\(value)") } }
        add("Name", Self.escaped(app.name))
        for (language, name) in app.names.sorted(by: { $0.key < $1.key }) {
            add("Name[\(language)]", Self.escaped(name))
        }
        add("Comment", Self.escaped(app.summary))
        add("Exec", app.identifier.package + argument)
        add("Icon", app.identifier.text)
        add("Terminal", "false")
        add("Categories", Self.list(app.category.desktop))
        add("Keywords", Self.list(app.keywords))
        add("MimeType", Self.list(app.documents.map(\.mime) + app.schemes.map { "x-scheme-handler/\($0)" }))
        add("StartupNotify", "true")
        add("StartupWMClass", app.identifier.text)
        return lines.joined(separator: "\n") + "\n"
    }

    /// What the command gets of a file or address that is opened with it; nothing where it opens none.
    private var argument: String {
        app.documents.isEmpty && app.schemes.isEmpty ? "" : app.schemes.isEmpty ? " %f" : " %u"
    }

    /// A text as a value: a line break would begin another key.
    static func escaped(_ text: String) -> String {
        (ShippingText.line(text) ?? "").replacing("\\", with: "\\\\")
    }

    /// Values as a list, each ended by a semicolon.
    static func list(_ values: [String]) -> String {
        values.map { escaped($0).replacing(";", with: "\\;") + ";" }.joined()
    }
}
