import Foundation
import OrielFoundation

// Objects of this module for options of connections, and back.

/// Returns a trust for options of connections.
public func sec_trust_create(_ trust: SecTrust) -> sec_trust_t? { sec_trust_t(trust) }
/// Returns the trust of a connection.
public func sec_trust_copy_ref(_ trust: sec_trust_t) -> Unmanaged<SecTrust> {
    .passRetained(trust.reference as? SecTrust ?? SecTrust([], []))
}
/// Returns an identity for options of connections.
public func sec_identity_create(_ identity: SecIdentity) -> sec_identity_t? { sec_identity_t(identity) }
/// Returns an identity for options of connections, with the certificates that lead to it.
public func sec_identity_create_with_certificates(_ identity: SecIdentity, _ certificates: CFArray) -> sec_identity_t? {
    sec_identity_t(identity, certificates: certificates.compactMap { $0 as? SecCertificate })
}
/// Returns the identity of options of connections.
public func sec_identity_copy_ref(_ identity: sec_identity_t) -> Unmanaged<SecIdentity>? {
    (identity.reference as? SecIdentity).map { .passRetained($0) }
}
/// Returns the certificates that lead to the identity of options of connections; nil for none.
public func sec_identity_copy_certificates_ref(_ identity: sec_identity_t) -> Unmanaged<CFArray>? {
    identity.certificates.isEmpty ? nil : .passRetained(NSArray(array: identity.certificates))
}
/// Calls a function with each certificate that leads to an identity; returns whether there are any.
@discardableResult
public func sec_identity_access_certificates(
    _ identity: sec_identity_t, _ handler: (sec_certificate_t) -> Void
) -> Bool {
    for certificate in identity.certificates { handler(sec_certificate_t(certificate)) }
    return !identity.certificates.isEmpty
}
/// Returns a certificate for options of connections.
public func sec_certificate_create(_ certificate: SecCertificate) -> sec_certificate_t? {
    sec_certificate_t(certificate)
}
/// Returns the certificate of a connection; nil if it has another form.
public func sec_certificate_copy_ref(_ certificate: sec_certificate_t) -> Unmanaged<SecCertificate>! {
    (certificate.reference as? SecCertificate).map { .passRetained($0) }
}

/// Creates a policy for a server of encrypted connections, or for its clients.
/// - Parameter hostname: The server's name, which must be the certificate's; nil for any.
@_disfavoredOverload
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: NSString?) -> SecPolicy {
    SecPolicyCreateSSL(server, hostname?.substring(from: 0))
}
