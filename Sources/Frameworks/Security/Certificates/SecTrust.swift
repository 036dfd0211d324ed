import CryptoShim
import Foundation
import OrielFoundation

/// The purpose for which a certificate is evaluated.
///
/// Follows Apple's [SecPolicy](https://developer.apple.com/documentation/security/secpolicy).
public final class SecPolicy: @unchecked Sendable {
    let host: String?
    let isForServer: Bool
    /// The ways in which it is asked whether a certificate was revoked; 0 for none.
    let revocation: CFOptionFlags

    init(host: String?, isForServer: Bool, revocation: CFOptionFlags = 0) {
        self.host = host
        self.isForServer = isForServer
        self.revocation = revocation
    }
}

/// Creates a policy for a server of encrypted connections, or for its clients.
/// - Parameter hostname: The server's name, which must be the certificate's; nil for any.
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy {
    SecPolicy(host: server ? hostname : nil, isForServer: server)
}

/// Creates a policy that demands no more than a chain to a trusted certificate.
public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy(host: nil, isForServer: false) }

/// Certificates that are checked by policies.
///
/// Follows Apple's [SecTrust](https://developer.apple.com/documentation/security/sectrust). The system's certificates are the
/// ones that OpenSSL finds (`/etc/ssl/certs`, the package ca-certificates).
public final class SecTrust: @unchecked Sendable {
    private let lock = NSLock()
    private var values: Values
    private var outcome: Outcome?

    struct Values {
        var certificates: [SecCertificate]
        var policies: [SecPolicy]
        var anchors: [SecCertificate]?
        var usesAnchorsOnly = true
        var date: Date?
        var allowsNetwork = true
        /// The failure that is overlooked.
        var exception: Data?
    }

    /// The result of an evaluation.
    struct Outcome {
        var reason: Int32
        var chain: [SecCertificate]
        /// Whether a failure was overlooked.
        var isExcepted = false
    }

    /// The reason where a policy demands to know whether a certificate was revoked, which no service is asked here.
    static let unansweredReason: Int32 = -2

    init(_ certificates: [SecCertificate], _ policies: [SecPolicy]) {
        values = Values(certificates: certificates, policies: policies)
    }

    func change(_ body: (inout Values) -> Void) {
        lock.withLock {
            body(&values)
            outcome = nil
        }
    }

    /// The result of the check, which is kept until something changes.
    var result: Outcome {
        lock.withLock {
            if let outcome { return outcome }
            let new = Self.check(values)
            outcome = new
            return new
        }
    }

    var certificates: [SecCertificate] { lock.withLock { values.certificates } }
    /// The settings of the check.
    var settings: Values { lock.withLock { values } }

    private static func check(_ values: Values) -> Outcome {
        guard let leaf = values.certificates.first else { return Outcome(reason: -1, chain: []) }
        var last = Outcome(reason: 0, chain: values.certificates)
        for policy in values.policies {
            last = check(leaf, values, policy)
            if last.reason == 0, policy.revocation & kSecRevocationRequirePositiveResponse != 0 {
                last.reason = unansweredReason
            }
            if last.reason != 0 { break }
        }
        if last.reason != 0, values.exception == values.failure(last.reason) {
            last.reason = 0
            last.isExcepted = true
        }
        return last
    }

    private static func check(_ leaf: SecCertificate, _ values: Values, _ policy: SecPolicy) -> Outcome {
        var others = values.certificates.dropFirst().map { OpaquePointer?($0.pointer) }
        var anchors = (values.anchors ?? []).map { OpaquePointer?($0.pointer) }
        var built = [OpaquePointer?](repeating: nil, count: 20)
        var count = built.count
        let seconds = values.date.map { Int64($0.timeIntervalSince1970.rounded(.down).clamped(to: 0...1e15)) } ?? -1
        let usesSystem = values.anchors == nil || !values.usesAnchorsOnly
        let reason = withExtendedLifetime(values) {
            oriel_trust_check(
                leaf.pointer, &others, others.count, &anchors, anchors.count, usesSystem ? 1 : 0, policy.host, seconds,
                policy.isForServer ? 1 : 0, &built, &count)
        }
        let chain = built.prefix(count).compactMap { $0.map(SecCertificate.init(taking:)) }
        return Outcome(reason: reason, chain: chain.isEmpty ? values.certificates : chain)
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}

/// The results of a check.
public enum SecTrustResultType: UInt32, Sendable {
    case invalid, proceed, confirm, deny, unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

/// Creates a check of certificates.
/// - Parameters:
///   - certificates: A certificate, or an array of certificates that begins with the one to check.
///   - policies: A policy, an array of policies, or nil for the least.
@discardableResult
public func SecTrustCreateWithCertificates(
    _ certificates: CFTypeRef, _ policies: CFTypeRef?, _ trust: UnsafeMutablePointer<SecTrust?>
) -> OSStatus {
    let list = (certificates as? SecCertificate).map { [$0] } ?? certificates as? [SecCertificate] ?? []
    guard !list.isEmpty else { return errSecParam }
    let rules = (policies as? SecPolicy).map { [$0] } ?? policies as? [SecPolicy] ?? []
    trust.pointee = SecTrust(list, rules.isEmpty ? [SecPolicyCreateBasicX509()] : rules)
    return errSecSuccess
}

/// Sets the policies of a check: a policy, or an array of policies.
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus {
    let rules = (policies as? SecPolicy).map { [$0] } ?? policies as? [SecPolicy] ?? []
    guard !rules.isEmpty else { return errSecParam }
    trust.change { $0.policies = rules }
    return errSecSuccess
}

/// Sets the certificates to which a chain may lead, instead of the system's; nil for the system's.
@discardableResult
public func SecTrustSetAnchorCertificates(_ trust: SecTrust, _ anchorCertificates: CFArray?) -> OSStatus {
    trust.change {
        $0.anchors = anchorCertificates.map { $0 as? [SecCertificate] ?? [] }
        $0.usesAnchorsOnly = true
    }
    return errSecSuccess
}

/// Sets whether the system's certificates do not count beside the ones that were set.
@discardableResult
public func SecTrustSetAnchorCertificatesOnly(_ trust: SecTrust, _ anchorCertificatesOnly: Bool) -> OSStatus {
    trust.change { $0.usesAnchorsOnly = anchorCertificatesOnly }
    return errSecSuccess
}

/// Sets the moment at which certificates must be valid; the present one by default.
@discardableResult
public func SecTrustSetVerifyDate(_ trust: SecTrust, _ verifyDate: NSDate) -> OSStatus {
    trust.change { $0.date = Date(timeIntervalSinceReferenceDate: verifyDate.timeIntervalSinceReferenceDate) }
    return errSecSuccess
}

/// Returns whether a certificate is trusted.
/// - Parameter error: Receives the reason if it is not.
public func SecTrustEvaluateWithError(_ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?) -> Bool {
    let reason = trust.result.reason
    if reason == 0 { return true }
    // libcrypto's numbers for the dates and the name.
    let statuses: [Int32: OSStatus] = [
        9: errSecCertificateNotValidYet, 10: errSecCertificateExpired, 62: errSecHostNameMismatch,
        64: errSecHostNameMismatch, 20: errSecCreateChainFailed, 21: errSecCreateChainFailed,
        SecTrust.unansweredReason: errSecIncompleteCertRevocationCheck,
    ]
    let words = reason < 0 ? "The certificate could not be checked" : String(cString: oriel_trust_reason(reason))
    error?.pointee = (statuses[reason] ?? errSecNotTrusted).error("\(words).")
    return false
}

/// Checks a certificate on another queue, and calls a closure with the result on a queue.
@discardableResult
public func SecTrustEvaluateAsyncWithError(
    _ trust: SecTrust, _ queue: DispatchQueue, _ result: @escaping @Sendable (SecTrust, Bool, CFError?) -> Void
) -> OSStatus {
    queue.async {
        var error: CFError?
        let isTrusted = SecTrustEvaluateWithError(trust, &error)
        result(trust, isTrusted, error)
    }
    return errSecSuccess
}

/// Writes the result of a check.
@discardableResult
public func SecTrustGetTrustResult(
    _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
    let outcome = trust.result
    result.pointee =
        outcome.isExcepted ? .proceed : outcome.reason == 0 ? .unspecified : .recoverableTrustFailure
    return errSecSuccess
}

/// Returns the chain that was found, the certificate itself first.
public func SecTrustCopyCertificateChain(_ trust: SecTrust) -> CFArray? { trust.result.chain as NSArray }

/// Returns the number of certificates of the chain that was found.
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { trust.result.chain.count }

/// Returns a certificate of the chain that was found; nil if there are fewer.
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ ix: Int) -> SecCertificate? {
    let chain = trust.result.chain
    return chain.indices.contains(ix) ? chain[ix] : nil
}

/// Returns the public key of the certificate.
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { trust.certificates.first?.key }
