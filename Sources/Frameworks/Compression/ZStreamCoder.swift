import OrielFoundation

/// Deflate without a header, by zlib.
final class ZStreamCoder: StreamCoder {
    private typealias Stream = ZLibrary.Stream
    private typealias BeginInflate =
        @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
    private typealias BeginDeflate =
        @convention(c) (
            UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
        ) -> Int32
    private typealias Run = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    private typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

    private static let library = SharedLibrary("libz.so.1")
    /// Whether the library is installed.
    static var isThere: Bool { library != nil }

    private let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
    private let run: Run
    private let end: End

    /// Begins to compress or decompress; nil if there is no room.
    override init?(isEncoder: Bool) {
        guard let library = Self.library,
            let beginInflate = library.function("inflateInit2_", as: BeginInflate.self),
            let beginDeflate = library.function("deflateInit2_", as: BeginDeflate.self),
            let run = library.function(isEncoder ? "deflate" : "inflate", as: Run.self),
            let end = library.function(isEncoder ? "deflateEnd" : "inflateEnd", as: End.self)
        else { return nil }
        (self.run, self.end) = (run, end)
        stream.initialize(to: Stream())
        super.init(isEncoder: isEncoder)
        let size = Int32(MemoryLayout<Stream>.size)
        // The level is Apple's, 5; the window is the largest, without a header.
        let status = isEncoder ? beginDeflate(stream, 5, 8, -15, 8, 0, "1", size) : beginInflate(stream, -15, "1", size)
        if status != 0 { return nil }
    }

    deinit {
        _ = end(stream)
        stream.deallocate()
    }

    override func step(
        _ input: inout UnsafeBufferPointer<UInt8>, _ output: inout UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> Step {
        // An empty buffer has no address, which zlib refuses.
        var nothing: UInt8 = 0
        return withUnsafeMutablePointer(to: &nothing) { empty in
            stream.pointee.input = input.baseAddress ?? UnsafePointer(empty)
            stream.pointee.inputCount = UInt32(input.count)
            stream.pointee.output = output.baseAddress ?? empty
            stream.pointee.outputCount = UInt32(output.count)
            // All is written (`Z_FINISH`); the end was reached (`Z_STREAM_END`); nothing could be done (`Z_BUF_ERROR`).
            let status = run(stream, isLast ? 4 : 0)
            input = .init(rebasing: input.suffix(Int(stream.pointee.inputCount)))
            output = .init(rebasing: output.suffix(Int(stream.pointee.outputCount)))
            return status == 1 ? .ended : status == 0 || status == -5 ? .moved : .failed
        }
    }
}
