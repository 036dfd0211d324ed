/// A whole app, as a front end sees it.
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
    /// What the front end does for the app besides showing it; set by the front end before it asks for windows, nil for
    /// nothing.
    var services: (any HostServices)? { get set }
    /// Called when the app moves to the front, to the back, or is about to end.
    func phaseChanged(to phase: AppPhase)
}

/// Whether the app is in use.
public enum AppPhase: Hashable, Sendable { case active, inactive, background, ended }

extension HostedApplication {
    /// None.
    public var services: (any HostServices)? {
        get { nil }
        set {}
    }
}
