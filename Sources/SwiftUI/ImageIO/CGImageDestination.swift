import Foundation
import OrielFoundation
import SwiftUICore

/// A picture file to be written: PNG or JPEG.
///
/// Follows Apple's [CGImageDestination](https://developer.apple.com/documentation/imageio/cgimagedestination).
public final class CGImageDestination: @unchecked Sendable {
    private enum Target {
        case file(URL)
        case data(NSMutableData)
    }

    private let target: Target
    private let isJPEG: Bool
    private let lock = NSLock()
    private var picture: (image: CGImage, quality: Double)?

    private init?(_ target: Target, _ type: String) {
        self.target = target
        switch type {
        case "public.png": isJPEG = false
        case "public.jpeg": isJPEG = true
        default:
            RuntimeWarning.issue("CGImageDestination writes PNG and JPEG files only, not \(type).")
            return nil
        }
    }

    convenience init?(url: URL, type: String) {
        guard url.isFileURL else { return nil }
        self.init(.file(url), type)
    }

    convenience init?(data: NSMutableData, type: String) { self.init(.data(data), type) }

    func add(_ image: CGImage, _ quality: Double) { lock.withLock { picture = picture ?? (image, quality) } }

    func finish() -> Bool {
        guard let picture = lock.withLock({ picture }) else { return false }
        let image = UIImage(cgImage: picture.image)
        guard let data = isJPEG ? image.jpegData(compressionQuality: picture.quality) : image.pngData() else {
            return false
        }
        switch target {
        case .file(let url): return (try? data.write(to: url, options: .atomic)) != nil
        case .data(let target):
            target.append(data)
            return true
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

/// Adds a picture; of several, the first is written.
public func CGImageDestinationAddImage(
    _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {
    let quality = properties?.object(forKey: kCGImageDestinationLossyCompressionQuality) as? NSNumber
    destination.add(image, quality?.doubleValue ?? 0.9)
}

/// Writes the picture; returns whether that succeeded.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
