import DisplayList
import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A panel for choosing a place to save a file.
///
/// Follows Apple's [NSSavePanel](https://developer.apple.com/documentation/appkit/nssavepanel). The desktop's panel is shown where the front
/// end has one, or else Oriel's own.
@MainActor @preconcurrency
open class NSSavePanel: NSPanel {
    /// The words of the button that confirms; empty for the usual ones.
    open var prompt: String! = ""
    /// The words below the title; empty for none.
    open var message: String! = ""
    /// The words before the name; without effect.
    open var nameFieldLabel: String! = ""
    /// The name to begin with.
    open var nameFieldStringValue = ""
    /// The folder to begin with; nil for the usual one.
    open var directoryURL: URL?
    /// The types that can be chosen; empty for all.
    open var allowedContentTypes: [UTType] = []
    /// The extensions that can be chosen, in an older form; nil for all.
    open var allowedFileTypes: [String]? {
        get { allowedContentTypes.isEmpty ? nil : allowedContentTypes.compactMap(\.preferredFilenameExtension) }
        set { allowedContentTypes = (newValue ?? []).compactMap { UTType(filenameExtension: $0) ?? UTType($0) } }
    }
    /// Whether other extensions can be chosen; without effect.
    open var allowsOtherFileTypes = false
    /// Whether folders can be made; the panel decides.
    open var canCreateDirectories = true
    /// Whether the extension is hidden; it never is here.
    open var isExtensionHidden = false
    /// Whether the extension can be hidden; it can't be here.
    open var canSelectHiddenExtension = false
    /// Whether hidden files are shown; the panel decides.
    open var showsHiddenFiles = false
    /// Whether packages of files are shown as folders; they are here.
    open var treatsFilePackagesAsDirectories = false
    /// Whether there is a field for tags; there is none here.
    open var showsTagField = false
    /// The view below the files; nil for none.
    ///
    /// It is not shown.
    open var accessoryView: NSView? {
        didSet {
            if accessoryView != nil {
                RuntimeWarning.issue("NSSavePanel.accessoryView is not shown: see CompatibilityGaps.md.")
            }
        }
    }
    /// The chosen places.
    var chosen: [URL] = []
    /// The chosen place; nil for none.
    open var url: URL? { chosen.first }

    /// Creates a panel.
    public convenience init() {
        self.init(
            contentRect: NSRect(x: 0, y: 0, width: 560, height: 480), styleMask: [.titled, .resizable],
            backing: .buffered, defer: true)
    }
    /// Returns a panel.
    open class func savePanel() -> NSSavePanel { NSSavePanel() }

    var kind: FilePanel.Kind { .save(name: nameFieldStringValue) }
    var types: [UTType] { allowedContentTypes }

    /// Shows the panel, and calls a function with the outcome.
    open func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
        chosen = []
        let request = PanelRequest(kind: kind, types: types, panel: self)
        if let services = ViewHost.current?.services, services.choosesFiles {
            services.chooseFiles(request.forFrontEnd) { [weak self] in self?.finish($0, handler) }
            return
        }
        var end: (() -> Void)?
        end = PanelWindow.show(
            filePanel { [weak self] urls in
                end?()
                self?.finish(urls, handler)
            })
    }
    /// Shows the panel for a window, and calls a function with the outcome.
    open func beginSheetModal(
        for window: NSWindow, completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void
    ) { begin(completionHandler: handler) }
    /// Shows the panel; returns the outcome.
    open func begin() async -> NSApplication.ModalResponse {
        await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
    }
    /// Shows the panel for a window; returns the outcome.
    open func beginSheetModal(for window: NSWindow) async -> NSApplication.ModalResponse { await begin() }
    /// Shows the panel in a window of its own, and returns the outcome.
    ///
    /// Until then events are handled within the call, and other windows get no input. Where no front end runs, as in tests, the result is
    /// `.cancel`.
    @discardableResult
    open func runModal() -> NSApplication.ModalResponse {
        chosen = []
        var outcome: NSApplication.ModalResponse?
        if let services = ViewHost.current?.services, services.choosesFiles {
            let request = PanelRequest(kind: kind, types: types, panel: self)
            services.chooseFiles(request.forFrontEnd) { [weak self] in self?.finish($0) { outcome = $0 } }
            if let outcome { return outcome }
        }
        contentView = NSHostingView(
            rootView: filePanel { [weak self] urls in
                self?.finish(urls) { NSApplication.shared.stopModal(withCode: $0) }
            })
        defer { contentView = nil }
        guard let loop = ModalLoop(self) else {
            orderOut(nil)
            ModalPanel.lacksLoop("\(type(of: self)).runModal()")
            return .cancel
        }
        loop.run(waits: true)
        loop.end()
        orderOut(nil)
        return loop.response == .continue ? .cancel : loop.response
    }
    private func filePanel(_ answer: @escaping ([URL]?) -> Void) -> FilePanel {
        FilePanel(
            kind: kind, types: types, title: title.isEmpty ? nil : title, message: message ?? "", prompt: prompt ?? "",
            folder: directoryURL, answer: answer)
    }
    /// Ends the panel as its button does; the panel decides.
    open func ok(_ sender: Any?) {}
    /// Ends the panel without a choice; the panel decides.
    open func cancel(_ sender: Any?) {}
    /// Asks the delegate about the files again.
    open func validateVisibleColumns() {}

    private func finish(_ urls: [URL]?, _ handler: (NSApplication.ModalResponse) -> Void) {
        chosen = accepted(urls ?? [])
        handler(chosen.isEmpty ? .cancel : .OK)
    }
}

/// A panel's request to the front end.
@MainActor
private struct PanelRequest {
    let kind: FilePanel.Kind
    let types: [UTType]
    let panel: NSSavePanel

    var forFrontEnd: FileRequest {
        var request: FileRequest =
            switch kind {
            case .open(let allowsSeveral): FileRequest(.open(allowsSeveral: allowsSeveral))
            case .folder: FileRequest(.folder)
            case .save(let name): FileRequest(.save(name: name))
            }
        request.types = types.map(\.identifier)
        request.message = panel.message ?? ""
        request.confirmationLabel = panel.prompt ?? ""
        request.folder = panel.directoryURL
        return request
    }
}

/// A panel for choosing files or folders.
///
/// Follows Apple's [NSOpenPanel](https://developer.apple.com/documentation/appkit/nsopenpanel).
@MainActor @preconcurrency
open class NSOpenPanel: NSSavePanel {
    /// Whether files can be chosen; true by default.
    open var canChooseFiles = true
    /// Whether folders can be chosen; false by default.
    ///
    /// Where both can be, files are chosen here.
    open var canChooseDirectories = false
    /// Whether several can be chosen; false by default.
    open var allowsMultipleSelection = false
    /// Whether links are followed; they are here.
    open var resolvesAliases = true
    /// Whether files in the cloud are fetched; there are none here.
    open var canDownloadUbiquitousContents = true
    /// Whether the accessory view is visible; it is not shown.
    open var isAccessoryViewDisclosed = false

    /// The chosen files.
    open var urls: [URL] { chosen }
    /// Returns a panel.
    open class func openPanel() -> NSOpenPanel { NSOpenPanel() }

    override var kind: FilePanel.Kind {
        canChooseDirectories && !canChooseFiles ? .folder : .open(allowsSeveral: allowsMultipleSelection)
    }
    override var types: [UTType] {
        canChooseDirectories && canChooseFiles && !allowedContentTypes.isEmpty
            ? allowedContentTypes + [.folder] : allowedContentTypes
    }
}
