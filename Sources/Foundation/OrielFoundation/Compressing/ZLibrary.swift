import Glibc

/// zlib's functions.
package struct ZLibrary: Sendable {
    /// The state of a stream, as zlib declares it (`z_stream`).
    package struct Stream {
        package var input: UnsafePointer<UInt8>?
        package var inputCount: UInt32 = 0
        package var inputTotal: UInt = 0
        package var output: UnsafeMutablePointer<UInt8>?
        package var outputCount: UInt32 = 0
        package var outputTotal: UInt = 0
        package var message: UnsafePointer<CChar>?
        package var state: OpaquePointer?
        package var allocate: OpaquePointer?
        package var release: OpaquePointer?
        package var opaque: OpaquePointer?
        package var dataType: Int32 = 0
        package var checksum: UInt = 0
        package var reserved: UInt = 0

        /// Creates the state of a stream that has not begun.
        package init(
            input: UnsafePointer<UInt8>? = nil, inputCount: UInt32 = 0, output: UnsafeMutablePointer<UInt8>? = nil,
            outputCount: UInt32 = 0
        ) {
            (self.input, self.inputCount) = (input, inputCount)
            (self.output, self.outputCount) = (output, outputCount)
        }
    }

    typealias Begin = @convention(c) (UnsafeMutableRawPointer, Int32, UnsafePointer<CChar>, Int32) -> Int32
    typealias BeginDeflate =
        @convention(c) (
            UnsafeMutableRawPointer, Int32, Int32, Int32, Int32, Int32, UnsafePointer<CChar>, Int32
        ) -> Int32
    typealias Step = @convention(c) (UnsafeMutableRawPointer, Int32) -> Int32
    typealias End = @convention(c) (UnsafeMutableRawPointer) -> Int32

    private let beginInflate: Begin
    private let stepInflate: Step
    private let endInflate: End
    private let beginDeflate: BeginDeflate
    private let stepDeflate: Step
    private let endDeflate: End

    /// The library; nil if it is not installed.
    package static let shared = ZLibrary()

    private init?() {
        guard let library = SharedLibrary("libz.so.1"),
            let beginInflate = library.function("inflateInit2_", as: Begin.self),
            let stepInflate = library.function("inflate", as: Step.self),
            let endInflate = library.function("inflateEnd", as: End.self),
            let beginDeflate = library.function("deflateInit2_", as: BeginDeflate.self),
            let stepDeflate = library.function("deflate", as: Step.self),
            let endDeflate = library.function("deflateEnd", as: End.self)
        else { return nil }
        (self.beginInflate, self.stepInflate, self.endInflate) = (beginInflate, stepInflate, endInflate)
        (self.beginDeflate, self.stepDeflate, self.endDeflate) = (beginDeflate, stepDeflate, endDeflate)
    }

    /// The whole is the last piece (`Z_FINISH`); the end was reached (`Z_STREAM_END`); there was no room left (`Z_BUF_ERROR`).
    private static let finish: Int32 = 4
    package static let (ended, isFull): (Int32, Int32) = (1, -5)
    /// Deflate without a header, with the largest window.
    private static let plain: Int32 = -15

    /// Begins a stream that compresses or decompresses; returns 0, or zlib's error.
    package func begin(_ stream: UnsafeMutablePointer<Stream>, isEncoder: Bool) -> Int32 {
        let size = Int32(MemoryLayout<Stream>.size)
        // The level is Apple's, 5.
        return isEncoder
            ? beginDeflate(stream, 5, 8, Self.plain, 8, 0, "1", size) : beginInflate(stream, Self.plain, "1", size)
    }

    /// Moves a stream as far as its input and its room for output go; returns zlib's status.
    package func step(_ stream: UnsafeMutablePointer<Stream>, isEncoder: Bool, isLast: Bool) -> Int32 {
        (isEncoder ? stepDeflate : stepInflate)(stream, isLast ? Self.finish : 0)
    }

    /// Ends a stream that has begun.
    package func end(_ stream: UnsafeMutablePointer<Stream>, isEncoder: Bool) {
        _ = (isEncoder ? endDeflate : endInflate)(stream)
    }

    /// Decompresses as much as fits; returns the number of bytes, 0 for data that is not valid.
    package func inflate(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        run(source, target, isEncoder: false) { status, written in
            status == Self.ended || status == 0 || status == Self.isFull ? written : 0
        }
    }

    /// Compresses all; returns the number of bytes, 0 if they do not fit.
    package func deflate(_ source: UnsafeBufferPointer<UInt8>, into target: UnsafeMutableBufferPointer<UInt8>) -> Int {
        run(source, target, isEncoder: true) { status, written in status == Self.ended ? written : 0 }
    }

    private func run(
        _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>, isEncoder: Bool,
        _ result: (Int32, Int) -> Int
    ) -> Int {
        guard source.count <= UInt32.max, target.count <= UInt32.max else { return 0 }
        let stream = UnsafeMutablePointer<Stream>.allocate(capacity: 1)
        defer { stream.deallocate() }
        stream.initialize(
            to: Stream(
                input: source.baseAddress, inputCount: UInt32(source.count), output: target.baseAddress,
                outputCount: UInt32(target.count)))
        guard begin(stream, isEncoder: isEncoder) == 0 else { return 0 }
        defer { end(stream, isEncoder: isEncoder) }
        let status = step(stream, isEncoder: isEncoder, isLast: true)
        return result(status, Int(stream.pointee.outputTotal))
    }
}
