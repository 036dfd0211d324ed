import AppKit
import DisplayList
import SwiftUI
import SwiftUICore

/// The app's object in tests.
@MainActor enum TestedApp {
    /// Creates the app's object without its decoration of windows, which would be part of the trees of other tests.
    static func prepare() {
        let outer = ViewHost.decoration
        _ = NSApplication.shared
        ViewHost.decoration = outer
    }

    /// Calls a function as if no app ran: windows that it shows wait, and do not open in the app of another test.
    static func beforeLaunch<Result>(_ body: () throws -> Result) rethrows -> Result {
        let desktop = AppWindows.desktop
        AppWindows.desktop = nil
        defer { AppWindows.desktop = desktop }
        return try body()
    }
}

/// A recorder of the calls that an app makes to its front end.
@MainActor final class RecordingServices: HostServices {
    var opened: [URL] = []
    var requests: [FileRequest] = []
    var chosen: [URL]?
    var choosesFiles = true
    /// Acts as the user in a wait for a window; nil for a front end without a loop.
    var whileModal: (() -> Void)?

    var arranged: [WindowArrangement] = []

    func arrange(_ window: any HostedWindow, _ arrangement: WindowArrangement) -> Bool {
        arranged.append(arrangement)
        return true
    }

    func open(_ address: URL, completion: @escaping (Bool) -> Void) -> Bool {
        opened.append(address)
        completion(true)
        return true
    }

    func runModal(for window: any HostedWindow, waits: Bool, until isDone: () -> Bool) -> Bool {
        guard let whileModal else { return false }
        if !isDone() { whileModal() }
        return true
    }

    func chooseFiles(_ request: FileRequest, completion: @escaping ([URL]?) -> Void) {
        requests.append(request)
        completion(chosen)
    }
}
