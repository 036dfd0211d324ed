import DisplayList
import Foundation
import SwiftUI
import SwiftUICore

/// A whole app without a screen: its windows are test hosts, its menus can be read and chosen from.
///
/// ```swift
/// struct NotesApp: App {
///     var body: some Scene {
///         WindowGroup("Notes") { Text("A note") }
///             .commands { CommandMenu("Note") { Button("Pin") {} } }
///     }
/// }
///
/// @MainActor @Test func windows() {
///     let app = AppTestHost(NotesApp())
///     app.choose("File", "New Window")
///     #expect(app.windows.count == 2)
///     #expect(app.titles("Note") == ["Pin"])
/// }
/// ```
///
/// The app is started as its program starts it: its scenes are evaluated, its first windows opened. Each window is a
/// complete ``TestHost``, and all have the same size: ``frontmost`` is the one that was opened or brought to the front
/// last. A window that the app closes is gone from ``windows``.
///
/// Menus are the menus that the menu bar would show, including the standard ones: ``menus`` as values, ``titles(_:)`` and
/// ``item(_:)`` by the path to an item. Choosing one acts on the frontmost window, like the user's choice:
///
/// ```swift
/// struct EditorApp: App {
///     @State private var isBold = false
///     var body: some Scene {
///         WindowGroup { Text("Text").bold(isBold) }
///             .commands { CommandMenu("Format") { Toggle("Bold", isOn: $isBold) } }
///     }
/// }
///
/// let app = AppTestHost(EditorApp())
/// app.choose("Format", "Bold")
/// #expect(app.item("Format", "Bold")?.isChecked == true)
/// ```
///
/// An item that is not there fails the test at the line of the call, with the titles that there are. Use one host for
/// one test: data that outlives an app (`AppStorage`, files) outlives it here too, so give each test its own place.
/// Input that was recorded from a program with `ORIEL_RECORD` is replayed by ``replay(_:look:)``, or frame by frame by
/// ``follow(_:as:text:before:after:end:)``.
@MainActor
public final class AppTestHost {
    /// The windows that are open, in the order in which they were opened.
    public private(set) var windows: [TestHost] = []
    /// The window that was last opened or brought to the front; nil where none is open.
    public private(set) var frontmost: TestHost?

    let app: any HostedApplication
    private let size: CGSize
    private var opened = 0
    /// The desktop's settings when each window was opened, in a record that is being replayed; nil otherwise.
    private var followed: [Int: HostTraits]?
    /// The record of input; nil for none.
    var recorder: InputRecorder?

    /// Starts an app, which opens its first windows.
    /// - Parameters:
    ///   - app: The app.
    ///   - size: The size of windows in points.
    ///   - text: Where the sizes of texts come from.
    /// - session: The user session for which the app runs: `SceneStorage` keeps separate values for each. Empty for
    ///   none in particular.
    public init<A: App>(
        _ app: A, size: CGSize = CGSize(width: 390, height: 844), text: TextMetricsSource = .fixed, session: String = ""
    ) {
        self.size = size
        followed = nil
        prepareMenuBar()
        let textSystem = text.makeSystem()
        let host = AppHost(app, textSystem: textSystem, session: session)
        self.app = host
        AppWindows.desktop = DesktopWindows(of: host, textSystem: textSystem)
        host.openWindow = { [weak self] in self?.show($0) }
        host.closeWindow = { [weak self] in self?.close($0) }
        for window in host.makeInitialWindows() { show(window) }
    }

    /// Starts an app as a program that was recorded with its frames.
    init<A: App>(_ app: A, asIn log: InputLog, text: TextMetricsSource) {
        size = .zero
        var traits: [Int: HostTraits] = [:]
        for case .opened(let desktop, _) in log.entries.map(\.what) { traits[traits.count] = desktop }
        followed = traits
        prepareMenuBar()
        let textSystem = text.makeSystem()
        let host = AppHost(app, textSystem: textSystem)
        self.app = host
        AppWindows.desktop = DesktopWindows(of: host, textSystem: textSystem)
        host.openWindow = { [weak self] in self?.show($0) }
        host.closeWindow = { [weak self] in self?.close($0) }
        for window in host.makeInitialWindows() { show(window) }
    }

    private func show(_ window: any HostedWindow) {
        if let open = windows.first(where: { $0.host === window }) {
            frontmost = open
        } else if let host = window as? ViewHost {
            let window =
                followed.map { TestHost(host: host, openedIn: $0[opened] ?? HostTraits()) }
                ?? TestHost(host: host, size: size)
            window.number = opened
            opened += 1
            if let recorder { window.begin(recorder, number: window.number) }
            windows.append(window)
            frontmost = window
        }
    }

    private func close(_ window: any HostedWindow) {
        window.close()
        windows.removeAll { $0.host === window }
        if frontmost?.host === window { frontmost = windows.last }
    }

    /// Opens the app with an address, as the desktop does.
    public func open(_ address: URL) {
        app.open(address)
        for window in windows { window.update() }
    }

    /// Closes a window, as its close button does.
    public func close(_ window: TestHost) { close(window.host) }

    /// The menus of the menu bar; empty where the app has none.
    public var menus: [MenuItem] { app.menus }

    /// The titles of the items of a menu, or of a menu within it; a line is an empty title.
    public func titles(_ path: String...) -> [String] { items(path).map(\.title) }

    /// The item at the end of a path of titles; nil if there is none.
    public func item(_ path: String...) -> MenuItem? { item(path) }

    func item(_ path: [String]) -> MenuItem? {
        guard let last = path.last else { return nil }
        return items(Array(path.dropLast())).first { $0.title == last }
    }

    private func items(_ path: [String]) -> [MenuItem] {
        path.reduce(menus) { items, title in
            guard case .submenu(let inner) = items.first(where: { $0.title == title })?.kind else { return [] }
            return inner
        }
    }

    /// Chooses the item at the end of a path of titles.
    ///
    /// If there is none, the test fails at the line of the call, with the titles that exist, and continues.
    /// - Returns: Whether the item can be chosen.
    @discardableResult
    public func choose(
        _ path: String..., fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) -> Bool {
        guard let item = item(path) else {
            CallSite(fileID, filePath, line, column).fail(complaint(path))
            return false
        }
        if !item.isEnabled { return false }
        switch item.kind {
        case .action(let id): app.performMenuItem(id)
        case .standard(.edit(let command)): return frontmost?.send(.edit(command)) ?? false
        case .standard(.closeWindow):
            if let frontmost { close(frontmost) }
        case .standard(.quit): for window in windows { close(window) }
        case .standard, .submenu, .separator: return false
        }
        for window in windows { window.update() }
        return true
    }

    /// Returns the message for a path that leads to no item: where it ends, and the titles that exist there.
    private func complaint(_ path: [String]) -> String {
        let known = path.indices.first { item(Array(path[...$0])) == nil } ?? path.count
        let (menu, wanted) = (Array(path[..<known]), known < path.count ? path[known] : "")
        let place = menu.isEmpty ? "The menu bar" : "The menu \(quoted(menu.joined(separator: " › ")))"
        return "\(place) has no item \(quoted(wanted)). "
            + listing("titles", items(menu).map(\.title), nearest: wanted)
    }

    /// Notifies the app that it moved to the front, to the back, or out of sight.
    public func setPhase(_ phase: ScenePhase) {
        app.phaseChanged(to: phase == .active ? .active : phase == .inactive ? .inactive : .background)
        for window in windows { window.setPhase(phase) }
    }
}
