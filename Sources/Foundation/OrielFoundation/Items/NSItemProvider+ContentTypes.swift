import Foundation
import UniformTypeIdentifiers

extension NSItemProvider {
    /// Creates a provider of a file.
    /// - Parameters:
    ///   - fileURL: The file.
    /// - contentType: Its type; nil for the type of its extension.
    ///   - openInPlace: Whether the file may be opened where it is.
    ///   - coordinated: Whether the file is read while no one writes it.
    /// - visibility: The programs and users that can access it.
    public convenience init(
        contentsOf fileURL: URL, contentType: UTType?, openInPlace: Bool = false, coordinated: Bool = false,
        visibility: NSItemProviderRepresentationVisibility = .all
    ) {
        self.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        let type = contentType ?? UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFileRepresentation(for: type, visibility: visibility, openInPlace: openInPlace) { handler in
            handler(fileURL, openInPlace, nil)
            return nil
        }
    }

    /// Adds a type whose data is made when someone asks for it.
    public func registerDataRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        loadHandler: @escaping DataLoader
    ) {
        registerDataRepresentation(
            forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
    }

    /// Adds a type whose data is in a file that is made when someone asks for it.
    public func registerFileRepresentation(
        for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
        openInPlace: Bool = false, loadHandler: @escaping FileLoader
    ) {
        registerFileRepresentation(
            forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
            visibility: visibility, loadHandler: loadHandler)
    }

    /// Loads data of a type into a file, which is gone once the handler has returned.
    /// - Parameters:
    ///   - contentType: The type.
    ///   - openInPlace: Whether to return the location of a file that holds the data already.
    ///   - completionHandler: Takes the file's place, whether it is the original, or an error.
    @discardableResult
    public func loadFileRepresentation(
        for contentType: UTType, openInPlace: Bool = false,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        loadInPlaceFileRepresentation(
            forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
    }
}
