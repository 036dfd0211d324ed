import DisplayList
import Foundation
import SwiftUICore

/// The contents of a source: a picture's file, or as much of it as has arrived.
struct PictureContents: Sendable {
    /// A file with the picture for the front end, which is kept as long as this is.
    struct File: Sendable {
        let path: String
        /// The owner of a file that was made of data; nil for an app's own.
        let owner: UIImage?
    }

    private enum Origin {
        case file(String)
        case data(Data)
        /// The first bytes of a file that arrives.
        case partial(Data)
    }

    private let origin: Origin
    /// The file of data that is complete.
    private let image: UIImage?
    let header: ImageHeader?
    let gif: GIFFile?
    /// Draws the pictures of a GIF; nil for other formats and for a complete file with one picture.
    let player: GIFPlayer?
    let status: CGImageSourceStatus

    init?(path: String) {
        guard FileManager.default.isReadableFile(atPath: path) else { return nil }
        origin = .file(path)
        image = nil
        header = ImageHeader(path: path)
        let data = header?.format == .gif ? try? Data(contentsOf: URL(filePath: path)) : nil
        gif = data.flatMap { GIFFile($0) }
        player = gif.flatMap { GIFPlayer($0) }
        status = header == nil ? .statusUnknownType : .statusComplete
    }

    init?(data: Data) {
        guard let image = UIImage(data: data), image.filePath != nil else { return nil }
        self.image = image
        origin = .data(data)
        header = ImageHeader(data)
        gif = header?.format == .gif ? GIFFile(data) : nil
        player = gif.flatMap { GIFPlayer($0) }
        status = header == nil ? .statusUnknownType : .statusComplete
    }

    init(partial data: Data, isFinal: Bool) {
        origin = .partial(data)
        image = nil
        let header = ImageHeader(data)
        let gif = header?.format == .gif ? GIFFile(data) : nil
        let isWhole = header.flatMap { PictureEnd.isReached(data, $0.format, gif) }
        (self.header, self.gif) = (header, gif)
        player = gif.flatMap { GIFPlayer($0, least: isWhole == true ? 2 : 1) }
        status = Self.status(header, data.count, isWhole: isWhole, isFinal: isFinal)
    }

    /// How far a file has arrived.
    /// - Parameter isWhole: Whether its last byte is there; nil if the format does not say that.
    private static func status(
        _ header: ImageHeader?, _ count: Int, isWhole: Bool?, isFinal: Bool
    ) -> CGImageSourceStatus {
        guard let header else {
            // Each format is known by its first 32 bytes, but for texts.
            return isFinal || count >= 32 ? .statusUnknownType : .statusReadingHeader
        }
        if isWhole == true || isWhole == nil && isFinal { return .statusComplete }
        if isFinal { return .statusUnexpectedEOF }
        return header.size == nil && header.format != .svg && header.format != .pdf
            ? .statusReadingHeader : .statusIncomplete
    }

    /// The number of pictures, as far as they have begun.
    var count: Int { header == nil ? 0 : player?.file.frames.count ?? 1 }

    /// The bytes of the file, as far as they are there; nil if they cannot be read.
    var data: Data? {
        switch origin {
        case .file(let path): FileManager.default.contents(atPath: path)
        case .data(let data), .partial(let data): data
        }
    }

    /// The number of bytes, as far as they are there.
    var length: Int {
        switch origin {
        case .file(let path):
            ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.intValue ?? 0
        case .data(let data), .partial(let data): data.count
        }
    }

    /// The file that the front end reads; nil where too little of a picture has arrived.
    var file: File? {
        switch origin {
        case .file(let path): return File(path: path, owner: nil)
        case .data: return image.flatMap { image in image.filePath.map { File(path: $0, owner: image) } }
        case .partial(let data):
            guard let format = header?.format else { return nil }
            let readable = status == .statusComplete ? data : PictureEnd.completed(data, format)
            return UIImage(data: readable).flatMap { image in image.filePath.map { File(path: $0, owner: image) } }
        }
    }
}
