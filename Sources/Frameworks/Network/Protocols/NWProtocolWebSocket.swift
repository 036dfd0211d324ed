import Foundation

/// Messages over a stream, as pages of the web use them.
///
/// The options are kept; connections with them fail here.
///
/// Follows Apple's [NWProtocolWebSocket](https://developer.apple.com/documentation/network/nwprotocolwebsocket).
/// `URLSessionWebSocketTask` sends and receives such messages.
public class NWProtocolWebSocket: NWProtocol {
    /// The protocol's name.
    public static let definition = NWProtocolDefinition("websocket")

    /// The versions.
    public enum Version: Sendable, Equatable {
        /// The version of RFC 6455.
        case v13
    }

    /// The kinds of messages.
    public enum Opcode: Sendable, Equatable {
        case cont
        case text
        case binary
        case close
        case ping
        case pong
    }

    /// Why an end closes the connection.
    public enum CloseCode: Sendable, Equatable {
        /// A reason that the protocol knows.
        case protocolCode(Defined)
        /// A reason of an app, from 4000 to 4999.
        case applicationCode(UInt16)
        /// A reason of a library, from 3000 to 3999.
        case privateCode(UInt16)

        /// The reasons that the protocol knows.
        public enum Defined: UInt16, Sendable {
            case normalClosure = 1000
            case goingAway = 1001
            case protocolError = 1002
            case unsupportedData = 1003
            case noStatusReceived = 1005
            case abnormalClosure = 1006
            case invalidFramePayloadData = 1007
            case policyViolation = 1008
            case messageTooBig = 1009
            case mandatoryExtension = 1010
            case internalServerError = 1011
            case tlsHandshake = 1015
        }
    }

    /// The options of a connection of messages.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// The version.
        public let version: Version
        /// Whether the other end's pings are answered; false by default.
        public var autoReplyPing = false
        /// The largest message, in bytes; 0, the default, for any.
        public var maximumMessageSize = 0
        /// Whether the greeting is left out.
        public var skipHandshake = false
        private(set) var headers: [(name: String, value: String)] = []
        private(set) var subprotocols: [String] = []

        public init(_ version: Version = .v13) {
            self.version = version
            super.init(NWProtocolWebSocket.definition)
        }

        /// Adds headers to the greeting.
        public func setAdditionalHeaders(_ headers: [(name: String, value: String)]) { self.headers = headers }
        /// Sets the names of the protocols above, the preferred one first.
        public func setSubprotocols(_ subprotocols: [String]) { self.subprotocols = subprotocols }
    }

    /// The facts of a message.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The kind of the message.
        public let opcode: Opcode
        /// Why the connection closes; a normal closure by default.
        public var closeCode: CloseCode = .protocolCode(.normalClosure)
        public init(opcode: Opcode) {
            self.opcode = opcode
            super.init(NWProtocolWebSocket.definition)
        }
    }
}
