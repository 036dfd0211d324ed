import Foundation
import OrielFoundation

/// The kind of messages that a server sends to an app.
public struct PKPushType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a kind with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Calls over the Internet.
    public static let voIP = PKPushType(rawValue: "PKPushTypeVoIP")
    /// Changes of complications of a watch.
    public static let complication = PKPushType(rawValue: "PKPushTypeComplication")
    /// Changes of files of a provider.
    public static let fileProvider = PKPushType(rawValue: "PKPushTypeFileProvider")
}

/// The address of an app on a device, for messages of a kind.
///
/// Follows Apple's [PKPushCredentials](https://developer.apple.com/documentation/pushkit/pkpushcredentials).
open class PKPushCredentials: NSObject, @unchecked Sendable {
    /// The kind of messages.
    public let type: PKPushType
    /// The address.
    public let token: Data
    init(type: PKPushType, token: Data) { (self.type, self.token) = (type, token) }
}

/// A message of a server.
///
/// Follows Apple's [PKPushPayload](https://developer.apple.com/documentation/pushkit/pkpushpayload).
open class PKPushPayload: NSObject, @unchecked Sendable {
    /// The kind of the message.
    public let type: PKPushType
    /// The content.
    public let dictionaryPayload: [AnyHashable: Any]
    init(type: PKPushType, dictionaryPayload: [AnyHashable: Any]) {
        (self.type, self.dictionaryPayload) = (type, dictionaryPayload)
    }
}

/// Receives addresses and messages; there are none here.
///
/// Follows Apple's [PKPushRegistryDelegate](https://developer.apple.com/documentation/pushkit/pkpushregistrydelegate).
public protocol PKPushRegistryDelegate: NSObjectProtocol {
    /// Called with the address of the app.
    func pushRegistry(
        _ registry: PKPushRegistry, didUpdate pushCredentials: PKPushCredentials, for type: PKPushType)
    /// Called with a message, and a function that is to be called when it was processed.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping @Sendable () -> Void)
    /// Called with a message, on older systems.
    func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType)
    /// Called when an address has become invalid.
    func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType)
}

extension PKPushRegistryDelegate {
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType,
        completion: @escaping @Sendable () -> Void
    ) { completion() }
    public func pushRegistry(
        _ registry: PKPushRegistry, didReceiveIncomingPushWith payload: PKPushPayload, for type: PKPushType
    ) {}
    public func pushRegistry(_ registry: PKPushRegistry, didInvalidatePushTokenFor type: PKPushType) {}
}

/// Asks for messages of kinds; no server sends any here.
///
/// Follows Apple's [PKPushRegistry](https://developer.apple.com/documentation/pushkit/pkpushregistry). As on a device without a connection to
/// Apple's servers, the delegate receives no address, which is reported once.
open class PKPushRegistry: NSObject, @unchecked Sendable {
    /// Receives addresses and messages.
    open weak var delegate: (any PKPushRegistryDelegate)?
    private let lock = NSLock()
    private var types: Set<PKPushType>?

    /// Creates a registry whose delegate is called on a queue; nil for the main queue.
    public init(queue: DispatchQueue?) {}

    /// The kinds of messages; nil for none.
    open var desiredPushTypes: Set<PKPushType>? {
        get { lock.withLock { types } }
        set {
            lock.withLock { types = newValue }
            if newValue?.isEmpty == false {
                RuntimeWarning.issue("PushKit: no server sends messages to this system; the delegate is not called.")
            }
        }
    }

    /// Returns the address of the app for a kind of messages; nil.
    open func pushToken(for type: PKPushType) -> Data? { nil }
}
