import Foundation

/// Why a connection ends.
public enum NEProviderStopReason: Int, Sendable {
    case none = 0, userInitiated, providerFailed, noNetworkAvailable, unrecoverableNetworkChange, providerDisabled
    case authenticationCanceled, configurationFailed, idleTimeout, configurationDisabled, configurationRemoved
    case superceded, userLogout, userSwitch, connectionFailed, sleep, appUpdate, internalError
}

/// An extension that works for the network; the system starts none here.
open class NEProvider: NSObject, @unchecked Sendable {
    /// Creates an extension.
    public override init() {}
    /// Called before the machine sleeps.
    open func sleep(completionHandler: @escaping () -> Void) { completionHandler() }
    /// Called after the machine has slept.
    open func wake() {}
}

/// An extension that connects a private network; the system starts none here.
open class NETunnelProvider: NEProvider, @unchecked Sendable {
    /// The settings.
    open var protocolConfiguration: NEVPNProtocol { NEVPNProtocol() }
    /// Whether the connection is being made again; false by default.
    open var reasserting = false
    /// Called with a message of the app.
    open func handleAppMessage(_ messageData: Data, completionHandler: ((Data?) -> Void)? = nil) {
        completionHandler?(nil)
    }
    /// Changes the network; fails.
    open func setTunnelNetworkSettings(
        _ tunnelNetworkSettings: NETunnelNetworkSettings?, completionHandler: (((any Error)?) -> Void)? = nil
    ) { NEVPNError.fail(completionHandler) }
}

/// An extension that sends packets; the system starts none here.
///
/// Follows Apple's [NEPacketTunnelProvider](https://developer.apple.com/documentation/networkextension/nepackettunnelprovider).
open class NEPacketTunnelProvider: NETunnelProvider, @unchecked Sendable {
    /// The packets.
    public let packetFlow = NEPacketTunnelFlow()
    /// Called to connect.
    open func startTunnel(options: [String: NSObject]? = nil, completionHandler: @escaping ((any Error)?) -> Void) {
        completionHandler(nil)
    }
    /// Called to end the connection.
    open func stopTunnel(with reason: NEProviderStopReason, completionHandler: @escaping () -> Void) {
        completionHandler()
    }
    /// Ends the connection with an error.
    open func cancelTunnelWithError(_ error: (any Error)?) {}
}

/// The packets of a private network; there are none here.
open class NEPacketTunnelFlow: NSObject, @unchecked Sendable {
    override init() {}
    /// Reads packets; none come.
    open func readPackets(completionHandler: @escaping ([Data], [NSNumber]) -> Void) {}
    /// Writes packets; returns false.
    open func writePackets(_ packets: [Data], withProtocols protocols: [NSNumber]) -> Bool { false }
}

/// Settings of a private network's interface.
open class NETunnelNetworkSettings: NSObject, @unchecked Sendable {
    /// The other end.
    public let tunnelRemoteAddress: String
    /// The servers of names; nil for the system's.
    open var dnsSettings: NEDNSSettings?
    /// The way through another server; nil for none.
    open var proxySettings: NEProxySettings?
    /// Creates settings.
    public init(tunnelRemoteAddress address: String) { tunnelRemoteAddress = address }
}

/// Settings of an interface for packets.
open class NEPacketTunnelNetworkSettings: NETunnelNetworkSettings, @unchecked Sendable {
    /// The addresses of version 4; nil for none.
    open var ipv4Settings: NEIPv4Settings?
    /// The addresses of version 6; nil for none.
    open var ipv6Settings: NEIPv6Settings?
    /// The largest packet, in bytes; nil for the overhead's.
    open var mtu: NSNumber?
    /// The bytes that are added to packets; nil for none.
    open var tunnelOverheadBytes: NSNumber?
}

/// Addresses of version 4.
open class NEIPv4Settings: NSObject, @unchecked Sendable {
    /// The addresses.
    public let addresses: [String]
    /// The masks.
    public let subnetMasks: [String]
    /// The routes through the network; nil for none.
    open var includedRoutes: [NEIPv4Route]?
    /// The routes beside it; nil for none.
    open var excludedRoutes: [NEIPv4Route]?
    /// Creates settings.
    public init(addresses: [String], subnetMasks: [String]) {
        (self.addresses, self.subnetMasks) = (addresses, subnetMasks)
    }
}

/// A route of version 4.
open class NEIPv4Route: NSObject, @unchecked Sendable {
    /// The address.
    public let destinationAddress: String
    /// The mask.
    public let destinationSubnetMask: String
    /// Creates a route.
    public init(destinationAddress address: String, subnetMask: String) {
        (destinationAddress, destinationSubnetMask) = (address, subnetMask)
    }
    /// Returns the route to all addresses.
    open class func `default`() -> NEIPv4Route { NEIPv4Route(destinationAddress: "0.0.0.0", subnetMask: "0.0.0.0") }
}

/// Addresses of version 6.
open class NEIPv6Settings: NSObject, @unchecked Sendable {
    /// The addresses.
    public let addresses: [String]
    /// The lengths of the networks' prefixes.
    public let networkPrefixLengths: [NSNumber]
    /// The routes through the network; nil for none.
    open var includedRoutes: [NEIPv6Route]?
    /// The routes beside it; nil for none.
    open var excludedRoutes: [NEIPv6Route]?
    /// Creates settings.
    public init(addresses: [String], networkPrefixLengths: [NSNumber]) {
        (self.addresses, self.networkPrefixLengths) = (addresses, networkPrefixLengths)
    }
}

/// A route of version 6.
open class NEIPv6Route: NSObject, @unchecked Sendable {
    /// The address.
    public let destinationAddress: String
    /// The length of the prefix.
    public let destinationNetworkPrefixLength: NSNumber
    /// Creates a route.
    public init(destinationAddress address: String, networkPrefixLength: NSNumber) {
        (destinationAddress, destinationNetworkPrefixLength) = (address, networkPrefixLength)
    }
    /// Returns the route to all addresses.
    open class func `default`() -> NEIPv6Route { NEIPv6Route(destinationAddress: "::", networkPrefixLength: 0) }
}

/// Servers of names.
open class NEDNSSettings: NSObject, @unchecked Sendable {
    /// The servers.
    public let servers: [String]
    /// The domains that are searched; nil for none.
    open var searchDomains: [String]?
    /// The domain of the network; nil for none.
    open var domainName: String?
    /// The domains whose names the servers know; nil for all.
    open var matchDomains: [String]?
    /// Creates settings.
    public init(servers: [String]) { self.servers = servers }
}

/// Servers of names by HTTPS.
open class NEDNSOverHTTPSSettings: NEDNSSettings, @unchecked Sendable {
    /// The address; nil for none.
    open var serverURL: URL?
}

/// Servers of names by TLS.
open class NEDNSOverTLSSettings: NEDNSSettings, @unchecked Sendable {
    /// The server's name; nil for none.
    open var serverName: String?
}

/// The machine's servers of names, which apps do not change here.
open class NEDNSSettingsManager: NSObject, @unchecked Sendable {
    private static let manager = NEDNSSettingsManager()
    /// Returns the app's manager.
    open class func shared() -> NEDNSSettingsManager { manager }
    /// The settings; nil for none.
    open var dnsSettings: NEDNSSettings?
    /// The settings' name for users; nil for none.
    open var localizedDescription: String?
    /// Whether the settings are in use: no.
    open var isEnabled: Bool { false }
    /// Reads the settings: there are none.
    open func loadFromPreferences(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
        DispatchQueue.main.async { completionHandler(nil) }
    }
    /// Keeps the settings; fails.
    open func saveToPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        NEVPNError.fail(completionHandler)
    }
    /// Removes the settings; fails.
    open func removeFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) {
        NEVPNError.fail(completionHandler)
    }
}
