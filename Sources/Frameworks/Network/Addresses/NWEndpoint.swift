import Foundation

/// The end of a connection.
///
/// Follows Apple's [NWEndpoint](https://developer.apple.com/documentation/network/nwendpoint).
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host and a port of it.
    case hostPort(host: Host, port: Port)
    /// A service that announces itself.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A path of the file system.
    case unix(path: String)
    /// An address.
    case url(URL)

    /// A host, by its name or address.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name, and the interface that it counts on.
        case name(String, NWInterface?)
        /// An address of four numbers.
        case ipv4(IPv4Address)
        /// An address of sixteen bytes.
        case ipv6(IPv6Address)

        /// Creates a host of a name or an address.
        public init(_ string: String) {
            if let address = IPv4Address(string) {
                self = .ipv4(address)
            } else if let address = IPv6Address(string) {
                self = .ipv6(address)
            } else if let (name, interface) = splitScope(string), interface != nil {
                self = .name(name, interface)
            } else {
                self = .name(string, nil)
            }
        }
        public init(stringLiteral value: String) { self.init(value) }

        /// The interface that the host counts on; nil for any.
        public var interface: NWInterface? {
            switch self {
            case .name(_, let interface): interface
            case .ipv4(let address): address.interface
            case .ipv6(let address): address.interface
            }
        }

        public var debugDescription: String {
            switch self {
            case .name(let name, let interface): name + (interface.map { "%\($0.name)" } ?? "")
            case .ipv4(let address): address.debugDescription
            case .ipv6(let address): address.debugDescription
            }
        }
    }

    /// A port, from 0 to 65535.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        public let rawValue: UInt16
        /// Creates a port from its number, which always succeeds.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }
        /// Creates a port from a number or the name of a service that the system knows; nil if it is neither.
        public init?(_ service: String) {
            if let number = UInt16(service) {
                rawValue = number
                return
            }
            var found: UnsafeMutablePointer<addrinfo>?
            // The system cuts numbers that are too large.
            guard !service.isEmpty, !service.allSatisfy(\.isNumber), getaddrinfo(nil, service, nil, &found) == 0,
                let found
            else { return nil }
            defer { freeaddrinfo(found) }
            guard let address = found.pointee.ai_addr, let port = SocketAddress(address)?.port else { return nil }
            rawValue = port.rawValue
        }
        public init(integerLiteral value: UInt16) { rawValue = value }
        public var debugDescription: String { "\(rawValue)" }

        /// Any port.
        public static let any: Port = 0
        /// Web pages.
        public static let http: Port = 80
        /// Web pages over an encrypted connection.
        public static let https: Port = 443
        /// Commands over an encrypted connection.
        public static let ssh: Port = 22
        /// Mail on its way.
        public static let smtp: Port = 25
        /// Mail in its box.
        public static let pop: Port = 110
        /// Mail on its server.
        public static let imap: Port = 143
        /// Mail on its server, over an encrypted connection.
        public static let imaps: Port = 993
        /// Connections on behalf of others.
        public static let socks: Port = 1080
    }

    /// The interface that the endpoint counts on; nil for any.
    public var interface: NWInterface? {
        switch self {
        case .hostPort(let host, _): host.interface
        case .service(_, _, _, let interface): interface
        case .unix, .url: nil
        }
    }

    /// The information that a service announces beside its name; nil, as no service is found here.
    public var txtRecord: NWTXTRecord? { nil }

    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port)"
        case .service(let name, let type, let domain, _): "\(name).\(type).\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
