import CGtk
import CairoPainting
import DisplayList
import Foundation
import FrontEndKit
import GtkShim
import OrielBasics

/// Shows apps in windows of the desktop, with GTK 4.
///
/// `run` owns the process's one loop: GTK's events, `DispatchQueue.main`, main-actor tasks, and the timers of
/// `RunLoop.main` all run from it. It returns when the last window is closed, or after SIGINT or SIGTERM.
///
///     if WindowFrontEnd.isAvailable {
///         exit(WindowFrontEnd().run(app))
///     }
@MainActor
public final class WindowFrontEnd: FrontEnd {
    let textSystemWithPango = PangoTextSystem()
    private var app: (any HostedApplication)?
    private var settings: DesktopSettings?
    private(set) var loop: MainLoop?
    var windows: [DesktopWindow] = [] { didSet { blockWindows() } }
    /// Windows that were closed, kept until GTK's callbacks that mention them have returned.
    private var closing: [DesktopWindow] = []
    private var phase: AppPhase?
    private var isAccessible = false
    private let record = InputRecord()
    /// Whether a window was opened.
    private var hasOpened = false
    /// Frees the memory left by closed windows and many frames.
    private var relief: Timeout?
    /// Whether another window was closed meanwhile.
    private var isReliefNeededAgain = false
    /// The delay after a window was closed, in seconds: drawings of the last second are kept.
    private static let reliefDelay = 2.0
    /// The age after which unused measurements and drawings are freed, in seconds.
    private static let textRest = 30.0
    private var lastTextRelief = 0.0

    /// Creates a front end.
    ///
    /// Nothing is opened until ``run(_:)``.
    /// - Parameter request: The size of the first window, and whether colors are the dark ones.
    public init(_ request: FrontEndRequest = FrontEndRequest()) { self.request = request }

    private let request: FrontEndRequest

    /// Called before a timer of the app fires; nil if nothing is recorded.
    public var timerWillFire: (() -> Void)? {
        guard let recorder = record?.recorder, recorder.recordsFrames else { return nil }
        return { recorder.noteTimer(at: MonotonicClock.now) }
    }

    /// The text system that the windows paint with.
    public var textSystem: any TextMeasuring { textSystemWithPango }

    /// Shows the app until its last window is closed; returns the exit code of the process: 0, or 1 where no
    /// display can be opened, which is then said on standard error.
    public func run(_ app: any HostedApplication) -> Int32 {
        // The name by which a desktop finds the app's entry and icon.
        let identifier = ProcessInfo.processInfo.environment["ORIEL_APP_ID"] ?? ""
        g_set_prgname(identifier.isEmpty ? app.name : identifier)
        if g_get_application_name() == nil { g_set_application_name(app.name) }
        let activation = AppActivation(identifier)
        if let address = request.address, activation?.handOver(address) == true { return 0 }
        guard WindowFrontEnd.isAvailable else {
            StandardError.write(WindowFrontEnd.unavailableMessage)
            return 1
        }
        if !identifier.isEmpty { gtk_window_set_default_icon_name(identifier) }
        oriel_tell_of_lost_display()
        oriel_keep_memory_compact()
        self.app = app
        let loop = MainLoop()
        self.loop = loop
        let settings = DesktopSettings()
        settings.isDarkWanted = request.isDark
        settings.onChange = { [weak self] in self?.settingsChanged() }
        self.settings = settings
        app.openWindow = { [weak self] in self?.open($0) }
        app.closeWindow = { [weak self] in self?.close($0) }
        app.services = self
        let signals = [SIGINT, SIGTERM].map { number in
            UnixSignal(number) { [weak self] in self?.quit() }
        }
        if let recorder = record?.recorder, recorder.recordsFrames {
            MainLoop.turnWillEnd = { recorder.noteTurn(at: MonotonicClock.now) }
        }
        for content in app.makeInitialWindows() { open(content) }
        activation?.onOpen = { [weak self] in self?.open($0) }
        AccessibilityBus.whenReachable { [weak self] in self?.makeAccessible() }
        if !windows.isEmpty { loop.run() }
        withExtendedLifetime((signals, activation)) {}
        app.openWindow = nil
        app.closeWindow = nil
        app.services = nil
        closing = []
        relief = nil
        setPhase(.ended)
        self.settings = nil
        self.loop = nil
        self.app = nil
        return 0
    }

    /// Closes all windows, which ends ``run(_:)``.
    func quit() {
        for window in windows { window.close() }
        loop?.quit()
    }

    private func open(_ content: any HostedWindow) {
        guard let settings, app != nil else { return }
        if let shown = windows.first(where: { $0.content === content }) {
            raise(shown)
            shown.bringToFront()
            return
        }
        let window = DesktopWindow(
            content: content, renderer: makeRenderer(), settings: settings)
        if !hasOpened { window.wantedSize = request.size }
        hasOpened = true
        window.onActivityChange = { [weak self] in self?.activityChanged() }
        window.onModalityChange = { [weak self] in self?.blockWindows() }
        window.onManyFrames = { [weak self] in self?.relieveSoon() }
        window.onClose = { [weak self, unowned window] in self?.closed(window) }
        window.onUnhandledKey = { [weak self, unowned window] event in
            self?.performShortcut(event, in: window) ?? false
        }
        let cursors = PointerCursors(textSystem: textSystemWithPango)
        window.makeCursor = { cursors.cursor(of: $0) }
        if let record { window.recording = (record.recorder, record.nextNumber()) }
        if content.isModal || windows.contains(where: \.content.isModal) { window.belong(to: inUse) }
        windows.append(window)
        if !content.isModal { addMenuBar(to: window) }
        window.present()
        if isAccessible { window.addAccessibility() }
        activityChanged()
    }

    private func addMenuBar(to window: DesktopWindow) {
        window.addMenuBar { [weak app] in
            guard let app else { return [] }
            return app.menus.map(MenuEntry.init)
        } perform: { [weak self, unowned window] command in
            self?.perform(command, in: window)
        }
    }

    /// The window in use, or the one that was opened last; nil for none.
    private var inUse: DesktopWindow? { windows.last { $0.traits.isActive } ?? windows.last }

    /// Passes addresses that another start of the app was opened with to the window in use, and brings that to the front.
    private func open(_ addresses: [URL]) {
        inUse?.bringToFront()
        for address in addresses { app?.open(address) }
    }

    private func close(_ content: any HostedWindow) {
        windows.first { $0.content === content }?.close()
    }

    private func closed(_ window: DesktopWindow) {
        windows.removeAll { $0 === window }
        closing.append(window)
        DispatchQueue.main.async { [weak self] in self?.closing = [] }
        if windows.isEmpty { loop?.quit() } else { activityChanged() }
        if !windows.isEmpty { relieveSoon() }
    }

    private func relieveSoon() {
        // The content of a window that closes just before the relief is done is too fresh to be removed.
        guard relief == nil else { return isReliefNeededAgain = true }
        relief = Timeout(after: Self.reliefDelay) { [weak self] in self?.relieve() }
    }

    /// Removes content that only closed windows have shown, and returns the memory to the system: the C library would
    /// keep it, fragmented.
    private func relieve() {
        relief = nil
        textSystemWithPango.images.removeUnused()
        let now = MonotonicClock.now
        if now - lastTextRelief >= Self.textRest {
            lastTextRelief = now
            textSystemWithPango.removeUnused()
        }
        oriel_trim_memory()
        if isReliefNeededAgain {
            isReliefNeededAgain = false
            relieveSoon()
        }
    }

    private func settingsChanged() {
        for window in windows { window.updateTraits() }
    }

    private func makeAccessible() {
        isAccessible = true
        for window in windows { window.addAccessibility() }
    }

    private func activityChanged() {
        guard !windows.isEmpty else { return }
        if windows.contains(where: { $0.traits.isActive && $0.traits.isVisible }) {
            setPhase(.active)
        } else {
            setPhase(windows.contains { $0.traits.isVisible } ? .inactive : .background)
        }
    }

    private func setPhase(_ new: AppPhase) {
        guard new != phase else { return }
        phase = new
        record?.recorder.note(phase: new, at: MonotonicClock.now)
        app?.phaseChanged(to: new)
    }

    private func performShortcut(_ event: KeyEvent, in window: DesktopWindow) -> Bool {
        guard let app, !window.isBlocked else { return false }
        let entries = app.menus.map(MenuEntry.init)
        guard let command = MenuEntry.command(for: event, in: entries) ?? Self.usualCommand(for: event) else {
            return false
        }
        // The content was offered the edit command before.
        if case .standard(.edit) = command { return false }
        perform(command, in: window)
        return true
    }

    /// The keys that windows handle even without a menu bar.
    private static func usualCommand(for event: KeyEvent) -> MenuCommand? {
        MenuEntry.command(
            for: event,
            in: [
                MenuEntry("", .command(.standard(.toggleFullScreen)), shortcut: .function(11), modifiers: []),
                MenuEntry("", .command(.standard(.closeWindow)), shortcut: .character("w")),
                MenuEntry("", .command(.standard(.quit)), shortcut: .character("q")),
            ])
    }

    private func perform(_ command: MenuCommand, in window: DesktopWindow) {
        if window.isBlocked { return }
        switch command {
        case .app(let id):
            if let titles = app?.menus.titles(of: id) { record?.recorder.note(menu: titles, at: MonotonicClock.now) }
            app?.performMenuItem(id)
        case .standard(.edit(let command)): window.send(.edit(command))
        case .standard(.toggleFullScreen): window.toggleFullScreen()
        case .standard(.minimize): window.minimize()
        case .standard(.closeWindow): window.closeIfAllowed()
        case .standard(.quit): quit()
        }
    }
}
