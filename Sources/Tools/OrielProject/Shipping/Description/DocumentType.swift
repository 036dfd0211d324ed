import Foundation

/// A kind of file that an app opens.
struct DocumentType: Equatable {
    /// The type's name on the desktop, such as `text/plain`.
    var mime: String
    /// What it is called.
    var name: String?
    /// The endings of its files' names, where the app itself declares the type; empty for types that every desktop knows.
    var endings: [String] = []

    /// The types that an Info.plist declares, each once.
    static func read(_ entries: [String: Any]) -> [DocumentType] {
        let declared =
            (entries["UTExportedTypeDeclarations"] as? [[String: Any]] ?? [])
            + (entries["UTImportedTypeDeclarations"] as? [[String: Any]] ?? [])
        var found: [DocumentType] = []
        func add(_ type: DocumentType?) {
            if let type, !found.contains(where: { $0.mime == type.mime }) { found.append(type) }
        }
        for document in entries["CFBundleDocumentTypes"] as? [[String: Any]] ?? [] {
            for identifier in document["LSItemContentTypes"] as? [String] ?? [] {
                let own = declared.first { $0["UTTypeIdentifier"] as? String == identifier }
                if let type = own.flatMap({ Self(declaration: $0, identifier: identifier) }) {
                    add(type)
                } else {
                    for mime in (known[identifier] ?? "").split(separator: " ") { add(Self(mime: String(mime))) }
                }
            }
            for mime in document["CFBundleTypeMIMETypes"] as? [String] ?? [] where isMime(mime) {
                add(Self(mime: mime))
            }
        }
        return found
    }

    private init?(declaration: [String: Any], identifier: String) {
        let tags = declaration["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        func words(_ key: String) -> [String] { tags[key] as? [String] ?? (tags[key] as? String).map { [$0] } ?? [] }
        endings = words("public.filename-extension").filter { ending in
            !ending.isEmpty && ending.count <= 30
                && ending.allSatisfy { $0.isLetter || $0.isNumber || "-_.".contains($0) }
        }
        let plain = String(
            identifier.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber || ".-".contains($0)) ? $0 : "-" })
        guard
            let mime = words("public.mime-type").first(where: Self.isMime)
                ?? (endings.isEmpty ? nil : "application/x-\(plain)")
        else { return nil }
        self.mime = mime
        name = ShippingText.line(declaration["UTTypeDescription"] as? String)
    }

    init(mime: String) { self.mime = mime }

    /// Whether a text names a type: two words of few characters.
    static func isMime(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.count == 2 && text.utf8.count <= 100
            && parts.allSatisfy { part in
                !part.isEmpty && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
            }
    }

    /// The desktop's types, one or several, for the types of Apple's systems that every desktop knows.
    private static let known = [
        "public.text": "text/plain", "public.plain-text": "text/plain", "public.utf8-plain-text": "text/plain",
        "public.html": "text/html", "public.xml": "application/xml", "public.json": "application/json",
        "public.comma-separated-values-text": "text/csv", "public.rtf": "application/rtf",
        "public.source-code": "text/plain",
        "net.daringfireball.markdown": "text/markdown", "public.swift-source": "text/x-swift",
        "public.image": "image/png image/jpeg image/gif image/webp image/tiff image/bmp", "public.png": "image/png",
        "public.jpeg": "image/jpeg", "com.compuserve.gif": "image/gif",
        "public.heic": "image/heic", "public.tiff": "image/tiff", "public.svg-image": "image/svg+xml",
        "org.webmproject.webp": "image/webp", "com.adobe.pdf": "application/pdf",
        "public.audio": "audio/mpeg audio/mp4 audio/flac audio/ogg audio/x-wav",
        "public.mp3": "audio/mpeg", "public.mpeg-4-audio": "audio/mp4", "com.microsoft.waveform-audio": "audio/x-wav",
        "public.movie": "video/mp4 video/quicktime video/webm video/x-matroska",
        "public.video": "video/mp4 video/quicktime video/webm video/x-matroska", "public.mpeg-4": "video/mp4",
        "com.apple.quicktime-movie": "video/quicktime", "public.zip-archive": "application/zip",
        "org.idpf.epub-container": "application/epub+zip", "public.vcard": "text/vcard",
        "com.apple.ical.ics": "text/calendar", "public.folder": "inode/directory", "public.yaml": "application/yaml",
    ]
}
