import Foundation
import UniformTypeIdentifiers

/// A type of documents, as an app's Info.plist lists it.
@MainActor
struct DocumentType {
    /// The name, and the identifiers of uniform types.
    let names: [String]
    let extensions: [String]
    let className: String?
    let isEdited: Bool

    init?(_ entry: [String: Any]) {
        let name = entry["CFBundleTypeName"] as? String
        let identifiers = entry["LSItemContentTypes"] as? [String] ?? []
        names = identifiers + [name].compactMap { $0 }
        extensions = entry["CFBundleTypeExtensions"] as? [String] ?? []
        className = entry["NSDocumentClass"] as? String
        isEdited = (entry["CFBundleTypeRole"] as? String ?? "Editor") == "Editor"
        if names.isEmpty { return nil }
    }

    /// The types of the app.
    static var all: [DocumentType] {
        if let ofTest { return ofTest.compactMap(DocumentType.init) }
        let entries = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes") as? [[String: Any]] ?? []
        return entries.compactMap(DocumentType.init)
    }
    /// The types of a test; nil outside of tests.
    static var ofTest: [[String: Any]]?

    /// The class of documents; nil where it is not found.
    var type: NSDocument.Type? {
        guard let className else { return nil }
        let last = className.split(separator: ".").last.map(String.init) ?? className
        let names = [className] + InterfaceClasses.modules.map { "\($0).\(last)" }
        return names.lazy.compactMap { NSClassFromString($0) as? NSDocument.Type }.first
    }
    func isOf(_ type: NSDocument.Type) -> Bool { self.type == type }

    /// Whether files of an extension are of the type.
    func takes(_ ending: String) -> Bool {
        if extensions.contains(where: { $0 == "*" || $0.lowercased() == ending.lowercased() }) { return true }
        guard let type = UTType(filenameExtension: ending) else { return false }
        return names.contains { name in UTType(name).map { type.conforms(to: $0) } ?? false }
    }

    /// Returns the extension of files of a type's name; nil for none.
    static func fileExtension(of name: String) -> String? {
        all.first { $0.names.contains(name) }?.extensions.first { $0 != "*" }
            ?? UTType(name)?.preferredFilenameExtension
    }
}
