/// Which sizes windows of a scene can have.
///
/// Follows Apple's [WindowResizability](https://developer.apple.com/documentation/swiftui/windowresizability).
public struct WindowResizability: Hashable, Sendable {
    private let rawValue: UInt8
    /// Depends on the scene: settings have the size of their content, others any that is not too small for theirs.
    public static let automatic = WindowResizability(rawValue: 0)
    /// Between the least and the greatest size of the content.
    public static let contentSize = WindowResizability(rawValue: 1)
    /// Not smaller than the least size of the content.
    public static let contentMinSize = WindowResizability(rawValue: 2)
}
