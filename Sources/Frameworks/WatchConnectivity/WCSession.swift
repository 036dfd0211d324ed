import Foundation
import OrielFoundation

/// The state of a session.
public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }

/// The connection to a watch, which is not supported here, as on a Mac.
///
/// Follows Apple's [WCSession](https://developer.apple.com/documentation/watchconnectivity/wcsession). The activation of the session and all
/// messages fail with `sessionNotSupported`, which is reported once.
open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()
    /// The session.
    open class var `default`: WCSession { session }
    /// Returns whether the machine can be connected to a watch: no.
    open class func isSupported() -> Bool { false }

    /// Receives the session's events.
    open weak var delegate: (any WCSessionDelegate)?
    /// The state: never activated.
    open var activationState: WCSessionActivationState { .notActivated }
    /// Whether messages are unread: no.
    open var hasContentPending: Bool { false }
    /// Whether there is a watch: no.
    open var isPaired: Bool { false }
    /// Whether the watch has the app: no.
    open var isWatchAppInstalled: Bool { false }
    /// Whether the watch shows a complication of the app: no.
    open var isComplicationEnabled: Bool { false }
    /// How many more changes of a complication are sent today: 0.
    open var remainingComplicationUserInfoTransfers: Int { 0 }
    /// The folder for data about a watch; nil without one.
    open var watchDirectoryURL: URL? { nil }
    /// Whether the phone has the app: no.
    open var isCompanionAppInstalled: Bool { false }
    /// Whether the phone must be unlocked first: no.
    open var iOSDeviceNeedsUnlockAfterRebootForReachability: Bool { false }
    /// Whether messages would arrive at once: no.
    open var isReachable: Bool { false }
    /// The last state that was sent: none.
    open var applicationContext: [String: Any] { [:] }
    /// The last state that has arrived: none.
    open var receivedApplicationContext: [String: Any] { [:] }
    /// The transfers of values that have not ended: none.
    open var outstandingUserInfoTransfers: [WCSessionUserInfoTransfer] { [] }
    /// The transfers of files that have not ended: none.
    open var outstandingFileTransfers: [WCSessionFileTransfer] { [] }

    private override init() {}

    private var unsupported: WCError {
        RuntimeWarning.issue("WatchConnectivity: this machine cannot be connected to a watch; messages fail.")
        return WCError(.sessionNotSupported)
    }

    /// Activates the session: the delegate receives an error.
    open func activate() {
        let error = unsupported
        guard let delegate else { return }
        DispatchQueue.global().async {
            delegate.session(self, activationDidCompleteWith: .notActivated, error: error)
        }
    }

    /// Sends the state; fails.
    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw unsupported }

    /// Sends a message; fails.
    open func sendMessage(
        _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }

    /// Sends data; fails.
    open func sendMessageData(
        _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
    ) { fail(errorHandler) }

    private func fail(_ handler: ((any Error) -> Void)?) {
        let error = unsupported
        guard let handler else { return }
        nonisolated(unsafe) let call = handler
        DispatchQueue.global().async { call(error) }
    }

    /// Sends values when the watch is reached; the delegate receives an error.
    @discardableResult
    open func transferUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        let (error, transfer) = (unsupported, WCSessionUserInfoTransfer(userInfo))
        if let delegate {
            DispatchQueue.global().async { delegate.session(self, didFinish: transfer, error: error) }
        }
        return transfer
    }

    /// Sends values for a complication; the delegate receives an error.
    @discardableResult
    open func transferCurrentComplicationUserInfo(_ userInfo: [String: Any] = [:]) -> WCSessionUserInfoTransfer {
        transferUserInfo(userInfo)
    }

    /// Sends a file; the delegate receives an error.
    @discardableResult
    open func transferFile(_ file: URL, metadata: [String: Any]?) -> WCSessionFileTransfer {
        let (error, transfer) = (unsupported, WCSessionFileTransfer(WCSessionFile(file, metadata)))
        if let delegate {
            DispatchQueue.global().async { delegate.session(self, didFinish: transfer, error: error) }
        }
        return transfer
    }
}

/// A transfer of values.
open class WCSessionUserInfoTransfer: NSObject, @unchecked Sendable {
    /// The values.
    public let userInfo: [String: Any]
    /// Whether the values are for a complication: no.
    open var isCurrentComplicationInfo: Bool { false }
    /// Whether the transfer has not ended: no.
    open var isTransferring: Bool { false }
    init(_ userInfo: [String: Any]) { self.userInfo = userInfo }
    /// Ends the transfer.
    open func cancel() {}
}

/// A file that is sent.
open class WCSessionFile: NSObject, @unchecked Sendable {
    /// The file.
    public let fileURL: URL
    /// The app's notes on the file; nil if there are none.
    public let metadata: [String: Any]?
    init(_ fileURL: URL, _ metadata: [String: Any]?) { (self.fileURL, self.metadata) = (fileURL, metadata) }
}

/// A transfer of a file.
open class WCSessionFileTransfer: NSObject, @unchecked Sendable {
    /// The file.
    public let file: WCSessionFile
    /// The share that was sent.
    public let progress = Progress(totalUnitCount: 1)
    /// Whether the transfer has not ended: no.
    open var isTransferring: Bool { false }
    init(_ file: WCSessionFile) { self.file = file }
    /// Ends the transfer.
    open func cancel() {}
}

/// Receives a session's events; here the activation's failure and transfers' failures.
///
/// Follows Apple's [WCSessionDelegate](https://developer.apple.com/documentation/watchconnectivity/wcsessiondelegate).
public protocol WCSessionDelegate: NSObjectProtocol {
    /// Called when the activation has ended.
    func session(
        _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState, error: (any Error)?)
    /// Called when the session no longer sends.
    func sessionDidBecomeInactive(_ session: WCSession)
    /// Called when all messages of the old watch have arrived.
    func sessionDidDeactivate(_ session: WCSession)
    /// Called when the state of the watch has changed.
    func sessionWatchStateDidChange(_ session: WCSession)
    /// Called when the watch can be reached, or no longer.
    func sessionReachabilityDidChange(_ session: WCSession)
    /// Called when the phone's app was installed or removed.
    func sessionCompanionAppInstalledDidChange(_ session: WCSession)
    /// Called with a message.
    func session(_ session: WCSession, didReceiveMessage message: [String: Any])
    /// Called with a message that wants a reply.
    func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void)
    /// Called with data.
    func session(_ session: WCSession, didReceiveMessageData messageData: Data)
    /// Called with data that wants a reply.
    func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void)
    /// Called with a state.
    func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
    /// Called when a transfer of values has ended.
    func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?)
    /// Called with values.
    func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
    /// Called when a transfer of a file has ended.
    func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?)
    /// Called with a file.
    func session(_ session: WCSession, didReceive file: WCSessionFile)
}

extension WCSessionDelegate {
    public func sessionDidBecomeInactive(_ session: WCSession) {}
    public func sessionDidDeactivate(_ session: WCSession) {}
    public func sessionWatchStateDidChange(_ session: WCSession) {}
    public func sessionReachabilityDidChange(_ session: WCSession) {}
    public func sessionCompanionAppInstalledDidChange(_ session: WCSession) {}
    public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
    public func session(
        _ session: WCSession, didReceiveMessage message: [String: Any], replyHandler: @escaping ([String: Any]) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveMessageData messageData: Data) {}
    public func session(
        _ session: WCSession, didReceiveMessageData messageData: Data, replyHandler: @escaping (Data) -> Void
    ) {}
    public func session(_ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]) {}
    public func session(
        _ session: WCSession, didFinish userInfoTransfer: WCSessionUserInfoTransfer, error: (any Error)?
    ) {}
    public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
    public func session(_ session: WCSession, didFinish fileTransfer: WCSessionFileTransfer, error: (any Error)?) {}
    public func session(_ session: WCSession, didReceive file: WCSessionFile) {}
}
