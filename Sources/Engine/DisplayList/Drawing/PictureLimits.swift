import Foundation

/// The limits for a picture's file: a small file can describe more pixels or work than a machine has room or time for.
///
/// - A picture may have 100 million pixels; a JPEG, which can be decoded smaller, 400 million.
/// - A drawing (SVG, PDF) may be 32 MB large.
/// - An SVG may be nested 256 deep, may hold pictures of 25 million pixels, and may have 16 of the filters that work on single pixels (turbulence, lighting and others).
package enum PictureLimits {
    /// How many pixels a picture may have.
    package static let pixels: CGFloat = 100_000_000, jpegPixels: CGFloat = 400_000_000
    static let drawingBytes = 32 << 20
    static let depth = 256, filters = 16

    /// Returns why a file is not shown; nil if it may be shown.
    package static func objection(to path: String, _ header: ImageHeader?) -> String? {
        guard header == nil || header?.format == .svg || header?.format == .pdf else { return objection(to: header) }
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        if status.st_size > drawingBytes { return tooLarge }
        guard header?.format == .svg else { return nil }
        return (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap(objection(toSVG:))
    }

    /// Returns why a picture is not shown; nil if it may be shown.
    package static func objection(to data: Data) -> String? {
        switch ImageHeader(data)?.format {
        case .pdf: data.count > drawingBytes ? tooLarge : nil
        case .svg: data.count > drawingBytes ? tooLarge : objection(toSVG: data)
        default: objection(to: ImageHeader(data))
        }
    }

    private static let tooLarge = "it is larger than \(drawingBytes >> 20) MB"

    /// Returns why a picture with too many pixels is not shown; nil if it may be shown.
    private static func objection(to header: ImageHeader?) -> String? {
        guard let size = header?.size else { return nil }
        let limit = header?.format == .jpeg ? jpegPixels : pixels
        if size.width * size.height <= limit { return nil }
        return
            "it has \(Int(size.width)) × \(Int(size.height)) pixels, and at most \(Int(limit / 1e6)) million are shown"
    }

    /// The beginnings of the pictures that are written into a drawing.
    private static func pictures(in data: Data) -> [Data] {
        var (found, rest) = ([Data](), data[...])
        while let mark = rest.range(of: Data("base64,".utf8)) {
            rest = rest[mark.upperBound...]
            let text = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }.prefix(256 * 1024)
            let letters = text.filter { !($0 == 10 || $0 == 13 || $0 == 32 || $0 == 9) }
            if let picture = Data(base64Encoded: Data(letters.prefix(letters.count / 4 * 4))) { found.append(picture) }
        }
        return found
    }

    /// Returns which limit a drawing exceeds.
    private static func objection(toSVG data: Data) -> String? {
        var counter = SVGCounter()
        data.withUnsafeBytes { counter.read($0.bindMemory(to: UInt8.self)) }
        if counter.deepest > depth { return "it is nested deeper than \(depth)" }
        for picture in pictures(in: data) {
            guard let size = ImageHeader(picture)?.size, size.width * size.height > pixels / 4 else { continue }
            return "it holds a picture of \(Int(size.width)) × \(Int(size.height)) pixels"
        }
        if counter.filters > filters { return "it has more than \(filters) filters that work on each pixel" }
        return nil
    }
}

/// Counts the parts of a drawing's text that take room or time.
private struct SVGCounter {
    var deepest = 0
    var filters = 0
    private var depth = 0

    private static let slow = [
        "feTurbulence", "feDiffuseLighting", "feSpecularLighting", "feConvolveMatrix", "feMorphology",
    ]
    .map { Array($0.utf8) }

    mutating func read(_ text: UnsafeBufferPointer<UInt8>) {
        var place = 0
        while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = start + 1
            guard place < text.count else { return }
            switch text[place] {
            case UInt8(ascii: "/"): depth -= 1
            case UInt8(ascii: "!"), UInt8(ascii: "?"): break
            default:
                let end = text[place...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
                if text[end - 1] != UInt8(ascii: "/") { depth += 1 }
                deepest = max(deepest, depth)
                if isSlow(text[place..<end]) { filters += 1 }
                place = end
            }
        }
    }

    private func isSlow(_ tag: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        let name = tag.split(separator: UInt8(ascii: ":"), maxSplits: 1).last ?? tag
        return Self.slow.contains { name.starts(with: $0) || tag.starts(with: $0) }
    }
}
