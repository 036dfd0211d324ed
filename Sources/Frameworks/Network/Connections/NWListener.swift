import Dispatch
import Foundation
import OrielFoundation

/// Waits at a port for connections.
///
/// Follows Apple's [NWListener](https://developer.apple.com/documentation/network/nwlistener). Its service is not announced here.
public final class NWListener: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of a listener.
    public enum State: Equatable, Sendable {
        /// The listener has not been started.
        case setup
        /// The listener can't take connections now.
        case waiting(NWError)
        /// The listener takes connections.
        case ready
        /// The listener has ended with an error.
        case failed(NWError)
        /// The listener was canceled.
        case cancelled
    }

    /// A service by which others find the listener; nothing announces it here.
    public struct Service: Hashable, Sendable, CustomDebugStringConvertible {
        /// The name; nil for the machine's.
        public let name: String?
        /// The type, such as `_http._tcp`.
        public let type: String
        /// The domain; nil for the usual one.
        public let domain: String?
        /// The information beside the name.
        public var txtRecordObject: NWTXTRecord?
        /// The information beside the name, as bytes.
        public var txtRecord: Data? { txtRecordObject?.data }
        /// Whether a number is not added to a name that is taken.
        public var noAutoRename = false

        /// Creates a service.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil) {
            self.init(name: name, type: type, domain: domain, record: txtRecord.map { NWTXTRecord($0) })
        }
        /// Creates a service with information beside its name.
        public init(name: String? = nil, type: String, domain: String? = nil, txtRecord: NWTXTRecord) {
            self.init(name: name, type: type, domain: domain, record: txtRecord)
        }
        private init(name: String?, type: String, domain: String?, record: NWTXTRecord?) {
            self.name = name
            self.type = type
            self.domain = domain
            txtRecordObject = record
        }
        public var debugDescription: String { "\(name ?? "").\(type).\(domain ?? "local")" }
    }

    /// What became of a service.
    public enum ServiceRegistrationChange: Hashable, Sendable {
        /// The service is announced.
        case add(NWEndpoint)
        /// The service is not announced any more.
        case remove(NWEndpoint)
    }

    /// Any number of connections.
    public static let InfiniteConnectionLimit = Int.max

    /// The protocols of the connections.
    public let parameters: NWParameters
    private let lock = NSRecursiveLock()
    private let work = DispatchQueue(label: "Oriel listener", attributes: .initiallyInactive)
    private let wanted: NWEndpoint.Port
    private var values = Values()
    // Used on the serial queue alone.
    private var socket: ReadSocket?
    private var peers: [SocketAddress: WeakConnection] = [:]

    private struct Values {
        var isActive = false
        var queue: DispatchQueue?
        var state: State = .setup
        var port: NWEndpoint.Port?
        var service: Service?
        var limit = NWListener.InfiniteConnectionLimit
        var stateHandler: (@Sendable (State) -> Void)?
        var connectionHandler: (@Sendable (NWConnection) -> Void)?
        var serviceHandler: (@Sendable (ServiceRegistrationChange) -> Void)?
        var groupHandler: (@Sendable (NWConnectionGroup) -> Void)?
    }

    private struct WeakConnection { weak var connection: NWConnection? }

    /// Creates a listener at a port; any free one by default.
    public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
        self.parameters = parameters
        if case .hostPort(_, let own) = parameters.requiredLocalEndpoint, port == .any {
            wanted = own
        } else {
            wanted = port
        }
    }

    /// Creates a listener with a service, at any free port.
    public convenience init(service: Service, using parameters: NWParameters) throws {
        try self.init(using: parameters)
        self.service = service
    }

    deinit {
        if !values.isActive { work.activate() }
    }

    /// Called with each new state.
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { lock.withLock { values.stateHandler } }
        set { lock.withLock { values.stateHandler = newValue } }
    }
    /// Called with each connection, which the app starts or cancels.
    ///
    /// A listener without it does not start.
    public var newConnectionHandler: (@Sendable (_ connection: NWConnection) -> Void)? {
        get { lock.withLock { values.connectionHandler } }
        set { lock.withLock { values.connectionHandler = newValue } }
    }
    /// Called with each group of streams; never here, as only QUIC has them.
    public var newConnectionGroupHandler: (@Sendable (_ group: NWConnectionGroup) -> Void)? {
        get { lock.withLock { values.groupHandler } }
        set { lock.withLock { values.groupHandler = newValue } }
    }
    /// Called when the service is announced; never here.
    public var serviceRegistrationUpdateHandler: (@Sendable (_ change: ServiceRegistrationChange) -> Void)? {
        get { lock.withLock { values.serviceHandler } }
        set { lock.withLock { values.serviceHandler = newValue } }
    }
    /// The number of connections that are still taken; any number by default.
    public var newConnectionLimit: Int {
        get { lock.withLock { values.limit } }
        set { lock.withLock { values.limit = newValue } }
    }
    /// The service by which others find the listener; nothing announces it here.
    public var service: Service? {
        get { lock.withLock { values.service } }
        set {
            if newValue != nil {
                RuntimeWarning.issue("Network announces no services here: nothing finds the one of an NWListener.")
            }
            lock.withLock { values.service = newValue }
        }
    }
    /// The state.
    public var state: State { lock.withLock { values.state } }
    /// The port; nil before the listener is ready.
    public var port: NWEndpoint.Port? { lock.withLock { values.port } }
    /// The queue of the handlers; nil before the listener is started.
    public var queue: DispatchQueue? { lock.withLock { values.queue } }
    public var debugDescription: String {
        "[listener on \(port?.debugDescription ?? "any") \(parameters.debugDescription)]"
    }

    /// Starts taking connections, with the handlers on a queue.
    ///
    /// A listener starts once.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard values.queue == nil, !values.isActive else { return false }
            values.queue = queue
            values.isActive = true
            return true
        }
        guard isFirst else { return }
        work.setTarget(queue: queue)
        work.activate()
        work.async { self.begin() }
    }

    /// Stops taking connections; the ones that it took stay.
    public func cancel() {
        let wasActive = lock.withLock {
            defer { values.isActive = true }
            return values.isActive
        }
        if !wasActive { work.activate() }
        work.async {
            guard let socket = self.socket else { return self.end() }
            self.socket = nil
            // The port is free by the time that the app learns of the end.
            socket.close { self.end() }
        }
    }

    private func end() {
        change(to: .cancelled)
        lock.withLock {
            values.stateHandler = nil
            values.connectionHandler = nil
        }
    }

    private func change(to state: State) {
        let handler = lock.withLock { () -> (@Sendable (State) -> Void)? in
            guard values.state != state, values.state != .cancelled else { return nil }
            values.state = state
            return values.stateHandler
        }
        handler?(state)
    }

    private func begin() {
        guard state == .setup else { return }
        if let refusal = parameters.refusal { return change(to: .failed(refusal)) }
        guard newConnectionHandler != nil || newConnectionGroupHandler != nil else {
            return change(to: .failed(.posix(.EINVAL)))
        }
        switch ListeningSocket.open(parameters, port: wanted) {
        case .failure(let error): change(to: .failed(error))
        case .success(let descriptor):
            let address = SocketAddress.read { getsockname(descriptor, $0, $1) }
            lock.withLock { values.port = address?.port }
            socket = ReadSocket(descriptor, on: work) { [weak self] in
                guard let self else { return }
                if parameters.isStream { takeStreams(descriptor) } else { takeDatagrams(descriptor) }
            }
            change(to: .ready)
        }
    }

    private func takeStreams(_ descriptor: Int32) {
        while socket != nil {
            var storage = sockaddr_storage()
            var count = socklen_t(MemoryLayout<sockaddr_storage>.size)
            let new = withUnsafeMutablePointer(to: &storage) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    accept(descriptor, $0, &count)
                }
            }
            guard new >= 0 else { return }
            _ = fcntl(new, F_SETFL, O_NONBLOCK)
            _ = fcntl(new, F_SETFD, FD_CLOEXEC)
            (parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options)?.apply(to: new)
            let peer = SocketAddress.read { getpeername(new, $0, $1) }?.endpoint
            hand(new, first: nil, from: peer ?? parameters.requiredLocalEndpoint ?? .unix(path: ""))
        }
    }

    private func takeDatagrams(_ descriptor: Int32) {
        while socket != nil {
            guard let (content, address) = ListeningSocket.receive(descriptor) else { return }
            // Datagrams that came before the kernel knew of the new socket.
            if let connection = peers[address]?.connection {
                connection.work.async { connection.take(content) }
                continue
            }
            guard let endpoint = address.endpoint,
                case .success(let new) = ListeningSocket.openPeer(of: descriptor, to: address)
            else { continue }
            peers = peers.filter { $0.value.connection != nil }
            if let connection = hand(new, first: content, from: endpoint) {
                peers[address] = WeakConnection(connection: connection)
            }
        }
    }

    @discardableResult private func hand(_ descriptor: Int32, first: Data?, from endpoint: NWEndpoint) -> NWConnection?
    {
        let handler = lock.withLock { () -> (@Sendable (NWConnection) -> Void)? in
            guard values.limit > 0 else { return nil }
            if values.limit != Self.InfiniteConnectionLimit { values.limit -= 1 }
            return values.connectionHandler
        }
        guard let handler else {
            close(descriptor)
            return nil
        }
        let connection = NWConnection(accepted: descriptor, first: first, from: endpoint, using: parameters.copy())
        handler(connection)
        return connection
    }
}
