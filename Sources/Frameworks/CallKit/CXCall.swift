import Foundation
import OrielFoundation

/// The number or address of a caller.
///
/// Follows Apple's [CXHandle](https://developer.apple.com/documentation/callkit/cxhandle).
open class CXHandle: NSObject, @unchecked Sendable {
    /// The kinds of addresses.
    public enum HandleType: Int, Sendable { case generic = 1, phoneNumber, emailAddress }
    /// The kind.
    public let type: HandleType
    /// The number or address.
    public let value: String
    /// Creates an address.
    public init(type: HandleType, value: String) { (self.type, self.value) = (type, value) }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? CXHandle).map { $0.type == type && $0.value == value } ?? false
    }
    public override var hash: Int { value.hashValue }
}

/// A call of the system's, of which there are none here.
open class CXCall: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid: UUID
    /// Whether the user has called.
    public let isOutgoing: Bool
    /// Whether the call waits.
    open var isOnHold: Bool { false }
    /// Whether both have answered.
    open var hasConnected: Bool { false }
    /// Whether the call has ended.
    open var hasEnded: Bool { true }
    init(uuid: UUID, isOutgoing: Bool) { (self.uuid, self.isOutgoing) = (uuid, isOutgoing) }
}

/// Receives changes of calls; there are none here.
public protocol CXCallObserverDelegate: NSObjectProtocol {
    /// Called when a call has changed.
    func callObserver(_ callObserver: CXCallObserver, callChanged call: CXCall)
}

/// Observes the system's calls: none here.
open class CXCallObserver: NSObject, @unchecked Sendable {
    private weak var delegate: (any CXCallObserverDelegate)?
    /// The calls: none.
    open var calls: [CXCall] { [] }
    /// Creates an observer.
    public override init() {}
    /// Names the receiver of changes, of which there are none here.
    open func setDelegate(_ delegate: (any CXCallObserverDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
}

/// Parts of a call that change.
///
/// Follows Apple's [CXCallUpdate](https://developer.apple.com/documentation/callkit/cxcallupdate).
open class CXCallUpdate: NSObject, @unchecked Sendable {
    /// The caller; nil if unknown.
    open var remoteHandle: CXHandle?
    /// The caller's name; nil for the one of the address book.
    open var localizedCallerName: String?
    /// Whether the call may wait; false by default.
    open var supportsHolding = false
    /// Whether the call may be joined with others; false by default.
    open var supportsGrouping = false
    /// Whether the call may be parted from others; false by default.
    open var supportsUngrouping = false
    /// Whether keys send tones; false by default.
    open var supportsDTMF = false
    /// Whether the call has pictures; false by default.
    open var hasVideo = false
    /// Creates an update.
    public override init() {}
}

/// The reasons for the end of a call.
public enum CXCallEndedReason: Int, Sendable {
    case failed = 1, remoteEnded, unanswered, answeredElsewhere, declinedElsewhere
}

/// The name of the errors of calls.
public let CXErrorDomain = "com.apple.CallKit.error"
/// The name of the errors of incoming calls.
public let CXErrorDomainIncomingCall = "com.apple.CallKit.error.incomingcall"
/// The name of the errors of requests.
public let CXErrorDomainRequestTransaction = "com.apple.CallKit.error.requesttransaction"

/// An error of an incoming call.
public struct CXErrorCodeIncomingCallError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 0, unentitled, callUUIDAlreadyExists, filteredByDoNotDisturb, filteredByBlockList
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of these errors.
    public static var errorDomain: String { CXErrorDomainIncomingCall }
    public var errorDescription: String? { "This machine shows no calls." }
}

/// An error of a request.
public struct CXErrorCodeRequestTransactionError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 0, unentitled, unknownCallProvider, emptyTransaction, unknownCallUUID, callUUIDAlreadyExists
        case invalidAction, maximumCallGroupsReached
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of these errors.
    public static var errorDomain: String { CXErrorDomainRequestTransaction }
    public var errorDescription: String? { "This machine makes no calls." }
}

enum CallGaps {
    static func warn() { RuntimeWarning.issue("CallKit: the desktop shows no calls; they are refused.") }
}
