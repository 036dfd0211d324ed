import OrielFoundation

/// Deflate without a header, by zlib.
final class ZStreamCoder: StreamCoder {
    /// Whether the library is installed.
    static var isThere: Bool { ZLibrary.shared != nil }

    private let library: ZLibrary
    private let stream: UnsafeMutablePointer<ZLibrary.Stream>

    /// Begins to compress or decompress; nil if there is no room.
    override init?(isEncoder: Bool) {
        guard let library = ZLibrary.shared else { return nil }
        self.library = library
        stream = .allocate(capacity: 1)
        stream.initialize(to: ZLibrary.Stream())
        super.init(isEncoder: isEncoder)
        if library.begin(stream, isEncoder: isEncoder) != 0 { return nil }
    }

    deinit {
        library.end(stream, isEncoder: isEncoder)
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
            let status = library.step(stream, isEncoder: isEncoder, isLast: isLast)
            input = .init(rebasing: input.suffix(Int(stream.pointee.inputCount)))
            output = .init(rebasing: output.suffix(Int(stream.pointee.outputCount)))
            if status == ZLibrary.ended { return .ended }
            return status == 0 || status == ZLibrary.isFull ? .moved : .failed
        }
    }
}
