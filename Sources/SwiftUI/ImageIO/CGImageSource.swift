import DisplayList
import Foundation
import OrielFoundation
import SwiftUICore

/// A picture file to be read: PNG, JPEG, GIF, HEIC, AVIF, WebP, TIFF, BMP, ICO, JPEG XL.
///
/// Follows Apple's [CGImageSource](https://developer.apple.com/documentation/imageio/cgimagesource). Of an animation that is not a
/// GIF, only the first picture is read.
public final class CGImageSource: Sendable {
    /// Whether the source gets its data piece by piece.
    let isIncremental: Bool
    private let lock = NSLock()
    nonisolated(unsafe) private var contents: PictureContents

    private init(_ contents: PictureContents, isIncremental: Bool = false) {
        self.contents = contents
        self.isIncremental = isIncremental
    }

    convenience init?(path: String) {
        guard let contents = PictureContents(path: path) else { return nil }
        self.init(contents)
    }

    convenience init?(data: Data) {
        guard let contents = PictureContents(data: data) else { return nil }
        self.init(contents)
    }

    /// Creates a source without data, which ``update(_:isFinal:)`` brings.
    convenience init(isIncremental: Bool) {
        self.init(PictureContents(partial: Data(), isFinal: false), isIncremental: isIncremental)
    }

    /// Replaces the data by more of it.
    func update(_ data: Data, isFinal: Bool) {
        guard isIncremental else {
            return RuntimeWarning.issue("CGImageSourceUpdateData has no effect on a source that is not incremental.")
        }
        let new = PictureContents(partial: data, isFinal: isFinal)
        lock.withLock { contents = new }
    }

    private var current: PictureContents { lock.withLock { contents } }

    var header: ImageHeader? { current.header }
    /// The pictures of a GIF, without their pixels; nil for another format.
    var gif: GIFFile? { current.gif }
    /// The number of pictures.
    var count: Int { current.count }
    /// How far the source has been read.
    var status: CGImageSourceStatus { current.status }
    /// The bytes of the file, as far as they are there; nil if they cannot be read.
    var data: Data? { current.data }
    /// The number of the file's bytes, as far as they are there.
    var length: Int { current.length }

    /// How far a picture has been read.
    func status(at index: Int) -> CGImageSourceStatus {
        let contents = current
        guard contents.header != nil else { return contents.status }
        guard index >= 0, index < contents.count else { return .statusUnexpectedEOF }
        return index < contents.count - 1 ? .statusComplete : contents.status
    }

    /// The pixels of a picture; nil if there is none of that number, or if it cannot be read.
    func picture(at index: Int) -> CGImage? {
        let contents = current
        if let player = contents.player { return player.picture(at: index).map { CGImage($0) } }
        return index == 0 ? pixels(of: contents) : nil
    }

    /// The pixels of the file, about as many as fit a size.
    func pixels(fitting size: CGSize? = nil) -> CGImage? { pixels(of: current, fitting: size) }

    private func pixels(of contents: PictureContents, fitting size: CGSize? = nil) -> CGImage? {
        guard let read = PicturePreparation.reader else {
            RuntimeWarning.issue("CGImageSource reads no pixels in a build without the image front end.")
            return nil
        }
        let file = contents.file
        return withExtendedLifetime(file) { file.flatMap { read($0.path, size) }.map { CGImage($0) } }
    }
}

/// How far a picture has been read.
public enum CGImageSourceStatus: Int32, Sendable {
    case statusUnexpectedEOF = -5
    case statusInvalidData, statusUnknownType, statusReadingHeader, statusIncomplete, statusComplete
}

/// Creates a source of a file; nil if there is none, or if the address is none of a file.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    url.isFileURL ? CGImageSource(path: url.path) : nil
}

/// Creates a source of a file; nil if there is none, or if the address is none of a file.
public func CGImageSourceCreateWithURL(_ url: NSURL, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSourceCreateWithURL(url as URL, options)
}

/// Creates a source of a file's contents; nil if they are no picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data)
}

/// Creates a source of a file's contents; nil if they are no picture.
public func CGImageSourceCreateWithData(_ data: NSData, _ options: CFDictionary?) -> CGImageSource? {
    CGImageSource(data: data as Data)
}

/// Returns the number of pictures in a source: one, or several of a GIF; none if it is not a picture.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

/// Returns the number of the main picture: 0.
public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

/// Returns how far a source has been read.
public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

/// Returns the name of a source's format, such as `public.jpeg`; nil if it is not a picture.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    switch source.header?.format {
    case .png: "public.png"
    case .jpeg: "public.jpeg"
    case .gif: "com.compuserve.gif"
    case .webp: "org.webmproject.webp"
    case .bmp: "com.microsoft.bmp"
    case .ico: "com.microsoft.ico"
    case .tiff: "public.tiff"
    case .heic: "public.heic"
    case .avif: "public.avif"
    case .jxl: "public.jpeg-xl"
    case .svg: "public.svg-image"
    case .pdf: "com.adobe.pdf"
    case nil: nil
    }
}

/// Reads a picture of a source; nil if there is none of that number, or if it cannot be read.
public func CGImageSourceCreateImageAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    source.picture(at: index)
}

/// Reads a picture of a source in at most as many pixels as the options ask for; nil if it cannot be read.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let limit = (options?.object(forKey: kCGImageSourceThumbnailMaxPixelSize) as? NSNumber)?.doubleValue
    guard let limit, limit >= 1, limit.isFinite else { return source.picture(at: index) }
    // The file is read in as few pixels as suffice, and then made exactly as small as wanted.
    let size = CGSize(width: limit, height: limit)
    let picture = source.count == 1 && index == 0 ? source.pixels(fitting: size) : source.picture(at: index)
    return picture.map { $0.scaledDown(toLongestSide: Int(min(limit, 1e6))) }
}

/// Returns the properties of a picture: its size in pixels, and the camera's notes; nil if there is none of that number.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard index >= 0, index < source.count, let size = source.header?.size else { return nil }
    var properties: [String: Any] = [
        kCGImagePropertyPixelWidth: Int(size.width), kCGImagePropertyPixelHeight: Int(size.height),
        // Pictures are read upright.
        kCGImagePropertyOrientation: 1,
    ]
    properties[kCGImagePropertyGIFDictionary] = source.gif?.properties(at: index)
    if let data = source.data, let reader = ExifReader(file: data) {
        for (key, value) in reader.properties { properties[key] = value }
    }
    return properties as NSDictionary
}

/// Returns the properties of a source as a whole: the size of its file in bytes.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    var properties: [String: Any] = [kCGImagePropertyFileSize: source.length]
    properties[kCGImagePropertyGIFDictionary] = source.gif?.properties
    return properties as NSDictionary
}
