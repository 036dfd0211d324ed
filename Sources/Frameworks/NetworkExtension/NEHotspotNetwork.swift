import Foundation

/// A wireless network.
///
/// Follows Apple's [NEHotspotNetwork](https://developer.apple.com/documentation/networkextension/nehotspotnetwork). An app that may not ask
/// gets none on Apple's devices, and no app may here.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
    /// The name.
    public let ssid: String
    /// The station.
    public let bssid: String
    /// The strength of the signal, from 0 to 1.
    open var signalStrength: Double { 0 }
    /// Whether traffic is encrypted.
    open var isSecure: Bool { false }
    init(ssid: String, bssid: String) { (self.ssid, self.bssid) = (ssid, bssid) }
    /// Passes the present network: nil.
    open class func fetchCurrent(completionHandler: @escaping @Sendable (NEHotspotNetwork?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    /// Returns the present network: nil.
    open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
}

/// A wireless network to join.
open class NEHotspotConfiguration: NSObject, @unchecked Sendable {
    /// The name.
    public let ssid: String
    /// The beginning of the name; empty for a whole one.
    public let ssidPrefix: String
    /// Whether it is left with the app; false by default.
    open var joinOnce = false
    /// How long it is kept, in days; nil for always.
    open var lifeTimeInDays: NSNumber?
    /// Whether the network does not show its name; false by default.
    open var hidden = false
    /// Creates an open network.
    public init(ssid SSID: String) { (ssid, ssidPrefix) = (SSID, "") }
    /// Creates a network with a password.
    public init(ssid SSID: String, passphrase: String, isWEP: Bool) { (ssid, ssidPrefix) = (SSID, "") }
    /// Creates an open network whose name begins with a text.
    public init(ssidPrefix SSIDPrefix: String) { (ssid, ssidPrefix) = ("", SSIDPrefix) }
    /// Creates a network with a password whose name begins with a text.
    public init(ssidPrefix SSIDPrefix: String, passphrase: String, isWEP: Bool) {
        (ssid, ssidPrefix) = ("", SSIDPrefix)
    }
}

/// An error of joining a network.
public enum NEHotspotConfigurationError: Int, CustomNSError, LocalizedError, Sendable {
    case invalid = 0, invalidSSID, invalidWPAPassphrase, invalidWEPPassphrase, invalidEAPSettings
    case invalidHS20Settings, invalidHS20DomainName, userDenied, `internal`, pending, systemConfiguration, unknown
    case joinOnceNotSupported, alreadyAssociated, applicationIsNotInForeground, invalidSSIDPrefix
    /// The name of these errors.
    public static var errorDomain: String { NEHotspotConfigurationErrorDomain }
    public var errorDescription: String? { "Apps do not change the network on this machine." }
}

/// Joins networks, which the desktop alone does here.
open class NEHotspotConfigurationManager: NSObject, @unchecked Sendable {
    /// The manager.
    public static let shared = NEHotspotConfigurationManager()
    /// Joins a network; fails with `userDenied`.
    open func apply(
        _ configuration: NEHotspotConfiguration, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        _ = NEVPNError.unavailable()
        DispatchQueue.main.async { completionHandler?(NEHotspotConfigurationError.userDenied) }
    }
    /// Joins a network; fails with `userDenied`.
    open func apply(_ configuration: NEHotspotConfiguration) async throws {
        _ = NEVPNError.unavailable()
        throw NEHotspotConfigurationError.userDenied
    }
    /// Removes a network that the app has added: there are none.
    open func removeConfiguration(forSSID SSID: String) {}
    /// Passes the names of the networks that the app has added: none.
    open func getConfiguredSSIDs(completionHandler: @escaping @Sendable ([String]) -> Void) {
        DispatchQueue.main.async { completionHandler([]) }
    }
}
