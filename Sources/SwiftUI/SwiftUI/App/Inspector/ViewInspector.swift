import DisplayList
import Foundation
import OrielBasics
import SwiftUICore

/// The inspector of an app's windows, in a window of its own.
///
/// In debug builds ⌥⌘I (Ctrl+Alt+I) opens and closes it for the window in use; with `ORIEL_INSPECT=1`, which `oriel inspect` sets, it
/// opens with the app's first window.
@MainActor
enum ViewInspector {
    /// The inspectors that are open.
    private static var sessions: [InspectorSession] = []

    private static var isRequested: Bool { ProcessInfo.processInfo.environment["ORIEL_INSPECT"] == "1" }

    /// Has the keys open an inspector; to be called before the app's first window is made.
    static func prepare() {
        #if !DEBUG
        guard isRequested else { return }
        #endif
        let outer = ViewHost.eventFilter
        ViewHost.eventFilter = { host, event in
            if let session = sessions.first(where: { $0.inspected === host }), session.picks(event) { return true }
            if opens(event) {
                toggle(for: host)
                return true
            }
            return outer?(host, event) ?? false
        }
        if isRequested { openAtFirstWindow(tries: 100) }
    }

    /// Opens the inspector of a window, or closes it.
    static func toggle(for host: ViewHost) {
        if let session = sessions.first(where: { $0.inspected === host || $0.window === host }) {
            session.close()
        } else {
            open(for: host)
        }
    }

    /// Opens the inspector of a window; returns its session, nil where the front end shows a single window.
    @discardableResult
    static func open(for host: ViewHost) -> InspectorSession? {
        guard let desktop = AppWindows.desktop else { return nil }
        let session = InspectorSession(inspecting: host, textSystem: desktop.textSystem)
        guard desktop.open(session.window) else {
            session.end()
            RuntimeWarning.issue("The inspector needs a window of its own: run the app in a window.")
            return nil
        }
        session.window.services = desktop.services()
        session.ended = { ended in sessions.removeAll { $0 === ended } }
        sessions.append(session)
        return session
    }

    /// Whether an event is the inspector's keys.
    private static func opens(_ event: InputEvent) -> Bool {
        guard case .key(let key) = event, key.phase == .down, key.key == .character("i") else { return false }
        return key.modifiers.intersection([.shift, .control, .option, .command]) == [.control, .option]
    }

    private static func openAtFirstWindow(tries: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
            MainActor.assumeIsolated {
                if let host = AppWindows.desktop?.all().first(where: { $0.size != .zero }) {
                    open(for: host)
                } else if tries > 0 {
                    openAtFirstWindow(tries: tries - 1)
                }
            }
        }
    }
}

/// One window that is inspected, and the inspector's window.
@MainActor
final class InspectorSession {
    private(set) weak var inspected: ViewHost?
    let model: InspectorModel
    let window: ViewHost
    /// Called when the session has ended.
    var ended: ((InspectorSession) -> Void)?
    private var timer: Timer?

    init(inspecting host: ViewHost, textSystem: any TextMeasuring) {
        inspected = host
        model = InspectorModel(of: host)
        let title = host.title.isEmpty ? "Inspector" : "Inspector — \(host.title)"
        window = ViewHost(InspectorView(model: model), title: title, textSystem: textSystem)
        window.requestedSize = CGSize(width: 860, height: 600)
        host.graph.evaluations = EvaluationLog(keepsChanges: true)
        host.overlay = WindowOverlay(InspectorOverlay(marks: model.marks))
        window.onClose = { [weak self] in self?.end() }
        let timer = Timer(timeInterval: 0.15, repeats: true) { [weak self] _ in
            MainActor.assumeIsolated { self?.model.refreshIfChanged() }
        }
        RunLoop.main.add(timer, forMode: .common)
        self.timer = timer
        model.refresh()
    }

    /// Closes the inspector's window.
    func close() { AppWindows.desktop?.close(window) }

    /// Gives the inspected window back as it was.
    func end() {
        timer?.invalidate()
        timer = nil
        inspected?.overlay = nil
        inspected?.graph.evaluations = nil
        ended?(self)
        ended = nil
    }

    /// Selects the view under the pointer, while a view is to be picked; returns whether the event ends there.
    func picks(_ event: InputEvent) -> Bool {
        guard model.isPicking, case .pointer(let pointer) = event else { return false }
        switch pointer.phase {
        case .down: model.pick(at: pointer.location)
        case .up: model.isPicking = false
        default: model.point(at: pointer.location)
        }
        return true
    }
}
