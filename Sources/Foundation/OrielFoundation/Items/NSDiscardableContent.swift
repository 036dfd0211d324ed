import Foundation

/// Content that can be discarded while nothing uses it.
///
/// Caches of this system's Foundation keep such content until it is removed.
///
/// Follows Apple's [NSDiscardableContent](https://developer.apple.com/documentation/foundation/nsdiscardablecontent).
public protocol NSDiscardableContent {
    /// Begins to use the content; returns whether it is still there.
    func beginContentAccess() -> Bool
    /// Ends using the content.
    func endContentAccess()
    /// Discards the content if nothing uses it.
    func discardContentIfPossible()
    /// Whether the content was discarded.
    func isContentDiscarded() -> Bool
}
