import Foundation

/// A whole app, as a front end sees it.
///
/// A front end receives one in ``FrontEnd/run(_:)``. It sets the closures by which the app opens and closes windows
/// later, requests the initial windows, and reports that the app is active. From then on the app acts on its own: it
/// opens windows, changes its menus, and closes windows when an action requests it.
///
/// ```swift
/// @MainActor func start(_ app: any HostedApplication) -> [any HostedWindow] {
///     var windows: [any HostedWindow] = []
///     app.openWindow = { window in print("Show", window.title) }
///     app.closeWindow = { window in window.close() }
///     windows = app.makeInitialWindows()
///     app.phaseChanged(to: .active)
///     return windows
/// }
/// ```
///
/// Windows that ``openWindow`` receives may be open already: bring those to the front. When the user closes a window,
/// call ``HostedWindow/close()``, which also informs the app. When the last one is closed the front end ends the app:
/// ``phaseChanged(to:)`` with ``AppPhase/ended``, the last call, in which the app saves its data.
///
/// Menus are values, to be read when they are shown, or after a frame in which something changed; compare them with the
/// previous ones. ``performMenuItem(_:)`` takes an item's identifier, which is valid until the menus change.
///
/// ```swift
/// for menu in app.menus {
///     guard case .submenu(let items) = menu.kind else { continue }
///     for item in items where item.isEnabled {
///         if case .action(let id) = item.kind { app.performMenuItem(id) }
///     }
/// }
/// ```
///
/// An app belongs to the main thread, and outlives its windows. Tests have one without a front end: `AppTestHost`.
@MainActor
public protocol HostedApplication: AnyObject {
    /// The app's name.
    var name: String { get }
    /// The windows to open at the start, at least one.
    func makeInitialWindows() -> [any HostedWindow]
    /// The menus of the menu bar, the usual ones included; empty for no menu bar.
    var menus: [MenuItem] { get }
    /// Called when the user chose a menu item.
    func performMenuItem(_ id: Int)
    /// Called by the core to open a further window; set by the front end.
    var openWindow: ((any HostedWindow) -> Void)? { get set }
    /// Called by the core to close a window; set by the front end.
    var closeWindow: ((any HostedWindow) -> Void)? { get set }
    /// The front end's services besides showing the app; set by the front end before it requests windows, nil for none.
    var services: (any HostServices)? { get set }
    /// Called when the app is opened with an address, at its start or while it runs: the window in use receives it.
    func open(_ address: URL)
    /// Called when the app moves to the front, to the back, or is about to end.
    func phaseChanged(to phase: AppPhase)
}

/// Whether the app is in use.
///
/// ```swift
/// app.phaseChanged(to: .active)
/// app.phaseChanged(to: .ended)
/// ```
public enum AppPhase: Hashable, Sendable { case active, inactive, background, ended }

extension HostedApplication {
    /// Does nothing.
    public func open(_ address: URL) {}

    /// None.
    public var services: (any HostServices)? {
        get { nil }
        set {}
    }
}
