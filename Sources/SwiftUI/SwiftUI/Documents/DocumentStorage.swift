import Combine
import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A document in a window: its content, its file, and whether it must be saved.
@MainActor
class DocumentStorage: ObservableObject {
    /// The document's file; nil for one that was never saved.
    @Published var fileURL: URL?
    /// Why the last file could not be read or written; nil for no problem.
    @Published var problem: String?
    /// Whether the file lacks the last changes.
    private(set) var isChanged = false
    /// The undo manager of the document.
    let undoManager = UndoManager()
    private var file: FileWrapper?
    private var isSaveScheduled = false
    private var observer: (any NSObjectProtocol)?

    /// How long after a change a document with a file is saved, in seconds.
    private static let saveDelay = 1.0

    init() {
        observer = NotificationCenter.default.addObserver(
            forName: .NSUndoManagerDidCloseUndoGroup, object: undoManager, queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.changed() }
        }
    }

    deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    // MARK: Kinds of documents

    /// The types that can be read and written.
    var readableTypes: [UTType] { [] }
    var writableTypes: [UTType] { [] }
    /// Whether there is a document.
    var hasDocument: Bool { false }
    /// Whether new documents can be made.
    var canMakeNew: Bool { false }
    /// Puts a new document in place.
    func makeNew() {}
    /// Reads a document and puts it in place.
    func read(_ configuration: FileDocumentReadConfiguration) throws {}
    /// Makes the document's file.
    func write(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        throw CocoaError(.fileWriteUnknown)
    }

    // MARK: Files

    /// The name for the window's bar.
    var name: String { fileURL?.deletingPathExtension().lastPathComponent ?? "Untitled" }

    /// Starts again.
    func begin() {
        saveIfNeeded()
        makeNew()
        fileURL = nil
        file = nil
        isChanged = false
        undoManager.removeAllActions()
    }

    /// Opens a file.
    func open(_ url: URL) {
        saveIfNeeded()
        do {
            let file = try FileWrapper(url: url)
            let type =
                readableTypes.first { $0.mayBeType(ofFileNamed: url.lastPathComponent, isDirectory: file.isDirectory) }
                ?? readableTypes.first ?? .data
            try read(FileDocumentReadConfiguration(contentType: type, file: file))
            self.file = file
            fileURL = url
            isChanged = false
            undoManager.removeAllActions()
        } catch {
            problem = "The file “\(url.lastPathComponent)” could not be opened. \(error.localizedDescription)"
        }
    }

    /// Writes the document to its file, or to another, which is its own from then on.
    func save(to url: URL? = nil) {
        guard hasDocument, let target = url ?? fileURL else { return }
        do {
            let type =
                writableTypes.first { $0.mayBeType(ofFileNamed: target.lastPathComponent, isDirectory: false) }
                ?? writableTypes.first ?? .data
            let new = try write(FileDocumentWriteConfiguration(contentType: type, existingFile: file))
            try new.write(to: target, options: .atomic, originalContentsURL: fileURL)
            file = new
            fileURL = target
            isChanged = false
        } catch {
            problem = "The file “\(target.lastPathComponent)” could not be saved. \(error.localizedDescription)"
        }
    }

    /// Saves a document that has a file and was changed.
    func saveIfNeeded() {
        if isChanged, fileURL != nil { save() }
    }

    /// Notes that the document was changed.
    func changed() {
        isChanged = true
        guard fileURL != nil, !isSaveScheduled else { return }
        isSaveScheduled = true
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.saveDelay) { [weak self] in
            self?.isSaveScheduled = false
            self?.saveIfNeeded()
        }
    }
}

/// A document that is a value.
final class ValueDocumentStorage<Document: FileDocument>: DocumentStorage {
    private let make: (() -> Document)?
    @Published private var document: Document?

    init(_ make: (() -> Document)?) {
        self.make = make
        super.init()
    }

    /// The document; a change can be taken back.
    var binding: Binding<Document> {
        Binding { [self] in
            document!
        } set: { [self] in
            set($0)
        }
    }

    private func set(_ new: Document) {
        guard let old = document else { return }
        document = new
        changed()
        undoManager.registerUndo(withTarget: self) { storage in
            MainActor.assumeIsolated { storage.set(old) }
        }
    }

    /// Puts a document in place that has no file.
    func start(with document: Document) { self.document = document }

    override var readableTypes: [UTType] { Document.readableContentTypes }
    override var writableTypes: [UTType] { Document.writableContentTypes }
    override var hasDocument: Bool { document != nil }
    override var canMakeNew: Bool { make != nil }
    override func makeNew() { document = make?() }
    override func read(_ configuration: FileDocumentReadConfiguration) throws {
        document = try Document(configuration: configuration)
    }
    override func write(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        guard let document else { throw CocoaError(.fileWriteUnknown) }
        return try document.fileWrapper(configuration: configuration)
    }
}

/// A document that is an object.
final class ObjectDocumentStorage<Document: ReferenceFileDocument>: DocumentStorage {
    private let make: (() -> Document)?
    @Published private(set) var document: Document?

    init(_ make: (() -> Document)?) {
        self.make = make
        super.init()
    }

    /// Puts a document in place that has no file.
    func start(with document: Document) { self.document = document }

    override var readableTypes: [UTType] { Document.readableContentTypes }
    override var writableTypes: [UTType] { Document.writableContentTypes }
    override var hasDocument: Bool { document != nil }
    override var canMakeNew: Bool { make != nil }
    override func makeNew() { document = make?() }
    override func read(_ configuration: FileDocumentReadConfiguration) throws {
        document = try Document(configuration: configuration)
    }
    override func write(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        guard let document else { throw CocoaError(.fileWriteUnknown) }
        let snapshot = try document.snapshot(contentType: configuration.contentType)
        return try document.fileWrapper(snapshot: snapshot, configuration: configuration)
    }
}
