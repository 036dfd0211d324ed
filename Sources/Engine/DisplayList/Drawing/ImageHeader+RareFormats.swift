import Foundation

/// The beginnings of pictures that the desktop's library reads with a loader for each: BMP, icons, TIFF, HEIF and JPEG XL.
enum RareHeader {
    typealias Found = (format: ImageHeader.Format, size: CGSize?, isTurned: Bool)

    /// Returns the header at the beginning of a file; nil if it is none of these formats.
    static func find(in bytes: PictureBytes) -> Found? {
        bitmap(bytes) ?? icon(bytes) ?? tiff(bytes) ?? heif(bytes) ?? jpegXL(bytes)
    }

    /// The letters BM, and a second header of one of the known lengths.
    private static func bitmap(_ bytes: PictureBytes) -> Found? {
        guard bytes.begins(with: Array("BM".utf8)), bytes.count >= 26 else { return nil }
        let length = bytes.little(14, 4)
        if length == 12 { return found(.bmp, bytes.little(18, 2), bytes.little(20, 2)) }
        guard [40, 52, 56, 64, 108, 124].contains(length) else { return nil }
        // A negative height means rows from the top.
        func number(_ place: Int) -> Int { Int(abs(Int64(Int32(truncatingIfNeeded: bytes.little(place, 4))))) }
        return found(.bmp, number(18), number(22))
    }

    /// A list of pictures, of which the largest counts.
    private static func icon(_ bytes: PictureBytes) -> Found? {
        guard bytes.begins(with: [0, 0, 1, 0]), bytes.count >= 22 else { return nil }
        let count = bytes.little(4, 2)
        guard (1...64).contains(count), bytes.count >= 6 + count * 16 else { return nil }
        var largest = (0, 0)
        for entry in 0..<count {
            let place = 6 + entry * 16
            guard bytes[place + 3] == 0, bytes.little(place + 12, 4) >= 6 + count * 16 else { return nil }
            // A length of 256 is written as 0.
            let size = (
                bytes[place] == 0 ? 256 : Int(bytes[place]), bytes[place + 1] == 0 ? 256 : Int(bytes[place + 1])
            )
            if size.0 * size.1 > largest.0 * largest.1 { largest = size }
        }
        return found(.ico, largest.0, largest.1)
    }

    /// A list of numbered values, which may follow the pixels.
    private static func tiff(_ bytes: PictureBytes) -> Found? {
        let isLittle = bytes.begins(with: Array("II*\0".utf8))
        guard isLittle || bytes.begins(with: Array("MM\0*".utf8)) else { return nil }
        func number(_ place: Int, _ count: Int) -> Int {
            guard place >= 0, place + count <= bytes.count else { return 0 }
            return isLittle ? bytes.little(place, count) : bytes.big(place, count)
        }
        let list = number(4, 4)
        var (width, height, isTurned) = (0, 0, false)
        for entry in 0..<min(number(list, 2), 256) {
            let place = list + 2 + entry * 12
            let value = number(place + 8, number(place + 2, 2) == 3 ? 2 : 4)
            switch number(place, 2) {
            case 256: width = value
            case 257: height = value
            case 274: isTurned = (5...8).contains(value)
            default: break
            }
        }
        return width > 0 && height > 0 ? found(.tiff, width, height, isTurned: isTurned) : (.tiff, nil, false)
    }

    /// Boxes with a length and a name; the first names the kinds of pictures, another one their sizes.
    private static func heif(_ bytes: PictureBytes) -> Found? {
        guard bytes.begins(with: Array("ftyp".utf8), at: 4) else { return nil }
        let end = min(bytes.big(0, 4), bytes.count, 512)
        let brands = Set(
            stride(from: 8, to: max(end - 3, 8), by: 4).map {
                String(decoding: bytes.bytes[$0..<$0 + 4], as: UTF8.self)
            })
        let format: ImageHeader.Format
        if !brands.isDisjoint(with: ["avif", "avis"]) {
            format = .avif
        } else if !brands.isDisjoint(with: ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]) {
            format = .heic
        } else {
            return nil
        }
        let properties = HEIFProperties(bytes)
        guard let size = properties.size ?? largestSize(bytes, from: end) else { return (format, nil, false) }
        return found(format, size.width, size.height, isTurned: properties.isTurned)
    }

    /// The largest size that a file names, where it doesn't say whose size that is: others are of tiles and previews.
    private static func largestSize(_ bytes: PictureBytes, from start: Int) -> (width: Int, height: Int)? {
        var largest: (width: Int, height: Int)?
        var place = start
        while let box = bytes.place(of: Array("ispe".utf8), from: place), box + 16 <= bytes.count {
            let (width, height) = (bytes.big(box + 8, 4), bytes.big(box + 12, 4))
            let area = CGFloat(largest?.width ?? 0) * CGFloat(largest?.height ?? 0)
            if CGFloat(width) * CGFloat(height) > area { largest = (width, height) }
            place = box + 4
        }
        return largest
    }

    private static func jpegXL(_ bytes: PictureBytes) -> Found? {
        let isContainer = bytes.begins(with: [0, 0, 0, 0x0C] + Array("JXL ".utf8))
        return isContainer || bytes.begins(with: [0xFF, 0x0A]) ? (.jxl, nil, false) : nil
    }

    private static func found(
        _ format: ImageHeader.Format, _ width: Int, _ height: Int, isTurned: Bool = false
    ) -> Found {
        (format, isTurned ? CGSize(width: height, height: width) : CGSize(width: width, height: height), isTurned)
    }
}

extension ImageHeader.Format {
    /// The Debian package with the loader that reads the format; nil if the library itself does.
    package var loaderPackage: String? {
        switch self {
        case .webp: "webp-pixbuf-loader"
        case .heic: "heif-gdk-pixbuf"
        case .avif: "libavif-gdk-pixbuf"
        case .jxl: "libjxl-gdk-pixbuf"
        case .png, .jpeg, .gif, .bmp, .ico, .tiff, .svg, .pdf: nil
        }
    }

    /// The format's name in messages.
    package var title: String {
        switch self {
        case .png: "PNG"
        case .jpeg: "JPEG"
        case .gif: "GIF"
        case .webp: "WebP"
        case .bmp: "BMP"
        case .ico: "icon"
        case .tiff: "TIFF"
        case .heic: "HEIC"
        case .avif: "AVIF"
        case .jxl: "JPEG XL"
        case .svg: "SVG"
        case .pdf: "PDF"
        }
    }
}
