/// The window whose turn it is: what has no other way to its window, such as a function of the system, goes by it.
///
/// An event, a frame and what a turn of the main loop changed are each a window's turn. Between turns (a timer, say) it is the
/// window that had the last one. A process may show several apps to several people, so that nothing else names a
/// window of the process.
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

    /// Makes a window the current one, if there is none.
    public static func propose(_ other: (any HostedWindow)?) {
        if window == nil { window = other }
    }

    /// Removes a window that was closed.
    public static func forget(_ closed: any HostedWindow) {
        if window === closed { window = nil }
    }
}
