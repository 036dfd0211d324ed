import LibCrypto

private let names = ["SHA1", "MD5", "SHA256", "SHA384", "SHA512", "SHA224"]
private let derivations = ["SHA1", "SHA224", "SHA256", "SHA384", "SHA512"]

/// The state of an authentication code; as in C, it begins with `CCHmacInit(_:_:_:_:)`.
public struct CCHmacContext {
    var name = ""
    var key: [UInt8] = []
    var bytes: [UInt8] = []

    /// Creates a state that does not belong to a code yet.
    public init() {}
}

private func bytes(_ start: UnsafeRawPointer?, _ count: Int) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : max(count, 0)))
}

/// Writes the authentication code of data with a key.
///
/// There must be room for a digest of the algorithm, such as `CC_SHA256_DIGEST_LENGTH` bytes.
public func CCHmac(
    _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!, _ keyLength: Int, _ data: UnsafeRawPointer!,
    _ dataLength: Int, _ macOut: UnsafeMutableRawPointer!
) {
    guard Int(algorithm) < names.count, let macOut else { return }
    let code = KeyDerivation.code(names[Int(algorithm)], key: bytes(key, keyLength), bytes: bytes(data, dataLength))
    macOut.copyMemory(from: code, byteCount: code.count)
}

/// Begins an authentication code with a key.
public func CCHmacInit(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer!,
    _ keyLength: Int
) {
    ctx.pointee = CCHmacContext()
    ctx.pointee.name = Int(algorithm) < names.count ? names[Int(algorithm)] : ""
    ctx.pointee.key = bytes(key, keyLength)
}

/// Adds data to an authentication code.
public func CCHmacUpdate(
    _ ctx: UnsafeMutablePointer<CCHmacContext>!, _ data: UnsafeRawPointer!, _ dataLength: Int
) { ctx.pointee.bytes += bytes(data, dataLength) }

/// Writes an authentication code, and ends it.
public func CCHmacFinal(_ ctx: UnsafeMutablePointer<CCHmacContext>!, _ macOut: UnsafeMutableRawPointer!) {
    let context = ctx.pointee
    ctx.pointee = CCHmacContext()
    guard !context.name.isEmpty, let macOut else { return }
    let code = KeyDerivation.code(context.name, key: context.key, bytes: context.bytes)
    macOut.copyMemory(from: code, byteCount: code.count)
}

/// Writes a key derived from a password.
/// - Parameters:
///   - algorithm: `kCCPBKDF2`.
///   - prf: The hash function, such as `kCCPRFHmacAlgSHA256`.
///   - rounds: How often it is applied; at least 1.
@discardableResult
public func CCKeyDerivationPBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ password: UnsafePointer<CChar>!, _ passwordLen: Int,
    _ salt: UnsafePointer<UInt8>!, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm, _ rounds: UInt32,
    _ derivedKey: UnsafeMutablePointer<UInt8>!, _ derivedKeyLen: Int
) -> Int32 {
    guard Int(algorithm) == kCCPBKDF2, prf >= 1, Int(prf) <= derivations.count, rounds > 0, derivedKeyLen > 0,
        let derivedKey
    else { return Int32(kCCParamError) }
    let key = KeyDerivation.key(
        derivations[Int(prf) - 1], password: bytes(password, passwordLen), salt: bytes(salt, saltLen), rounds: rounds,
        count: derivedKeyLen)
    guard let key else { return Int32(kCCParamError) }
    derivedKey.update(from: key, count: key.count)
    return Int32(kCCSuccess)
}

/// Returns how many rounds of `CCKeyDerivationPBKDF` take about a number of milliseconds.
public func CCCalibratePBKDF(
    _ algorithm: CCPBKDFAlgorithm, _ passwordLen: Int, _ saltLen: Int, _ prf: CCPseudoRandomAlgorithm,
    _ derivedKeyLen: Int, _ msec: UInt32
) -> UInt32 {
    guard prf >= 1, Int(prf) <= derivations.count else { return 0 }
    let (trial, clock) = (20_000 as UInt32, ContinuousClock())
    let time = clock.measure {
        _ = KeyDerivation.key(
            derivations[Int(prf) - 1], password: [UInt8](repeating: 0, count: max(passwordLen, 0)),
            salt: [UInt8](repeating: 0, count: max(saltLen, 0)), rounds: trial, count: max(derivedKeyLen, 1))
    }
    return UInt32(clamping: Int(max(1, Double(trial) * Double(msec) / max(time / .milliseconds(1), 0.001))))
}

/// Writes random bytes.
@discardableResult
public func CCRandomGenerateBytes(_ bytes: UnsafeMutableRawPointer!, _ count: Int) -> CCRNGStatus {
    guard let bytes, count >= 0 else { return CCRNGStatus(kCCParamError) }
    var generator = SystemRandomNumberGenerator()
    for index in 0..<count {
        bytes.storeBytes(of: UInt8.random(in: .min ... .max, using: &generator), toByteOffset: index, as: UInt8.self)
    }
    return CCRNGStatus(kCCSuccess)
}
