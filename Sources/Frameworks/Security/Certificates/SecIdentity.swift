import CryptoShim
import Foundation
import LibCrypto
import OrielFoundation

/// A certificate with its private key.
///
/// Follows Apple's [SecIdentity](https://developer.apple.com/documentation/security/secidentity).
public final class SecIdentity: @unchecked Sendable {
    let certificate: SecCertificate
    let privateKey: SecKey

    init(certificate: SecCertificate, privateKey: SecKey) {
        self.certificate = certificate
        self.privateKey = privateKey
    }
}

/// Writes the certificate of an identity.
@discardableResult
public func SecIdentityCopyCertificate(
    _ identityRef: SecIdentity, _ certificateRef: UnsafeMutablePointer<SecCertificate?>
) -> OSStatus {
    certificateRef.pointee = identityRef.certificate
    return errSecSuccess
}

/// Writes the private key of an identity.
@discardableResult
public func SecIdentityCopyPrivateKey(
    _ identityRef: SecIdentity, _ privateKeyRef: UnsafeMutablePointer<SecKey?>
) -> OSStatus {
    privateKeyRef.pointee = identityRef.privateKey
    return errSecSuccess
}

/// Reads the identities of a file of PKCS #12.
/// - Parameters:
///   - options: The password, for `kSecImportExportPassphrase`.
///   - items: Receives a dictionary for each identity, with its certificates and its trust.
/// - Returns: `errSecAuthFailed` if the password is wrong, `errSecDecode` if the file is damaged.
@discardableResult
public func SecPKCS12Import(
    _ pkcs12_data: CFData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    let password = options[kSecImportExportPassphrase] as? String ?? ""
    let bytes = Array(pkcs12_data)
    var key: OpaquePointer?
    var found = [OpaquePointer?](repeating: nil, count: 64)
    var count = found.count
    let result = oriel_pkcs12_read(bytes, bytes.count, password, &key, &found, &count)
    let certificates = found.prefix(count).compactMap { $0.map(SecCertificate.init(taking:)) }
    let pair = KeyPair(taking: key)
    guard result == 1 else { return result == 0 ? errSecDecode : errSecAuthFailed }
    guard let pair, let leaf = certificates.first else {
        items.pointee = []
        return errSecSuccess
    }
    let identity = SecIdentity(certificate: leaf, privateKey: SecKey(pair, isPrivate: true))
    var item: [String: Any] = [
        kSecImportItemIdentity: identity, kSecImportItemCertChain: certificates,
        kSecImportItemKeyID: identity.privateKey.digest,
        kSecImportItemTrust: SecTrust(certificates, [SecPolicy(host: nil, isForServer: false)]),
    ]
    item[kSecImportItemLabel] = leaf.summary
    items.pointee = [item] as NSArray
    return errSecSuccess
}
