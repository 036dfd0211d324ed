import Glibc

/// liblzma's functions.
package struct XZLibrary: Sendable {
    typealias Encode =
        @convention(c) (
            UInt32, Int32, UnsafeRawPointer?, UnsafePointer<UInt8>?, Int, UnsafeMutablePointer<UInt8>?,
            UnsafeMutablePointer<Int>,
            Int
        ) -> Int32
    typealias Decode =
        @convention(c) (
            UnsafeMutablePointer<UInt64>, UInt32, UnsafeRawPointer?, UnsafePointer<UInt8>?, UnsafeMutablePointer<Int>,
            Int,
            UnsafeMutablePointer<UInt8>?, UnsafeMutablePointer<Int>, Int
        ) -> Int32

    private let encoder: Encode
    private let decoder: Decode

    /// The library; nil if it is not installed.
    package static let shared = XZLibrary()

    private init?() {
        guard let library = SharedLibrary("liblzma.so.5"),
            let encoder = library.function("lzma_easy_buffer_encode", as: Encode.self),
            let decoder = library.function("lzma_stream_buffer_decode", as: Decode.self)
        else { return nil }
        (self.encoder, self.decoder) = (encoder, decoder)
    }

    /// The level is Apple's, 6; the checksum is that of xz (CRC64).
    package func encode(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var written = 0
        return encoder(6, 4, nil, source.baseAddress, source.count, target.baseAddress, &written, target.count) == 0
            ? written : 0
    }

    /// Decompresses all; returns the number of bytes, 0 if they do not fit or the data is not valid.
    package func decode(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        // Hostile data cannot ask for more than 256 MB.
        var (memory, read, written): (UInt64, Int, Int) = (256 << 20, 0, 0)
        let status = decoder(
            &memory, 0, nil, source.baseAddress, &read, source.count, target.baseAddress, &written, target.count)
        return status == 0 ? written : 0
    }
}
