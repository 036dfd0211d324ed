import Foundation
import OrielFoundation

/// The name of the errors of connections to a watch.
public let WCErrorDomain = "WCErrorDomain"

/// An error of a connection to a watch.
///
/// Follows Apple's [WCError](https://developer.apple.com/documentation/watchconnectivity/wcerror).
public struct WCError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case genericError = 7001, sessionNotSupported, sessionMissingDelegate, sessionNotActivated, deviceNotPaired
        case watchAppNotInstalled, notReachable, invalidParameter, payloadTooLarge, payloadUnsupportedTypes
        case messageReplyFailed, messageReplyTimedOut, fileAccessDenied, deliveryFailed, insufficientSpace
        case sessionInactive, transferTimedOut, companionAppNotInstalled, watchOnlyApp
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The machine has no connection to watches.
    public static let sessionNotSupported = Code.sessionNotSupported
    /// The session was not activated.
    public static let sessionNotActivated = Code.sessionNotActivated
    /// There is no watch.
    public static let deviceNotPaired = Code.deviceNotPaired
    /// The watch cannot be reached.
    public static let notReachable = Code.notReachable
    /// The watch lacks the app.
    public static let watchAppNotInstalled = Code.watchAppNotInstalled
    /// The name of the errors of this framework.
    public static var errorDomain: String { WCErrorDomain }
    public var errorDescription: String? { "This machine cannot be connected to a watch." }
}
