import Dispatch
import Foundation
import OrielFoundation

/// Looks for services on the network, of which none are found here: the browser waits, with an error of DNS.
///
/// Follows Apple's [NWBrowser](https://developer.apple.com/documentation/network/nwbrowser).
public final class NWBrowser: @unchecked Sendable, CustomDebugStringConvertible {
    /// The services that a browser looks for.
    public enum Descriptor: Hashable, Sendable {
        /// Services of a type, such as `_http._tcp`.
        case bonjour(type: String, domain: String?)
        /// Services of a type, with the information beside their names.
        case bonjourWithTXTRecord(type: String, domain: String?)
        /// Services of an app on other devices.
        case applicationService(name: String)
    }

    /// The state of a browser.
    public enum State: Equatable, Sendable {
        /// The browser has not been started.
        case setup
        /// The browser looks for services.
        case ready
        /// The browser has ended with an error.
        case failed(NWError)
        /// The browser was canceled.
        case cancelled
        /// The browser can't look for services now.
        case waiting(NWError)
    }

    /// A service that was found.
    public struct Result: Hashable, Sendable, CustomDebugStringConvertible {
        /// The endpoint of the service.
        public let endpoint: NWEndpoint
        /// The interfaces on which it was found.
        public let interfaces: [NWInterface]
        /// The information beside its name.
        public let metadata: Metadata
        public var debugDescription: String { endpoint.debugDescription }

        /// The information beside a service's name.
        public enum Metadata: Hashable, Sendable {
            case none
            case bonjour(NWTXTRecord)
        }

        /// What changed in the services that were found.
        public enum Change: Hashable, Sendable {
            case identical
            case added(Result)
            case removed(Result)
            case changed(old: Result, new: Result, flags: Flags)

            /// What changed in a service.
            public struct Flags: OptionSet, Hashable, Sendable {
                public let rawValue: Int
                public init(rawValue: Int) { self.rawValue = rawValue }
                /// Nothing.
                public static let identical = Flags([])
                /// It can be reached by another interface.
                public static let interfaceAdded = Flags(rawValue: 1)
                /// It can no longer be reached by an interface.
                public static let interfaceRemoved = Flags(rawValue: 2)
                /// Its metadata.
                public static let metadataChanged = Flags(rawValue: 4)
            }
        }
    }

    /// The services that the browser looks for.
    public let descriptor: Descriptor
    /// The protocols of connections to the services.
    public let parameters: NWParameters
    private let lock = NSRecursiveLock()
    private var values = Values()

    private struct Values {
        var state: State = .setup
        var queue: DispatchQueue?
        var stateHandler: (@Sendable (State) -> Void)?
        var resultsHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?
    }

    /// Creates a browser.
    public init(for descriptor: Descriptor, using parameters: NWParameters) {
        self.descriptor = descriptor
        self.parameters = parameters
    }

    /// Called with each new state.
    public var stateUpdateHandler: (@Sendable (_ newState: State) -> Void)? {
        get { lock.withLock { values.stateHandler } }
        set { lock.withLock { values.stateHandler = newValue } }
    }
    /// Called with the services and their changes; never here.
    public var browseResultsChangedHandler:
        (@Sendable (_ newResults: Set<Result>, _ changes: Set<Result.Change>) -> Void)?
    {
        get { lock.withLock { values.resultsHandler } }
        set { lock.withLock { values.resultsHandler = newValue } }
    }
    /// The services that were found; none.
    public var browseResults: Set<Result> { [] }
    /// The state.
    public var state: State { lock.withLock { values.state } }
    /// The queue of the handlers; nil before the browser is started.
    public var queue: DispatchQueue? { lock.withLock { values.queue } }
    public var debugDescription: String { "[browser for \(descriptor)]" }

    /// Starts looking, with the handlers on a queue.
    public func start(queue: DispatchQueue) {
        lock.withLock { values.queue = queue }
        RuntimeWarning.issue("Network finds no services here: an NWBrowser waits.")
        change(from: .setup, to: .waiting(.dns(NWError.serviceNotRunning)), on: queue)
    }

    /// Ends looking.
    public func cancel() { change(from: nil, to: .cancelled, on: queue) }

    private func change(from old: State?, to state: State, on queue: DispatchQueue?) {
        let handler = lock.withLock { () -> (@Sendable (State) -> Void)? in
            guard values.state != .cancelled, old == nil || old == values.state else { return nil }
            values.state = state
            return values.stateHandler
        }
        guard let handler, let queue else { return }
        queue.async { handler(state) }
    }
}
