import Foundation
import OrielFoundation

/// Encryption of connections, which there is not here: connections with it fail with ``NWError/tls(_:)``.
///
/// Follows Apple's [NWProtocolTLS](https://developer.apple.com/documentation/network/nwprotocoltls). `URLSession` encrypts.
public class NWProtocolTLS: NWProtocol {
    /// The protocol's name.
    public static let definition = NWProtocolDefinition("tls")

    /// The options of encryption.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The options in detail, which are kept: see ``sec_protocol_options_t``.
        public let securityProtocolOptions = sec_protocol_options_t()
        public init() { super.init(NWProtocolTLS.definition) }
    }

    /// The facts of an encrypted connection.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The facts in detail.
        public let securityProtocolMetadata = sec_protocol_metadata_t()
        init() { super.init(NWProtocolTLS.definition) }
    }
}

/// Encrypted streams over datagrams, which there are not here: connections with them fail.
///
/// Follows Apple's [NWProtocolQUIC](https://developer.apple.com/documentation/network/nwprotocolquic).
public class NWProtocolQUIC: NWProtocol {
    /// The protocol's name.
    public static let definition = NWProtocolDefinition("quic")

    /// The options of these streams.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The names of the protocols above, the preferred one first.
        public let alpn: [String]
        /// Whether bytes go both ways or one.
        public enum Direction: Sendable {
            case bidirectional
            case unidirectional
        }
        /// Whether bytes go both ways; the default.
        public var direction: Direction = .bidirectional
        /// How long a connection may be silent, in milliseconds; 0 for ever.
        public var idleTimeout = 0
        /// Whether the streams carry datagrams.
        public var isDatagram = false
        /// The options of encryption in detail, which are kept: see ``sec_protocol_options_t``.
        public let securityProtocolOptions = sec_protocol_options_t()
        public init(alpn: [String] = []) {
            self.alpn = alpn
            super.init(NWProtocolQUIC.definition)
        }
    }
}
