import Foundation

/// A request of an app to the desktop about an open window.
///
/// ```swift
/// func text(for arrangement: WindowArrangement) -> String {
///     switch arrangement {
///     case .size(let size): "\(size.width) by \(size.height) points"
///     case .minimized(let isSmall): isSmall ? "minimized" : "shown again"
///     case .maximized(let isLarge), .fullScreen(let isLarge): isLarge ? "as large as the screen" : "its own size"
///     }
/// }
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
