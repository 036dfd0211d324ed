import Foundation

/// A code of an error of DNS.
public typealias DNSServiceErrorType = Int32

/// An error of a connection, a listener or a browser.
///
/// Follows Apple's [NWError](https://developer.apple.com/documentation/network/nwerror).
public enum NWError: Error, Equatable, Hashable, Sendable, CustomDebugStringConvertible, LocalizedError {
    /// An error of the system.
    case posix(POSIXErrorCode)
    /// An error of names and services.
    case dns(DNSServiceErrorType)
    /// An error of encryption.
    case tls(Int32)

    /// The domain of the errors of names and services.
    public static let dnsDomain = "kNWErrorDomainDNS"

    /// Nothing has this name.
    static let noSuchRecord: DNSServiceErrorType = -65554
    /// Nothing on this machine finds services.
    static let serviceNotRunning: DNSServiceErrorType = -65563
    /// Nothing here encrypts connections.
    static let tlsUnavailable: Int32 = -9800

    /// Creates an error of the number that a system call leaves.
    init(errno number: Int32) { self = .posix(POSIXErrorCode(rawValue: number) ?? .EIO) }

    /// The code, as a number of its domain.
    public var errorCode: Int {
        switch self {
        case .posix(let code): Int(code.rawValue)
        case .dns(let code), .tls(let code): Int(code)
        }
    }

    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIXErrorCode(rawValue: \(code.rawValue)): \(String(cString: strerror(code.rawValue)))"
        case .dns(Self.noSuchRecord): "\(Self.noSuchRecord): NoSuchRecord"
        case .dns(let code): "\(code)"
        case .tls(let code): "\(code)"
        }
    }

    /// A description of the error in one line.
    public var errorDescription: String? { debugDescription }
}
