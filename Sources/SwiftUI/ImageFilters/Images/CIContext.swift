import Foundation
import SwiftUICore

/// Makes pixels of the pictures of filters.
///
/// Follows Apple's [CIContext](https://developer.apple.com/documentation/coreimage/cicontext).
public final class CIContext: Sendable {
    /// Creates a context; there is one way to compute here, so that the options make no difference.
    public init(options: [CIContextOption: Any]? = nil) {}

    /// Makes the pixels of a part of a picture; nil if it has none, or more than a hundred million.
    public func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let raster = image.cropped(to: fromRect).raster
        guard raster.width > 0, raster.height > 0 else { return nil }
        return CGImage(width: raster.width, height: raster.height, premultipliedRGBA: raster.pixels)
    }

    /// Empties the caches; there are none.
    public func clearCaches() {}
}

/// The name of a setting of a context.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether the processor computes.
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The color space to compute in.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    /// The color space of the result.
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    /// Whether results are kept.
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    /// Whether the graphics card is to save power.
    public static let priorityRequestLow = CIContextOption(rawValue: "kCIContextPriorityRequestLow")
}
