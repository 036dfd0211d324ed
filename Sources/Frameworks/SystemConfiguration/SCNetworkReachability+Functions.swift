import Foundation
import Glibc
import Network
import OrielFoundation

/// Returns a target of an address; nil for one that is neither of IPv4 nor of IPv6.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: CFAllocator?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? {
    switch Int32(address.pointee.sa_family) {
    case AF_INET:
        let bytes = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self).sin_addr.s_addr
        return SCNetworkReachability(isLocal: UInt32(bigEndian: bytes) >> 24 == 127)
    case AF_INET6:
        let bytes = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr
        return withUnsafeBytes(of: bytes) { bytes in
            SCNetworkReachability(isLocal: bytes.dropLast().allSatisfy { $0 == 0 } && bytes.last == 1)
        }
    default: return nil
    }
}

/// Returns a target of a host's name; nil for an empty one.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: CFAllocator?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? {
    let name = String(cString: nodename).lowercased()
    if name.isEmpty { return nil }
    return SCNetworkReachability(isLocal: ["localhost", "127.0.0.1", "::1"].contains(name))
}

/// Reads the flags of this moment; returns whether they are known, which they are.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = target.flags(of: NWPathMonitor().currentPath)
    return true
}

/// Sets the function that is called when the flags change; nil for none.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool {
    target.setCallback(callout, context?.pointee)
    return true
}

/// Sets the queue on which the function is called; nil to end that.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    target.watch(on: queue)
    return true
}

/// Has the function called on the main queue, whichever loop is meant: a thread's own loop is not used here.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool {
    target.watch(on: .main)
    return true
}

/// Ends calling the function.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: Any, _ runLoopMode: Any
) -> Bool {
    target.watch(on: nil)
    return true
}
