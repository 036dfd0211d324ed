/// Compresses or decompresses data piece by piece, with a library of the system's.
class StreamCoder {
    /// How the library's step ended.
    enum Step { case moved, ended, failed }

    let isEncoder: Bool
    private var hasEnded = false

    init?(isEncoder: Bool) { self.isEncoder = isEncoder }

    /// Takes and makes as many bytes as possible.
    /// - Parameters:
    ///   - input: The bytes to read, which are moved behind the last one that was taken.
    ///   - output: The room, which is moved behind the last byte that was written.
    ///   - isLast: Whether no bytes follow.
    func step(
        _ input: inout UnsafeBufferPointer<UInt8>, _ output: inout UnsafeMutableBufferPointer<UInt8>, isLast: Bool
    ) -> Step { .failed }

    final func process(_ stream: inout compression_stream, isLast: Bool) -> compression_status {
        guard !hasEnded else { return COMPRESSION_STATUS_END }
        guard stream.src_size >= 0, stream.dst_size >= 0 else { return COMPRESSION_STATUS_ERROR }
        while true {
            // The libraries count up to 32 bits.
            let limit = Int(Int32.max)
            var input = UnsafeBufferPointer(
                start: stream.src_size > 0 ? stream.src_ptr : nil, count: min(stream.src_size, limit))
            var output = UnsafeMutableBufferPointer(
                start: stream.dst_size > 0 ? stream.dst_ptr : nil, count: min(stream.dst_size, limit))
            let (inputCount, outputCount) = (input.count, output.count)
            let step = step(&input, &output, isLast: isLast && stream.src_size == inputCount)
            let (read, written) = (inputCount - input.count, outputCount - output.count)
            stream.src_size -= read
            stream.dst_size -= written
            if read > 0 { stream.src_ptr += read }
            if written > 0 { stream.dst_ptr += written }
            switch step {
            case .failed: return COMPRESSION_STATUS_ERROR
            case .ended:
                hasEnded = true
                return COMPRESSION_STATUS_END
            case .moved:
                guard read > 0 || written > 0 else {
                    // Data that stops before its end would be waited for without end.
                    let isCut = isLast && !isEncoder && stream.src_size == 0 && stream.dst_size > 0
                    return isCut ? COMPRESSION_STATUS_ERROR : COMPRESSION_STATUS_OK
                }
                if stream.dst_size == 0 || stream.src_size == 0 && !isLast { return COMPRESSION_STATUS_OK }
            }
        }
    }
}
