import Foundation

/// Streams of bytes.
///
/// Follows Apple's [NWProtocolTCP](https://developer.apple.com/documentation/network/nwprotocoltcp).
public class NWProtocolTCP: NWProtocol {
    /// The protocol's name.
    public static let definition = NWProtocolDefinition("tcp")

    /// The options of streams.
    public class Options: NWProtocolOptions, @unchecked Sendable {
        /// Whether small contents are sent at once; false by default.
        public var noDelay = false
        /// Whether incomplete packets wait for more; false by default.
        public var noPush = false
        /// Whether packets have no options; it has no effect here.
        public var noOptions = false
        /// Whether a connection that is silent is checked; false by default.
        public var enableKeepalive = false
        /// How many checks fail before the connection does; 0 for the system's number.
        public var keepaliveCount = 0
        /// The time of silence before the first check, in seconds; 0 for the system's.
        public var keepaliveIdle = 0
        /// The time between checks, in seconds; 0 for the system's.
        public var keepaliveInterval = 0
        /// The largest packet, in bytes; 0 for the system's.
        public var maximumSegmentSize = 0
        /// How long connecting may take, in seconds; 0 for the system's time.
        public var connectionTimeout = 0
        /// How long the other end may take no bytes, in seconds; 0 for the system's time.
        ///
        /// It has no effect here.
        public var persistTimeout = 0
        /// How long bytes may stay without a reply before the connection fails, in seconds; 0 for the system's time.
        public var connectionDropTime = 0
        /// Whether a lost end of the stream is not sent again; it has no effect here.
        public var retransmitFinDrop = false
        /// Whether replies are sent at once; it has no effect here.
        public var disableAckStretching = false
        /// Whether content is sent with the first packet; it has no effect here.
        public var enableFastOpen = false
        /// Whether marks of busy routers are not used; it has no effect here.
        public var disableECN = false
        public init() { super.init(NWProtocolTCP.definition) }

        /// Sets the options of a socket.
        func apply(to descriptor: Int32) {
            func set(_ level: Int32, _ name: Int32, _ value: Int) {
                var number = Int32(clamping: value)
                setsockopt(descriptor, level, name, &number, socklen_t(MemoryLayout<Int32>.size))
            }
            let tcp = Int32(IPPROTO_TCP)
            if noDelay { set(tcp, TCP_NODELAY, 1) }
            if noPush { set(tcp, TCP_CORK, 1) }
            if maximumSegmentSize > 0 { set(tcp, TCP_MAXSEG, maximumSegmentSize) }
            if connectionDropTime > 0 { set(tcp, TCP_USER_TIMEOUT, min(connectionDropTime, 1_000_000) * 1000) }
            guard enableKeepalive else { return }
            set(SOL_SOCKET, SO_KEEPALIVE, 1)
            if keepaliveCount > 0 { set(tcp, TCP_KEEPCNT, keepaliveCount) }
            if keepaliveIdle > 0 { set(tcp, TCP_KEEPIDLE, keepaliveIdle) }
            if keepaliveInterval > 0 { set(tcp, TCP_KEEPINTVL, keepaliveInterval) }
        }
    }

    /// The facts of a stream.
    public class Metadata: NWProtocolMetadata, @unchecked Sendable {
        /// The bytes that have arrived and were not received yet; 0, as it is not known.
        public var availableReceiveBuffer: UInt32 { 0 }
        /// The bytes that have not been sent yet; 0, as it is not known.
        public var availableSendBuffer: UInt32 { 0 }
        init() { super.init(NWProtocolTCP.definition) }
    }
}
