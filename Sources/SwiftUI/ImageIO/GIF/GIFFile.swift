import Foundation

/// The pictures of a GIF with their properties and their places in the file.
///
/// Follows the [GIF89a specification](https://www.w3.org/Graphics/GIF/spec-gif89a.txt). Files that end too early have the
/// pictures that begin before that.
struct GIFFile: Sendable {
    /// How a picture comes into being, and what becomes of it.
    struct Control: Sendable {
        /// What remains before the next picture.
        enum Disposal: UInt8 { case unspecified, keep, clear, restore }

        var disposal = Disposal.unspecified
        /// How long the picture is shown, in seconds.
        var delay: TimeInterval?
        /// The index of the color that lets the picture before show through.
        var transparent: UInt8?
    }

    /// A picture, which changes a part of the one before.
    struct Frame: Sendable {
        /// The part, in pixels.
        let left: Int, top: Int, width: Int, height: Int
        /// Whether the rows are in four passes.
        let isInterlaced: Bool
        let control: Control
        /// Where its colors are in the file, three bytes each.
        let palette: Range<Int>
        /// Where its compressed pixels begin in the file.
        let start: Int
    }

    /// The contents of the file.
    let bytes: [UInt8]
    /// The size of all pictures, in pixels.
    let width: Int, height: Int
    /// Whether pictures without colors of their own share some.
    let hasGlobalColors: Bool
    /// How often the pictures are played; nil for once, 0 for without an end.
    private(set) var loops: Int?
    private(set) var frames: [Frame] = []
    /// The properties of a picture that does not follow.
    private(set) var pending = Control()
    /// Whether the file has its end.
    private(set) var isWhole = false

    /// Reads the blocks of a file; nil for another format.
    init?(_ data: Data) {
        bytes = [UInt8](data)
        guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        width = Int(bytes[6]) | Int(bytes[7]) << 8
        height = Int(bytes[8]) | Int(bytes[9]) << 8
        hasGlobalColors = bytes[10] & 0x80 != 0
        let colors = 13..<13 + (hasGlobalColors ? Self.length(ofColors: bytes[10]) : 0)
        var index = colors.upperBound
        // 0x21 begins an extension, 0x2C a picture.
        while index + 2 < bytes.count {
            if bytes[index] == 0x21 {
                readExtension(at: index)
                index = end(ofBlocksAt: index + 2)
            } else if bytes[index] == 0x2C, let frame = frame(at: index, colors) {
                frames.append(frame)
                pending = Control()
                index = end(ofBlocksAt: frame.start + 1)
            } else {
                break
            }
        }
        isWhole = index < bytes.count && bytes[index] == 0x3B
    }

    private static func length(ofColors flags: UInt8) -> Int { 3 << (Int(flags & 7) + 1) }

    private func word(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }

    /// The place behind blocks, each with its length, up to an empty one.
    private func end(ofBlocksAt start: Int) -> Int {
        var block = start
        while block < bytes.count, bytes[block] != 0 { block += Int(bytes[block]) + 1 }
        return block + 1
    }

    private mutating func readExtension(at index: Int) {
        let block = index + 2
        if bytes[index + 1] == 0xF9, bytes[block] >= 4, block + 4 < bytes.count {
            let flags = bytes[block + 1]
            pending.disposal = Control.Disposal(rawValue: flags >> 2 & 7) ?? .unspecified
            pending.delay = Double(word(block + 2)) / 100
            pending.transparent = flags & 1 == 1 ? bytes[block + 4] : nil
        }
        let isLoop = bytes[index + 1] == 0xFF && bytes[block...].dropFirst().starts(with: Array("NETSCAPE2.0".utf8))
        if isLoop, block + 15 < bytes.count, bytes[block + 12] >= 3 { loops = word(block + 14) }
    }

    private func frame(at index: Int, _ shared: Range<Int>) -> Frame? {
        guard index + 10 < bytes.count else { return nil }
        let flags = bytes[index + 9]
        let own = index + 10..<index + 10 + (flags & 0x80 != 0 ? Self.length(ofColors: flags) : 0)
        guard own.upperBound < bytes.count else { return nil }
        return Frame(
            left: word(index + 1), top: word(index + 3), width: word(index + 5), height: word(index + 7),
            isInterlaced: flags & 0x40 != 0, control: pending, palette: own.isEmpty ? shared : own,
            start: own.upperBound)
    }

    /// The properties of a picture; nil where the file says nothing of it.
    func properties(at index: Int) -> NSDictionary? {
        let control = frames.indices.contains(index) ? frames[index].control : index == 0 ? pending : nil
        guard let delay = control?.delay else { return nil }
        return [
            kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay, kCGImagePropertyGIFUnclampedDelayTime: delay,
        ]
    }

    /// The properties of the file.
    var properties: NSDictionary {
        let result: NSMutableDictionary = [
            kCGImagePropertyGIFHasGlobalColorMap: hasGlobalColors, kCGImagePropertyGIFCanvasPixelWidth: width,
            kCGImagePropertyGIFCanvasPixelHeight: height,
        ]
        if let loops { result[kCGImagePropertyGIFLoopCount] = loops }
        return result
    }
}
