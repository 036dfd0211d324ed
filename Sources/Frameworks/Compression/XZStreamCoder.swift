import OrielFoundation

/// LZMA in an xz file, by liblzma.
final class XZStreamCoder: StreamCoder {
    /// The state of a stream, as liblzma declares it (`lzma_stream`).
    private struct Stream {
        var input: UnsafePointer<UInt8>?
        var inputCount = 0
        var inputTotal: UInt64 = 0
        var output: UnsafeMutablePointer<UInt8>?
        var outputCount = 0
        var outputTotal: UInt64 = 0
        var allocator: OpaquePointer?
        var state: OpaquePointer?
        var pointers: (OpaquePointer?, OpaquePointer?, OpaquePointer?, OpaquePointer?) = (nil, nil, nil, nil)
        var numbers: (UInt64, UInt64, Int, Int) = (0, 0, 0, 0)
        var choices: (UInt32, UInt32) = (0, 0)
    }

    private typealias BeginEncoder = @convention(c) (UnsafeMutableRawPointer, UInt32, Int32) -> Int32
    private typealias BeginDecoder = @convention(c) (UnsafeMutableRawPointer, UInt64, UInt32) -> Int32
    private typealias Run = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Void

    private static let library = SharedLibrary("liblzma.so.5")
    /// Whether the library is installed.
    static var isThere: Bool { library != nil }

    private let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
    private let run: Run
    private let end: End

    /// Begins to compress or decompress; nil if there is no room.
    override init?(isEncoder: Bool) {
        guard let library = Self.library,
            let beginEncoder = library.function("lzma_easy_encoder", as: BeginEncoder.self),
            let beginDecoder = library.function("lzma_stream_decoder", as: BeginDecoder.self),
            let run = library.function("lzma_code", as: Run.self), let end = library.function("lzma_end", as: End.self)
        else { return nil }
        (self.run, self.end) = (run, end)
        stream.initialize(to: Stream())
        super.init(isEncoder: isEncoder)
        // The level is Apple's, 6, with the checksum of xz; hostile data cannot ask for more than 256 MB.
        if (isEncoder ? beginEncoder(stream, 6, 4) : beginDecoder(stream, 256 << 20, 0)) != 0 { return nil }
    }

    deinit {
        end(stream)
        stream.deallocate()
    }

    override func step(
        _ input: inout UnsafeBufferPointer<UInt8>, _ output: inout UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> Step {
        (stream.pointee.input, stream.pointee.inputCount) = (input.baseAddress, input.count)
        (stream.pointee.output, stream.pointee.outputCount) = (output.baseAddress, output.count)
        // All is written (`LZMA_FINISH`); the end was reached (`LZMA_STREAM_END`); nothing could be done (`LZMA_BUF_ERROR`).
        let status = run(stream, isLast ? 3 : 0)
        input = .init(rebasing: input.suffix(stream.pointee.inputCount))
        output = .init(rebasing: output.suffix(stream.pointee.outputCount))
        return status == 1 ? .ended : status == 0 || status == 10 ? .moved : .failed
    }
}
