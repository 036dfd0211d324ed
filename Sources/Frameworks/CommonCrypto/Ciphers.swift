import LibCrypto

/// A cipher at work.
public typealias CCCryptorRef = OpaquePointer

/// Encrypts or decrypts data at once.
/// - Parameters:
///   - op: `kCCEncrypt` or `kCCDecrypt`.
///   - alg: The cipher, such as `kCCAlgorithmAES`.
///   - options: `kCCOptionPKCS7Padding` to pad the last block, `kCCOptionECBMode` for blocks that do not depend on each other.
///   - iv: As many bytes as a block; nil stands for zeros.
///   - dataOutAvailable: The room for the result: with padding, a block more than the data.
///   - dataOutMoved: Receives the number of bytes written, or the number needed if there is too little room.
@discardableResult
public func CCCrypt(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int, _ dataOut: UnsafeMutableRawPointer!,
    _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    dataOutMoved?.pointee = 0
    guard let kind = CipherKind(alg, options: options), op <= 1, dataInLength >= 0,
        dataIn != nil || dataInLength == 0
    else { return CCCryptorStatus(kCCParamError) }
    let input = UnsafeRawBufferPointer(start: dataIn, count: dataInLength)
    let pads = kind.blockSize > 1 && options & CCOptions(kCCOptionPKCS7Padding) != 0
    if kind.blockSize > 1, !pads || Int(op) == kCCDecrypt, dataInLength % kind.blockSize != 0 {
        return CCCryptorStatus(kCCAlignmentError)
    }
    // The size for encryption is known before; decryption needs at most the size of the data.
    let needed = Int(op) == kCCEncrypt && pads ? (dataInLength / kind.blockSize + 1) * kind.blockSize : dataInLength
    if dataOutAvailable < needed, Int(op) == kCCEncrypt || !pads || dataOutAvailable < needed - kind.blockSize {
        dataOutMoved?.pointee = needed
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    guard let cipher = kind.cipher(encrypts: Int(op) == kCCEncrypt, key, keyLength, iv, pads: pads) else {
        return CCCryptorStatus(kind.accepts(keyLength) ? kCCUnimplemented : kCCKeySizeError)
    }
    guard let first = cipher.update(input), let last = cipher.finish() else {
        return CCCryptorStatus(kCCDecodeError)
    }
    let result = first + last
    guard result.count <= dataOutAvailable else {
        dataOutMoved?.pointee = result.count
        return CCCryptorStatus(kCCBufferTooSmall)
    }
    dataOut?.copyMemory(from: result, byteCount: result.count)
    dataOutMoved?.pointee = result.count
    return CCCryptorStatus(kCCSuccess)
}

/// Creates a cipher that receives its data in parts; release it with `CCCryptorRelease(_:)`.
@discardableResult
public func CCCryptorCreate(
    _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!, _ keyLength: Int,
    _ iv: UnsafeRawPointer!, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let kind = CipherKind(alg, options: options) else { return CCCryptorStatus(kCCParamError) }
    return create(
        kind, op, key, keyLength, iv, pads: options & CCOptions(kCCOptionPKCS7Padding) != 0, cryptorRef)
}

/// Creates a cipher with a mode; release it with `CCCryptorRelease(_:)`.
/// - Parameters:
///   - tweak: Without effect, as are `tweakLength` and `numRounds`: the modes that need them are not available.
@discardableResult
public func CCCryptorCreateWithMode(
    _ op: CCOperation, _ mode: CCMode, _ alg: CCAlgorithm, _ padding: CCPadding, _ iv: UnsafeRawPointer!,
    _ key: UnsafeRawPointer!, _ keyLength: Int, _ tweak: UnsafeRawPointer!, _ tweakLength: Int, _ numRounds: Int32,
    _ options: CCModeOptions, _ cryptorRef: UnsafeMutablePointer<CCCryptorRef?>!
) -> CCCryptorStatus {
    guard let kind = CipherKind(alg, mode: mode) else { return CCCryptorStatus(kCCUnimplemented) }
    return create(kind, op, key, keyLength, iv, pads: Int(padding) == ccPKCS7Padding, cryptorRef)
}

private func create(
    _ kind: CipherKind, _ op: CCOperation, _ key: UnsafeRawPointer?, _ keyLength: Int, _ iv: UnsafeRawPointer?,
    pads: Bool, _ result: UnsafeMutablePointer<CCCryptorRef?>?
) -> CCCryptorStatus {
    guard op <= 1, let result else { return CCCryptorStatus(kCCParamError) }
    let cipher = kind.cipher(
        encrypts: Int(op) == kCCEncrypt, key, keyLength, iv, pads: pads && kind.blockSize > 1)
    guard let cipher else { return CCCryptorStatus(kind.accepts(keyLength) ? kCCUnimplemented : kCCKeySizeError) }
    result.pointee = CCCryptorRef(Unmanaged.passRetained(cipher).toOpaque())
    return CCCryptorStatus(kCCSuccess)
}

private func cipher(_ reference: CCCryptorRef?) -> RunningCipher? {
    reference.map { Unmanaged<RunningCipher>.fromOpaque(UnsafeRawPointer($0)).takeUnretainedValue() }
}

private func write(
    _ bytes: [UInt8]?, _ out: UnsafeMutableRawPointer?, _ available: Int, _ moved: UnsafeMutablePointer<Int>?
) -> CCCryptorStatus {
    moved?.pointee = 0
    guard let bytes else { return CCCryptorStatus(kCCDecodeError) }
    guard bytes.count <= available, out != nil || bytes.isEmpty else { return CCCryptorStatus(kCCBufferTooSmall) }
    out?.copyMemory(from: bytes, byteCount: bytes.count)
    moved?.pointee = bytes.count
    return CCCryptorStatus(kCCSuccess)
}

/// Passes data through a cipher.
@discardableResult
public func CCCryptorUpdate(
    _ cryptorRef: CCCryptorRef!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
    _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int, _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cipher = cipher(cryptorRef), dataInLength >= 0 else { return CCCryptorStatus(kCCParamError) }
    guard dataOutAvailable >= cipher.outputCount(dataInLength) else { return CCCryptorStatus(kCCBufferTooSmall) }
    let input = UnsafeRawBufferPointer(start: dataIn, count: dataIn == nil ? 0 : dataInLength)
    return write(cipher.update(input), dataOut, dataOutAvailable, dataOutMoved)
}

/// Writes the last block of a cipher.
@discardableResult
public func CCCryptorFinal(
    _ cryptorRef: CCCryptorRef!, _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
    _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
    guard let cipher = cipher(cryptorRef) else { return CCCryptorStatus(kCCParamError) }
    return write(cipher.finish(), dataOut, dataOutAvailable, dataOutMoved)
}

/// Releases a cipher.
@discardableResult
public func CCCryptorRelease(_ cryptorRef: CCCryptorRef!) -> CCCryptorStatus {
    guard let cryptorRef else { return CCCryptorStatus(kCCParamError) }
    Unmanaged<RunningCipher>.fromOpaque(UnsafeRawPointer(cryptorRef)).release()
    return CCCryptorStatus(kCCSuccess)
}

/// Returns how much room a cipher needs at most for the result of data.
/// - Parameter final: Whether the last block counts as well.
public func CCCryptorGetOutputLength(_ cryptorRef: CCCryptorRef!, _ inputLength: Int, _ final: Bool) -> Int {
    guard let cipher = cipher(cryptorRef) else { return 0 }
    return cipher.outputCount(max(inputLength, 0)) + (final ? cipher.blockSize : 0)
}
