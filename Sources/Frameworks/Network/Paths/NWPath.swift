/// The network that a connection could use at a moment: whether there is one, and which.
///
/// Follows Apple's [NWPath](https://developer.apple.com/documentation/network/nwpath).
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
    /// Whether there is a network.
    public enum Status: Hashable, Sendable {
        /// There is a network that connections can use.
        case satisfied
        /// There is none.
        case unsatisfied
        /// There would be one if something connected; never so here.
        case requiresConnection
    }

    /// Why there is no network.
    public enum UnsatisfiedReason: Hashable, Sendable {
        /// It is not known.
        case notAvailable
        /// The user does not want a mobile network to be used.
        case cellularDenied
        /// The user does not want a wireless network to be used.
        case wifiDenied
        /// The user does not want the local network to be used.
        case localNetworkDenied
        /// A private network is not there.
        case vpnInactive
    }

    /// Whether there is a network.
    public internal(set) var status: Status
    /// The interfaces that connections can use, the one that they use by default first.
    public internal(set) var availableInterfaces: [NWInterface] = []
    /// Whether addresses of four numbers can be reached.
    public internal(set) var supportsIPv4 = false
    /// Whether addresses of the newer kind can be reached.
    public internal(set) var supportsIPv6 = false
    /// The ways out of the local network.
    public internal(set) var gateways: [NWEndpoint] = []

    /// Why there is no network.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// Whether names of hosts can be looked up; assumed wherever there is a network.
    public var supportsDNS: Bool { status == .satisfied }
    /// Whether the connection may cost money by the byte, as mobile networks do.
    public var isExpensive: Bool { availableInterfaces.first?.type == .cellular }
    /// Whether the user wants few bytes to be used; Linux knows no such wish.
    public var isConstrained: Bool { false }
    /// The end here of a connection; nil for a monitor's path.
    public var localEndpoint: NWEndpoint? { ends.local }
    /// The other end of a connection; nil for a monitor's path.
    public var remoteEndpoint: NWEndpoint? { ends.remote }

    /// The ends of a connection.
    struct Ends: Hashable, Sendable {
        var local: NWEndpoint?
        var remote: NWEndpoint?
    }
    var ends = Ends()

    /// Whether connections may use an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }

    public var debugDescription: String {
        let names = availableInterfaces.map(\.name).joined(separator: ", ")
        return status == .satisfied
            ? "satisfied (Path is satisfied), interface: \(names)" : "unsatisfied (No network route)"
    }
}
