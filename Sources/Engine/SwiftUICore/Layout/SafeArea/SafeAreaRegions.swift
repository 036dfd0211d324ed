/// Parts of the area in which content may be covered.
@frozen
public struct SafeAreaRegions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The area covered by the device and containers.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The area covered by a keyboard on the screen.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All of it.
    public static let all = SafeAreaRegions(rawValue: .max)
}
