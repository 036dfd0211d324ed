import Foundation
import Network
import OrielFoundation

/// What is known of the way to a host.
///
/// Follows Apple's
/// [SCNetworkReachabilityFlags](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachabilityflags).
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    /// Creates flags from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The way is a connection that may come and go.
    public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
    /// There is a way.
    public static let reachable = SCNetworkReachabilityFlags(rawValue: 1 << 1)
    /// A connection must be made first.
    public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 2)
    /// The connection is made by the first packet.
    public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 1 << 3)
    /// The user must make the connection.
    public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 1 << 4)
    /// A program makes the connection.
    public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 1 << 5)
    /// The host is this machine.
    public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
    /// The host is on the same net.
    public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
    /// The way is a mobile one.
    public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
    /// The connection is made by the first packet.
    public static let connectionAutomatic = connectionOnTraffic
}

/// Called when the way to a host has changed: with the target, its flags and the context's `info`.
public typealias SCNetworkReachabilityCallBack =
    (SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?) -> Void

/// A pointer of an app, and how it is kept.
public struct SCNetworkReachabilityContext {
    /// The version of the structure: 0.
    public var version: Int
    /// The app's pointer.
    public var info: UnsafeMutableRawPointer?
    /// Called when the pointer is kept.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// Called when it is released.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// Returns a description of it.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Creates a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?,
        copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        (self.version, self.info, self.retain) = (version, info, retain)
        (self.release, self.copyDescription) = (release, copyDescription)
    }

    /// Creates an empty context.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// A host, and whether there is a way to it.
///
/// Follows Apple's
/// [SCNetworkReachability](https://developer.apple.com/documentation/systemconfiguration/scnetworkreachability). The kernel's routes
/// decide; no packet is sent, as on Apple's systems.
public final class SCNetworkReachability: @unchecked Sendable {
    private let isLocal: Bool
    private let lock = NSLock()
    private var monitor: NWPathMonitor?
    private var last: SCNetworkReachabilityFlags?
    private var callback: SCNetworkReachabilityCallBack?
    private var context: SCNetworkReachabilityContext?

    init(isLocal: Bool) { self.isLocal = isLocal }

    deinit {
        monitor?.cancel()
        release(context)
    }

    private func release(_ context: SCNetworkReachabilityContext?) {
        if let info = context?.info { context?.release?(UnsafeRawPointer(info)) }
    }

    /// The flags of a moment.
    func flags(of path: NWPath) -> SCNetworkReachabilityFlags {
        flags(isSatisfied: path.status == .satisfied, isCellular: path.availableInterfaces.first?.type == .cellular)
    }

    func flags(isSatisfied: Bool, isCellular: Bool) -> SCNetworkReachabilityFlags {
        if isLocal { return [.reachable, .isLocalAddress] }
        return isSatisfied ? isCellular ? [.reachable, .isWWAN] : .reachable : []
    }

    func setCallback(_ callback: SCNetworkReachabilityCallBack?, _ context: SCNetworkReachabilityContext?) {
        if let info = context?.info { _ = context?.retain?(UnsafeRawPointer(info)) }
        let earlier = lock.withLock {
            defer { (self.callback, self.context) = (callback, context) }
            return self.context
        }
        release(earlier)
    }

    /// Calls the callback on a queue whenever the flags change; nil to end that.
    func watch(on queue: DispatchQueue?) {
        let monitor = queue == nil ? nil : NWPathMonitor()
        lock.withLock {
            self.monitor?.cancel()
            (self.monitor, last) = (monitor, nil)
        }
        guard let monitor, let queue else { return }
        monitor.pathUpdateHandler = { [weak self] path in self?.report(path) }
        monitor.start(queue: queue)
    }

    private func report(_ path: NWPath) {
        let new = flags(of: path)
        let (call, info) = lock.withLock { () -> (SCNetworkReachabilityCallBack?, UnsafeMutableRawPointer?) in
            let isNew = last != nil && last != new
            last = new
            return isNew ? (callback, context?.info) : (nil, nil)
        }
        call?(self, new, info)
    }
}
