import Foundation
import OrielFoundation

/// Asks the service of the certificate's issuer (OCSP).
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Reads lists of revoked certificates.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// Prefers lists of revoked certificates to a service.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// Demands an answer: a certificate is not trusted without one.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Uses only answers that are known already.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Uses any way there is.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags = kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// Creates a policy that asks whether certificates were revoked.
///
/// No service is asked on this system: the answer is always missing, so that a check fails with
/// `errSecIncompleteCertRevocationCheck` if the policy demands an answer, and is not affected otherwise.
/// - Parameter revocationFlags: The ways to ask, such as `kSecRevocationUseAnyAvailableMethod`.
/// - Returns: Nil if no way is given.
public func SecPolicyCreateRevocation(_ revocationFlags: CFOptionFlags) -> SecPolicy? {
    guard revocationFlags & kSecRevocationUseAnyAvailableMethod != 0 else { return nil }
    return SecPolicy(host: nil, isForServer: false, revocation: revocationFlags)
}

/// The identifier of the policy of servers and clients of encrypted connections.
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
/// The identifier of the policy that demands no more than a chain.
public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// The identifier of the policy that asks whether certificates were revoked.
public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
/// The key of a policy's identifier.
public let kSecPolicyOid: CFString = "SecPolicyOid"
/// The key of the name that a certificate must have.
public let kSecPolicyName: CFString = "SecPolicyName"
/// The key of whether a policy is for clients.
public let kSecPolicyClient: CFString = "SecPolicyClient"
/// The key of the ways in which a policy asks whether certificates were revoked.
public let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"

/// Returns a policy's identifier and settings.
public func SecPolicyCopyProperties(_ policyRef: SecPolicy) -> CFDictionary? {
    var values: [String: Any] = [:]
    if policyRef.revocation != 0 {
        values[kSecPolicyOid] = kSecPolicyAppleRevocation
        values[kSecPolicyRevocationFlags] = policyRef.revocation
    } else {
        values[kSecPolicyOid] =
            policyRef.host != nil || policyRef.isForServer ? kSecPolicyAppleSSL : kSecPolicyAppleX509Basic
    }
    if let host = policyRef.host { values[kSecPolicyName] = host }
    return values as NSDictionary
}

/// Creates a policy by its identifier.
/// - Parameter properties: Settings by the keys of `SecPolicyCopyProperties`.
/// - Returns: Nil for an unknown identifier.
public func SecPolicyCreateWithProperties(_ policyIdentifier: CFTypeRef, _ properties: CFDictionary?) -> SecPolicy? {
    let values = properties as? [String: Any] ?? [:]
    switch policyIdentifier as? String {
    case kSecPolicyAppleSSL:
        return SecPolicyCreateSSL(!(values[kSecPolicyClient] as? Bool ?? false), values[kSecPolicyName] as? String)
    case kSecPolicyAppleX509Basic: return SecPolicyCreateBasicX509()
    case kSecPolicyAppleRevocation:
        let flags = values[kSecPolicyRevocationFlags] as? NSNumber
        return SecPolicyCreateRevocation(flags?.uintValue ?? kSecRevocationUseAnyAvailableMethod)
    default: return nil
    }
}
