import Foundation

/// Settings of an app that has calls.
///
/// Follows Apple's [CXProviderConfiguration](https://developer.apple.com/documentation/callkit/cxproviderconfiguration).
open class CXProviderConfiguration: NSObject, @unchecked Sendable {
    /// The app's name; nil for the bundle's.
    public let localizedName: String?
    /// The sound of a call; nil for the system's.
    open var ringtoneSound: String?
    /// The app's mark; nil for none.
    open var iconTemplateImageData: Data?
    /// How many groups of calls there may be; 2 by default.
    open var maximumCallGroups = 2
    /// How many calls a group may have; 5 by default.
    open var maximumCallsPerCallGroup = 5
    /// Whether calls are in the list of recent ones; true by default.
    open var includesCallsInRecents = true
    /// Whether calls may have pictures; false by default.
    open var supportsVideo = false
    /// The kinds of addresses.
    open var supportedHandleTypes: Set<CXHandle.HandleType> = []
    /// Creates settings.
    public override init() { localizedName = nil }
    /// Creates settings with the app's name.
    public init(localizedName: String) { self.localizedName = localizedName }
}

/// Receives actions of the user with calls; there are none here.
public protocol CXProviderDelegate: NSObjectProtocol {
    /// Called when all calls must end.
    func providerDidReset(_ provider: CXProvider)
    /// Called when the provider is ready.
    func providerDidBegin(_ provider: CXProvider)
    /// Called with actions; the other methods are called if the result is false.
    func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool
    /// Called with a call to begin.
    func provider(_ provider: CXProvider, perform action: CXStartCallAction)
    /// Called with a call to answer.
    func provider(_ provider: CXProvider, perform action: CXAnswerCallAction)
    /// Called with a call to end.
    func provider(_ provider: CXProvider, perform action: CXEndCallAction)
    /// Called with a call that is to wait.
    func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction)
    /// Called with a call whose microphone is to be off.
    func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction)
    /// Called with calls to join.
    func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction)
    /// Called with tones to send.
    func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction)
    /// Called when an action has failed by itself.
    func provider(_ provider: CXProvider, timedOutPerforming action: CXAction)
}

extension CXProviderDelegate {
    public func providerDidBegin(_ provider: CXProvider) {}
    public func provider(_ provider: CXProvider, execute transaction: CXTransaction) -> Bool { false }
    public func provider(_ provider: CXProvider, perform action: CXStartCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXAnswerCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXEndCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetHeldCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetMutedCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXSetGroupCallAction) {}
    public func provider(_ provider: CXProvider, perform action: CXPlayDTMFCallAction) {}
    public func provider(_ provider: CXProvider, timedOutPerforming action: CXAction) {}
}

/// Reports an app's calls to the system, which shows none here.
///
/// Follows Apple's [CXProvider](https://developer.apple.com/documentation/callkit/cxprovider). An incoming call is refused with `unentitled`,
/// which is reported once.
open class CXProvider: NSObject, @unchecked Sendable {
    /// The settings.
    open var configuration: CXProviderConfiguration
    private weak var delegate: (any CXProviderDelegate)?
    /// The actions that were not done: none.
    open var pendingTransactions: [CXTransaction] { [] }
    /// Creates a provider with settings.
    public init(configuration: CXProviderConfiguration) { self.configuration = configuration }
    /// Names the receiver of actions.
    open func setDelegate(_ delegate: (any CXProviderDelegate)?, queue: DispatchQueue?) { self.delegate = delegate }
    /// Reports an incoming call; fails.
    open func reportNewIncomingCall(
        with UUID: UUID, update: CXCallUpdate, completion: @escaping @Sendable ((any Error)?) -> Void
    ) {
        CallGaps.warn()
        DispatchQueue.main.async { completion(CXErrorCodeIncomingCallError(.unentitled)) }
    }
    /// Reports an incoming call; fails.
    open func reportNewIncomingCall(with UUID: UUID, update: CXCallUpdate) async throws {
        CallGaps.warn()
        throw CXErrorCodeIncomingCallError(.unentitled)
    }
    /// Reports changes of a call.
    open func reportCall(with UUID: UUID, updated update: CXCallUpdate) { CallGaps.warn() }
    /// Reports the end of a call.
    open func reportCall(with UUID: UUID, endedAt dateEnded: Date?, reason endedReason: CXCallEndedReason) {
        CallGaps.warn()
    }
    /// Reports that the user's call is being connected.
    open func reportOutgoingCall(with UUID: UUID, startedConnectingAt dateStartedConnecting: Date?) { CallGaps.warn() }
    /// Reports that the user's call was answered.
    open func reportOutgoingCall(with UUID: UUID, connectedAt dateConnected: Date?) { CallGaps.warn() }
    /// Ends the provider and its calls.
    open func invalidate() { delegate = nil }
    /// Returns the actions of a kind for a call that were not done: none.
    open func pendingCallActions(of callActionClass: AnyClass, withCall callUUID: UUID) -> [CXCallAction] { [] }
}

/// The lists of callers that apps add, which the system has not here.
open class CXCallDirectoryManager: NSObject, @unchecked Sendable {
    /// Whether a list is used.
    public enum EnabledStatus: Int, Sendable { case unknown, disabled, enabled }
    /// The manager.
    public static let sharedInstance = CXCallDirectoryManager()
    /// Reads an extension's list; fails.
    open func reloadExtension(
        withIdentifier identifier: String, completionHandler completion: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        CallGaps.warn()
        DispatchQueue.main.async { completion?(CXErrorCodeRequestTransactionError(.unentitled)) }
    }
    /// Passes whether an extension's list is used: no.
    open func getEnabledStatusForExtension(
        withIdentifier identifier: String,
        completionHandler completion: @escaping @Sendable (EnabledStatus, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completion(.disabled, nil) } }
}
