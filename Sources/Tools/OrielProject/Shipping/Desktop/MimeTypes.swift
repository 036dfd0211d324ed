/// The file that declares an app's own types of documents to the desktop.
struct MimeTypes {
    let app: ShippingDescription

    private var own: [DocumentType] { app.documents.filter { !$0.endings.isEmpty } }

    /// The file's text; nil for an app that declares no types.
    var text: String? {
        if own.isEmpty { return nil }
        let types = own.map { type in
            let name = "    <comment>\(ShippingText.xml(type.name ?? "\(app.name) document"))</comment>"
            let globs = type.endings.map { "    <glob pattern=\"*.\(ShippingText.xml($0))\"/>" }
            return (["  <mime-type type=\"\(type.mime)\">", name] + globs + ["  </mime-type>"]).joined(separator: "\n")
        }
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
            \(types.joined(separator: "\n"))
            </mime-info>

            """
    }
}
