import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

/// A document of Interface Builder in a bundle, which is read once.
@MainActor
final class NibFile {
    /// The name without the extension, as apps use it.
    let name: String
    let bundle: Bundle
    let document: InterfaceDocument

    private init(_ name: String, _ bundle: Bundle, _ document: InterfaceDocument) {
        (self.name, self.bundle, self.document) = (name, bundle, document)
    }

    /// A document without objects.
    static var empty: NibFile {
        let bytes = Array("<document><objects/></document>".utf8)
        guard let document = try? InterfaceDocument(parsing: bytes) else { preconditionFailure("The text is a document.") }
        return NibFile("", .main, document)
    }

    private static var known: [URL: NibFile] = [:]

    /// Returns the document of a name; nil for none, and with a warning for one that can't be read.
    static func find(_ name: String, _ kind: String, in bundle: Bundle?) -> NibFile? {
        let bundle = bundle ?? .main
        let name = name.hasSuffix("." + kind) ? String(name.dropLast(kind.count + 1)) : name
        guard !name.isEmpty, let url = url(of: name, kind, in: bundle) else { return nil }
        if let file = known[url] { return file }
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        do {
            let file = NibFile(name, bundle, try InterfaceDocument(parsing: data))
            known[url] = file
            return file
        } catch {
            RuntimeWarning.issue("Could not read \(url.lastPathComponent): \(error).")
            return nil
        }
    }

    private static func url(of name: String, _ kind: String, in bundle: Bundle) -> URL? {
        if let found = bundle.url(forResource: name, withExtension: kind) { return found }
        return ["Base", "en"].lazy.compactMap {
            bundle.url(forResource: name, withExtension: kind, subdirectory: $0 + ".lproj")
        }.first
    }

    /// Reads a document of bytes, for a bundle.
    convenience init(_ data: Data, name: String, bundle: Bundle?) throws {
        self.init(name, bundle ?? .main, try InterfaceDocument(parsing: data))
    }

    /// Returns the words of an object's property in the user's language; the document's own where there is no translation.
    func words(_ property: String, of element: XMLElement) -> String? {
        guard let own = element.words(property) else { return nil }
        guard let id = element["id"] else { return own }
        return bundle.localizedString(forKey: "\(id).\(property)", value: own, table: name)
    }
}
