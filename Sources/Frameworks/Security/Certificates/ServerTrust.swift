#if !ORIEL_WITHOUT_NETWORKING
import Foundation
import FoundationNetworking

/// The method of authentication in which a server shows its certificate.
///
/// Follows Apple's
/// [NSURLAuthenticationMethodServerTrust](https://developer.apple.com/documentation/foundation/nsurlauthenticationmethodservertrust).
/// Sessions on Linux check certificates by themselves, against the system's authorities, and never ask with this method.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

/// The method of authentication in which the app shows a certificate.
///
/// Sessions on Linux never ask with it.
public let NSURLAuthenticationMethodClientCertificate = "NSURLAuthenticationMethodClientCertificate"

extension URLProtectionSpace {
    /// The state of the server's transaction; nil here, for sessions on Linux check certificates by themselves.
    public var serverTrust: SecTrust? { nil }
}

extension URLCredential {
    /// Creates a credential that accepts a server; sessions on Linux do not ask for one.
    /// - Parameter trust: The certificates that the app has evaluated.
    public convenience init(trust: SecTrust) { self.init(user: "", password: "", persistence: .none) }

    /// Creates a credential of a certificate and its key; sessions on Linux do not ask for one.
    /// - Parameters:
    ///   - identity: The certificate and its key.
    ///   - certificates: Further certificates of the chain.
    ///   - persistence: How long the credential is kept.
    public convenience init(identity: SecIdentity, certificates: [Any]?, persistence: Persistence) {
        self.init(user: "", password: "", persistence: persistence)
    }
}
#endif
