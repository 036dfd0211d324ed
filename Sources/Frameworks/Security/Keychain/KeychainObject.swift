import Foundation
import LibCrypto

/// Keys and certificates as items, and back.
enum KeychainObject {
    /// Returns the attributes and the data of an object; nil if it is not one that the keychain has.
    static func parts(of object: AnyObject) -> (attributes: [String: Any], data: Data)? {
        if let key = object as? SecKey, let data = key.external { return (attributes(of: key), data) }
        if let certificate = object as? SecCertificate {
            return (attributes(of: certificate), certificate.data)
        }
        return nil
    }

    private static func attributes(of key: SecKey) -> [String: Any] {
        var result: [String: Any] = [
            kSecAttrKeyClass: key.isPrivate ? kSecAttrKeyClassPrivate : kSecAttrKeyClassPublic,
            kSecAttrKeyType: key.isRSA ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
            kSecAttrKeySizeInBits: NSNumber(value: key.pair.bits),
            kSecAttrEffectiveKeySize: NSNumber(value: key.pair.bits),
            kSecAttrApplicationLabel: key.digest,
        ]
        result[kSecAttrApplicationTag] = key.tag
        result[kSecAttrLabel] = key.label
        return result
    }

    private static func attributes(of certificate: SecCertificate) -> [String: Any] {
        var result: [String: Any] = [
            kSecAttrCertificateType: NSNumber(value: 1), kSecAttrCertificateEncoding: NSNumber(value: 3),
            kSecAttrIssuer: certificate.name(isIssuer: true), kSecAttrSubject: certificate.name(isIssuer: false),
            kSecAttrSerialNumber: certificate.serialNumber,
        ]
        result[kSecAttrPublicKeyHash] = certificate.key?.digest
        result[kSecAttrLabel] = certificate.summary
        return result
    }

    /// Returns the attributes by which an object is found.
    static func identity(of object: AnyObject) -> [String: Any] {
        let names = [kSecAttrKeyClass, kSecAttrApplicationLabel, kSecAttrIssuer, kSecAttrSerialNumber]
        return (parts(of: object)?.attributes ?? [:]).filter { names.contains($0.key) }
    }

    /// Returns the object of an item; nil for passwords, and for data that is not a key or a certificate.
    static func object(of item: KeychainItem) -> AnyObject? {
        guard let data = item.data else { return nil }
        switch item.kind {
        case kSecClassCertificate: return SecCertificate(data: data)
        case kSecClassKey:
            let isPrivate = KeychainItem.areEqual(item.attributes[kSecAttrKeyClass], kSecAttrKeyClassPrivate)
            let isRSA = KeychainItem.areEqual(item.attributes[kSecAttrKeyType], kSecAttrKeyTypeRSA)
            guard let key = SecKey(external: data, isPrivate: isPrivate, isRSA: isRSA) else { return nil }
            key.tag = item.attributes[kSecAttrApplicationTag] as? Data
            key.label = item.attributes[kSecAttrLabel] as? String
            return key
        default: return nil
        }
    }
}
