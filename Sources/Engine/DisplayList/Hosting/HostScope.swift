/// The current window, for code without a reference to its window, such as a function of the system.
///
/// A window is current during its events, its frames, and the changes of its turn of the main loop. Between turns (in a
/// timer, say) it is the last current window. A process may show several apps to several users, so nothing else
/// determines a window of the process.
///
/// ```swift
/// HostScope.run(window) { print("This is done in the name of", HostScope.window?.title ?? "nothing") }
/// ```
@MainActor
public enum HostScope {
    /// The window whose turn it is, or was last; nil before the first and once that window is closed.
    public private(set) static weak var window: (any HostedWindow)?
    private static var depth = 0

    /// The services of that window's front end; nil for none.
    public static var services: (any HostServices)? { window?.services }

    /// Calls a function as a part of a window's turn.
    public static func run<Result>(_ turn: any HostedWindow, _ body: () throws -> Result) rethrows -> Result {
        let outer = depth > 0 ? window : nil
        depth += 1
        window = turn
        defer {
            depth -= 1
            if depth > 0 { window = outer }
        }
        return try body()
    }

    /// Calls a function that makes turns of its own within a window's turn.
    static func betweenTurns<Result>(_ turns: () throws -> Result) rethrows -> Result {
        let (outer, outerDepth) = (window, depth)
        depth = 0
        defer {
            depth = outerDepth
            if let outer { window = outer }
        }
        return try turns()
    }

    /// Makes a window the current one, if there is none.
    public static func propose(_ other: (any HostedWindow)?) {
        if window == nil { window = other }
    }

    /// Removes a window that was closed.
    public static func forget(_ closed: any HostedWindow) {
        if window === closed { window = nil }
    }
}
