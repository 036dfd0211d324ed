import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// The way of a server to prove who it is, by a certificate; the system's transfers check it themselves here, and ask no delegate.
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"

extension URLCredential {
    /// Creates a credential that accepts a server's certificate.
    ///
    /// Transfers check certificates by themselves here: no challenge asks for the credential, and it has no effect.
    /// - Parameter trust: The server's certificates, a `SecTrust`.
    public convenience init(trust: Any) { self.init(user: "", password: "", persistence: .none) }
}
