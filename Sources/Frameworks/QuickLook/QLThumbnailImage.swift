import Foundation
import SwiftUI

/// The option whether a small picture looks like a document's icon, with a border; it has none here.
public let kQLThumbnailOptionIconModeKey: CFString! = "IconMode"
/// The option of how many pixels a point has.
public let kQLThumbnailOptionScaleFactorKey: CFString! = "ScaleFactor"

/// Returns a small picture of a file, in the older form: of a picture, or the first page of a document; nil for other files.
/// - Parameters:
///   - maxThumbnailSize: The greatest size, in points.
///   - options: By the keys above.
public func QLThumbnailImageCreate(
    _ allocator: CFAllocator?, _ url: CFURL, _ maxThumbnailSize: CGSize, _ options: CFDictionary?
) -> Unmanaged<CGImage>? {
    let scale = (options?.object(forKey: kQLThumbnailOptionScaleFactorKey as String) as? NSNumber)?.doubleValue ?? 1
    let longest = Double(max(maxThumbnailSize.width, maxThumbnailSize.height)) * scale
    guard longest >= 1, longest.isFinite, let source = CGImageSourceCreateWithURL(url, nil) else { return nil }
    let settings = NSDictionary(dictionary: [
        kCGImageSourceThumbnailMaxPixelSize: NSNumber(value: min(longest, 8192)),
        kCGImageSourceCreateThumbnailFromImageAlways: NSNumber(value: true),
    ])
    return CGImageSourceCreateThumbnailAtIndex(source, 0, settings).map { .passRetained($0) }
}
