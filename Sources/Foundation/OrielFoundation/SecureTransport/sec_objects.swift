// A certificate, an identity and a trust, as options of connections have them. The module Security makes them of its own objects.

/// A certificate, for options of connections.
public final class sec_certificate_t: @unchecked Sendable {
    /// The certificate.
    package let reference: AnyObject
    package init(_ reference: AnyObject) { self.reference = reference }
}

/// A certificate with its private key, for options of connections.
public final class sec_identity_t: @unchecked Sendable {
    /// The identity.
    package let reference: AnyObject
    /// The certificates that lead to it.
    package let certificates: [AnyObject]
    package init(_ reference: AnyObject, certificates: [AnyObject] = []) {
        (self.reference, self.certificates) = (reference, certificates)
    }
}

/// Certificates that are checked, for options of connections.
public final class sec_trust_t: @unchecked Sendable {
    /// The certificates.
    package let reference: AnyObject
    package init(_ reference: AnyObject) { self.reference = reference }
}
