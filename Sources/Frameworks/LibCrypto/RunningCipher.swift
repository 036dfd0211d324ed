import CryptoShim

/// A cipher without a tag, at work.
package final class RunningCipher {
    private let context: OpaquePointer
    /// The number of bytes of a block; 1 for a stream.
    package let blockSize: Int
    private var rest = 0

    /// Creates a cipher by libcrypto's name of it; nil if libcrypto does not have it, or if it refuses the key.
    package init?(
        _ name: String, encrypts: Bool, key: [UInt8], vector: [UInt8]?, pads: Bool, blockSize: Int
    ) {
        let context = oriel_cipher_new(name, encrypts ? 1 : 0, key, key.count, vector, pads ? 1 : 0)
        guard let context else { return nil }
        self.context = context
        self.blockSize = blockSize
    }

    deinit { oriel_cipher_free(context) }

    /// The largest number of bytes that an update with a number of bytes returns.
    package func outputCount(_ count: Int) -> Int { (rest + count) / blockSize * blockSize }

    /// Returns the result of bytes, as far as they make whole blocks; nil after a failure.
    package func update(_ bytes: UnsafeRawBufferPointer) -> [UInt8]? {
        rest = (rest + bytes.count) % blockSize
        // In pieces, which libcrypto counts with 32 bits.
        var (result, done): ([UInt8], Int) = ([], 0)
        while done < bytes.count {
            let piece = UnsafeRawBufferPointer(rebasing: bytes[done..<min(done + 1 << 30, bytes.count)])
            var output = [UInt8](repeating: 0, count: piece.count + 32)
            let count = oriel_cipher_update(
                context, piece.bindMemory(to: UInt8.self).baseAddress, Int32(piece.count), &output)
            guard count >= 0 else { return nil }
            result += output.prefix(Int(count))
            done += piece.count
        }
        return result
    }

    /// Returns the last block; nil if the data does not end as it must.
    package func finish() -> [UInt8]? {
        var output = [UInt8](repeating: 0, count: 32)
        let count = oriel_cipher_finish(context, &output)
        return count >= 0 ? Array(output.prefix(Int(count))) : nil
    }
}
