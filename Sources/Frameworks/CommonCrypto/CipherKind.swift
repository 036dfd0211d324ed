import LibCrypto

/// A cipher with a mode, as libcrypto names it.
struct CipherKind {
    private let algorithm: Int
    private let mode: Int

    init?(_ algorithm: CCAlgorithm, options: CCOptions) {
        self.init(
            algorithm, mode: CCMode(options & CCOptions(kCCOptionECBMode) != 0 ? kCCModeECB : kCCModeCBC))
    }

    init?(_ algorithm: CCAlgorithm, mode: CCMode) {
        guard algorithm <= 6, Self.modes[Int(mode)] != nil || Int(algorithm) == kCCAlgorithmRC4 else { return nil }
        self.algorithm = Int(algorithm)
        self.mode = Int(mode)
    }

    private static let modes = [
        kCCModeECB: "ECB", kCCModeCBC: "CBC", kCCModeCFB: "CFB", kCCModeCTR: "CTR", kCCModeOFB: "OFB",
        kCCModeCFB8: "CFB8",
    ]

    /// The number of bytes of a block; 1 for a stream.
    var blockSize: Int {
        if algorithm == kCCAlgorithmRC4 || (mode != kCCModeECB && mode != kCCModeCBC) { return 1 }
        return algorithm == kCCAlgorithmAES ? kCCBlockSizeAES128 : kCCBlockSizeDES
    }

    /// Whether the cipher has keys of a length in bytes.
    func accepts(_ count: Int) -> Bool {
        switch algorithm {
        case kCCAlgorithmAES: [16, 24, 32].contains(count)
        case kCCAlgorithmDES: count == 8
        case kCCAlgorithm3DES: count == 24
        case kCCAlgorithmCAST: (5...16).contains(count)
        case kCCAlgorithmRC4: (1...512).contains(count)
        case kCCAlgorithmRC2: (1...128).contains(count)
        default: (8...56).contains(count)
        }
    }

    private func name(_ keyCount: Int) -> String {
        let mode = Self.modes[mode] ?? ""
        return switch algorithm {
        case kCCAlgorithmAES: "AES-\(keyCount * 8)-\(mode)"
        case kCCAlgorithmDES: "DES-\(mode)"
        // libcrypto has no short name for blocks that do not depend on each other.
        case kCCAlgorithm3DES: "DES-EDE3-\(mode)"
        case kCCAlgorithmCAST: "CAST5-\(mode)"
        case kCCAlgorithmRC4: "RC4"
        case kCCAlgorithmRC2: "RC2-\(mode)"
        default: "BF-\(mode)"
        }
    }

    /// Returns the cipher with a key; nil if there is none.
    func cipher(
        encrypts: Bool, _ key: UnsafeRawPointer?, _ keyCount: Int, _ vector: UnsafeRawPointer?, pads: Bool
    ) -> RunningCipher? {
        guard accepts(keyCount), let key else { return nil }
        let vectorCount = algorithm == kCCAlgorithmRC4 ? 0 : algorithm == kCCAlgorithmAES ? 16 : 8
        return RunningCipher(
            name(keyCount), encrypts: encrypts, key: Array(UnsafeRawBufferPointer(start: key, count: keyCount)),
            vector: vector.map { Array(UnsafeRawBufferPointer(start: $0, count: vectorCount)) }, pads: pads,
            blockSize: blockSize)
    }
}
