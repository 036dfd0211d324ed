import Foundation
import SwiftUICore

extension UIImage {
    /// Returns the image with edges that keep their size while the part within is stretched or repeated, in image views.
    ///
    /// Follows Apple's
    /// [resizableImage(withCapInsets:resizingMode:)](https://developer.apple.com/documentation/uikit/uiimage/resizableimage(withcapinsets:resizingmode:)).
    /// - Parameters:
    ///   - capInsets: How wide the edges are, in points.
    ///   - resizingMode: How the part within fills its place; repeated by default.
    public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile) -> UIImage {
        presented {
            $0.capInsets = EdgeInsets(capInsets)
            $0.resizingMode = resizingMode
        }
    }

    /// Returns the image with edges that keep their size: all to the left and above of a column and a row of points.
    /// - Parameters:
    ///   - leftCapWidth: How wide the left edge is, in points; 0 for an image that is stretched across as a whole.
    ///   - topCapHeight: How high the upper edge is, in points; 0 for an image that is stretched upright as a whole.
    public func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
        return resizableImage(
            withCapInsets: UIEdgeInsets(
                top: top, left: left, bottom: top > 0 ? max(size.height - top - 1, 0) : 0,
                right: left > 0 ? max(size.width - left - 1, 0) : 0), resizingMode: .stretch)
    }

    /// Creates an image of images that follow each other, by name, with edges that keep their size; nil if there are none.
    public class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
    ) -> UIImage? {
        animatedImageNamed(name, duration: duration)?
            .resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
    }

    /// The edges that keep their size while the part within is stretched, in points.
    public var capInsets: UIEdgeInsets { presentation.capInsets.map { UIEdgeInsets($0) } ?? .zero }
    /// How the part within the edges fills its place.
    public var resizingMode: ResizingMode { presentation.resizingMode }

    /// Returns the image, aligned by a rectangle within it.
    /// - Parameter alignmentInsets: The distances of the rectangle to the edges of the image, in points.
    public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        presented { $0.alignmentInsets = EdgeInsets(alignmentInsets) }
    }
    /// The distances of the rectangle by which the image is aligned to its edges, in points.
    public var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(presentation.alignmentInsets) }
}
