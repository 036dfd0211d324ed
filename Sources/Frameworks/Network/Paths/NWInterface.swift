import Foundation

/// An interface to a network.
///
/// Follows Apple's [NWInterface](https://developer.apple.com/documentation/network/nwinterface).
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kinds of interfaces.
    public enum InterfaceType: Hashable, Sendable {
        /// A virtual one, or of a kind that is not known.
        case other
        /// A wireless network.
        case wifi
        /// A mobile network.
        case cellular
        /// A wire.
        case wiredEthernet
        /// The device itself.
        case loopback
    }

    /// The kind.
    public let type: InterfaceType
    /// The name, such as `eth0`.
    public let name: String
    /// The number that the system has for it.
    public let index: Int

    public var debugDescription: String { name }
}
