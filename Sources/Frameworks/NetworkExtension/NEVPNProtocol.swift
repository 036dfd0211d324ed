import Foundation

/// Settings of a protocol for private networks.
///
/// Follows Apple's [NEVPNProtocol](https://developer.apple.com/documentation/networkextension/nevpnprotocol).
open class NEVPNProtocol: NSObject, @unchecked Sendable {
    /// The server; nil for none.
    open var serverAddress: String?
    /// The user's name; nil for none.
    open var username: String?
    /// A reference to the password in the keychain; nil for none.
    open var passwordReference: Data?
    /// A reference to the identity in the keychain; nil for none.
    open var identityReference: Data?
    /// The identity; nil for none.
    open var identityData: Data?
    /// The password of the identity; nil for none.
    open var identityDataPassword: String?
    /// Whether the connection ends when the machine sleeps; false by default.
    open var disconnectOnSleep = false
    /// The way through another server; nil for none.
    open var proxySettings: NEProxySettings?
    /// Whether all connections use the network; false by default.
    open var includeAllNetworks = false
    /// Whether connections nearby do not use the network; false by default.
    open var excludeLocalNetworks = false
    /// Whether the routes are kept from other rules; false by default.
    open var enforceRoutes = false
    /// Creates settings.
    public override init() {}
}

/// Settings of IPSec.
open class NEVPNProtocolIPSec: NEVPNProtocol, @unchecked Sendable {
    /// How the server knows the user; none by default.
    open var authenticationMethod = NEVPNIKEAuthenticationMethod.none
    /// Whether the user is asked as well; false by default.
    open var useExtendedAuthentication = false
    /// A reference to the secret in the keychain; nil for none.
    open var sharedSecretReference: Data?
    /// The name of this machine; nil for none.
    open var localIdentifier: String?
    /// The name of the server; nil for none.
    open var remoteIdentifier: String?
}

/// Settings of IKEv2.
open class NEVPNProtocolIKEv2: NEVPNProtocolIPSec, @unchecked Sendable {
    /// How often the server is asked whether it is there; medium by default.
    open var deadPeerDetectionRate = NEVPNIKEv2DeadPeerDetectionRate.medium
    /// The name of the server's certificate; nil for none.
    open var serverCertificateCommonName: String?
    /// The name of the certificate's issuer; nil for none.
    open var serverCertificateIssuerCommonName: String?
    /// Whether the connection stays on one interface; false by default.
    open var disableMOBIKE = false
    /// Whether the server names no other; false by default.
    open var disableRedirect = false
    /// Whether each new key is made from the beginning; false by default.
    open var enablePFS = false
    /// Whether certificates are checked with their issuer; false by default.
    open var enableRevocationCheck = false
}

/// How a server knows the user.
public enum NEVPNIKEAuthenticationMethod: Int, Sendable { case none, certificate, sharedSecret }
/// How often a server is asked whether it is there.
public enum NEVPNIKEv2DeadPeerDetectionRate: Int, Sendable { case none, low, medium, high }

/// Settings for an app's extension.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
    /// The extension's settings; nil for none.
    open var providerConfiguration: [String: Any]?
    /// The extension; nil for the first one.
    open var providerBundleIdentifier: String?
}

/// The way through another server.
open class NEProxySettings: NSObject, @unchecked Sendable {
    /// Whether a script finds the server; false by default.
    open var autoProxyConfigurationEnabled = false
    /// The script's address; nil for none.
    open var proxyAutoConfigurationURL: URL?
    /// Whether HTTP uses the server; false by default.
    open var httpEnabled = false
    /// The server for HTTP; nil for none.
    open var httpServer: NEProxyServer?
    /// Whether HTTPS uses the server; false by default.
    open var httpsEnabled = false
    /// The server for HTTPS; nil for none.
    open var httpsServer: NEProxyServer?
    /// The domains that do not use it; nil for none.
    open var exceptionList: [String]?
    /// The domains that use it; nil for all.
    open var matchDomains: [String]?
    /// Creates settings.
    public override init() {}
}

/// A server between the machine and others.
open class NEProxyServer: NSObject, @unchecked Sendable {
    /// The address.
    public let address: String
    /// The port.
    public let port: Int
    /// Creates a server.
    public init(address: String, port: Int) { (self.address, self.port) = (address, port) }
}

/// The actions of rules.
public enum NEOnDemandRuleAction: Int, Sendable { case connect = 1, disconnect, evaluateConnection, ignore }
/// The kind of a network.
public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any = 0, ethernet = 1, wiFi = 2, cellular = 3 }

/// A rule by which a private network is connected.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
    /// The action.
    open var action: NEOnDemandRuleAction { .ignore }
    /// The kind of network on which it holds; any by default.
    open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
    /// The networks on which it holds; nil for all.
    open var ssidMatch: [String]?
    /// The domains in which it holds; nil for all.
    open var dnsSearchDomainMatch: [String]?
    /// An address that must answer; nil for none.
    open var probeURL: URL?
    /// Creates a rule.
    public override init() {}
}
/// A rule that connects.
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .connect }
}
/// A rule that ends the connection.
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {
    open override var action: NEOnDemandRuleAction { .disconnect }
}
/// A rule that does nothing.
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}
