import Foundation
import SwiftUICore

/// The name of a setting of a picture.
///
/// Follows Apple's [CIImageOption](https://developer.apple.com/documentation/coreimage/ciimageoption). Settings have no effect here,
/// and a picture that is made with some warns once.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a setting of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space of the colors.
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    /// The facts of the picture.
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    /// Whether the picture is turned as its facts say.
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    /// Whether large ranges of brightness become smaller.
    public static let toneMapHDRtoSDR = CIImageOption(rawValue: "CIImageToneMapHDRtoSDR")
    /// Whether large ranges of brightness are kept.
    public static let expandToHDR = CIImageOption(rawValue: "CIImageExpandToHDR")
    /// Whether the picture of depths is read.
    public static let auxiliaryDepth = CIImageOption(rawValue: "CIImageAuxiliaryDepth")
    /// Whether the picture of distances is read.
    public static let auxiliaryDisparity = CIImageOption(rawValue: "CIImageAuxiliaryDisparity")
    /// Whether the picture of people is read.
    public static let auxiliaryPortraitEffectsMatte = CIImageOption(rawValue: "CIImageAuxiliaryPortraitEffectsMatte")
    /// Whether pixels are the nearest ones.
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

extension CIImage {
    /// Creates a picture of pixels, with settings.
    public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
        Self.note(options)
        self.init(cgImage: cgImage)
    }
    /// Creates a picture of a file's content, with settings; nil if it can't be read.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) {
        Self.note(options)
        self.init(data: data)
    }
    /// Creates a picture of a file, with settings; nil if it can't be read.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        Self.note(options)
        self.init(contentsOf: url)
    }
    private static func note(_ options: [CIImageOption: Any]?) {
        guard let options, !options.isEmpty else { return }
        let names = options.keys.map(\.rawValue).sorted().joined(separator: ", ")
        RuntimeWarning.issue("CIImage: settings have no effect here (\(names)): see CompatibilityGaps.md.")
    }
}
