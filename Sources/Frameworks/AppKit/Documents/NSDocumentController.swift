import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// Makes, opens and lists an app's documents.
///
/// The types and classes of documents are the entries of `CFBundleDocumentTypes` in the app's Info.plist.
///
/// Follows Apple's [NSDocumentController](https://developer.apple.com/documentation/appkit/nsdocumentcontroller).
@MainActor @preconcurrency
open class NSDocumentController: NSObject {
    private static var first: NSDocumentController?
    /// The one controller: the first that was made.
    open class var shared: NSDocumentController { first ?? NSDocumentController() }

    /// The open documents.
    open private(set) var documents: [NSDocument] = []
    /// How long changes wait until they are saved by themselves, in seconds; 0 for only the classes that do so in place.
    open var autosavingDelay: TimeInterval = 0
    /// Whether the menu has an item for sharing; without effect.
    open var allowsAutomaticShareMenu: Bool { false }
    /// How many documents used lately are listed; 10.
    open var maximumRecentDocumentCount: Int { 10 }

    /// Creates a controller; the first one is the shared one.
    public override init() {
        super.init()
        if Self.first == nil { Self.first = self }
    }

    // MARK: Documents

    /// Adds a document to the open ones.
    open func addDocument(_ document: NSDocument) {
        if !documents.contains(where: { $0 === document }) { documents.append(document) }
    }
    /// Removes a document from the open ones.
    open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }
    /// The document of the window in use; nil for none.
    open var currentDocument: NSDocument? {
        NSApplication.shared.keyWindow.flatMap(document(for:))
            ?? NSApplication.shared.mainWindow.flatMap(document(for:))
    }
    /// The folder of the current document, by its path; nil for none.
    open var currentDirectory: String? { currentDocument?.fileURL?.deletingLastPathComponent().path }
    /// Returns the open document of a file; nil for none.
    open func document(for url: URL) -> NSDocument? {
        documents.first { $0.fileURL?.standardizedFileURL == url.standardizedFileURL }
    }
    /// Returns the document that a window shows; nil for none.
    open func document(for window: NSWindow) -> NSDocument? { window.windowController?.document as? NSDocument }
    /// Whether a document has changes.
    open var hasEditedDocuments: Bool { documents.contains(where: \.isDocumentEdited) }

    // MARK: Types

    /// The names of the classes of documents.
    open var documentClassNames: [String] { DocumentType.all.compactMap(\.className) }
    /// The type of new documents: the first that the app edits; nil for none.
    open var defaultType: String? { (DocumentType.all.first(where: \.isEdited) ?? DocumentType.all.first)?.names.first }
    /// Returns the class of documents of a type; nil for none.
    open func documentClass(forType typeName: String) -> AnyClass? {
        DocumentType.all.first { $0.names.contains(typeName) }?.type
    }
    /// Returns the words for a type; nil for none.
    open func displayName(forType typeName: String) -> String? {
        UTType(typeName)?.localizedDescription ?? DocumentType.all.first { $0.names.contains(typeName) }?.names.last
    }
    /// Returns the type of a file, by its extension.
    open func typeForContents(of url: URL) throws -> String {
        if let known = DocumentType.all.first(where: { $0.takes(url.pathExtension) })?.names.first { return known }
        if let type = UTType(filenameExtension: url.pathExtension) { return type.identifier }
        throw CocoaError(.fileReadUnsupportedScheme)
    }

    // MARK: New documents

    /// Opens an empty document.
    open func newDocument(_ sender: Any?) {
        do { try openUntitledDocumentAndDisplay(true) } catch { presentError(error) }
    }
    /// Opens an empty document; returns it.
    @discardableResult
    open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument {
        let document = try makeUntitledDocument(ofType: defaultType ?? "")
        untitled += 1
        if untitled > 1 { document.displayName = "\(document.defaultDraftName()) \(untitled)" }
        addDocument(document)
        show(document, displayDocument)
        return document
    }
    private var untitled = 0
    /// Makes an empty document of a type.
    open func makeUntitledDocument(ofType typeName: String) throws -> NSDocument {
        let document = try make(typeName)
        document.fileType = typeName
        return document
    }
    private func make(_ typeName: String) throws -> NSDocument {
        guard let type = documentClass(forType: typeName) as? NSDocument.Type, let made = ObjectMaking.make(type) else {
            throw CocoaError(.featureUnsupported)
        }
        return made
    }
    private func show(_ document: NSDocument, _ isShown: Bool) {
        guard isShown else { return }
        if document.windowControllers.isEmpty { document.makeWindowControllers() }
        document.showWindows()
    }

    // MARK: Opening

    /// Opens the documents that the user chooses.
    open func openDocument(_ sender: Any?) {
        beginOpenPanel { [self] urls in
            for url in urls ?? [] {
                openDocument(withContentsOf: url, display: true) { [self] _, _, error in
                    if let error { presentError(error) }
                }
            }
        }
    }
    /// Shows the panel for documents, and calls a function with the files; nil where it was canceled.
    open func beginOpenPanel(completionHandler: @escaping ([URL]?) -> Void) {
        let panel = NSOpenPanel()
        panel.allowsMultipleSelection = true
        beginOpenPanel(panel, forTypes: DocumentType.all.flatMap(\.names)) { response in
            completionHandler(response == NSApplication.ModalResponse.OK.rawValue ? panel.urls : nil)
        }
    }
    /// Shows a panel for documents of some types, and calls a function with the number of the response.
    open func beginOpenPanel(
        _ openPanel: NSOpenPanel, forTypes inTypes: [String]?, completionHandler: @escaping (Int) -> Void
    ) {
        let types = (inTypes ?? []).compactMap { name in
            UTType(name) ?? DocumentType.fileExtension(of: name).flatMap { UTType(filenameExtension: $0) }
        }
        openPanel.allowedContentTypes = types
        openPanel.begin { completionHandler($0.rawValue) }
    }
    /// Shows the panel for documents, and returns the files; nil where it was canceled.
    open func urlsFromRunningOpenPanel() -> [URL]? {
        let panel = NSOpenPanel()
        panel.allowsMultipleSelection = true
        return runModalOpenPanel(panel, forTypes: DocumentType.all.flatMap(\.names)) == 1 ? panel.urls : nil
    }
    /// Shows a panel for documents of some types, and returns the number of the response.
    open func runModalOpenPanel(_ openPanel: NSOpenPanel, forTypes types: [String]?) -> Int {
        openPanel.allowedContentTypes = (types ?? []).compactMap { UTType($0) }
        return openPanel.runModal().rawValue
    }
    /// Opens the document of a file, or shows the one that is open.
    ///
    /// The function gets the document, whether it was open already, and an error.
    open func openDocument(
        withContentsOf url: URL, display displayDocument: Bool,
        completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
    ) {
        if let known = document(for: url) {
            show(known, displayDocument)
            return completionHandler(known, true, nil)
        }
        do {
            let document = try makeDocument(withContentsOf: url, ofType: typeForContents(of: url))
            addDocument(document)
            noteNewRecentDocumentURL(url)
            show(document, displayDocument)
            completionHandler(document, false, nil)
        } catch { completionHandler(nil, false, error) }
    }
    /// Opens the document of a file, or shows the one that is open; returns it, and whether it was open.
    open func openDocument(withContentsOf url: URL, display displayDocument: Bool) async throws -> (NSDocument, Bool) {
        try await withCheckedThrowingContinuation { continuation in
            openDocument(withContentsOf: url, display: displayDocument) { document, wasOpen, error in
                if let document {
                    continuation.resume(returning: (document, wasOpen))
                } else {
                    continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
                }
            }
        }
    }
    /// Makes the document of a file.
    open func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> NSDocument {
        let document = try make(typeName)
        try document.open(url, typeName)
        return document
    }

    // MARK: Saving and closing

    /// Saves all documents with changes.
    open func saveAllDocuments(_ sender: Any?) {
        for document in documents where document.isDocumentEdited { document.save(sender) }
    }
    /// Closes the documents one after the other, and asks about changes; calls a function with whether all were closed.
    func closeAll(_ done: @escaping (Bool) -> Void) {
        guard let document = documents.last else { return done(true) }
        document.canClose { [self] mayClose in
            guard mayClose else { return done(false) }
            document.close()
            removeDocument(document)
            closeAll(done)
        }
    }

    // MARK: Documents used lately

    private static let recentKey = "NSRecentDocuments"
    /// The files of the documents used lately, the last one first.
    open var recentDocumentURLs: [URL] {
        (UserDefaults.standard.stringArray(forKey: Self.recentKey) ?? []).map { URL(fileURLWithPath: $0) }
    }
    /// Notes that a document was used.
    open func noteNewRecentDocument(_ document: NSDocument) {
        if let url = document.fileURL { noteNewRecentDocumentURL(url) }
    }
    /// Notes that a file was used.
    open func noteNewRecentDocumentURL(_ url: URL) {
        let path = url.standardizedFileURL.path
        let paths = [path] + recentDocumentURLs.map(\.path).filter { $0 != path }
        UserDefaults.standard.set(Array(paths.prefix(maximumRecentDocumentCount)), forKey: Self.recentKey)
    }
    /// Forgets which documents were used.
    open func clearRecentDocuments(_ sender: Any?) { UserDefaults.standard.removeObject(forKey: Self.recentKey) }

    /// Shows an error in an alert; returns false, as nothing was recovered.
    @discardableResult
    open func presentError(_ error: any Error) -> Bool { NSApplication.shared.presentError(error) }
    /// Whether an item of a menu is enabled.
    open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
        item.action?.description != "saveAllDocuments:" || hasEditedDocuments
    }
}

extension NSDocumentController: NSUserInterfaceValidations {}
