import Foundation
import OrielFoundation

/// A block that receives the result of a check.
public typealias SecTrustCallback = @Sendable (SecTrust, SecTrustResultType) -> Void

/// Checks a certificate, and writes the result; `errSecSuccess` says that the check was made, not that it went well.
@discardableResult
public func SecTrustEvaluate(_ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>) -> OSStatus {
    SecTrustGetTrustResult(trust, result)
}

/// Checks a certificate on another queue, and calls a closure with the result on a queue; the main one if there is none.
@discardableResult
public func SecTrustEvaluateAsync(
    _ trust: SecTrust, _ queue: DispatchQueue?, _ result: @escaping SecTrustCallback
) -> OSStatus {
    (queue ?? .main).async {
        var type = SecTrustResultType.invalid
        SecTrustGetTrustResult(trust, &type)
        result(trust, type)
    }
    return errSecSuccess
}

/// Returns the public key of the certificate.
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { SecTrustCopyKey(trust) }

/// Writes the policies of a check.
@discardableResult
public func SecTrustCopyPolicies(_ trust: SecTrust, _ policies: UnsafeMutablePointer<CFArray?>) -> OSStatus {
    policies.pointee = trust.settings.policies as NSArray
    return errSecSuccess
}

/// Writes the certificates that were set with `SecTrustSetAnchorCertificates`; nil if there are none.
@discardableResult
public func SecTrustCopyCustomAnchorCertificates(
    _ trust: SecTrust, _ anchors: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    anchors.pointee = trust.settings.anchors.map { $0 as NSArray }
    return errSecSuccess
}

/// Sets whether missing certificates may be fetched, which this system never does.
@discardableResult
public func SecTrustSetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: Bool) -> OSStatus {
    trust.change { $0.allowsNetwork = allowFetch }
    return errSecSuccess
}

/// Writes whether missing certificates may be fetched; true by default.
@discardableResult
public func SecTrustGetNetworkFetchAllowed(_ trust: SecTrust, _ allowFetch: UnsafeMutablePointer<Bool>) -> OSStatus {
    allowFetch.pointee = trust.settings.allowsNetwork
    return errSecSuccess
}

/// Returns the moment at which certificates must be valid, in seconds since 2001.
public func SecTrustGetVerifyTime(_ trust: SecTrust) -> CFAbsoluteTime {
    (trust.settings.date ?? Date()).timeIntervalSinceReferenceDate
}

extension SecTrust.Values {
    /// A failure of the first certificate with these policies, as data: its reason, the hosts and the certificate.
    func failure(_ reason: Int32) -> Data? {
        guard let leaf = certificates.first else { return nil }
        let hosts = policies.map { $0.host ?? "" }.joined(separator: "\n")
        return Data("\(reason)\n\(hosts)\0".utf8) + leaf.data
    }
}

/// Returns data by which the failure of a check can be overlooked later, with the same certificate, for the same hosts.
public func SecTrustCopyExceptions(_ trust: SecTrust) -> CFData? {
    let (settings, result) = (trust.settings, trust.result)
    return result.isExcepted ? settings.exception : settings.failure(result.reason)
}

/// Overlooks the failure for which the data was made, and no other one; nil for none.
/// - Returns: Whether the data belongs to the certificate of the check.
@discardableResult
public func SecTrustSetExceptions(_ trust: SecTrust, _ exceptions: CFData?) -> Bool {
    let certificate = trust.certificates.first?.data
    let isOwn = certificate.map { exceptions?.suffix($0.count + 1) == Data([0]) + $0 } ?? false
    trust.change { $0.exception = isOwn ? exceptions : nil }
    return isOwn
}
