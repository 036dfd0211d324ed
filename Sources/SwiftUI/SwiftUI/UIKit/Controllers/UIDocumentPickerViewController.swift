import Foundation
import SwiftUICore
import UniformTypeIdentifiers

/// A controller for choosing files to open, or a place for files to be saved.
///
/// Follows Apple's
/// [UIDocumentPickerViewController](https://developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller).
@MainActor @preconcurrency
open class UIDocumentPickerViewController: UIViewController {
    private let types: [UTType]
    private let exported: [URL]
    private let isCopy: Bool
    /// The delegate, which receives the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?
    /// The purpose of the picker, as older code has it.
    open private(set) var documentPickerMode = UIDocumentPickerMode.open
    /// Whether several files can be chosen; false by default.
    open var allowsMultipleSelection = false
    /// Whether extensions of files are shown; they always are here.
    open var shouldShowFileExtensions = false
    /// The folder to begin in; without effect, as the panel begins where it was last.
    open var directoryURL: URL?

    /// Creates a picker for files to open.
    /// - Parameters:
    ///   - contentTypes: The types that can be opened; `.folder` for a folder.
    ///   - asCopy: Whether the app receives copies.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        (types, exported, isCopy) = (contentTypes, [], asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a picker for files to open, by the names of their types, as older code does.
    /// - Parameter mode: Whether the app receives copies; `.open` for the files themselves.
    public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
        self.init(forOpeningContentTypes: allowedUTIs.compactMap { UTType($0) }, asCopy: mode == .import)
        documentPickerMode = mode
    }
    /// Creates a picker for a place that a file is saved in, as older code does.
    public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }
    /// Creates a picker for a place that files are saved in, as older code does.
    public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
        self.init(forExporting: urls, asCopy: mode == .exportToService)
        documentPickerMode = mode
    }

    /// Creates a picker for a place that files are saved in.
    /// - Parameters:
    ///   - urls: The files of the app; of several, all go into one folder.
    ///   - asCopy: Whether the app keeps its files.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        (types, exported, isCopy) = ([], urls, asCopy)
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        (types, exported, isCopy) = ([], [], true)
        super.init(coder: coder)
    }

    override var showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        let kind: FilePanel.Kind =
            if let first = exported.first {
                exported.count == 1 ? .save(name: first.lastPathComponent) : .folder
            } else {
                types == [.folder] ? .folder : .open(allowsSeveral: allowsMultipleSelection)
            }
        let fileType = exported.first.flatMap { UTType(filenameExtension: $0.pathExtension) }
        return AnyView(
            FilePanel(kind: kind, types: exported.isEmpty ? types : [fileType].compactMap { $0 }) { [weak self] in
                self?.answer($0)
            })
    }

    /// Passes a choice on to the delegate, and ends the presentation; nil for none.
    func answer(_ files: [URL]?) {
        dismiss(animated: true)
        guard let files, !files.isEmpty else {
            delegate?.documentPickerWasCancelled(self)
            return
        }
        let chosen = exported.isEmpty ? isCopy ? files.compactMap(Self.copy) : files : save(to: files[0])
        if chosen.isEmpty {
            delegate?.documentPickerWasCancelled(self)
        } else {
            delegate?.documentPicker(self, didPickDocumentsAt: chosen)
        }
    }

    /// Saves the app's files at a place, and returns where they are now.
    private func save(to place: URL) -> [URL] {
        exported.compactMap { file in
            let target = exported.count == 1 ? place : place.appending(path: file.lastPathComponent)
            let files = FileManager.default
            do {
                if files.fileExists(atPath: target.path) { try files.removeItem(at: target) }
                if isCopy { try files.copyItem(at: file, to: target) } else { try files.moveItem(at: file, to: target) }
                return target
            } catch {
                RuntimeWarning.issue("UIDocumentPickerViewController cannot save a file: \(error.localizedDescription)")
                return nil
            }
        }
    }

    /// Copies a file into a folder of its own among the app's temporary ones; nil where that fails.
    private static func copy(_ file: URL) -> URL? {
        let files = FileManager.default
        let folder = files.temporaryDirectory.appending(path: "Inbox-\(UUID().uuidString)")
        let target = folder.appending(path: file.lastPathComponent)
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            try files.copyItem(at: file, to: target)
            return target
        } catch {
            RuntimeWarning.issue("UIDocumentPickerViewController cannot copy a file: \(error.localizedDescription)")
            return nil
        }
    }
}

/// The purpose of a picker, as older code has it.
///
/// Follows Apple's [UIDocumentPickerMode](https://developer.apple.com/documentation/uikit/uidocumentpickermode).
public enum UIDocumentPickerMode: UInt, Sendable {
    /// The app receives copies of files.
    case `import`
    /// The app opens files where they are.
    case open
    /// Copies of the app's files are saved.
    case exportToService
    /// The app's files are moved.
    case moveToService
}

/// Methods for reacting to a choice of files; all are optional.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: NSObjectProtocol {
    /// Called with the chosen files, or with the saved ones.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when nothing was chosen.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
