extension GIFFile.Frame {
    /// The rows of a picture in the order of the file.
    fileprivate var rows: [Int] {
        guard isInterlaced else { return Array(0..<height) }
        return [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap { Array(stride(from: $0.0, to: height, by: $0.1)) }
    }
}

extension GIFFile {
    /// Draws a picture over the one before.
    /// - Parameter canvas: The premultiplied RGBA of all pictures' size.
    func draw(_ frame: Frame, on canvas: inout [UInt8]) {
        let indices = indices(of: frame)
        for (place, row) in frame.rows.enumerated() {
            let start = place * frame.width
            guard start < indices.count else { return }
            let y = frame.top + row
            guard y < height else { continue }
            for x in 0..<max(min(frame.width, width - frame.left, indices.count - start), 0) {
                let index = indices[start + x]
                let color = frame.palette.lowerBound + Int(index) * 3
                guard index != frame.control.transparent, color + 3 <= frame.palette.upperBound else { continue }
                let pixel = (y * width + frame.left + x) * 4
                for part in 0..<3 { canvas[pixel + part] = bytes[color + part] }
                canvas[pixel + 3] = 255
            }
        }
    }

    /// The color of each pixel of a picture, as far as the file has it, decompressed (LZW).
    private func indices(of frame: Frame) -> [UInt8] {
        let total = frame.width * frame.height
        let least = Int(bytes[frame.start])
        guard (1...8).contains(least), total > 0 else { return [] }
        let (clear, end) = (1 << least, 1 << least + 1)
        var result: [UInt8] = []
        // A sequence is another one and a last index.
        var others = [Int](repeating: 0, count: 4096)
        var lasts = [UInt8](repeating: 0, count: 4096)
        var (length, next, previous) = (least + 1, end + 1, -1)
        var sequence: [UInt8] = []
        var bits = Bits(bytes, at: frame.start + 1)
        while result.count < total, let code = bits.next(length), code != end {
            if code == clear {
                (length, next, previous) = (least + 1, end + 1, -1)
                continue
            }
            // The sequence that is just being made begins and ends with the same index.
            guard code < next || code == next && previous >= 0 else { break }
            sequence.removeAll(keepingCapacity: true)
            var current = code == next ? previous : code
            while current > end {
                sequence.append(lasts[current])
                current = others[current]
            }
            let first = UInt8(current)
            result.append(first)
            result.append(contentsOf: sequence.reversed())
            if code == next { result.append(first) }
            if previous >= 0, next < 4096 {
                (others[next], lasts[next]) = (previous, first)
                next += 1
                if next == 1 << length, length < 12 { length += 1 }
            }
            previous = code
        }
        return result
    }

    /// Reads numbers of some bits out of blocks, each with its length, up to an empty one.
    private struct Bits {
        private let bytes: [UInt8]
        private var index: Int
        private var left = 0
        private var buffer: UInt32 = 0
        private var count = 0

        init(_ bytes: [UInt8], at index: Int) { (self.bytes, self.index) = (bytes, index) }

        mutating func next(_ length: Int) -> Int? {
            while count < length {
                if left == 0 {
                    guard index < bytes.count, bytes[index] != 0 else { return nil }
                    left = Int(bytes[index])
                    index += 1
                }
                guard index < bytes.count else { return nil }
                buffer |= UInt32(bytes[index]) << count
                (index, left, count) = (index + 1, left - 1, count + 8)
            }
            defer {
                buffer >>= UInt32(length)
                count -= length
            }
            return Int(buffer & (1 << length - 1))
        }
    }
}
