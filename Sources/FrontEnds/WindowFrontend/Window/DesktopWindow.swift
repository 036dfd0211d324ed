import CGtk
import DisplayList
import Foundation
import FrontEndKit
import GtkShim

/// One window on the desktop, showing one hosted window.
@MainActor
final class DesktopWindow {
    /// The content.
    let content: any HostedWindow
    /// GTK's window; nil once it is closed.
    private(set) var window: UnsafeMutablePointer<GtkWidget>?
    /// The widget that draws the content and takes its events.
    let canvas: UnsafeMutablePointer<GtkWidget>
    /// Holds the menu bar above the canvas.
    let column: UnsafeMutablePointer<GtkWidget>
    let renderer: any WindowRenderer
    /// The initial size, in points, if it was given on the command line.
    var wantedSize: CGSize?
    /// Follows the content's display list, for the renderer.
    var reader: DisplayListReader
    let settings: DesktopSettings

    /// The desktop's settings that were last passed to the content.
    var traits: HostTraits
    /// The content's rectangle in the canvas: smaller than it where the content has a greatest size.
    var contentFrame = CGRect.zero
    var schedule = FrameSchedule()
    var ticker: Ticker?
    var timer: Timeout?
    /// The time of the last frame or event, so that frames never go back behind events.
    var lastTime = 0.0
    /// The record of input; nil for none.
    var recording: (recorder: InputRecorder, number: Int)?
    /// The last settings of the window around the content, to update it only after changes.
    var chrome = Chrome()
    var isChromeUpdatePending = false
    let input: InputState
    /// The drag over the window from elsewhere; nil for none.
    var incoming: IncomingDrag?
    /// Whether it was dropped, and its data is on the way.
    var isDropping = false
    let inputMethod: InputMethod
    /// The widgets in the places of views.
    var nativeChildren: [any NativeChild] = []
    /// Whether the pointer and the focus are watched for them.
    var watchesNativeChildren = false
    var accessibility: AccessibilityTree?
    var menuBar: MenuBar?
    private var frameReport: FrameReport?
    var chromeTimer: Timeout?
    var focusTimer: Timeout?
    var pressesTimer: Timeout?
    var kineticTicker: Ticker?
    var canvasSize = CGSize.zero
    var hasBeenActive = false
    /// Whether a modal window above this one gets all input.
    var isBlocked = false
    /// Performs the accelerators of the app's menus; returns whether one matched the key.
    var onUnhandledKey: ((KeyEvent) -> Bool)?

    /// How many frames the content made, and how many times the canvas was drawn; for tests and benchmarks.
    var frameCount = 0, drawCount = 0

    /// Called when the window comes to rest after very many frames, which may have used much memory.
    var onManyFrames: (() -> Void)?
    /// How many frames are very many.
    static let manyFrames = 1_000
    /// Their number when it was last reported.
    var toldFrames = 0

    /// Called when the window became active, inactive, hidden or visible.
    var onActivityChange: (() -> Void)?
    /// Called when the content became modal, or is no longer.
    var onModalityChange: (() -> Void)?
    /// Called after the window was closed.
    var onClose: (() -> Void)?
    /// Makes a cursor of a picture; nil where it can't be made.
    var makeCursor: ((PointerPicture) -> OpaquePointer?)?

    /// Makes the window; ``present()`` shows it.
    init(content: any HostedWindow, renderer: any WindowRenderer, settings: DesktopSettings) {
        self.content = content
        self.renderer = renderer
        reader = DisplayListReader(content.displayList)
        self.settings = settings
        traits = HostTraits()
        input = InputState()
        inputMethod = InputMethod()
        let window: UnsafeMutablePointer<GtkWidget> = gtk_window_new()
        self.window = window
        column = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        // The owner is put in below, once all of it exists.
        canvas = oriel_canvas_new(DesktopWindow.canvasCallbacks)
        g_object_ref_sink(canvas)
        oriel_canvas_set_owner(canvas, Unmanaged.passUnretained(self).toOpaque())
        gtk_box_append(cast(column), canvas)
        gtk_window_set_child(cast(window), column)
        connectWindow()
        connectInput()
        connectContent()
    }

    isolated deinit {
        oriel_native_watch(canvas, nil, nil)
        oriel_canvas_release(canvas)
        g_object_unref(canvas)
    }

    /// Shows the window with its first frame.
    func present() {
        guard let window else { return }
        traits = currentTraits()
        if let recording {
            recording.recorder.begin(content, number: recording.number, traits: traits, at: eventTime())
        }
        content.update(traits: traits)
        content.displayBounds = monitorFrame
        if !content.isDecorated { gtk_window_set_decorated(cast(window), 0) }
        updateSizes(isFirst: true)
        updateChrome()
        gtk_widget_grab_focus(canvas)
        gtk_window_present(cast(window))
    }

    /// Brings a visible window to the front.
    func bringToFront() {
        chrome.isSetAside = false
        if let window { gtk_window_present(cast(window)) }
    }

    /// Closes the window, as if the user had done so.
    func close() {
        guard let window else { return }
        if let recording { recording.recorder.end(recording.number, at: eventTime()) }
        self.window = nil
        timer = nil
        chromeTimer = nil
        focusTimer = nil
        kineticTicker = nil
        ticker = nil
        content.needsFrame = nil
        content.beginMove = nil
        content.clock = nil
        content.writeClipboard = nil
        content.readClipboard = nil
        content.readClipboardNow = nil
        content.writePrimarySelection = nil
        content.readPrimarySelection = nil
        inputMethod.detach()
        accessibility = nil
        nativeChildren = []
        oriel_native_watch(canvas, nil, nil)
        oriel_canvas_release(canvas)
        renderer.unrealized()
        content.close()
        gtk_window_destroy(cast(window))
        onClose?()
    }

    private func connectWindow() {
        let closeRequested: AnswerHandler = { _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.closeIfAllowed() }
            return 1
        }
        connect(window, "close-request", to: self, closeRequested)
        let traitsChanged: NotifyHandler = { _, _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.updateTraits() }
        }
        connect(window, "notify::is-active", to: self, traitsChanged)
        connect(canvas, "notify::scale-factor", to: self, traitsChanged)
        let realized: PlainHandler = { _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.connectSurface() }
        }
        connect(window, "realize", to: self, realized)
    }

    private func connectSurface() {
        guard let window, let surface = gtk_native_get_surface(raw(window)) else { return }
        renderer.realized(on: surface)
        frameReport = FrameReport(self)
        let stateChanged: NotifyHandler = { _, _, data in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.updateTraits() }
        }
        connect(raw(surface), "notify::state", to: self, stateChanged)
    }

    private func connectContent() {
        content.beginMove = { [weak self] in self?.beginMove() }
        content.needsFrame = { [weak self] in self?.requestFrame() }
        content.didUpdate = { [weak self] time in
            if let recording = self?.recording { recording.recorder.noteUpdate(in: recording.number, at: time) }
        }
        content.clock = { [weak self] in self?.eventTime() ?? MonotonicClock.now }
        content.writeClipboard = { [weak self] text in self?.writeClipboard(text) }
        content.writePrimarySelection = { [weak self] text in self?.writePrimarySelection(text) }
        content.readPrimarySelection = { [weak self] completion in
            if let self { self.readPrimarySelection(completion) } else { completion(nil) }
        }
        content.readClipboard = { [weak self] completion in
            if let self { self.readClipboard(completion) } else { completion(nil) }
        }
        content.readClipboardNow = { [weak self] in self?.readClipboardNow() }
    }

    private static let canvasCallbacks = OrielCanvasCallbacks(
        snapshot: { data, snapshot in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.draw(onto: snapshot!) }
        },
        allocated: { data, width, height in
            let window = owner(data, DesktopWindow.self)
            MainActor.assumeIsolated { window.allocated(CGSize(width: Int(width), height: Int(height))) }
        })
}

/// A GObject cast to another of its classes.
func cast<T>(_ object: UnsafeMutablePointer<GtkWidget>?) -> UnsafeMutablePointer<T>? {
    object.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: T.self) }
}

/// A widget as Swift imports pointers to classes and interfaces whose structure is private.
func raw(_ object: UnsafeMutablePointer<GtkWidget>?) -> OpaquePointer? { object.map { OpaquePointer($0) } }
