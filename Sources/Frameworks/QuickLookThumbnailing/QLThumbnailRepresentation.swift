import DisplayList
import Foundation
import OrielFoundation
import SwiftUI
import SwiftUICore

/// A small picture of a file.
///
/// Follows Apple's
/// [QLThumbnailRepresentation](https://developer.apple.com/documentation/quicklookthumbnailing/qlthumbnailrepresentation).
open class QLThumbnailRepresentation: NSObject, @unchecked Sendable {
    /// The kind of a picture.
    public enum RepresentationType: Int, Sendable { case icon, lowQualityThumbnail, thumbnail }
    /// The kind of the picture.
    public let type: RepresentationType
    /// The picture.
    public let uiImage: UIImage
    /// The picture.
    public var nsImage: NSImage { uiImage }
    /// The picture's pixels; one clear pixel for a symbol.
    public var cgImage: CGImage {
        uiImage.cgImage ?? Self.clear
    }
    /// The part of the picture with content, in points.
    public var contentRect: CGRect { CGRect(origin: .zero, size: uiImage.size) }

    private static let clear = CGImage(Bitmap(width: 1, height: 1, pixels: [0, 0, 0, 0]))

    init(_ pixels: CGImage, type: RepresentationType, scale: CGFloat) {
        self.type = type
        uiImage = UIImage(cgImage: pixels, scale: scale > 0 ? scale : 1, orientation: .up)
        super.init()
    }
    init(symbol: String) {
        type = .icon
        uiImage = UIImage(systemName: symbol) ?? UIImage()
        super.init()
    }
}

/// Why a small picture can't be made.
public struct QLThumbnailError: _CodedError, Hashable {
    /// What went wrong.
    public enum Code: Int, _ErrorCode {
        case generationFailed, savingToURLFailed, noCachedThumbnail, noCloudThumbnail, requestInvalid, requestCancelled
    }
    /// What went wrong.
    public let code: Code
    /// Creates an error.
    public init(_ code: Code) { self.code = code }
    /// The domain of the errors.
    public static var errorDomain: String { "QLThumbnailErrorDomain" }
}
