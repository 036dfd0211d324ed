import Foundation

/// What an app asks the desktop to do with an open window.
///
/// ```swift
/// if !services.arrange(window, .fullScreen(true)) { print("There is no desktop around it.") }
/// ```
public enum WindowArrangement: Hashable, Sendable {
    /// Gives its content a size, in points.
    case size(CGSize)
    /// Makes it small, or shows it again.
    case minimized(Bool)
    /// Makes it as large as the screen, or gives it its own size again.
    case maximized(Bool)
    /// Gives it the whole screen, or its own size again.
    case fullScreen(Bool)
}
