import DisplayList
import Foundation
import SwiftUI

extension NSApplication {
    /// A wait for a window that the app's own loop makes.
    public typealias ModalSession = OpaquePointer

    /// Shows a window, and returns when the wait for it was ended, or when the window was closed.
    ///
    /// Until then events are handled within the call. The windows that were open before get no input; timers, frames and updates continue.
    /// Where no front end runs, as in tests, the window is shown and `.continue` returned at once.
    /// - Returns: The code of ``stopModal(withCode:)``; `.abort` where the window was closed without one.
    @discardableResult
    public func runModal(for window: NSWindow) -> ModalResponse {
        guard let loop = ModalLoop(window) else {
            ModalPanel.lacksLoop("NSApplication.runModal(for:)")
            return .continue
        }
        loop.run(waits: true)
        loop.end()
        return loop.outcome
    }

    /// Ends the wait for a window; `runModal(for:)` returns `.stop`.
    public func stopModal() { stopModal(withCode: .stop) }
    /// Ends the wait for a window with a result.
    public func stopModal(withCode returnCode: ModalResponse) { ModalLoop.waiting?.response = returnCode }
    /// Ends the wait for a window; `runModal(for:)` returns `.abort`.
    public func abortModal() { stopModal(withCode: .abort) }

    /// Shows a window, and begins a wait for it in which the app's own loop calls ``runModalSession(_:)``.
    public func beginModalSession(for window: NSWindow) -> ModalSession {
        let session = ModalSessionBox(window)
        return OpaquePointer(Unmanaged.passRetained(session).toOpaque())
    }
    /// Handles the events that are due, and returns.
    /// - Returns: `.continue` while the wait was not ended; else its result.
    @discardableResult
    public func runModalSession(_ session: ModalSession) -> ModalResponse {
        guard let loop = ModalSessionBox.of(session).loop else { return .continue }
        if loop.isWaiting { loop.run(waits: false) }
        return loop.isWaiting ? .continue : loop.outcome
    }
    /// Ends a wait that ``beginModalSession(for:)`` has begun; the session can't be used from then on.
    public func endModalSession(_ session: ModalSession) {
        ModalSessionBox.of(session).loop?.end()
        Unmanaged<ModalSessionBox>.fromOpaque(UnsafeRawPointer(session)).release()
    }
}

/// The object of an app's session.
@MainActor
private final class ModalSessionBox {
    /// The wait; nil where no front end runs.
    let loop: ModalLoop?

    init(_ window: NSWindow) {
        loop = ModalLoop(window)
        if loop == nil { ModalPanel.lacksLoop("NSApplication.beginModalSession(for:)") }
    }

    static func of(_ session: NSApplication.ModalSession) -> ModalSessionBox {
        Unmanaged<ModalSessionBox>.fromOpaque(UnsafeRawPointer(session)).takeUnretainedValue()
    }
}

/// A wait for a window, within a turn of the main loop.
@MainActor
final class ModalLoop {
    private static var all: [ModalLoop] = []
    /// The innermost wait; nil for none.
    static var current: ModalLoop? { all.last }
    /// The innermost wait without a result; nil for none.
    static var waiting: ModalLoop? { all.last { $0.response == .continue } }

    let window: NSWindow
    private let host: ViewHost
    private let services: any HostServices
    /// The result; `.continue` while there is none.
    var response = NSApplication.ModalResponse.continue

    /// Shows a window, and begins the wait for it; nil where no front end has a loop, in which case the window is shown.
    init?(_ window: NSWindow) {
        let services = AppWindows.desktop?.services()
        window.model.isModal = services != nil
        window.makeKeyAndOrderFront(nil)
        // Desktops list windows by their titles.
        if window.title.isEmpty { window.host?.sceneTitle = AppWindows.desktop?.name ?? "" }
        guard let services, let host = window.host, services.runModal(for: host, waits: false, until: { true }) else {
            window.model.isModal = false
            window.host?.isModal = false
            return nil
        }
        (self.window, self.host, self.services) = (window, host, services)
        Self.all.append(self)
    }

    /// Whether there is no result, and the window is open.
    var isWaiting: Bool { response == .continue && window.host === host }
    /// The result; `.abort` where the window was closed without one.
    var outcome: NSApplication.ModalResponse { response == .continue ? .abort : response }

    /// Handles events.
    func run(waits: Bool) {
        ViewHost.outsideOfUpdates {
            _ = services.runModal(for: host, waits: waits) { [self] in !isWaiting }
        }
    }

    /// Gives the other windows their input again.
    func end() {
        Self.all.removeAll { $0 === self }
        window.model.isModal = false
        host.isModal = false
    }
}
