import Foundation
import OrielFoundation

// Secure Transport, the earlier interface to TLS. There is no TLS for streams of bytes here: a handshake fails, which is reported once.

/// The two sides of a connection.
public enum SSLProtocolSide: Int32, Sendable { case serverSide, clientSide }
/// The kinds of connections.
public enum SSLConnectionType: Int32, Sendable { case streamType, datagramType }
/// The versions of SSL and TLS.
public enum SSLProtocol: Int32, Sendable {
    case sslProtocolUnknown = 0
    case sslProtocol3 = 2
    case tlsProtocol1 = 4
    case tlsProtocol11 = 7
    case tlsProtocol12 = 8
    case dtlsProtocol1 = 9
    case tlsProtocol13 = 10
    case dtlsProtocol12 = 11
    case tlsProtocolMaxSupported = 999
    case sslProtocol2 = 1
    case sslProtocol3Only = 3
    case tlsProtocol1Only = 5
    case sslProtocolAll = 6
}
/// The states of a connection.
public enum SSLSessionState: Int32, Sendable { case idle, handshake, connected, closed, aborted }
/// The connection that its functions receive.
public typealias SSLConnectionRef = UnsafeRawPointer
/// Reads bytes for a connection.
public typealias SSLReadFunc = (SSLConnectionRef, UnsafeMutableRawPointer, UnsafeMutablePointer<Int>) -> OSStatus
/// Writes bytes for a connection.
public typealias SSLWriteFunc = (SSLConnectionRef, UnsafeRawPointer, UnsafeMutablePointer<Int>) -> OSStatus

/// The state of an encrypted connection.
///
/// Follows Apple's [SSLContext](https://developer.apple.com/documentation/security/sslcontext).
public final class SSLContext: @unchecked Sendable {
    private let lock = NSLock()
    private var name = ""
    private var current = SSLSessionState.idle

    /// The name of the other side.
    var peerName: String {
        get { lock.withLock { name } }
        set { lock.withLock { name = newValue } }
    }
    var state: SSLSessionState {
        get { lock.withLock { current } }
        set { lock.withLock { current = newValue } }
    }
    /// Fails, as there is no TLS.
    func fail() -> OSStatus {
        RuntimeWarning.issue("SSLContext: connections with TLS are not supported, and fail: see CompatibilityGaps.md.")
        state = .aborted
        return errSSLInternal
    }
}

/// Creates the state of a connection.
public func SSLCreateContext(
    _ alloc: CFAllocator?, _ protocolSide: SSLProtocolSide, _ connectionType: SSLConnectionType
) -> SSLContext? { SSLContext() }
/// Returns the state of a connection.
@discardableResult
public func SSLGetSessionState(_ context: SSLContext, _ state: UnsafeMutablePointer<SSLSessionState>) -> OSStatus {
    state.pointee = context.state
    return errSecSuccess
}
/// Sets the functions that read and write.
@discardableResult
public func SSLSetIOFuncs(
    _ context: SSLContext, _ readFunc: @escaping SSLReadFunc, _ writeFunc: @escaping SSLWriteFunc
) -> OSStatus { errSecSuccess }
/// Sets the pointer that the functions receive.
@discardableResult
public func SSLSetConnection(_ context: SSLContext, _ connection: SSLConnectionRef?) -> OSStatus { errSecSuccess }
/// Sets the least version.
@discardableResult
public func SSLSetProtocolVersionMin(_ context: SSLContext, _ minVersion: SSLProtocol) -> OSStatus { errSecSuccess }
/// Sets the greatest version.
@discardableResult
public func SSLSetProtocolVersionMax(_ context: SSLContext, _ maxVersion: SSLProtocol) -> OSStatus { errSecSuccess }
/// Sets the name that the other side's certificate must have.
@discardableResult
public func SSLSetPeerDomainName(
    _ context: SSLContext, _ peerName: UnsafePointer<CChar>?, _ peerNameLen: Int
) -> OSStatus {
    guard let peerName, peerNameLen >= 0 else { return errSecParam }
    let bytes = UnsafeRawBufferPointer(start: peerName, count: peerNameLen)
    context.peerName = String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    return errSecSuccess
}
/// Returns the length of the name that the other side's certificate must have, in bytes.
@discardableResult
public func SSLGetPeerDomainNameLength(_ context: SSLContext, _ peerNameLen: UnsafeMutablePointer<Int>) -> OSStatus {
    peerNameLen.pointee = context.peerName.utf8.count
    return errSecSuccess
}
/// Copies the name that the other side's certificate must have; fails if it does not fit.
@discardableResult
public func SSLGetPeerDomainName(
    _ context: SSLContext, _ peerName: UnsafeMutablePointer<CChar>, _ peerNameLen: UnsafeMutablePointer<Int>
) -> OSStatus {
    let name = Array(context.peerName.utf8)
    guard name.count <= peerNameLen.pointee else { return errSSLBufferOverflow }
    for (index, byte) in name.enumerated() { peerName[index] = CChar(bitPattern: byte) }
    peerNameLen.pointee = name.count
    return errSecSuccess
}
/// Returns the other side's certificates, to be checked; none here.
@discardableResult
public func SSLCopyPeerTrust(_ context: SSLContext, _ trust: UnsafeMutablePointer<SecTrust?>) -> OSStatus {
    trust.pointee = nil
    return errSSLBadCert
}
/// Sets this side's certificates.
@discardableResult
public func SSLSetCertificate(_ context: SSLContext, _ certRefs: CFArray?) -> OSStatus { errSecSuccess }
/// Begins the connection; fails, as there is no TLS, which is reported once.
public func SSLHandshake(_ context: SSLContext) -> OSStatus { context.fail() }
/// Writes bytes; fails, as there is no TLS, which is reported once.
public func SSLWrite(
    _ context: SSLContext, _ data: UnsafeRawPointer?, _ dataLength: Int, _ processed: UnsafeMutablePointer<Int>
) -> OSStatus {
    processed.pointee = 0
    return context.fail()
}
/// Reads bytes; fails, as there is no TLS, which is reported once.
public func SSLRead(
    _ context: SSLContext, _ data: UnsafeMutableRawPointer, _ dataLength: Int, _ processed: UnsafeMutablePointer<Int>
) -> OSStatus {
    processed.pointee = 0
    return context.fail()
}
/// Ends the connection.
@discardableResult
public func SSLClose(_ context: SSLContext) -> OSStatus {
    context.state = .closed
    return errSecSuccess
}
