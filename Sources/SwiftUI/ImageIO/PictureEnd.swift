import DisplayList
import Foundation

/// The ends of pictures' files: whether one has arrived, and one for a file that stops before.
enum PictureEnd {
    /// Returns whether a file has its last byte; nil if its format does not say that.
    static func isReached(_ data: Data, _ format: ImageHeader.Format, _ gif: GIFFile?) -> Bool? {
        let bytes = [UInt8](data)
        switch format {
        case .png: return PNGCompletion(bytes)?.isWhole ?? false
        case .jpeg: return isJPEGWhole(bytes)
        case .gif: return gif?.isWhole ?? false
        case .webp: return bytes.count >= 12 && bytes.count >= little(bytes, 4) + 8
        case .bmp: return bytes.count >= 14 && bytes.count >= little(bytes, 2)
        case .svg: return data.range(of: Data("</svg>".utf8), options: .backwards) != nil
        case .ico, .tiff, .heic, .avif, .jxl, .pdf: return nil
        }
    }

    /// Returns the file with an end, so that decoders take the part that is there; the rest of the picture is empty.
    static func completed(_ data: Data, _ format: ImageHeader.Format) -> Data {
        switch format {
        case .png: PNGCompletion([UInt8](data))?.completed() ?? data
        case .jpeg: data + [0xFF, 0xD9]
        default: data
        }
    }

    private static func little(_ bytes: [UInt8], _ place: Int) -> Int {
        bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// A file ends behind its scans; the previews among its notes have ends of their own.
    private static func isJPEGWhole(_ bytes: [UInt8]) -> Bool {
        var place = 2
        while place + 4 <= bytes.count, bytes[place] == 0xFF, bytes[place + 1] != 0xDA {
            place += bytes[place + 1] == 0xFF ? 1 : 2 + max(Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]), 2)
        }
        guard place + 4 <= bytes.count, let last = bytes.lastIndex(where: { $0 != 0 }) else { return false }
        return last > place + 4 && bytes[last] == 0xD9 && bytes[last - 1] == 0xFF
    }
}
