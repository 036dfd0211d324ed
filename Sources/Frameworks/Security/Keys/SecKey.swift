import Foundation
import LibCrypto
import OrielFoundation

/// A public or private key of RSA or of a curve of NIST's.
///
/// Follows Apple's [SecKey](https://developer.apple.com/documentation/security/seckey).
public final class SecKey: @unchecked Sendable, Hashable {
    let pair: KeyPair
    let isPrivate: Bool
    /// The data by which the app finds the key in the keychain.
    var tag: Data?
    /// The name that the user sees.
    var label: String?

    init(_ pair: KeyPair, isPrivate: Bool) {
        self.pair = pair
        self.isPrivate = isPrivate
    }

    /// Creates a key from the form that keys have outside; nil if it is damaged.
    convenience init?(external data: Data, isPrivate: Bool, isRSA: Bool) {
        let bytes = Array(data)
        if isRSA {
            guard let pair = KeyPair(encoded: bytes, isPrivate: isPrivate), pair.name == "RSA" else { return nil }
            self.init(pair, isPrivate: isPrivate)
            return
        }
        let sides = isPrivate ? [97: "P-256", 145: "P-384", 199: "P-521"] : [65: "P-256", 97: "P-384", 133: "P-521"]
        guard let curve = sides[bytes.count], bytes[0] == 4 else { return nil }
        let side = (bytes.count - 1) / (isPrivate ? 3 : 2)
        let pair =
            isPrivate
            ? KeyPair(curve: curve, number: Array(bytes.suffix(side))) : KeyPair(curve: curve, point: bytes)
        guard let pair, pair.external(isPrivate: isPrivate) == bytes else { return nil }
        self.init(pair, isPrivate: isPrivate)
    }

    var isRSA: Bool { pair.name == "RSA" }
    /// The form that the key has outside.
    var external: Data? { pair.external(isPrivate: isPrivate).map { Data($0) } }
    /// The digest of the public key, by which the keychain knows the pair.
    var digest: Data {
        Data(RunningDigest.digest("SHA1", count: 20, of: pair.external(isPrivate: false) ?? []))
    }

    public static func == (left: SecKey, right: SecKey) -> Bool {
        left.isPrivate == right.isPrivate && left.external == right.external
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}

private func fail(
    _ status: OSStatus, _ words: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) {
    error?.pointee = .passRetained(status.error(words))
}

/// Creates a private key.
/// - Parameters:
///   - parameters: `kSecAttrKeyType` and `kSecAttrKeySizeInBits`; with `kSecAttrIsPermanent` among `kSecPrivateKeyAttrs` the
///     key is added to the keychain.
///   - error: Receives the reason for a failure; release it.
public func SecKeyCreateRandomKey(
    _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let values = parameters as? [String: Any] ?? [:]
    let details = (values[kSecPrivateKeyAttrs] as? [String: Any] ?? [:]).merging(
        values.filter { [kSecAttrIsPermanent, kSecAttrApplicationTag, kSecAttrLabel].contains($0.key) }
    ) { own, _ in own }
    guard values[kSecAttrTokenID] == nil else {
        fail(errSecUnimplemented, "There is no Secure Enclave here.", error)
        return nil
    }
    let size =
        (values[kSecAttrKeySizeInBits] as? NSNumber)?.intValue ?? Int(values[kSecAttrKeySizeInBits] as? String ?? "")
        ?? 0
    let pair: KeyPair?
    if KeychainItem.areEqual(values[kSecAttrKeyType], kSecAttrKeyTypeRSA) {
        pair = (1024...8192).contains(size) ? KeyPair(newRSA: size) : nil
    } else if KeychainItem.areEqual(values[kSecAttrKeyType], kSecAttrKeyTypeECSECPrimeRandom) {
        pair = [256, 384, 521].contains(size) ? KeyPair(newOn: "P-\(size)") : nil
    } else {
        fail(errSecParam, "There are keys of RSA and of curves.", error)
        return nil
    }
    guard let pair else {
        fail(errSecKeySizeNotAllowed, "There are no keys of \(size) bits.", error)
        return nil
    }
    let key = SecKey(pair, isPrivate: true)
    key.tag =
        details[kSecAttrApplicationTag] as? Data ?? (details[kSecAttrApplicationTag] as? String).map { Data($0.utf8) }
    key.label = details[kSecAttrLabel] as? String
    if (details[kSecAttrIsPermanent] as? NSNumber)?.boolValue == true {
        var query: [String: Any] = [kSecClass: kSecClassKey, kSecValueRef: key]
        query[kSecAttrAccessControl] = details[kSecAttrAccessControl]
        query[kSecAttrAccessible] = details[kSecAttrAccessible]
        let status = SecItemAdd(query as NSDictionary, nil)
        guard status == errSecSuccess else {
            fail(status, SecCopyErrorMessageString(status, nil) ?? "", error)
            return nil
        }
    }
    return key
}

/// Creates a key from the form that keys have outside.
/// - Parameter attributes: `kSecAttrKeyType` and `kSecAttrKeyClass`.
public func SecKeyCreateWithData(
    _ keyData: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? {
    let values = attributes as? [String: Any] ?? [:]
    let isRSA = KeychainItem.areEqual(values[kSecAttrKeyType], kSecAttrKeyTypeRSA)
    let isPrivate = KeychainItem.areEqual(values[kSecAttrKeyClass], kSecAttrKeyClassPrivate)
    guard let key = SecKey(external: keyData, isPrivate: isPrivate, isRSA: isRSA) else {
        fail(errSecParam, "The data is not a key of this type and class.", error)
        return nil
    }
    return key
}

/// Returns the public half of a private key, or the public key itself.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? {
    key.isPrivate ? key.pair.publicHalf.map { SecKey($0, isPrivate: false) } : key
}

/// Returns the form that a key has outside: X9.63's for curves, PKCS #1's for RSA.
public func SecKeyCopyExternalRepresentation(
    _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard let data = key.external else {
        fail(errSecInternalComponent, "The key has no form outside.", error)
        return nil
    }
    return data
}

/// Returns the attributes of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? {
    var result = KeychainObject.parts(of: key)?.attributes ?? [:]
    for name in [kSecAttrCanSign, kSecAttrCanDecrypt] { result[name] = NSNumber(value: key.isPrivate) }
    for name in [kSecAttrCanVerify, kSecAttrCanEncrypt] { result[name] = NSNumber(value: !key.isPrivate) }
    return result as NSDictionary
}

/// Returns the number of bytes of a block of RSA, or of the private number on a curve.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int { key.isRSA ? key.pair.largestOutput : (key.pair.bits + 7) / 8 }
