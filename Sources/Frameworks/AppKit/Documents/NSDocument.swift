import Foundation
import SwiftUI

/// A document of an app: its contents, its file, and the windows that show it.
///
/// A subclass overrides ``read(from:ofType:)-(Data,_)`` and ``data(ofType:)``, or the forms for file wrappers or addresses, and
/// ``makeWindowControllers()``. Changes are counted by ``updateChangeCount(_:)`` and by the undo manager; the document asks before it
/// closes with changes. Reading and writing happen on the main thread.
///
/// Follows Apple's [NSDocument](https://developer.apple.com/documentation/appkit/nsdocument).
@MainActor @preconcurrency
open class NSDocument: NSObject {
    /// The type of the file: a uniform type identifier, or a name of the app's Info.plist; nil for none.
    open var fileType: String?
    /// The file; nil for a document that was never saved.
    open var fileURL: URL? { didSet { namesChanged() } }
    /// When the file was last changed, as far as the document knows; nil for never.
    open var fileModificationDate: Date?
    /// Whether the document was opened by itself and has no place of the user's choice.
    open var isDraft = false
    /// The print settings.
    open var printInfo = NSPrintInfo.shared
    /// The activity that the document stands for; nil for none.
    open var userActivity: NSUserActivity?
    /// Whether there is an undo manager; true by default.
    open var hasUndoManager = true
    /// The undo manager of the document's windows, whose changes are counted; nil for none.
    open var undoManager: UndoManager? {
        get {
            if ownUndoManager == nil, hasUndoManager { self.undoManager = UndoManager() }
            return ownUndoManager
        }
        set {
            changes.follow(newValue, of: self)
            ownUndoManager = newValue
            hasUndoManager = newValue != nil
        }
    }
    private var ownUndoManager: UndoManager?
    let changes = DocumentChanges()
    /// The controllers of the windows.
    open internal(set) var windowControllers: [NSWindowController] = []
    private var ownName: String?
    /// The file with changes that were saved by themselves elsewhere; nil for none.
    open var autosavedContentsFileURL: URL?
    /// The copy of the file before it was saved; none is kept.
    open var backupFileURL: URL? { nil }
    /// Whether the copy of the file before it was saved is kept; false.
    open var keepBackupFile: Bool { false }

    /// Creates an empty document.
    public override init() { super.init() }
    /// Creates an empty document of a type.
    public convenience init(type typeName: String) throws {
        self.init()
        fileType = typeName
    }
    /// Creates a document of a file.
    public convenience init(contentsOf url: URL, ofType typeName: String) throws {
        self.init()
        try open(url, typeName)
    }
    /// Creates a document of a file's contents, which are at another place; nil for a document without a file.
    public convenience init(for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String) throws {
        self.init()
        try open(contentsURL, typeName)
        fileURL = urlOrNil
    }
    func open(_ url: URL, _ typeName: String) throws {
        (fileURL, fileType) = (url, typeName)
        try read(from: url, ofType: typeName)
        fileModificationDate = Self.modificationDate(of: url)
    }
    static func modificationDate(of url: URL) -> Date? {
        (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
    }

    // MARK: Types

    /// The types that the class reads: of the app's Info.plist.
    open class var readableTypes: [String] { DocumentType.all.filter { $0.isOf(self) }.flatMap(\.names) }
    /// The types that the class writes: of the app's Info.plist, as an editor.
    open class var writableTypes: [String] {
        DocumentType.all.filter { $0.isOf(self) && $0.isEdited }.flatMap(\.names)
    }
    /// Whether the class writes a type as it reads it.
    open class func isNativeType(_ type: String) -> Bool {
        readableTypes.contains(type) && writableTypes.contains(type)
    }
    /// Whether changes are saved to the file by themselves; false by default.
    open class var autosavesInPlace: Bool { false }
    /// Whether documents without a file are saved by themselves; false by default.
    open class var autosavesDrafts: Bool { autosavesInPlace }
    /// Whether earlier versions are kept; none are here.
    open class var preservesVersions: Bool { false }
    /// Whether files are kept in the cloud; there is none here.
    open class var usesUbiquitousStorage: Bool { false }
    /// Whether documents of a type are read on other threads; none are here.
    open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }
    /// Returns the types as which the document can be saved.
    open func writableTypes(for saveOperation: SaveOperationType) -> [String] {
        let types = Self.writableTypes
        return types.isEmpty ? fileType.map { [$0] } ?? [] : types
    }
    /// Returns the extension of files of a type; nil for none.
    open func fileNameExtension(forType typeName: String, saveOperation: SaveOperationType) -> String? {
        DocumentType.fileExtension(of: typeName)
    }

    // MARK: Reading and writing

    /// Reads the contents of a file; by default of its file wrapper.
    open func read(from url: URL, ofType typeName: String) throws {
        try read(from: FileWrapper(url: url, options: .immediate), ofType: typeName)
    }
    /// Reads the contents of a file wrapper; by default of its data.
    open func read(from fileWrapper: FileWrapper, ofType typeName: String) throws {
        guard let data = fileWrapper.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        try read(from: data, ofType: typeName)
    }
    /// Reads the contents; a subclass overrides this method, or one of its other forms.
    open func read(from data: Data, ofType typeName: String) throws { throw CocoaError(.featureUnsupported) }
    /// Writes the contents to a file; by default as a file wrapper.
    open func write(to url: URL, ofType typeName: String) throws {
        try fileWrapper(ofType: typeName).write(to: url, options: .atomic, originalContentsURL: nil)
    }
    /// Returns the contents as a file wrapper; by default of the data.
    open func fileWrapper(ofType typeName: String) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try data(ofType: typeName))
    }
    /// Returns the contents; a subclass overrides this method, or one of its other forms.
    open func data(ofType typeName: String) throws -> Data { throw CocoaError(.featureUnsupported) }
    /// Writes the contents for a kind of saving.
    open func write(
        to url: URL, ofType typeName: String, for saveOperation: SaveOperationType, originalContentsURL: URL?
    ) throws { try write(to: url, ofType: typeName) }
    /// Writes the contents so that the earlier file stays where that fails.
    open func writeSafely(to url: URL, ofType typeName: String, for saveOperation: SaveOperationType) throws {
        try write(to: url, ofType: typeName, for: saveOperation, originalContentsURL: fileURL)
        let attributes = try fileAttributesToWrite(
            to: url, ofType: typeName, for: saveOperation, originalContentsURL: fileURL)
        if attributes.isEmpty { return }
        let named = Dictionary(uniqueKeysWithValues: attributes.map { (FileAttributeKey(rawValue: $0.key), $0.value) })
        try FileManager.default.setAttributes(named, ofItemAtPath: url.path)
    }
    /// Returns the attributes of the file; none by default.
    open func fileAttributesToWrite(
        to url: URL, ofType typeName: String, for saveOperation: SaveOperationType, originalContentsURL: URL?
    ) throws -> [String: Any] { [:] }
    /// Reads the file again, without the changes.
    open func revert(toContentsOf url: URL, ofType typeName: String) throws {
        try read(from: url, ofType: typeName)
        (fileURL, fileType, fileModificationDate) = (url, typeName, Self.modificationDate(of: url))
        undoManager?.removeAllActions()
        updateChangeCount(.changeCleared)
    }

    // MARK: Changes

    /// Whether there are changes that are not in the file.
    open var isDocumentEdited: Bool { changes.count != 0 }
    /// Whether there are changes that were not saved by themselves either.
    open var hasUnautosavedChanges: Bool { changes.sinceAutosave != 0 }
    /// Counts a change; the windows show whether there are any, and a document that saves by itself does so soon.
    open func updateChangeCount(_ change: ChangeType) {
        changes.note(change)
        for controller in windowControllers { controller.setDocumentEdited(isDocumentEdited) }
        if hasUnautosavedChanges { scheduleAutosaving() }
    }
    /// Returns a value that stands for the present changes.
    open func changeCountToken(for saveOperation: SaveOperationType) -> Any { changes.count }
    /// Removes the changes that a value of ``changeCountToken(for:)`` stands for from the count.
    open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperationType) {
        changes.settle((changeCountToken as? Int) ?? 0)
        for controller in windowControllers { controller.setDocumentEdited(isDocumentEdited) }
    }

    // MARK: Windows

    /// The name for titles: the file's, or “Untitled”.
    open var displayName: String! {
        get { fileURL?.lastPathComponent ?? ownName ?? defaultDraftName() }
        set {
            ownName = newValue
            namesChanged()
        }
    }
    /// Returns the name of a document without a file.
    open func defaultDraftName() -> String { "Untitled" }
    func namesChanged() { for controller in windowControllers { controller.synchronizeWindowTitleWithDocumentName() } }
    /// The name of the nib that has the document's window; nil for none.
    open var windowNibName: NSNib.Name? { nil }
    /// Makes the controllers of the windows: by default one of the nib's.
    open func makeWindowControllers() {
        if let windowNibName { addWindowController(NSWindowController(windowNibName: windowNibName, owner: self)) }
    }
    /// Called before a controller's nib is loaded.
    open func windowControllerWillLoadNib(_ windowController: NSWindowController) {}
    /// Called when a controller's nib was loaded.
    open func windowControllerDidLoadNib(_ aController: NSWindowController) {}
    /// Sets the window of the document's nib.
    open func setWindow(_ window: NSWindow?) { windowControllers.first?.window = window }
    /// Adds the controller of a window that shows the document.
    open func addWindowController(_ windowController: NSWindowController) {
        if windowControllers.contains(where: { $0 === windowController }) { return }
        (windowController.document as? NSDocument)?.removeWindowController(windowController)
        windowControllers.append(windowController)
        windowController.document = self
        windowController.synchronizeWindowTitleWithDocumentName()
    }
    /// Removes the controller of a window.
    open func removeWindowController(_ windowController: NSWindowController) {
        windowControllers.removeAll { $0 === windowController }
        if windowController.document === self { windowController.document = nil }
    }
    /// Shows the windows.
    open func showWindows() { for controller in windowControllers { controller.showWindow(self) } }
    /// The window for sheets: the first one; nil for none.
    open var windowForSheet: NSWindow? { windowControllers.first?.window }
    /// Closes the windows, and ends the document.
    open func close() {
        changes.end()
        let controllers = windowControllers
        windowControllers = []
        for controller in controllers { controller.close() }
        NSDocumentController.shared.removeDocument(self)
    }

    // MARK: Saving

    /// Saves the document, in the place that the user chooses where it has no file.
    open func save(_ sender: Any?) { saveOrAsk { _ in } }
    /// Saves the document in the place that the user chooses.
    open func saveAs(_ sender: Any?) { askForPlace(.saveAsOperation) { _ in } }
    /// Writes a copy of the document to the place that the user chooses.
    open func saveTo(_ sender: Any?) { askForPlace(.saveToOperation) { _ in } }
    /// Moves the file to the place that the user chooses.
    open func move(_ sender: Any?) {
        guard let old = fileURL, let type = fileType else { return save(sender) }
        choosePlace(.saveToOperation) { [self] url in
            guard let url else { return }
            do {
                if isDocumentEdited { try writeSafely(to: old, ofType: type, for: .saveOperation) }
                try? FileManager.default.removeItem(at: url)
                try FileManager.default.moveItem(at: old, to: url)
                fileURL = url
                updateChangeCount(.changeCleared)
                NSDocumentController.shared.noteNewRecentDocument(self)
            } catch { presentError(error) }
        }
    }
    /// Gives the file another name, which the user chooses.
    open func rename(_ sender: Any?) { move(sender) }
    /// Reads the file again, once the user has confirmed that changes are lost.
    open func revertToSaved(_ sender: Any?) {
        guard let url = fileURL, let type = fileType else { return }
        let alert = NSAlert()
        alert.messageText = "Do you want to revert to the last saved version of “\(displayName ?? "")”?"
        alert.informativeText = "Changes that you have made since are lost."
        alert.addButton(withTitle: "Revert")
        alert.addButton(withTitle: "Cancel")
        ask(alert) { [self] response in
            guard response == .alertFirstButtonReturn else { return }
            do { try revert(toContentsOf: url, ofType: type) } catch { presentError(error) }
        }
    }
    /// Opens a copy of the document that has no file.
    open func duplicate(_ sender: Any?) {
        do { _ = try duplicate() } catch { presentError(error) }
    }
    /// Opens a copy of the document that has no file; returns it.
    @discardableResult
    open func duplicate() throws -> NSDocument {
        let typeName = fileType ?? NSDocumentController.shared.defaultType ?? ""
        guard let copy = ObjectMaking.make(type(of: self)) else { throw CocoaError(.featureUnsupported) }
        copy.fileType = typeName
        try copy.read(from: fileWrapper(ofType: typeName), ofType: typeName)
        copy.displayName = "\((displayName as NSString?)?.deletingPathExtension ?? "Untitled") copy"
        NSDocumentController.shared.addDocument(copy)
        copy.makeWindowControllers()
        copy.showWindows()
        copy.updateChangeCount(.changeReadOtherContents)
        return copy
    }
    /// Shows earlier versions; none are kept here.
    open func browseVersions(_ sender: Any?) {
        RuntimeWarning.issue("NSDocument.browseVersions(_:): no earlier versions are kept (see CompatibilityGaps.md).")
    }

    /// Saves the document to a file, and calls a function with the error; nil for none.
    open func save(
        to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        let token = changeCountToken(for: saveOperation)
        do {
            try writeSafely(to: url, ofType: typeName, for: saveOperation)
        } catch { return completionHandler(error) }
        if saveOperation == .autosaveElsewhereOperation {
            autosavedContentsFileURL = url
            updateChangeCount(.changeAutosaved)
        } else if saveOperation != .saveToOperation {
            (fileURL, fileType, isDraft) = (url, typeName, false)
            fileModificationDate = Self.modificationDate(of: url)
            updateChangeCount(withToken: token, for: saveOperation)
            NSDocumentController.shared.noteNewRecentDocument(self)
        }
        completionHandler(nil)
    }
    /// Saves the document to a file.
    open func save(to url: URL, ofType typeName: String, for saveOperation: SaveOperationType) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            save(to: url, ofType: typeName, for: saveOperation) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Saves the document, asks for a place where it has none, and calls a function with whether that was done.
    func saveOrAsk(_ done: @escaping (Bool) -> Void) {
        guard let fileURL, let fileType else { return askForPlace(.saveOperation, done) }
        save(to: fileURL, ofType: fileType, for: .saveOperation) { [self] in finish($0, done) }
    }
    private func askForPlace(_ operation: SaveOperationType, _ done: @escaping (Bool) -> Void) {
        choosePlace(operation) { [self] url in
            guard let url else { return done(false) }
            let type = fileType ?? writableTypes(for: operation).first ?? ""
            save(to: url, ofType: type, for: operation) { [self] in finish($0, done) }
        }
    }
    private func choosePlace(_ operation: SaveOperationType, _ done: @escaping (URL?) -> Void) {
        let panel = NSSavePanel()
        let type = fileType ?? writableTypes(for: operation).first ?? ""
        let ending = fileNameExtension(forType: type, saveOperation: operation)
        let name = fileURL?.lastPathComponent ?? displayName ?? "Untitled"
        panel.nameFieldStringValue = ending.map { name.hasSuffix(".\($0)") ? name : "\(name).\($0)" } ?? name
        panel.directoryURL =
            fileURL?.deletingLastPathComponent()
            ?? NSDocumentController.shared.currentDirectory.map {
                URL(fileURLWithPath: $0)
            }
        guard prepareSavePanel(panel) else { return done(nil) }
        panel.begin { response in done(response == .OK ? panel.url : nil) }
    }
    private func finish(_ error: (any Error)?, _ done: (Bool) -> Void) {
        if let error { presentError(error) }
        done(error == nil)
    }
    private func ask(_ alert: NSAlert, _ done: @escaping (NSApplication.ModalResponse) -> Void) {
        alert.beginSheetModal(for: windowForSheet ?? NSWindow(), completionHandler: done)
    }

    /// Changes the panel for a place to save; returns whether it is shown: true by default.
    open func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { true }

    // MARK: Saving by itself

    /// Saves changes soon, where the class does so by itself.
    open func scheduleAutosaving() {
        let pause = NSDocumentController.shared.autosavingDelay
        guard type(of: self).autosavesInPlace || pause > 0, fileURL != nil, autosaveTimer == nil else { return }
        autosaveTimer = Timer.scheduledTimer(withTimeInterval: pause > 0 ? pause : 5, repeats: false) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.autosave(withImplicitCancellability: true) { _ in } }
        }
    }
    /// Saves changes to the file now, without asking; a document without a file keeps them.
    open func autosave(
        withImplicitCancellability autosavingIsImplicitlyCancellable: Bool,
        completionHandler: @escaping ((any Error)?) -> Void
    ) {
        autosaveTimer?.invalidate()
        autosaveTimer = nil
        guard hasUnautosavedChanges, let fileURL, let fileType else { return completionHandler(nil) }
        save(to: fileURL, ofType: fileType, for: .autosaveInPlaceOperation, completionHandler: completionHandler)
    }

    // MARK: Closing

    /// Asks about changes, and calls a method of the delegate with the document, whether it may be closed, and the context.
    open func canClose(
        withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
    ) {
        canClose { [self] mayClose in
            _ = shouldCloseSelector?.call(on: delegate as AnyObject, with: [self, mayClose, contextInfo as Any])
        }
    }
    /// Asks what becomes of changes; calls a function with whether the document may be closed.
    func canClose(_ done: @escaping (Bool) -> Void) {
        guard isDocumentEdited else { return done(true) }
        if type(of: self).autosavesInPlace, fileURL != nil { return saveOrAsk(done) }
        let alert = NSAlert()
        alert.messageText = "Do you want to keep the changes to the document “\(displayName ?? "")”?"
        alert.informativeText = "They are lost if you don’t save them."
        alert.addButton(withTitle: "Save")
        alert.addButton(withTitle: "Cancel")
        alert.addButton(withTitle: "Don’t Save").hasDestructiveAction = true
        ask(alert) { [self] response in
            switch response {
            case .alertFirstButtonReturn: saveOrAsk(done)
            case .alertThirdButtonReturn: done(true)
            default: done(false)
            }
        }
    }

    /// Shows an error in an alert; returns false, as nothing was recovered.
    @discardableResult
    open func presentError(_ error: any Error) -> Bool { NSDocumentController.shared.presentError(error) }
    /// Prints the document: runs the operation of ``printOperation(withSettings:)``.
    open func printDocument(_ sender: Any?) {
        do { try printOperation(withSettings: [:]).run() } catch { presentError(error) }
    }
    /// Returns an operation that prints the document; a subclass overrides this method.
    open func printOperation(withSettings printSettings: [NSPrintInfo.AttributeKey: Any]) throws -> NSPrintOperation {
        throw CocoaError(.featureUnsupported)
    }
    /// Whether an item of a menu is enabled: the document can be reverted only where it has a file and changes.
    open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
        switch item.action?.description {
        case "revertDocumentToSaved:": fileURL != nil && isDocumentEdited
        case "moveDocument:", "renameDocument:": fileURL != nil
        default: true
        }
    }

    private var autosaveTimer: Timer?
}

extension NSDocument: NSUserInterfaceValidations {}

extension NSDocument {
    /// How a document has changed.
    public enum ChangeType: UInt, Sendable {
        case changeDone, changeUndone, changeCleared, changeReadOtherContents, changeAutosaved, changeRedone
        case changeDiscardable = 256
    }
    /// A kind of saving.
    public enum SaveOperationType: UInt, Sendable {
        case saveOperation, saveAsOperation, saveToOperation, autosaveElsewhereOperation, autosaveInPlaceOperation,
            autosaveAsOperation
    }
}
