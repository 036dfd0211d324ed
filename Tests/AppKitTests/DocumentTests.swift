import SwiftUITesting
import Testing

@testable import AppKit
@testable import SwiftUI
@testable import SwiftUICore

/// A document of text.
@MainActor final class NoteDocument: NSDocument {
    var text = ""

    override func makeWindowControllers() {
        let window = NSWindow(contentViewController: NSHostingController(rootView: Text(text)))
        addWindowController(NSWindowController(window: window))
    }
    override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
    override func read(from data: Data, ofType typeName: String) throws {
        guard let text = String(data: data, encoding: .utf8) else { throw CocoaError(.fileReadCorruptFile) }
        self.text = text
    }
}

@MainActor @Suite(.serialized) struct DocumentTests {
    init() { TestedApp.prepare() }

    private struct OneWindow: App {
        var body: some Scene { WindowGroup("First") { Text("Scene") } }
    }

    /// Calls a function in an app of documents of text, with a folder that is removed.
    private func run(_ body: (AppTestHost, NSDocumentController, URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("DocumentTests-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        DocumentType.ofTest = [
            [
                "CFBundleTypeName": "Note", "CFBundleTypeExtensions": ["note"], "CFBundleTypeRole": "Editor",
                "NSDocumentClass": String(reflecting: NoteDocument.self),
            ]
        ]
        let documents = NSDocumentController.shared
        let recent = UserDefaults.standard.stringArray(forKey: "NSRecentDocuments")
        defer {
            for document in documents.documents { document.close() }
            DocumentType.ofTest = nil
            UserDefaults.standard.set(recent, forKey: "NSRecentDocuments")
            try? FileManager.default.removeItem(at: folder)
        }
        try body(AppTestHost(OneWindow()), documents, folder)
    }

    private func makeNote(_ text: String = "") -> NoteDocument {
        let note = NoteDocument()
        note.fileType = "Note"
        note.text = text
        NSDocumentController.shared.addDocument(note)
        return note
    }

    @Test("A document is saved, read again, reverted and duplicated")
    func files() throws {
        try run { _, documents, folder in
            let url = folder.appendingPathComponent("One.note")
            let note = makeNote("First")
            note.updateChangeCount(.changeDone)
            #expect(note.isDocumentEdited && note.displayName == "Untitled" && documents.hasEditedDocuments)
            var failure: (any Error)?
            note.save(to: url, ofType: "Note", for: .saveAsOperation) { failure = $0 }
            #expect(failure == nil && !note.isDocumentEdited && note.fileURL == url && note.displayName == "One.note")
            let written = try String(contentsOf: url, encoding: .utf8)
            #expect(written == "First" && note.fileModificationDate != nil)
            note.text = "Second"
            note.updateChangeCount(.changeDone)
            try note.revert(toContentsOf: url, ofType: "Note")
            #expect(note.text == "First" && !note.isDocumentEdited)
            let copy = folder.appendingPathComponent("Copy.note")
            note.save(to: copy, ofType: "Note", for: .saveToOperation) { failure = $0 }
            #expect(note.fileURL == url && FileManager.default.fileExists(atPath: copy.path))
            #expect(documents.recentDocumentURLs.first?.path == url.path)
            note.save(to: folder.appendingPathComponent("no/where"), ofType: "Note", for: .saveOperation) {
                failure = $0
            }
            #expect(failure != nil && note.fileURL == url)
        }
    }

    @Test("Changes of the undo manager are counted")
    func undo() throws {
        try run { _, _, _ in
            let note = makeNote()
            let manager = try #require(note.undoManager)
            manager.groupsByEvent = false
            manager.beginUndoGrouping()
            manager.registerUndo(withTarget: note) { $0.text = "" }
            manager.endUndoGrouping()
            #expect(note.isDocumentEdited && note.hasUnautosavedChanges)
            manager.undo()
            #expect(!note.isDocumentEdited)
        }
    }

    @Test("The window shows name and changes, and asks before it closes with some")
    func closing() throws {
        try run { app, documents, folder in
            let note = makeNote("Shown")
            note.makeWindowControllers()
            note.showWindows()
            let window = try #require(note.windowForSheet)
            #expect(app.windows.last?.title == "Untitled" && app.windows.last?.text == ["Shown"])
            #expect(documents.document(for: window) === note && window.undoManager === note.undoManager)
            note.updateChangeCount(.changeDone)
            #expect(app.windows.last?.title == "Untitled — Edited" && window.title == "Untitled")
            #expect(window.host?.shouldClose() == false && window.isVisible)
            // The question has no answer here.
            for question in UIApplication.shared.ownWindows { question.isHidden = true }
            note.save(to: folder.appendingPathComponent("A.note"), ofType: "Note", for: .saveOperation) { _ in }
            #expect(app.windows.last?.title == "A.note" && window.host?.shouldClose() == true)
            window.performClose(nil)
            #expect(app.windows.count == 1 && documents.documents.isEmpty && note.windowControllers.isEmpty)
        }
    }

    @Test("The delegate of a window may refuse that it is closed by its button")
    func refusing() {
        final class Refusing: NSObject, NSWindowDelegate {
            func windowShouldClose(_ sender: NSWindow) -> Bool { false }
        }
        let app = AppTestHost(OneWindow())
        let delegate = Refusing()
        let window = NSWindow(contentViewController: NSHostingController(rootView: Text("Own")))
        window.delegate = delegate
        window.makeKeyAndOrderFront(nil)
        #expect(window.host?.shouldClose() == false)
        window.performClose(nil)
        #expect(app.windows.count == 2)
        window.close()
        #expect(app.windows.count == 1)
    }

    @Test("Types are found by the extension; a file of no type is not opened")
    func types() throws {
        try run { _, documents, folder in
            #expect(documents.defaultType == "Note" && documents.documentClassNames.count == 1)
            let url = folder.appendingPathComponent("Two.note")
            let type = try documents.typeForContents(of: url)
            #expect(type == "Note")
            #expect(NSDocument().fileNameExtension(forType: "Note", saveOperation: .saveOperation) == "note")
            var failure: (any Error)?
            documents.openDocument(withContentsOf: url, display: false) { _, _, error in failure = error }
            #expect(failure != nil && documents.documents.isEmpty)
        }
    }
}
