import Foundation

/// Something that is to happen with calls.
///
/// Follows Apple's [CXAction](https://developer.apple.com/documentation/callkit/cxaction).
open class CXAction: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid = UUID()
    /// Whether it was done or has failed.
    open private(set) var isComplete = false
    /// The time at which it fails by itself.
    public let timeoutDate = Date.distantFuture
    /// Creates an action.
    public override init() {}
    /// Notes that the action was done.
    open func fulfill() { isComplete = true }
    /// Notes that the action has failed.
    open func fail() { isComplete = true }
}

/// Something that is to happen with a call.
open class CXCallAction: CXAction, @unchecked Sendable {
    /// The call.
    public let callUUID: UUID
    /// Creates an action for a call.
    public init(call callUUID: UUID) { self.callUUID = callUUID }
}

/// Calls somebody.
open class CXStartCallAction: CXCallAction, @unchecked Sendable {
    /// The number or address.
    open var handle: CXHandle
    /// The name of the called contact; nil for the one of the address book.
    open var contactIdentifier: String?
    /// Whether the call has pictures; false by default.
    open var isVideo = false
    /// Creates an action for a call.
    public init(call callUUID: UUID, handle: CXHandle) {
        self.handle = handle
        super.init(call: callUUID)
    }
    /// Notes that the call began at a time.
    open func fulfill(withDateStarted dateStarted: Date) { fulfill() }
}

/// Answers a call.
open class CXAnswerCallAction: CXCallAction, @unchecked Sendable {
    /// Notes that both were connected at a time.
    open func fulfill(withDateConnected dateConnected: Date) { fulfill() }
}

/// Ends a call.
open class CXEndCallAction: CXCallAction, @unchecked Sendable {
    /// Notes that the call ended at a time.
    open func fulfill(withDateEnded dateEnded: Date) { fulfill() }
}

/// Makes a call wait, or continues it.
open class CXSetHeldCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the call is to wait.
    open var isOnHold: Bool
    /// Creates an action for a call.
    public init(call callUUID: UUID, onHold: Bool) {
        isOnHold = onHold
        super.init(call: callUUID)
    }
}

/// Turns the microphone off or on.
open class CXSetMutedCallAction: CXCallAction, @unchecked Sendable {
    /// Whether the microphone is to be off.
    open var isMuted: Bool
    /// Creates an action for a call.
    public init(call callUUID: UUID, muted: Bool) {
        isMuted = muted
        super.init(call: callUUID)
    }
}

/// Joins calls, or parts them.
open class CXSetGroupCallAction: CXCallAction, @unchecked Sendable {
    /// The other call; nil to part them.
    open var callUUIDToGroupWith: UUID?
    /// Creates an action for a call.
    public init(call callUUID: UUID, callUUIDToGroupWith: UUID?) {
        self.callUUIDToGroupWith = callUUIDToGroupWith
        super.init(call: callUUID)
    }
}

/// Sends tones.
open class CXPlayDTMFCallAction: CXCallAction, @unchecked Sendable {
    /// The kinds of tones.
    public enum ActionType: Int, Sendable { case singleTone = 1, softPause, hardPause }
    /// The keys.
    open var digits: String
    /// The kind.
    open var type: ActionType
    /// Creates an action for a call.
    public init(call callUUID: UUID, digits: String, type: ActionType) {
        (self.digits, self.type) = (digits, type)
        super.init(call: callUUID)
    }
}

/// Actions that happen together.
open class CXTransaction: NSObject, @unchecked Sendable {
    /// The name.
    public let uuid = UUID()
    /// The actions.
    open private(set) var actions: [CXAction]
    /// Whether all actions were done or have failed.
    open var isComplete: Bool { actions.allSatisfy(\.isComplete) }
    /// Creates a transaction of actions.
    public init(actions: [CXAction] = []) { self.actions = actions }
    /// Creates a transaction of an action.
    public convenience init(action: CXAction) { self.init(actions: [action]) }
    /// Adds an action.
    open func addAction(_ action: CXAction) { actions.append(action) }
}

/// Requests actions from the system, which has no calls here.
///
/// Follows Apple's [CXCallController](https://developer.apple.com/documentation/callkit/cxcallcontroller). Requests fail with
/// `unknownCallProvider`, which is reported once.
open class CXCallController: NSObject, @unchecked Sendable {
    /// The observer of calls.
    public let callObserver = CXCallObserver()
    private let queue: DispatchQueue
    /// Creates a controller that calls handlers on a queue.
    public init(queue: DispatchQueue) { self.queue = queue }
    /// Creates a controller that calls handlers on the main queue.
    public override convenience init() { self.init(queue: .main) }
    /// Requests actions; fails.
    open func request(_ transaction: CXTransaction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        CallGaps.warn()
        queue.async { completion(CXErrorCodeRequestTransactionError(.unknownCallProvider)) }
    }
    /// Requests actions; fails.
    open func request(_ transaction: CXTransaction) async throws {
        CallGaps.warn()
        throw CXErrorCodeRequestTransactionError(.unknownCallProvider)
    }
    /// Requests an action; fails.
    open func requestTransaction(with action: CXAction, completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(action: action), completion: completion)
    }
    /// Requests actions; fails.
    open func requestTransaction(with actions: [CXAction], completion: @escaping @Sendable ((any Error)?) -> Void) {
        request(CXTransaction(actions: actions), completion: completion)
    }
}
