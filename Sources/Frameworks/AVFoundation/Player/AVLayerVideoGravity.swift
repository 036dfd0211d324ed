/// How pictures of a film fit into their place.
///
/// Follows Apple's [AVLayerVideoGravity](https://developer.apple.com/documentation/avfoundation/avlayervideogravity).
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name of the way.
    public let rawValue: String

    /// Creates a way with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As large as possible without being cut off.
    public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
    /// As small as possible without leaving a part of the place free.
    public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// Stretched to the place.
    public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}
