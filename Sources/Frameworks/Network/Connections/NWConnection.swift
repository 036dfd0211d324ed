import Dispatch
import Foundation

/// A connection to an endpoint, by a stream or by datagrams.
///
/// Follows Apple's [NWConnection](https://developer.apple.com/documentation/network/nwconnection): all handlers are called on
/// the queue with which the connection starts. Connections with TLS, QUIC or WebSocket fail.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of a connection.
    public enum State: Equatable, Sendable {
        /// The connection has not been started.
        case setup
        /// There is no way to the endpoint now; the connection tries again when the network changes, or on `restart()`.
        case waiting(NWError)
        /// The connection is being made.
        case preparing
        /// The connection can send and receive.
        case ready
        /// The connection has ended with an error.
        case failed(NWError)
        /// The connection was canceled.
        case cancelled
    }

    /// The endpoint to which the connection goes.
    public let endpoint: NWEndpoint
    /// The protocols of the connection.
    public let parameters: NWParameters

    let lock = NSRecursiveLock()
    /// The serial queue of the connection, which runs on the one with which it was started.
    let work = DispatchQueue(label: "Oriel connection", attributes: .initiallyInactive)
    private var isActive = false
    private var handlerQueue: DispatchQueue?
    private var currentState: State = .setup
    private var handlers = Handlers()

    // Used on the serial queue alone.
    var socket: Socket?
    private var accepted: (descriptor: Int32, first: Data?)?
    private var rest: ArraySlice<SocketAddress> = []
    private var attempt = 0
    private var monitor: NWPathMonitor?
    var inbox = Inbox()
    var unsent: [(Data?, isFinal: Bool, SendCompletion)] = []

    private struct Handlers {
        var state: (@Sendable (State) -> Void)?
        var viability: (@Sendable (Bool) -> Void)?
        var betterPath: (@Sendable (Bool) -> Void)?
        var path: (@Sendable (NWPath) -> Void)?
    }

    /// Creates a connection to an endpoint.
    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    /// Creates a connection to a port of a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    /// Creates a connection that a listener has taken.
    init(accepted descriptor: Int32, first: Data?, from endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
        accepted = (descriptor, first)
    }

    deinit {
        // A queue that never ran can't be released.
        if !isActive { work.activate() }
        if let accepted { close(accepted.descriptor) }
    }

    // MARK: Handlers

    /// Called with each new state.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { lock.withLock { handlers.state } }
        set { lock.withLock { handlers.state = newValue } }
    }
    /// Called with whether the connection can send and receive, when it becomes ready and when it ends.
    public var viabilityUpdateHandler: (@Sendable (_ isViable: Bool) -> Void)? {
        get { lock.withLock { handlers.viability } }
        set { lock.withLock { handlers.viability = newValue } }
    }
    /// Called when there is a better network for the connection; never here.
    public var betterPathUpdateHandler: (@Sendable (_ betterPathAvailable: Bool) -> Void)? {
        get { lock.withLock { handlers.betterPath } }
        set { lock.withLock { handlers.betterPath = newValue } }
    }
    /// Called with the network of the connection when it becomes ready.
    public var pathUpdateHandler: (@Sendable (_ newPath: NWPath) -> Void)? {
        get { lock.withLock { handlers.path } }
        set { lock.withLock { handlers.path = newValue } }
    }

    /// The state.
    public var state: State { lock.withLock { currentState } }
    /// The queue of the handlers; nil before the connection is started.
    public var queue: DispatchQueue? { lock.withLock { handlerQueue } }
    /// The network of the connection, with its ends; nil before it is ready.
    public var currentPath: NWPath? { lock.withLock { path } }
    private var path: NWPath?
    /// The largest datagram, in bytes.
    public var maximumDatagramSize: Int { 65_507 }

    /// Returns the facts of a protocol; nil if the connection does not use it, or is not ready.
    public func metadata(definition: NWProtocolDefinition) -> NWProtocolMetadata? {
        guard state == .ready else { return nil }
        if definition == NWProtocolIP.definition { return NWProtocolIP.Metadata() }
        if definition == parameters.defaultProtocolStack.transportProtocol?.definition {
            return parameters.isStream ? NWProtocolTCP.Metadata() : NWProtocolUDP.Metadata()
        }
        return nil
    }

    public var debugDescription: String { "[\(endpoint.debugDescription) \(parameters.debugDescription)]" }

    // MARK: Life

    /// Makes the connection, with its handlers on a queue.
    ///
    /// A connection starts once.
    public func start(queue: DispatchQueue) {
        let isFirst = lock.withLock {
            guard handlerQueue == nil, !isActive else { return false }
            handlerQueue = queue
            isActive = true
            return true
        }
        guard isFirst else { return }
        work.setTarget(queue: queue)
        work.activate()
        work.async { self.begin() }
    }

    /// Tries at once to make a connection that waits.
    public func restart() {
        work.async {
            if case .waiting = self.state { self.begin() }
        }
    }

    /// Ends the connection after the content that is being sent.
    public func cancel() { end { $0.socket?.closeWhenSent() } }
    /// Ends the connection at once.
    public func forceCancel() { end { _ in } }
    /// Leaves the address that is being tried for the next one.
    public func cancelCurrentEndpoint() {
        work.async {
            if self.state == .preparing { self.tryNext(after: .posix(.ECANCELED)) }
        }
    }

    private func end(_ finish: @escaping @Sendable (NWConnection) -> Void) {
        let wasActive = lock.withLock {
            defer { isActive = true }
            return isActive
        }
        if !wasActive { work.activate() }
        work.async {
            switch self.state {
            case .cancelled: return
            case .failed: break
            default: finish(self)
            }
            self.finish(.cancelled, error: .posix(.ECANCELED))
        }
    }

    private func finish(_ state: State, error: NWError) {
        attempt += 1
        let wasReady = self.state == .ready
        socket?.close()
        socket = nil
        monitor?.cancel()
        monitor = nil
        let refused = unsent
        unsent = []
        for (_, _, completion) in refused { completion.call(error) }
        inbox.fail(error)
        change(to: state)
        if wasReady { lock.withLock { handlers.viability }?(false) }
        guard state == .cancelled else { return }
        // Handlers often keep the connection itself.
        lock.withLock { handlers = Handlers() }
    }

    private func change(to state: State) {
        let handler = lock.withLock { () -> (@Sendable (State) -> Void)? in
            guard currentState != state else { return nil }
            currentState = state
            return handlers.state
        }
        handler?(state)
    }

    // MARK: Connecting

    private func begin() {
        guard state != .cancelled else { return }
        if let refusal = parameters.refusal { return finish(.failed(refusal), error: refusal) }
        change(to: .preparing)
        attempt += 1
        let attempt = attempt
        if let (descriptor, first) = accepted {
            accepted = nil
            attach(Socket(descriptor, isStream: parameters.isStream, queue: work))
            if let first { inbox.append(first, isStream: false) }
            return becomeReady()
        }
        monitor?.cancel()
        monitor = nil
        let (endpoint, isStream, version) = (
            endpoint, parameters.isStream, parameters.defaultProtocolStack.ip.version
        )
        DispatchQueue.global().async {
            let found = endpoint.addresses(isStream: isStream, version: version)
            self.work.async {
                guard self.attempt == attempt else { return }
                switch found {
                case .success(let addresses):
                    self.rest = addresses[...]
                    self.tryNext(after: .posix(.ENETUNREACH))
                case .failure(let error): self.wait(error)
                }
            }
        }
    }

    private func tryNext(after error: NWError) {
        attempt += 1
        socket?.close()
        socket = nil
        guard let address = rest.popFirst() else { return wait(error) }
        switch Socket.open(family: address.family, isStream: parameters.isStream) {
        case .failure(let error): tryNext(after: error)
        case .success(let descriptor):
            let socket = Socket(descriptor, isStream: parameters.isStream, queue: work)
            if let error = parameters.prepare(descriptor, family: address.family) {
                socket.close()
                return tryNext(after: error)
            }
            attach(socket)
            socket.onConnect = { [weak self] error in
                guard let self else { return }
                if let error { tryNext(after: error) } else { becomeReady() }
            }
            socket.connect(to: address)
            let tcp = parameters.defaultProtocolStack.transportProtocol as? NWProtocolTCP.Options
            guard let seconds = tcp?.connectionTimeout, seconds > 0 else { return }
            let attempt = attempt
            work.asyncAfter(deadline: .now() + .seconds(min(seconds, 1_000_000))) { [weak self] in
                guard let self, self.attempt == attempt, state == .preparing else { return }
                tryNext(after: .posix(.ETIMEDOUT))
            }
        }
    }

    /// Waits until the network changes.
    private func wait(_ error: NWError) {
        attempt += 1
        change(to: .waiting(error))
        guard case .waiting = state else { return }
        let monitor = NWPathMonitor()
        let first = monitor.currentPath
        monitor.pathUpdateHandler = { [weak self] path in
            if path != first, path.status == .satisfied { self?.restart() }
        }
        monitor.start(queue: work)
        self.monitor = monitor
    }

    private func attach(_ socket: Socket) {
        self.socket = socket
        socket.onContent = { [weak self] content in self?.take(content) }
        socket.onFailure = { [weak self] error in
            guard let self else { return }
            finish(.failed(error), error: error)
        }
    }

    private func becomeReady() {
        var path = PathReader { _ in true }.path()
        // A network of the machine itself needs no way out.
        path.status = .satisfied
        path.ends = NWPath.Ends(
            local: socket?.localAddress?.endpoint, remote: socket?.remoteAddress?.endpoint ?? endpoint)
        let handler = lock.withLock {
            self.path = path
            return handlers
        }
        change(to: .ready)
        handler.viability?(true)
        handler.path?(path)
        let waiting = unsent
        unsent = []
        for (content, isFinal, completion) in waiting { pass(content, isFinal: isFinal, completion) }
        readIfWanted()
    }
}
