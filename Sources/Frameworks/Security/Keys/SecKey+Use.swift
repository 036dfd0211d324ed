import Foundation
import LibCrypto
import OrielFoundation

/// The operation that a key is used for.
public enum SecKeyOperationType: Int, Sendable { case sign, verify, encrypt, decrypt, keyExchange }

private func fail<Result>(
    _ words: String, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ result: Result,
    status: OSStatus = errSecParam
) -> Result {
    error?.pointee = .passRetained(status.error(words))
    return result
}

/// Returns whether a key can be used with an algorithm.
public func SecKeyIsAlgorithmSupported(
    _ key: SecKey, _ operation: SecKeyOperationType, _ algorithm: SecKeyAlgorithm
) -> Bool {
    guard let parts = AlgorithmParts(algorithm), parts.fits(key) else { return false }
    return switch operation {
    case .sign: parts.purpose == "sign" && key.isPrivate
    case .verify: parts.purpose == "sign"
    case .encrypt: parts.purpose == "encrypt"
    case .decrypt: parts.purpose == "encrypt" && key.isPrivate
    case .keyExchange: parts.purpose == "keyexchange" && key.isPrivate
    }
}

/// Returns the signature of data.
public func SecKeyCreateSignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ dataToSign: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .sign, algorithm), let parts = AlgorithmParts(algorithm) else {
        return fail("The key cannot sign with \(algorithm.rawValue).", error, nil)
    }
    guard let bytes = parts.signed(Array(dataToSign)),
        let signature = key.pair.signature(of: bytes, digest: parts.digest, padding: parts.padding)
    else { return fail("The data cannot be signed.", error, nil) }
    return Data(signature)
}

/// Returns whether a signature belongs to data.
public func SecKeyVerifySignature(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ signedData: CFData, _ signature: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
    guard SecKeyIsAlgorithmSupported(key, .verify, algorithm), let parts = AlgorithmParts(algorithm) else {
        return fail("The key cannot check signatures with \(algorithm.rawValue).", error, false)
    }
    guard let bytes = parts.signed(Array(signedData)),
        key.pair.isValid(Array(signature), of: bytes, digest: parts.digest, padding: parts.padding)
    else { return fail("The signature does not belong to the data.", error, false, status: errSecVerifyFailed) }
    return true
}

/// Returns encrypted data.
public func SecKeyCreateEncryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ plaintext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .encrypt, algorithm), let parts = AlgorithmParts(algorithm) else {
        return fail("The key cannot encrypt with \(algorithm.rawValue).", error, nil)
    }
    let result =
        parts.family == "RSA"
        ? key.pair.crypt(Array(plaintext), encrypts: true, digest: parts.digest, padding: parts.padding)
        : CurveEncryption(parts).encrypt(Array(plaintext), for: key)
    guard let result else { return fail("The data cannot be encrypted.", error, nil) }
    return Data(result)
}

/// Returns decrypted data.
public func SecKeyCreateDecryptedData(
    _ key: SecKey, _ algorithm: SecKeyAlgorithm, _ ciphertext: CFData,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(key, .decrypt, algorithm), let parts = AlgorithmParts(algorithm) else {
        return fail("The key cannot decrypt with \(algorithm.rawValue).", error, nil)
    }
    let result =
        parts.family == "RSA"
        ? key.pair.crypt(Array(ciphertext), encrypts: false, digest: parts.digest, padding: parts.padding)
        : CurveEncryption(parts).decrypt(Array(ciphertext), with: key)
    guard let result else { return fail("The data cannot be decrypted.", error, nil, status: errSecDecode) }
    return Data(result)
}

/// The parameters of a key exchange.
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The number of bytes of the result.
    public static let requestedSize = SecKeyKeyExchangeParameter(rawValue: "requestedSize")
    /// Data that both sides know.
    public static let sharedInfo = SecKeyKeyExchangeParameter(rawValue: "sharedInfo")
}

/// Returns the secret that a private key shares with a public one, or a key derived from it.
public func SecKeyCopyKeyExchangeResult(
    _ privateKey: SecKey, _ algorithm: SecKeyAlgorithm, _ publicKey: SecKey, _ parameters: CFDictionary,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? {
    guard SecKeyIsAlgorithmSupported(privateKey, .keyExchange, algorithm), let parts = AlgorithmParts(algorithm),
        let secret = privateKey.pair.secret(with: publicKey.pair)
    else { return fail("The keys share no secret by \(algorithm.rawValue).", error, nil) }
    guard parts.derives else { return Data(secret) }
    var (count, information): (Int?, [UInt8]) = (nil, [])
    for (key, value) in parameters {
        let name = (key as? SecKeyKeyExchangeParameter)?.rawValue ?? key as? String
        if name == "requestedSize" { count = (value as? NSNumber)?.intValue }
        if name == "sharedInfo" { information = (value as? Data).map { Array($0) } ?? [] }
    }
    guard let count, count > 0, count <= 1 << 20 else {
        return fail("The size of the result is missing.", error, nil)
    }
    return Data(parts.derived(from: secret, information: information, count: count))
}
