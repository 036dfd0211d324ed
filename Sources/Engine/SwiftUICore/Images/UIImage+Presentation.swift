import Foundation

extension UIImage {
    /// How a view of UIKit shows an image, besides its pixels.
    package struct Presentation: Hashable, Sendable {
        /// Images that are shown one after the other; nil for an image that does not move.
        package var frames: [UIImage]?
        /// How long all of them take, in seconds.
        package var duration: TimeInterval = 0
        /// The parts at the edges that are not stretched, in points; nil for an image whose parts are alike.
        package var capInsets: EdgeInsets?
        /// How the part within is stretched.
        package var resizingMode = ResizingMode.stretch
        /// By how much the rectangle by which the image is aligned is smaller, in points.
        package var alignmentInsets = EdgeInsets()
        /// Whether the image is mirrored where languages are read from the right.
        package var flipsForRightToLeft = false
        /// From the bottom to the line on which the image stands, in points; nil for none.
        package var baseline: CGFloat?

        package init() {}

        package func hash(into hasher: inout Hasher) {
            hasher.combine(frames?.count)
            hasher.combine(duration)
        }
    }

    /// How the inner part of an image fills its place.
    public enum ResizingMode: Int, Hashable, Sendable {
        /// It is repeated.
        case tile
        /// It is stretched.
        case stretch
    }

    /// Returns the image with another presentation.
    package func presented(_ change: (inout Presentation) -> Void) -> UIImage {
        var presentation = presentation
        change(&presentation)
        return changed(presentation)
    }

    // MARK: Images that follow each other

    /// Creates an image that shows others one after the other, in image views; nil without images.
    /// - Parameters:
    ///   - images: The images, of the same size and scale.
    ///   - duration: How long all of them take, in seconds; 0 for a thirtieth of a second each.
    ///
    /// Follows Apple's
    /// [animatedImage(with:duration:)](https://developer.apple.com/documentation/uikit/uiimage/animatedimage(with:duration:)).
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return first.presented {
            $0.frames = images.flatMap { $0.images ?? [$0] }
            $0.duration = duration.isFinite && duration > 0 ? duration : Double($0.frames?.count ?? 1) / 30
        }
    }

    /// Creates an image from the images of a name with the numbers from 0 or 1 to 1024; nil if there are none.
    /// - Parameters:
    ///   - name: The name in front of the numbers.
    ///   - duration: How long all of them take, in seconds.
    public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        var images: [UIImage] = []
        for number in 0...1024 {
            if let image = UIImage(named: name + String(number)) {
                images.append(image)
            } else if number > 0 {
                break
            }
        }
        return animatedImage(with: images, duration: duration)
    }

    /// The images that are shown one after the other; nil for an image that does not move.
    public var images: [UIImage]? { presentation.frames }
    /// How long all images take that are shown one after the other, in seconds; 0 for an image that does not move.
    public var duration: TimeInterval { presentation.duration }

    // MARK: Direction and baseline

    /// Returns the image, mirrored where languages are read from the right.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { presented { $0.flipsForRightToLeft = true } }
    /// Whether the image is mirrored where languages are read from the right.
    public var flipsForRightToLeftLayoutDirection: Bool { presentation.flipsForRightToLeft }

    /// Returns the image, mirrored from left to right; symbols stay as they are.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        guard let pixels = cgImage else { return self }
        let mirrored = UIImage(cgImage: pixels, scale: scale, orientation: .upMirrored)
        return UIImage(
            mirrored.source, size: mirrored.size, scale: scale, mode: mode, tint: tint, presentation: presentation)
    }

    /// Returns the image, with a line on which it stands.
    /// - Parameter offset: From the bottom, in points.
    public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage { presented { $0.baseline = offset } }
    /// Returns the image without a line on which it stands.
    public func imageWithoutBaseline() -> UIImage { presented { $0.baseline = nil } }
    /// From the bottom to the line on which the image stands, in points; nil for none.
    public var baselineOffsetFromBottom: CGFloat? { presentation.baseline }
}
