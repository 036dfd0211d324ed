import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// Windows that each show a document.
///
/// The first window shows the file named on the command line, else a new document. Control-N makes a new one in the
/// window, Control-O opens a file, Control-S and Control-Shift-S save; a document that has a file is saved by itself
/// soon after each change, and when its window is closed.
///
/// Follows Apple's [DocumentGroup](https://developer.apple.com/documentation/swiftui/documentgroup).
public struct DocumentGroup<Document, Content: View> {
    let content: DocumentWindow<Content>
    /// The documents.
    let documents: DocumentScene
}

extension DocumentGroup where Document: FileDocument {
    /// Creates windows of documents that are values.
    /// - Parameters:
    ///   - newDocument: Makes a new document.
    ///   - editor: The view of a document.
    public nonisolated init(
        newDocument: @autoclosure @escaping () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        documents = DocumentScene(
            type: Document.self, readableTypes: Document.readableContentTypes.map(\.identifier))
        content = DocumentWindow(
            makeStorage: { ValueDocumentStorage(newDocument) },
            content: { storage in
                let storage = storage as! ValueDocumentStorage<Document>
                return editor(
                    FileDocumentConfiguration(
                        document: storage.binding, fileURL: storage.fileURL, isEditable: true))
            })
    }

    /// Creates windows that show documents that are values, without changing them.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        documents = DocumentScene(
            type: Document.self, readableTypes: Document.readableContentTypes.map(\.identifier))
        content = DocumentWindow(
            makeStorage: { ValueDocumentStorage<Document>(nil) },
            content: { storage in
                let storage = storage as! ValueDocumentStorage<Document>
                return viewer(
                    FileDocumentConfiguration(
                        document: storage.binding, fileURL: storage.fileURL, isEditable: false))
            })
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates windows of documents that are objects.
    /// - Parameters:
    ///   - newDocument: Makes a new document.
    ///   - editor: The view of a document.
    public nonisolated init(
        newDocument: @escaping () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        documents = DocumentScene(
            type: Document.self, readableTypes: Document.readableContentTypes.map(\.identifier))
        content = DocumentWindow(
            makeStorage: { ObjectDocumentStorage(newDocument) },
            content: { storage in
                let document = (storage as! ObjectDocumentStorage<Document>).document!
                return editor(
                    ReferenceFileDocumentConfiguration(
                        document: document, fileURL: storage.fileURL, isEditable: true))
            })
    }

    /// Creates windows that show documents that are objects, without changing them.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        documents = DocumentScene(
            type: Document.self, readableTypes: Document.readableContentTypes.map(\.identifier))
        content = DocumentWindow(
            makeStorage: { ObjectDocumentStorage<Document>(nil) },
            content: { storage in
                let document = (storage as! ObjectDocumentStorage<Document>).document!
                return viewer(
                    ReferenceFileDocumentConfiguration(
                        document: document, fileURL: storage.fileURL, isEditable: false))
            })
    }
}

extension DocumentGroup: Scene {
    public var body: some Scene {
        let documents = documents
        return _ModifiedScene(content: WindowGroup { content }) { $0.documents = documents }
    }
}
