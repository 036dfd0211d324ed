import Foundation
import FrontEndKit
import Glibc
import OrielBasics

/// Shows apps in a terminal.
///
/// One window at a time has the whole screen; `F2` shows the next. The loop is Foundation's, so that timers, the main
/// queue and tasks of the main actor run as they do everywhere; nothing wakes it while nothing happens.
@MainActor
public final class TerminalFrontEnd: FrontEnd {
    public let textSystem: any TextMeasuring = CellTextSystem(cell: WindowPainter.cell)
    private let request: FrontEndRequest
    var app: (any HostedApplication)?
    var device: TerminalDevice?
    var capabilities: Capabilities
    var parser = InputParser()
    /// The windows, the one that is shown last.
    var windows: [TerminalWindow] = []
    private var phase: AppPhase?
    private var code: Int32 = 0
    var isEnded = false
    var hasFocus = true
    /// The clipboard, as far as this program knows it.
    var clipboard: String?
    /// How often something was copied.
    var clipboardCount = 0
    var lastBell = -1.0
    /// The overlay above the window: a menu, a list of keys; nil for none.
    var overlay: (any Overlay)?
    /// A sentence in the last row, for a moment.
    var notice: String?
    var noticeAlarm: Alarm?
    var escapeAlarm: Alarm?
    /// The tool tip that is shown, below the pointer's cell; nil for none.
    var tip: ToolTipBox?
    var tipAlarm: Alarm?
    private var signals: [SignalSource] = []
    private(set) lazy var display = DisplayOutput(self)

    /// Creates a front end; nothing is done to the terminal until ``run(_:)``.
    public init(_ request: FrontEndRequest = FrontEndRequest()) {
        self.request = request
        capabilities = Capabilities(environment: ProcessInfo.processInfo.environment)
        if request.isDark { capabilities.isDark = true }
    }

    /// The candidate for the terminal front end; it is chosen by itself only where the output is a terminal that can be drawn on.
    public static var candidate: FrontEndCandidate {
        var candidate = FrontEndCandidate(.terminal) { TerminalFrontEnd($0) }
        candidate.hindrance = {
            if isatty(STDOUT_FILENO) == 0 || isatty(STDIN_FILENO) == 0 {
                return "Nothing can be shown here: this is not a terminal."
            }
            return isDumb ? "Nothing can be shown here: this terminal cannot move its cursor (TERM)." : nil
        }
        return candidate
    }

    /// Whether the terminal can only append text.
    static var isDumb: Bool { ["", "dumb", "unknown"].contains(ProcessInfo.processInfo.environment["TERM"] ?? "") }

    public func run(_ app: any HostedApplication) -> Int32 {
        if request.dump != nil || isatty(STDOUT_FILENO) == 0 || Self.isDumb {
            if request.dump == nil, isatty(STDOUT_FILENO) != 0 {
                StandardError.write(
                    "This terminal cannot move its cursor (TERM); this is what \(app.name) shows at first.")
            }
            return FrameDump(request, textSystem: textSystem).print(app)
        }
        guard let device = TerminalDevice(), TerminalMode.enter(device.descriptor) else {
            StandardError.write("The terminal cannot be used: \(String(cString: strerror(errno))).")
            return 1
        }
        CrashGuard.install()
        KeptOutput.begin()
        (self.app, self.device) = (app, device)
        app.services = self
        app.openWindow = { [weak self] in self?.open($0) }
        app.closeWindow = { [weak self] in self?.close($0) }
        listen(to: device)
        device.write(Array((TerminalMode.beginning + capabilities.questions(rows: device.size.rows)).utf8))
        display.awaitAnswers()
        for window in app.makeInitialWindows() { open(window) }
        while !isEnded, !windows.isEmpty {
            if !RunLoop.main.run(mode: .default, before: .distantFuture) { usleep(1000) }
        }
        finish(app)
        return code
    }

    private func listen(to device: TerminalDevice) {
        device.onInput = { [weak self] in self?.read($0) }
        device.onDrain = { [weak self] in self?.display.drained() }
        device.start()
        signals = [
            SignalSource(SIGINT) { [weak self] in self?.quit(128 + SIGINT) },
            SignalSource(SIGTERM) { [weak self] in self?.quit(128 + SIGTERM) },
            SignalSource(SIGHUP) { [weak self] in self?.quit(128 + SIGHUP) },
            SignalSource(SIGWINCH) { [weak self] in self?.resized() },
            SignalSource(SIGTSTP) { [weak self] in self?.suspend() },
            SignalSource(SIGCONT) { [weak self] in self?.resume() },
        ]
    }

    private func finish(_ app: any HostedApplication) {
        isEnded = true
        for window in windows { window.close() }
        windows = []
        app.openWindow = nil
        app.closeWindow = nil
        app.services = nil
        phaseChanged(to: .ended)
        display.end()
        device?.stop()
        TerminalMode.leave()
        KeptOutput.end()
        signals = []
        device = nil
        self.app = nil
    }

    /// Ends the app.
    func quit(_ code: Int32 = 0) {
        self.code = code
        isEnded = true
        // The loop waits for something: this is it.
        RunLoop.main.perform {}
    }

    // MARK: Windows

    /// The window that is shown.
    var shown: TerminalWindow? { windows.last }

    private func open(_ content: any HostedWindow) {
        if let known = windows.firstIndex(where: { $0.content === content }) {
            windows.append(windows.remove(at: known))
        } else {
            let window = TerminalWindow(content, textSystem: textSystem)
            window.onRequest = { [weak self, weak window] in
                if let self, let window, self.shown === window { self.display.schedule() }
            }
            connect(content)
            windows.append(window)
        }
        windowsChanged()
    }

    private func close(_ content: any HostedWindow) {
        guard let index = windows.firstIndex(where: { $0.content === content }) else { return }
        windows.remove(at: index).close()
        if windows.isEmpty { quit() } else { windowsChanged() }
    }

    /// Shows the window that was shown longest ago.
    func showNextWindow() {
        guard windows.count > 1 else { return }
        windows.append(windows.removeFirst())
        windowsChanged()
    }

    /// Closes the window that is shown.
    func closeShown() { if let shown, shown.content.shouldClose() { close(shown.content) } }

    /// Brings all windows up to date with the terminal.
    func windowsChanged() {
        guard let device else { return }
        let size = device.size
        // Some count the edges of their window: a picture that is too low does no harm, one that is too high moves the screen.
        capabilities.cellPixels = size.pixels.map {
            CGSize(
                width: max(($0.width / CGFloat(size.columns)).rounded(.down), 1),
                height: max(($0.height / CGFloat(size.rows)).rounded(.down), 1))
        }
        for window in windows {
            window.update(
                columns: min(size.columns, 1000), rows: min(size.rows, 500), on: capabilities,
                isShown: window === shown,
                hasFocus: hasFocus)
        }
        phaseChanged(to: hasFocus ? .active : .inactive)
        display.schedule(isWhole: true)
    }

    private func phaseChanged(to new: AppPhase) {
        if new == phase { return }
        phase = new
        app?.phaseChanged(to: new)
    }

    private func resized() {
        display.forget()
        windowsChanged()
    }

    // MARK: Suspending

    /// Gives the terminal back to the shell, until the shell resumes the app.
    func suspend() {
        // Without a shell nothing could resume the app.
        guard getpgrp() != getsid(0) else { return showNotice("There is no shell to go back to.") }
        display.end()
        TerminalMode.leave()
        // The key stops all programs of the line that was typed. This signal takes no handler, so none gets it twice.
        kill(0, SIGSTOP)
    }

    private func resume() {
        guard let device, !isEnded else { return }
        _ = TerminalMode.enter(device.descriptor)
        device.write(Array(TerminalMode.beginning.utf8))
        if capabilities.hasKeyboardProtocol { device.write(Array("\u{1B}[>1u".utf8)) }
        resized()
    }
}
