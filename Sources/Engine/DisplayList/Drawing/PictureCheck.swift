import Foundation

/// Whether a picture's file is well-formed: one that begins like a picture and continues with garbage is not.
///
/// Nothing is decoded, and a file that only lacks its end passes: much of it can still be shown.
package enum PictureCheck {
    /// Returns whether everything that can be checked without decoding is valid, and the picture is not too large
    /// (``PictureLimits``).
    package static func passes(_ data: Data) -> Bool {
        guard let header = ImageHeader(data), PictureLimits.objection(to: data) == nil else { return false }
        let bytes = PictureBytes([UInt8](data))
        switch header.format {
        case .png: return png(bytes)
        case .jpeg: return jpeg(bytes)
        case .gif: return gif(bytes)
        case .webp: return webp(bytes)
        case .bmp, .ico, .tiff: return header.size.map { $0.width > 0 && $0.height > 0 } ?? false
        case .heic, .avif: return header.size != nil && bytes.place(of: Array("meta".utf8), from: 0) != nil
        case .jxl: return bytes.count > 12
        case .svg, .pdf: return true
        }
    }

    /// Pieces with a length and a name of four letters, the first of them the header, one of them pixels.
    private static func png(_ bytes: PictureBytes) -> Bool {
        guard bytes.begins(with: [0x0D, 0x0A, 0x1A, 0x0A], at: 4), bytes.begins(with: Array("IHDR".utf8), at: 12),
            bytes.big(16, 4) > 0, bytes.big(20, 4) > 0
        else { return false }
        var place = 8
        while place + 8 <= bytes.count {
            let name = bytes.bytes[place + 4..<place + 8]
            let isName = name.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
            if !isName { return false }
            if name.elementsEqual("IDAT".utf8) { return true }
            place += 12 + bytes.big(place, 4)
        }
        return false
    }

    /// Segments with a length, a frame with a size before the first scan.
    private static func jpeg(_ bytes: PictureBytes) -> Bool {
        var place = 2
        var hasFrame = false
        while place + 4 <= bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                guard place + 9 <= bytes.count else { return false }
                hasFrame = bytes.big(place + 5, 2) > 0 && bytes.big(place + 7, 2) > 0
            }
            if marker == 0xDA { return hasFrame }
            let length = bytes.big(place + 2, 2)
            if length < 2 { return false }
            place += 2 + length
        }
        return false
    }

    /// Colors, then blocks until the first with pixels.
    private static func gif(_ bytes: PictureBytes) -> Bool {
        guard bytes.count >= 13, bytes.begins(with: Array("GIF87a".utf8)) || bytes.begins(with: Array("GIF89a".utf8))
        else { return false }
        var place = 13
        if bytes[10] & 0x80 != 0 { place += 3 << (Int(bytes[10] & 7) + 1) }
        while place < bytes.count {
            if bytes[place] == 0x2C { return true }
            guard bytes[place] == 0x21 else { return false }
            place += 2
            while place < bytes.count, bytes[place] != 0 { place += 1 + Int(bytes[place]) }
            place += 1
        }
        return false
    }

    private static func webp(_ bytes: PictureBytes) -> Bool {
        ["VP8 ", "VP8L", "VP8X"].contains { bytes.begins(with: Array($0.utf8), at: 12) } && bytes.count >= 30
    }
}
