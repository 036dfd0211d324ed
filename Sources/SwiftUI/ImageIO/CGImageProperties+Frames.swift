import Foundation
import OrielFoundation

// Names of the properties of pictures that move.

/// The properties of a GIF.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often a GIF is played; 0 for without an end.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// How long a picture of a GIF is shown, in seconds; at least 0.1 for times below 0.02, which no author means.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// How long a picture of a GIF is shown, in seconds, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The colors of a GIF; never known here.
public let kCGImagePropertyGIFImageColorMap: CFString = "ImageColorMap"
/// Whether all pictures of a GIF have the same colors.
public let kCGImagePropertyGIFHasGlobalColorMap: CFString = "HasGlobalColorMap"
/// The width of a GIF in pixels.
public let kCGImagePropertyGIFCanvasPixelWidth: CFString = "CanvasPixelWidth"
/// The height of a GIF in pixels.
public let kCGImagePropertyGIFCanvasPixelHeight: CFString = "CanvasPixelHeight"
/// The times of all pictures of a GIF; never known here.
public let kCGImagePropertyGIFFrameInfoArray: CFString = "FrameInfo"

/// The properties of a PNG; never known here.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often a PNG is played.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// How long a picture of a PNG is shown, in seconds; at least 0.1 for times below 0.02.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// How long a picture of a PNG is shown, in seconds, as the file says.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a WebP; never known here.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often a WebP is played.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// How long a picture of a WebP is shown, in seconds; at least 0.1 for times below 0.02.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// How long a picture of a WebP is shown, in seconds, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a sequence of HEIC pictures; never known here.
public let kCGImagePropertyHEICSDictionary: CFString = "{HEICS}"
/// How often a sequence of HEIC pictures is played.
public let kCGImagePropertyHEICSLoopCount: CFString = "LoopCount"
/// How long a picture of a HEIC sequence is shown, in seconds; at least 0.1 for times below 0.02.
public let kCGImagePropertyHEICSDelayTime: CFString = "DelayTime"
/// How long a picture of a HEIC sequence is shown, in seconds, as the file says.
public let kCGImagePropertyHEICSUnclampedDelayTime: CFString = "UnclampedDelayTime"

/// The properties of a GIF's first picture in its file.
struct GIFProperties {
    private(set) var delay: TimeInterval?
    private(set) var loops: Int?
    private(set) var hasGlobalColors = false
    private(set) var (width, height) = (0, 0)

    /// Reads the blocks before the first picture; nil for another format.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(1 << 16))
        guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)) else { return nil }
        func word(_ index: Int) -> Int { Int(bytes[index]) | Int(bytes[index + 1]) << 8 }
        (width, height) = (word(6), word(8))
        hasGlobalColors = bytes[10] & 0x80 != 0
        var index = 13 + (hasGlobalColors ? 3 << (Int(bytes[10] & 7) + 1) : 0)
        // 0x21 begins an extension: its kind, and blocks with their lengths up to an empty one.
        while index + 2 < bytes.count, bytes[index] == 0x21 {
            let kind = bytes[index + 1]
            var block = index + 2
            if kind == 0xF9, bytes[block] >= 4, block + 3 < bytes.count { delay = Double(word(block + 2)) / 100 }
            let isLoop = kind == 0xFF && bytes[block...].dropFirst().starts(with: Array("NETSCAPE2.0".utf8))
            if isLoop, block + 15 < bytes.count, bytes[block + 12] >= 3 { loops = word(block + 14) }
            while block < bytes.count, bytes[block] != 0 { block += Int(bytes[block]) + 1 }
            index = block + 1
        }
    }

    /// The properties of the picture.
    var frame: NSDictionary? {
        guard let delay else { return nil }
        return [
            kCGImagePropertyGIFDelayTime: delay < 0.02 ? 0.1 : delay, kCGImagePropertyGIFUnclampedDelayTime: delay,
        ]
    }
    /// The properties of the file.
    var whole: NSDictionary {
        let result: NSMutableDictionary = [
            kCGImagePropertyGIFHasGlobalColorMap: hasGlobalColors, kCGImagePropertyGIFCanvasPixelWidth: width,
            kCGImagePropertyGIFCanvasPixelHeight: height,
        ]
        if let loops { result[kCGImagePropertyGIFLoopCount] = loops }
        return result
    }
}
