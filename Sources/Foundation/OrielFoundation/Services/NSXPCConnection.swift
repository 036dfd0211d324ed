import Foundation

/// A connection to a service in another process; there are none here, which each connection says by ending at once.
///
/// Follows Apple's [NSXPCConnection](https://developer.apple.com/documentation/foundation/nsxpcconnection).
open class NSXPCConnection: NSObject, @unchecked Sendable {
    /// How a connection is made.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To a service with the rights of the machine.
        public static let privileged = Options(rawValue: 1 << 12)
    }
    /// The name of the service; nil for none.
    public let serviceName: String?
    /// Where a listener waits; nil for none.
    public let endpoint: NSXPCListenerEndpoint
    /// The methods that the service has; nil for none.
    open var remoteObjectInterface: NSXPCInterface?
    /// The methods that the service may call; nil for none.
    open var exportedInterface: NSXPCInterface?
    /// The object whose methods the service may call; nil for none.
    open var exportedObject: Any?
    /// Called when the service has ended; never here.
    open var interruptionHandler: (() -> Void)?
    /// Called when the connection has ended: soon after ``resume()``.
    open var invalidationHandler: (() -> Void)?
    private let lock = NSLock()
    private var isEnded = false

    /// Creates a connection to a service in the app's bundle.
    public init(serviceName: String) {
        (self.serviceName, endpoint) = (serviceName, NSXPCListenerEndpoint())
        super.init()
    }
    /// Creates a connection to a service of the machine.
    public convenience init(machServiceName name: String, options: Options = []) { self.init(serviceName: name) }
    /// Creates a connection to a listener.
    public init(listenerEndpoint endpoint: NSXPCListenerEndpoint) {
        (serviceName, self.endpoint) = (nil, endpoint)
        super.init()
    }

    /// Starts the connection, which ends at once.
    open func resume() {
        RuntimeWarning.issue(
            "NSXPCConnection: there are no services in other processes here (see CompatibilityGaps.md).")
        DispatchQueue.global().async { [self] in invalidate() }
    }
    /// Starts the connection, which ends at once.
    open func activate() { resume() }
    /// Pauses the connection.
    open func suspend() {}
    /// Ends the connection.
    open func invalidate() {
        let handler = lock.withLock { isEnded ? nil : invalidationHandler }
        lock.withLock { isEnded = true }
        handler?()
    }
    private static var failure: NSError { NSError(domain: NSCocoaErrorDomain, code: 4097) }
    /// The service's object: one that has none of its methods.
    open var remoteObjectProxy: Any { NSNull() }
    /// Returns the service's object: one that has none of its methods; the function is called with an error.
    open func remoteObjectProxyWithErrorHandler(_ handler: @escaping @Sendable (any Error) -> Void) -> Any {
        DispatchQueue.global().async { handler(Self.failure) }
        return NSNull()
    }
    /// Returns the service's object: one that has none of its methods; the function is called with an error.
    open func synchronousRemoteObjectProxyWithErrorHandler(_ handler: @escaping (any Error) -> Void) -> Any {
        handler(Self.failure)
        return NSNull()
    }
    /// Calls a function after all messages were sent.
    open func scheduleSendBarrierBlock(_ block: @escaping @Sendable () -> Void) {
        DispatchQueue.global().async(execute: block)
    }
    /// The process at the other end; 0, as there is none.
    open var processIdentifier: pid_t { 0 }
    /// The user of the process at the other end.
    open var effectiveUserIdentifier: uid_t { getuid() }
    /// The group of the process at the other end.
    open var effectiveGroupIdentifier: gid_t { getgid() }
    /// Requires a signature of the process at the other end; without effect.
    open func setCodeSigningRequirement(_ requirement: String) {}
    /// The connection whose message is handled; nil, as there are none.
    open class func current() -> NSXPCConnection? { nil }
}

/// The methods of an object at the other end of a connection.
open class NSXPCInterface: NSObject, @unchecked Sendable {
    /// The protocol.
    public let `protocol`: Any.Type
    /// Creates an interface of a protocol's methods.
    public init(with protocol: Any.Type) {
        self.protocol = `protocol`
        super.init()
    }
    /// Sets the classes of an argument; without effect.
    open func setClasses(
        _ classes: Set<AnyHashable>, for sel: Selector, argumentIndex arg: Int, ofReply: Bool
    ) {}
    /// Sets the interface of an argument; without effect.
    open func setInterface(
        _ ifc: NSXPCInterface, for sel: Selector, argumentIndex arg: Int, ofReply: Bool
    ) {}
}

/// The place where a listener waits.
open class NSXPCListenerEndpoint: NSObject, @unchecked Sendable {}

/// Waits for connections from other processes; none come here.
open class NSXPCListener: NSObject, @unchecked Sendable {
    /// The delegate, which accepts connections; nil for none.
    open weak var delegate: (any NSXPCListenerDelegate)?
    /// The place where the listener waits.
    public let endpoint = NSXPCListenerEndpoint()
    private static let only = NSXPCListener()
    override init() { super.init() }
    /// Creates a listener for a service of the machine.
    public init(machServiceName name: String) { super.init() }
    /// The listener of a service in an app's bundle.
    open class func service() -> NSXPCListener { only }
    /// Returns a listener without a name.
    open class func anonymous() -> NSXPCListener { NSXPCListener() }
    /// Starts to wait; no connections come here, which is reported once.
    open func resume() {
        RuntimeWarning.issue("NSXPCListener: no connections from other processes come here (see CompatibilityGaps.md).")
    }
    /// Starts to wait; no connections come here, which is reported once.
    open func activate() { resume() }
    /// Pauses.
    open func suspend() {}
    /// Ends.
    open func invalidate() {}
    /// Requires a signature of other processes; without effect.
    open func setConnectionCodeSigningRequirement(_ requirement: String) {}
}

/// Accepts connections.
public protocol NSXPCListenerDelegate: NSObjectProtocol {
    /// Returns whether a connection is accepted; never called here.
    func listener(_ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection) -> Bool
}
extension NSXPCListenerDelegate {
    public func listener(
        _ listener: NSXPCListener, shouldAcceptNewConnection newConnection: NSXPCConnection
    ) -> Bool { false }
}
