import Foundation

/// A protocol of connections: the base of its definition, its options and its facts.
///
/// Follows Apple's [NWProtocol](https://developer.apple.com/documentation/network/nwprotocol).
open class NWProtocol {
    init() {}
}

/// The name of a protocol.
public class NWProtocolDefinition: Equatable, @unchecked Sendable, CustomDebugStringConvertible {
    /// The name, such as `tcp`.
    public let name: String
    init(_ name: String) { self.name = name }
    public static func == (one: NWProtocolDefinition, other: NWProtocolDefinition) -> Bool { one.name == other.name }
    public var debugDescription: String { name }
}

/// The options of a protocol within a connection's parameters.
open class NWProtocolOptions: @unchecked Sendable {
    let definition: NWProtocolDefinition
    init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// The facts of a protocol that a message or a connection has.
open class NWProtocolMetadata: @unchecked Sendable {
    let definition: NWProtocolDefinition
    init(_ definition: NWProtocolDefinition) { self.definition = definition }
}

/// The internet protocol.
///
/// Follows Apple's [NWProtocolIP](https://developer.apple.com/documentation/network/nwprotocolip).
public class NWProtocolIP: NWProtocol {
    /// The protocol's name.
    public static let definition = NWProtocolDefinition("ip")

    /// Marks of routers that are busy.
    public enum ECN: Sendable {
        case nonECT
        case ect1
        case ect0
        case ce
    }

    /// The options of the internet protocol.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The kinds of addresses.
        public enum Version: Sendable {
            /// Either kind.
            case any
            /// Addresses of four numbers.
            case v4
            /// Addresses of sixteen bytes.
            case v6
        }
        /// Which addresses of the machine connections prefer.
        public enum LocalAddressPreference: Sendable {
            /// The system's choice.
            case `default`
            /// Addresses that change often.
            case temporary
            /// Addresses that stay.
            case stable
        }
        /// The kind of addresses that connections use; either by default.
        public var version: Version = .any
        /// The number of routers that a packet passes at most; 0, the default, for the system's number.
        public var hopLimit: UInt8 = 0
        /// Whether packets are as small as every network takes them; it has no effect here.
        public var useMinimumMTU = false
        /// Whether packets are never split; it has no effect here.
        public var disableFragmentation = false
        /// Whether the times of packets are taken; it has no effect here.
        public var shouldCalculateReceiveTime = false
        /// Whether the machine itself does not get the packets that it sends to a group.
        public var disableMulticastLoopback = false
        /// Which addresses of the machine connections prefer; it has no effect here.
        public var localAddressPreference: LocalAddressPreference = .default
        init() { super.init(NWProtocolIP.definition) }
    }

    /// The facts of a packet.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The mark of routers that are busy; none by default.
        public var ecn: ECN = .nonECT
        /// The class of the packet; nil for the connection's.
        public var serviceClass: NWParameters.ServiceClass?
        /// When the packet arrived, in nanoseconds; 0, as it is not taken.
        public var receiveTime: UInt64 { 0 }
        public init() { super.init(NWProtocolIP.definition) }
    }
}

/// Datagrams.
///
/// Follows Apple's [NWProtocolUDP](https://developer.apple.com/documentation/network/nwprotocoludp).
public class NWProtocolUDP: NWProtocol {
    /// The protocol's name.
    public static let definition = NWProtocolDefinition("udp")

    /// The options of datagrams.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// Whether no checksum is sent; false by default.
        public var preferNoChecksum = false
        public init() { super.init(NWProtocolUDP.definition) }
    }

    /// The facts of a datagram.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        public init() { super.init(NWProtocolUDP.definition) }
    }
}
