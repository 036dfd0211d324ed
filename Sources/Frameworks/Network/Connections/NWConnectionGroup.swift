import Dispatch
import Foundation

/// The common ground of a group's connections.
public protocol NWGroupDescriptor: Sendable {
    /// The endpoints of the group.
    var members: [NWEndpoint] { get }
}

/// A group of machines that all get the datagrams to one address.
///
/// Follows Apple's [NWMulticastGroup](https://developer.apple.com/documentation/network/nwmulticastgroup).
public struct NWMulticastGroup: NWGroupDescriptor, Hashable {
    public let members: [NWEndpoint]
    /// The one machine whose datagrams count; nil for all.
    public let specificSource: NWEndpoint?
    /// Whether datagrams that were sent to this machine alone do not count.
    public let isUnicastDisabled: Bool

    /// Creates a group of addresses, all with one port.
    /// - Throws: `NWError.posix(.EINVAL)` if there is none, or one is not of a group.
    public init(for endpoints: [NWEndpoint], from source: NWEndpoint? = nil, disableUnicast: Bool = false) throws {
        let areGroups = endpoints.allSatisfy {
            switch $0 {
            case .hostPort(.ipv4(let address), _): address.isMulticast
            case .hostPort(.ipv6(let address), _): address.isMulticast
            default: false
            }
        }
        guard !endpoints.isEmpty, areGroups else { throw NWError.posix(.EINVAL) }
        members = endpoints
        specificSource = source
        isUnicastDisabled = disableUnicast
    }
}

/// The streams of one connection, which only QUIC has: not here.
public struct NWMultiplexGroup: NWGroupDescriptor, Hashable {
    public let members: [NWEndpoint]
    /// Creates a group of streams to an endpoint.
    public init(to endpoint: NWEndpoint) { members = [endpoint] }
}

/// Sends datagrams to a group of machines, and receives the ones that others send to it.
///
/// Follows Apple's [NWConnectionGroup](https://developer.apple.com/documentation/network/nwconnectiongroup). A group of streams fails.
public final class NWConnectionGroup: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of a group.
    public enum State: Equatable, Sendable {
        case setup
        case waiting(NWError)
        case ready
        case failed(NWError)
        case cancelled
    }

    /// A message of the group.
    public struct Message: Sendable {
        /// The sender.
        public let remoteEndpoint: NWEndpoint?
        /// The end here.
        public let localEndpoint: NWEndpoint?
        fileprivate let reply: @Sendable (Data?) -> Void
        /// Sends content back to the sender.
        public func reply(content: Data?) { reply(content) }
    }

    /// The common ground of the machines.
    public let descriptor: any NWGroupDescriptor
    /// The protocols.
    public let parameters: NWParameters
    private let lock = NSRecursiveLock()
    private let work = DispatchQueue(label: "Oriel group", attributes: .initiallyInactive)
    private var values = Values()
    // Used on the serial queue alone.
    private var socket: ReadSocket?

    private struct Values {
        var isActive = false
        var queue: DispatchQueue?
        var state: State = .setup
        var stateHandler: (@Sendable (State) -> Void)?
        var largest = Int.max
        var receive: (@Sendable (Message, Data?, Bool) -> Void)?
    }

    /// Creates a group.
    public init(with descriptor: any NWGroupDescriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    deinit {
        if !values.isActive { work.activate() }
    }

    /// Called with each new state.
    public var stateUpdateHandler: (@Sendable (_ state: State) -> Void)? {
        get { lock.withLock { values.stateHandler } }
        set { lock.withLock { values.stateHandler = newValue } }
    }
    /// The state.
    public var state: State { lock.withLock { values.state } }
    /// The queue of the handlers; nil before the group is started.
    public var queue: DispatchQueue? { lock.withLock { values.queue } }
    public var debugDescription: String {
        "[group \(descriptor.members.map(\.debugDescription).joined(separator: ", "))]"
    }

    /// Sets the function that receives messages, before the group is started.
    public func setReceiveHandler(
        maximumMessageSize: Int = .max, rejectOversizedMessages: Bool = false,
        handler: (@Sendable (_ message: Message, _ content: Data?, _ isComplete: Bool) -> Void)?
    ) {
        lock.withLock {
            values.receive = handler
            values.largest = rejectOversizedMessages ? maximumMessageSize : .max
        }
    }

    /// Joins the group, with the handlers on a queue.
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

    /// Leaves the group.
    public func cancel() {
        let wasActive = lock.withLock {
            defer { values.isActive = true }
            return values.isActive
        }
        if !wasActive { work.activate() }
        work.async {
            guard let socket = self.socket else { return self.end() }
            self.socket = nil
            socket.close { self.end() }
        }
    }

    private func end() {
        change(to: .cancelled)
        lock.withLock {
            values.stateHandler = nil
            values.receive = nil
        }
    }

    /// Sends a message to an endpoint, by default to the whole group.
    public func send(
        content: Data?, to endpoint: NWEndpoint? = nil, message: NWConnection.ContentContext = .defaultMessage,
        completion: @escaping @Sendable (_ error: NWError?) -> Void
    ) {
        work.async {
            guard let socket = self.socket else { return completion(.posix(.ENOTCONN)) }
            let addresses = (endpoint.map { [$0] } ?? self.descriptor.members).compactMap {
                try? $0.addresses(isStream: false, version: .any).get().first
            }
            var failure: NWError? = addresses.isEmpty ? .posix(.EDESTADDRREQ) : nil
            for address in addresses where !socket.send(content ?? Data(), to: address) {
                failure = NWError(errno: errno)
            }
            completion(failure)
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
        guard let group = descriptor as? NWMulticastGroup else { return change(to: .failed(.posix(.EPROTONOSUPPORT))) }
        switch MulticastSocket.open(
            group, on: parameters.requiredInterface,
            isLooping: !parameters.defaultProtocolStack.ip.disableMulticastLoopback)
        {
        case .failure(let error): change(to: .failed(error))
        case .success(let descriptor):
            socket = ReadSocket(descriptor, on: work) { [weak self] in self?.receive(descriptor, group) }
            change(to: .ready)
        }
    }

    private func receive(_ descriptor: Int32, _ group: NWMulticastGroup) {
        let local = SocketAddress.read { getsockname(descriptor, $0, $1) }?.endpoint
        while socket != nil, let (content, address) = ListeningSocket.receive(descriptor) {
            let (handler, largest) = lock.withLock { (values.receive, values.largest) }
            let sender = address.endpoint
            if content.count > largest { continue }
            if case .hostPort(let host, _)? = group.specificSource, case .hostPort(host, _)? = sender {
            } else if group.specificSource != nil {
                continue
            }
            let message = Message(remoteEndpoint: sender, localEndpoint: local) { [weak self] reply in
                guard let sender else { return }
                self?.send(content: reply, to: sender) { _ in }
            }
            handler?(message, content, true)
        }
    }
}
