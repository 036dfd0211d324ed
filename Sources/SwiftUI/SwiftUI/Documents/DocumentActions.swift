import Foundation
import UniformTypeIdentifiers

/// Opens a window with a new document.
///
/// Follows Apple's [NewDocumentAction](https://developer.apple.com/documentation/swiftui/newdocumentaction).
@MainActor @preconcurrency
public struct NewDocumentAction {
    let openWindow: OpenWindowAction

    /// Opens a window with a document that is a value.
    /// - Parameter newDocument: Makes the document.
    public func callAsFunction<D: FileDocument>(_ newDocument: @autoclosure @escaping () -> D) {
        open(D.self) { ($0 as? ValueDocumentStorage<D>)?.start(with: newDocument()) }
    }

    /// Opens a window with a document that is an object.
    /// - Parameter newDocument: Makes the document.
    public func callAsFunction<D: ReferenceFileDocument>(_ newDocument: @escaping () -> D) {
        open(D.self) { ($0 as? ObjectDocumentStorage<D>)?.start(with: newDocument()) }
    }

    /// Opens a window with a new document of the first of the app's scenes that have documents.
    func openFirst() {
        guard let first = openWindow.documentScenes.first else {
            return RuntimeWarning.issue("The app has no DocumentGroup.")
        }
        open(first.type) { _ in }
    }

    private func open(_ type: Any.Type, start: @escaping @MainActor (DocumentStorage) -> Void) {
        DocumentBox.starts.append(start)
        if openWindow.openDocument(of: type) { return }
        DocumentBox.starts.removeLast()
        RuntimeWarning.issue("No DocumentGroup has documents of the type \(type).")
    }
}

/// Opens a window with the document of a file.
///
/// Follows Apple's [OpenDocumentAction](https://developer.apple.com/documentation/swiftui/opendocumentaction).
@MainActor @preconcurrency
public struct OpenDocumentAction {
    let openWindow: OpenWindowAction

    /// Opens a window with the document of a file.
    ///
    /// A file that can't be read is reported in the window.
    /// - Parameter url: The file.
    /// - Throws: An error if there is no such file, or none of the app's scenes has documents of its type.
    public func callAsFunction(at url: URL) async throws {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else {
            throw CocoaError(.fileReadNoSuchFile)
        }
        let scene = openWindow.documentScenes.first { scene in
            scene.readableTypes.lazy.compactMap { UTType($0) }
                .contains { $0.mayBeType(ofFileNamed: url.lastPathComponent, isDirectory: isDirectory.boolValue) }
        }
        guard let scene else { throw CocoaError(.fileReadUnsupportedScheme) }
        DocumentBox.starts.append { $0.open(url) }
        if !openWindow.openDocument(of: scene.type) { DocumentBox.starts.removeLast() }
    }
}

extension EnvironmentValues {
    /// Opens windows with new documents.
    public var newDocument: NewDocumentAction { MainActor.assumeIsolated { NewDocumentAction(openWindow: openWindow) } }
    /// Opens windows with the documents of files.
    public var openDocument: OpenDocumentAction {
        MainActor.assumeIsolated { OpenDocumentAction(openWindow: openWindow) }
    }
}
