import Foundation
import OrielFoundation
import SwiftUICore

/// A picture file to be written: PNG, JPEG, or a GIF with one or several pictures.
///
/// Follows Apple's [CGImageDestination](https://developer.apple.com/documentation/imageio/cgimagedestination).
public final class CGImageDestination: @unchecked Sendable {
    private enum Target {
        case file(URL)
        case data(NSMutableData)
    }

    /// The formats that can be written.
    enum Format: String, CaseIterable {
        case png = "public.png"
        case jpeg = "public.jpeg"
        case gif = "com.compuserve.gif"
    }

    /// A picture with its properties.
    private struct Picture {
        var image: CGImage
        /// From 0 to 1, for JPEG.
        var quality: Double
        /// How long it is shown, in seconds, in a GIF.
        var delay: TimeInterval
    }

    private let target: Target
    private let format: Format
    private let lock = NSLock()
    private var pictures: [Picture] = []
    private var loops: Int?

    private init?(_ target: Target, _ type: String) {
        self.target = target
        guard let format = Format(rawValue: type) else {
            RuntimeWarning.issue("CGImageDestination writes PNG, JPEG and GIF files only, not \(type).")
            return nil
        }
        self.format = format
    }

    convenience init?(url: URL, type: String) {
        guard url.isFileURL else { return nil }
        self.init(.file(url), type)
    }

    convenience init?(data: NSMutableData, type: String) { self.init(.data(data), type) }

    /// Adds a picture; of several, all formats but GIF take the first.
    func add(_ image: CGImage, _ properties: NSDictionary?) {
        let quality = properties?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber
        let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
        let delays = [kCGImagePropertyGIFUnclampedDelayTime, kCGImagePropertyGIFDelayTime].lazy
            .compactMap { (gif?.object(forKey: $0) as? NSNumber)?.doubleValue }
        var image = image
        if let limit = (properties?.object(forKey: kCGImageDestinationImageMaxPixelSize) as? NSNumber)?.doubleValue,
            limit >= 1, limit.isFinite
        {
            image = image.scaledDown(toLongestSide: Int(min(limit, 1e6)))
        }
        let picture = Picture(image: image, quality: quality?.doubleValue ?? 0.9, delay: delays.first ?? 0.1)
        lock.withLock { if format == .gif || pictures.isEmpty { pictures.append(picture) } }
    }

    /// Takes the properties of the whole file.
    func setProperties(_ properties: NSDictionary?) {
        let gif = properties?.object(forKey: kCGImagePropertyGIFDictionary) as? NSDictionary
        guard let count = gif?.object(forKey: kCGImagePropertyGIFLoopCount) as? NSNumber else { return }
        lock.withLock { loops = count.intValue }
    }

    func finish() -> Bool {
        let (pictures, loops) = lock.withLock { (self.pictures, self.loops) }
        guard let first = pictures.first, let data = data(of: first, pictures, loops) else { return false }
        return write(data)
    }

    /// The name of the format.
    var typeIdentifier: String { format.rawValue }

    /// Writes the contents of a file.
    func write(_ data: Data) -> Bool {
        switch target {
        case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
        case .data(let target):
            target.append(data)
            return true
        }
    }

    private func data(of first: Picture, _ all: [Picture], _ loops: Int?) -> Data? {
        switch format {
        case .png: return UIImage(cgImage: first.image).pngData()
        case .jpeg: return UIImage(cgImage: first.image).jpegData(compressionQuality: first.quality)
        case .gif:
            var writer = GIFWriter(width: first.image.width, height: first.image.height, loops: loops)
            for picture in all { writer?.add(picture.image, delay: picture.delay) }
            return writer?.data
        }
    }
}

/// Creates a destination at a place on the disk, for pictures of a format such as `public.png`; nil for others.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(url: url, type: type)
}

/// Creates a destination in memory, for pictures of a format such as `public.png`; nil for others.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    CGImageDestination(data: data, type: type)
}

/// Adds a picture; of several, all formats but GIF take the first.
///
/// The properties are the quality of a JPEG (`kCGImageDestinationLossyCompressionQuality`), and in a dictionary for
/// `kCGImagePropertyGIFDictionary` how long a picture of a GIF is shown, a tenth of a second by default.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    destination.add(image, properties)
}

/// Adds a picture of a source, if there is one of that number.
public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = source.picture(at: index) else { return }
    destination.add(image, properties ?? source.gif?.properties(at: index).map { [kCGImagePropertyGIFDictionary: $0] })
}

/// Sets what counts for the whole file: how often a GIF is played.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.setProperties(properties)
}

/// Returns the names of the formats that can be written.
public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    CGImageDestination.Format.allCases.map(\.rawValue) as NSArray
}

/// Writes the file; returns whether that succeeded.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
