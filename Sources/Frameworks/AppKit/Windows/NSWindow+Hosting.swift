import Combine
import Foundation
import SwiftUI

/// Notifies the content of a window that the window has changed.
@MainActor
final class WindowModel: ObservableObject {
    @Published private(set) var revision = 0
    /// Whether the window was the last one to be brought to the front.
    var isMain = false
    /// Whether the app waits for the window, and other windows get no input.
    var isModal = false
    var accessories: [NSTitlebarAccessoryViewController] = []
    var children: [NSWindow] = []
    var sheets: [(window: NSWindow, ended: ((NSApplication.ModalResponse) -> Void)?)] = []
    weak var sheetParent: NSWindow?
    private var buttons: [NSWindow.ButtonType: NSButton] = [:]

    /// A button that stands for one of the bar's.
    func button(_ kind: NSWindow.ButtonType) -> NSButton {
        if let known = buttons[kind] { return known }
        let made = NSButton(frame: .zero)
        buttons[kind] = made
        return made
    }

    func changed() { revision += 1 }
}

/// The content of a window of the app's own.
struct WindowContent: View {
    let window: NSWindow
    @ObservedObject var model: WindowModel

    var body: some View {
        VStack(spacing: 0) {
            if window.toolbar != nil || !model.accessories.isEmpty {
                WindowBars(window: window, revision: model.revision)
            }
            if let view = window.contentView {
                ShownView(view: view, revision: model.revision)
            } else {
                Color.clear
            }
        }
        .frame(
            minWidth: limit(window.minSize.width), maxWidth: most(window.maxSize.width),
            minHeight: limit(window.minSize.height), maxHeight: most(window.maxSize.height)
        )
        .background {
            Color(window.backgroundColor ?? .windowBackgroundColor).ignoresSafeArea()
                .gesture(WindowDragGesture(), isEnabled: window.isMovableByWindowBackground)
        }
        .transformPreference(PreferredColorSchemeKey.self) { scheme in
            scheme = scheme ?? window.appearance.map { $0.isDark ? .dark : .light }
        }
        .onGeometryChange(for: CGSize.self, of: { $0.size }) { _ in window.resized() }
    }

    private func limit(_ length: CGFloat) -> CGFloat? { length > 0 && length.isFinite ? length : nil }
    private func most(_ length: CGFloat) -> CGFloat { length > 0 && length < 1e6 ? length : .infinity }
}

extension NSWindow {
    /// Windows that wait until the app runs.
    static var waiting: [NSWindow] = []

    /// The window that the first window of an app without scenes is about to show; nil for none.
    static weak var reserved: NSWindow?

    /// Opens the windows that wait.
    static func openWaiting() {
        let windows = waiting.filter { $0 !== reserved }
        waiting.removeAll { $0 !== reserved }
        for window in windows { window.show() }
    }

    func show() {
        if let host {
            host.isSetAside = false
            host.isModal = model.isModal
            _ = AppWindows.desktop?.open(host)
            host.needsFrame?()
            return
        }
        guard let desktop = AppWindows.desktop else { return wait() }
        let size = frame.size
        let host = ViewHost(
            WindowContent(window: self, model: model), title: shownTitle, textSystem: desktop.textSystem)
        host.requestedSize = size.width > 0 && size.height > 0 ? size : nil
        host.isDecorated = styleMask.contains(.titled)
        host.resizability = styleMask.contains(.resizable) ? .automatic : .contentSize
        host.isModal = model.isModal
        host.asksToClose = { [weak self] in self?.mayClose() ?? true }
        if let manager = delegate?.windowWillReturnUndoManager(self) ?? shownDocument?.undoManager {
            host.undoManager = manager
        }
        host.onClose = { [weak self, weak host] in
            guard let self, let host, self.host === host else { return }
            closing()
            self.host = nil
        }
        guard desktop.open(host) else { return wait() }
        self.host = host
        NSApplication.shared.note(self)
    }

    private func wait() { if !Self.waiting.contains(where: { $0 === self }) { Self.waiting.append(self) } }

    func hide() {
        Self.waiting.removeAll { $0 === self }
        guard let host else { return }
        if isOfScene {
            host.isSetAside = true
            host.needsFrame?()
        } else {
            self.host = nil
            AppWindows.desktop?.close(host)
        }
    }

    /// The document that the window shows; nil for none.
    var shownDocument: NSDocument? { windowController?.document as? NSDocument }

    /// Whether the window may close now; a document with changes asks first, and closes the window later.
    func mayClose() -> Bool {
        if let delegate, !delegate.windowShouldClose(self) { return false }
        guard let document = shownDocument, document.isDocumentEdited,
            document.windowControllers.count == 1 || windowController?.shouldCloseDocument == true
        else { return true }
        document.canClose { [weak self] mayClose in
            if mayClose { self?.close() }
        }
        return false
    }

    /// Notifies the delegate that the window is about to close.
    func closing() {
        defer {
            if let document = shownDocument, let controller = windowController {
                document.removeWindowController(controller)
                if document.windowControllers.isEmpty || controller.shouldCloseDocument { document.close() }
            }
        }
        hasKeys = false
        post(Self.willCloseNotification) { $0.windowWillClose($1) }
    }

    fileprivate func resized() { post(Self.didResizeNotification) { $0.windowDidResize($1) } }
}

/// The face of a window that a scene of SwiftUI's has open.
final class SceneWindow: NSWindow {
    private static var known: [ObjectIdentifier: SceneWindow] = [:]
    private weak var sceneHost: ViewHost?

    /// The window, which the face does not keep.
    override var host: ViewHost? {
        get { sceneHost }
        set { sceneHost = newValue }
    }

    /// Returns the face of a window, if the app has asked for it.
    static func knownFace(of host: ViewHost) -> NSWindow? {
        if let own = NSApplication.shared.ownWindows.first(where: { $0.host === host }) { return own }
        guard let window = known[ObjectIdentifier(host)], window.host === host else { return nil }
        return window
    }

    /// Returns the face of a window.
    static func face(of host: ViewHost) -> NSWindow {
        if let known = knownFace(of: host) { return known }
        let window = SceneWindow(
            contentRect: NSRect(origin: .zero, size: host.size),
            styleMask: [.titled, .closable, .miniaturizable, .resizable],
            backing: .buffered, defer: true)
        window.host = host
        let key = ObjectIdentifier(host)
        // Windows may be gone without having been closed.
        known = known.filter { $0.value.host != nil }
        known[key] = window
        let outer = host.onClose
        host.onClose = { [weak window] in
            window?.closing()
            window?.host = nil
            known[key] = nil
            outer?()
        }
        return window
    }

    override var isOfScene: Bool { true }
    override var isFloatingPanel: Bool { host?.isUtility ?? false }
    /// The window itself where nothing in it was given the keys, as apps send actions to it.
    override var firstResponder: NSResponder? { super.firstResponder ?? self }
    override var backgroundColor: NSColor! {
        didSet { if backgroundColor != .windowBackgroundColor { Self.lacks("backgroundColor of a scene's window") } }
    }
    override func close() { if let host { AppWindows.desktop?.close(host) } }
    override var contentView: NSView? {
        didSet { if contentView != nil { Self.lacks("contentView of a scene's window") } }
    }
}

extension NSWindow {
    /// The window whose turn it is, or was last; nil for none.
    static var current: NSWindow? { ViewHost.current.map(SceneWindow.face) }
}
