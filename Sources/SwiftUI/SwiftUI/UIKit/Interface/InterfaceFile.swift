import DataModelFiles
import Foundation
import InterfaceFiles
import OrielFoundation

/// A document of Interface Builder in a bundle, which is read once.
@MainActor
package final class InterfaceFile {
    /// The name without the extension, as apps use it.
    package let name: String
    /// The bundle, in which images and translations are looked for.
    package let bundle: Bundle
    /// The objects or scenes.
    package let document: InterfaceDocument

    private init(_ name: String, _ bundle: Bundle, _ document: InterfaceDocument) {
        (self.name, self.bundle, self.document) = (name, bundle, document)
    }

    /// Reads a document of bytes, for a bundle; the app's for nil.
    package convenience init(_ data: Data, name: String, bundle: Bundle?) throws {
        self.init(name, bundle ?? .main, try InterfaceDocument(parsing: data))
    }

    /// A document without objects.
    package static var empty: InterfaceFile {
        let bytes = Array("<document><objects/></document>".utf8)
        guard let document = try? InterfaceDocument(parsing: bytes) else {
            preconditionFailure("The text is a document.")
        }
        return InterfaceFile("", .main, document)
    }

    private static var known: [URL: InterfaceFile] = [:]

    /// Returns the document of a name; nil for none, and with a warning for one that can't be read.
    /// - Parameters:
    ///   - kind: The extension: `xib` or `storyboard`.
    ///   - bundle: The bundle; the app's for nil.
    package static func find(_ name: String, _ kind: String, in bundle: Bundle?) -> InterfaceFile? {
        let bundle = bundle ?? .main
        let name = name.hasSuffix("." + kind) ? String(name.dropLast(kind.count + 1)) : name
        guard !name.isEmpty, let url = url(of: name, kind, in: bundle) else { return nil }
        if let file = known[url] { return file }
        guard let data = FileManager.default.contents(atPath: url.path) else { return nil }
        do {
            let file = InterfaceFile(name, bundle, try InterfaceDocument(parsing: data))
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

    /// Returns the words of an object's property in the user's language; the document's own where there is no translation.
    package func words(_ property: String, of element: XMLElement) -> String? {
        guard let own = element.words(property) else { return nil }
        guard let id = element["id"] else { return own }
        return bundle.localizedString(forKey: "\(id).\(property)", value: own, table: name)
    }
}
