import Foundation
import OrielFoundation

/// The name of the errors of private networks.
public let NEVPNErrorDomain = "NEVPNErrorDomain"
/// The name of the errors of settings.
public let NEHotspotConfigurationErrorDomain = "NEHotspotConfigurationErrorDomain"

/// An error of a private network.
///
/// Follows Apple's [NEVPNError](https://developer.apple.com/documentation/networkextension/nevpnerror-swift.struct).
public struct NEVPNError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale
        case configurationReadWriteFailed, configurationUnknown
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The settings are wrong.
    public static let configurationInvalid = Code.configurationInvalid
    /// The settings are not in use.
    public static let configurationDisabled = Code.configurationDisabled
    /// The settings cannot be read or written.
    public static let configurationReadWriteFailed = Code.configurationReadWriteFailed
    /// The name of the errors of private networks.
    public static var errorDomain: String { NEVPNErrorDomain }
    public var errorDescription: String? { "Apps do not change the network on this machine." }

    /// The error of all changes, which is reported once.
    static func unavailable() -> NEVPNError {
        RuntimeWarning.issue("NetworkExtension: apps do not change the network here; settings are not kept.")
        return NEVPNError(.configurationReadWriteFailed)
    }
    static func fail(_ completion: (((any Error)?) -> Void)?) {
        let error = unavailable()
        guard let completion else { return }
        nonisolated(unsafe) let call = completion
        DispatchQueue.main.async { call(error) }
    }
}

/// The state of a private network.
public enum NEVPNStatus: Int, Sendable {
    case invalid, disconnected, connecting, connected, reasserting, disconnecting
}

extension NSNotification.Name {
    /// Sent when the state of a private network has changed; never here.
    public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statuschange")
    /// Sent when settings have changed; never here.
    public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.changed")
}

/// The key of a user's name for a connection.
public let NEVPNConnectionStartOptionUsername = "NEVPNConnectionStartOptionUsername"
/// The key of a password for a connection.
public let NEVPNConnectionStartOptionPassword = "NEVPNConnectionStartOptionPassword"

/// The connection with a private network, which cannot be made here.
///
/// Follows Apple's [NEVPNConnection](https://developer.apple.com/documentation/networkextension/nevpnconnection).
open class NEVPNConnection: NSObject, @unchecked Sendable {
    /// The state: `invalid`, for settings are not kept.
    open var status: NEVPNStatus { .invalid }
    /// The time at which it began; nil.
    open var connectedDate: Date? { nil }
    fileprivate weak var _manager: NEVPNManager?
    /// The manager of the settings.
    open var manager: NEVPNManager { _manager ?? NEVPNManager() }
    override init() {}
    /// Connects; fails.
    open func startVPNTunnel() throws { throw NEVPNError.unavailable() }
    /// Connects with options; fails.
    open func startVPNTunnel(options: [String: NSObject]?) throws { throw NEVPNError.unavailable() }
    /// Ends the connection.
    open func stopVPNTunnel() {}
    /// Passes the error of the last connection: none.
    open func fetchLastDisconnectError(completionHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { handler(nil) }
    }
}

/// A connection with an app's extension.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
    /// Begins the extension; fails.
    open func startTunnel(options: [String: Any]? = nil) throws { throw NEVPNError.unavailable() }
    /// Ends the extension.
    open func stopTunnel() {}
    /// Sends a message to the extension; fails.
    open func sendProviderMessage(_ messageData: Data, responseHandler: ((Data?) -> Void)? = nil) throws {
        throw NEVPNError.unavailable()
    }
}

/// Settings of a private network: apps keep none here.
///
/// Follows Apple's [NEVPNManager](https://developer.apple.com/documentation/networkextension/nevpnmanager). Loading finds nothing; saving fails
/// with `configurationReadWriteFailed`, which is reported once.
open class NEVPNManager: NSObject, @unchecked Sendable {
    private static let manager = NEVPNManager()
    /// Returns the app's manager.
    open class func shared() -> NEVPNManager { manager }
    /// The rules that connect by themselves; nil for none.
    open var onDemandRules: [NEOnDemandRule]?
    /// Whether the rules are in use; false by default.
    open var isOnDemandEnabled = false
    /// The settings' name for users; nil for none.
    open var localizedDescription: String?
    /// The protocol; nil for none.
    open var protocolConfiguration: NEVPNProtocol?
    /// The connection.
    public let connection: NEVPNConnection
    /// Whether the settings are in use; false by default.
    open var isEnabled = false

    init(connection: NEVPNConnection = NEVPNConnection()) {
        self.connection = connection
        super.init()
        connection._manager = self
    }

    /// Reads the settings: there are none.
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    /// Reads the settings: there are none.
    open func loadFromPreferences() async throws {}
    /// Keeps the settings; fails.
    open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        NEVPNError.fail(completionHandler)
    }
    /// Keeps the settings; fails.
    open func saveToPreferences() async throws { throw NEVPNError.unavailable() }
    /// Removes the settings; fails.
    open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) {
        NEVPNError.fail(completionHandler)
    }
    /// Removes the settings; fails.
    open func removeFromPreferences() async throws { throw NEVPNError.unavailable() }
}

/// Settings of a private network that an app's extension connects.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
    /// Creates settings.
    public init() { super.init(connection: NETunnelProviderSession()) }
    /// Passes all settings of the app: none.
    open class func loadAllFromPreferences(
        completionHandler: @escaping @Sendable ([NETunnelProviderManager]?, (any Error)?) -> Void
    ) { DispatchQueue.main.async { completionHandler([], nil) } }
    /// Returns all settings of the app: none.
    open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
}
