import Foundation
import OrielFoundation

/// The protocols of a connection and their options.
///
/// Follows Apple's [NWParameters](https://developer.apple.com/documentation/network/nwparameters).
public final class NWParameters: @unchecked Sendable, CustomDebugStringConvertible {
    /// The kinds of traffic, most urgent last.
    public enum ServiceClass: Sendable {
        case bestEffort
        case background
        case interactiveVideo
        case interactiveVoice
        case responsiveData
        case signaling
    }

    /// How a connection uses several networks at once.
    public enum MultipathServiceType: Sendable {
        case disabled
        case handover
        case interactive
        case aggregate
    }

    /// Whether old answers of DNS are used while new ones are looked up.
    public enum ExpiredDNSBehavior: Sendable {
        case systemDefault
        case allow
        case prohibit
        case persistent
    }

    /// Who wanted the connection.
    public enum Attribution: Sendable {
        case developer
        case user
    }

    /// The protocols of a connection, the one nearest to the app first.
    public final class ProtocolStack: @unchecked Sendable {
        /// The protocols above the transport, the one nearest to the app first.
        public var applicationProtocols: [NWProtocolOptions] = []
        /// The transport.
        public var transportProtocol: NWProtocolOptions?
        /// The internet protocol.
        public let internetProtocol: NWProtocolOptions? = NWProtocolIP.Options()

        var ip: NWProtocolIP.Options { internetProtocol as? NWProtocolIP.Options ?? NWProtocolIP.Options() }
    }

    /// The protocols.
    public let defaultProtocolStack = ProtocolStack()
    /// The one interface that the connection uses; nil for any.
    public var requiredInterface: NWInterface?
    /// The one kind of interfaces that the connection uses; `other` for any.
    public var requiredInterfaceType: NWInterface.InterfaceType = .other
    /// The interfaces that the connection does not use.
    public var prohibitedInterfaces: [NWInterface]?
    /// The kinds of interfaces that the connection does not use.
    public var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// The end here of the connection; nil for any.
    public var requiredLocalEndpoint: NWEndpoint?
    /// Whether networks that cost money are not used.
    public var prohibitExpensivePaths = false
    /// Whether networks on which the user saves data are not used.
    public var prohibitConstrainedPaths = false
    /// Whether proxies are not preferred; there are none here.
    public var preferNoProxies = false
    /// Whether another connection may have the same end here.
    public var allowLocalEndpointReuse = false
    /// Whether a listener takes connections of this machine alone.
    public var acceptLocalOnly = false
    /// Whether devices nearby count without a network; there is no such connection here.
    public var includePeerToPeer = false
    /// Whether content is sent while the connection is made; it has no effect here.
    public var allowFastOpen = false
    /// How urgent the content is.
    public var serviceClass: ServiceClass = .bestEffort
    /// How the connection uses several networks; it has no effect here.
    public var multipathServiceType: MultipathServiceType = .disabled
    /// Whether old answers of DNS are used; it has no effect here.
    public var expiredDNSBehavior: ExpiredDNSBehavior = .systemDefault
    /// Who wanted the connection; it has no effect here.
    public var attribution: Attribution = .developer

    /// Creates parameters without a transport, for browsers.
    public init() {}

    /// Creates parameters of streams, encrypted if there are options for that.
    public convenience init(tls: NWProtocolTLS.Options?, tcp: NWProtocolTCP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = tcp
        if let tls { defaultProtocolStack.applicationProtocols = [tls] }
    }

    /// Creates parameters of datagrams, encrypted if there are options for that.
    public convenience init(dtls: NWProtocolTLS.Options?, udp: NWProtocolUDP.Options = .init()) {
        self.init()
        defaultProtocolStack.transportProtocol = udp
        if let dtls { defaultProtocolStack.applicationProtocols = [dtls] }
    }

    /// Creates parameters of encrypted streams over datagrams, which fail here.
    public convenience init(quic: NWProtocolQUIC.Options) {
        self.init()
        defaultProtocolStack.transportProtocol = quic
    }

    /// Streams.
    public class var tcp: NWParameters { NWParameters(tls: nil) }
    /// Encrypted streams, which fail here.
    public class var tls: NWParameters { NWParameters(tls: NWProtocolTLS.Options()) }
    /// Datagrams.
    public class var udp: NWParameters { NWParameters(dtls: nil) }
    /// Encrypted datagrams, which fail here.
    public class var dtls: NWParameters { NWParameters(dtls: NWProtocolTLS.Options()) }
    /// Encrypted streams over datagrams, which fail here.
    public static func quic(alpn: [String]) -> NWParameters { NWParameters(quic: NWProtocolQUIC.Options(alpn: alpn)) }
    /// Encrypted messages for an app of the same user's, which fail here.
    public class var applicationService: NWParameters { NWParameters(quic: NWProtocolQUIC.Options()) }

    /// Returns parameters with the same protocols and settings.
    public func copy() -> NWParameters {
        let copy = NWParameters()
        copy.defaultProtocolStack.transportProtocol = defaultProtocolStack.transportProtocol
        copy.defaultProtocolStack.applicationProtocols = defaultProtocolStack.applicationProtocols
        let (ip, own) = (copy.defaultProtocolStack.ip, defaultProtocolStack.ip)
        (ip.version, ip.hopLimit, ip.useMinimumMTU) = (own.version, own.hopLimit, own.useMinimumMTU)
        (ip.disableFragmentation, ip.disableMulticastLoopback) = (
            own.disableFragmentation, own.disableMulticastLoopback
        )
        ip.shouldCalculateReceiveTime = own.shouldCalculateReceiveTime
        ip.localAddressPreference = own.localAddressPreference
        copy.requiredInterface = requiredInterface
        copy.requiredInterfaceType = requiredInterfaceType
        copy.prohibitedInterfaces = prohibitedInterfaces
        copy.prohibitedInterfaceTypes = prohibitedInterfaceTypes
        copy.requiredLocalEndpoint = requiredLocalEndpoint
        copy.prohibitExpensivePaths = prohibitExpensivePaths
        copy.prohibitConstrainedPaths = prohibitConstrainedPaths
        copy.preferNoProxies = preferNoProxies
        copy.allowLocalEndpointReuse = allowLocalEndpointReuse
        copy.acceptLocalOnly = acceptLocalOnly
        copy.includePeerToPeer = includePeerToPeer
        copy.allowFastOpen = allowFastOpen
        copy.serviceClass = serviceClass
        copy.multipathServiceType = multipathServiceType
        copy.expiredDNSBehavior = expiredDNSBehavior
        copy.attribution = attribution
        return copy
    }

    public var debugDescription: String {
        let stack = defaultProtocolStack
        let names = stack.applicationProtocols.map(\.definition.name)
        return (names + [stack.transportProtocol?.definition.name ?? "none", "ip"]).joined(separator: ", ")
    }
}

extension NWParameters {
    /// Whether the transport is a stream.
    var isStream: Bool { !(defaultProtocolStack.transportProtocol is NWProtocolUDP.Options) }

    /// Why nothing connects with these parameters; nil if it does.
    var refusal: NWError? {
        if defaultProtocolStack.applicationProtocols.contains(where: { $0 is NWProtocolTLS.Options }) {
            RuntimeWarning.issue("Connections of Network are not encrypted here: one with TLS fails. Use URLSession.")
            return .tls(NWError.tlsUnavailable)
        }
        if defaultProtocolStack.transportProtocol is NWProtocolQUIC.Options {
            RuntimeWarning.issue("There is no QUIC here: a connection of Network with it fails. Use TCP.")
            return .posix(.EPROTONOSUPPORT)
        }
        if !defaultProtocolStack.applicationProtocols.isEmpty {
            RuntimeWarning.issue(
                "Network has no WebSocket here: a connection with it fails. Use URLSessionWebSocketTask.")
            return .posix(.EPROTONOSUPPORT)
        }
        return nil
    }
}
