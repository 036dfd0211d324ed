import Foundation
import SwiftUICore

/// An image of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The image.
    open var image: UIImage? { didSet { noteChange() } }
    /// The image of a highlighted view; nil for the default.
    open var highlightedImage: UIImage? { didSet { noteChange() } }
    /// Whether the view is highlighted.
    open var isHighlighted = false { didSet { noteChange() } }
    /// The size, weight and colors of a symbol that the view shows; nil for the image's own.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? { didSet { noteChange() } }
    /// The brightness that the image may use; pictures are shown in the standard range here.
    open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
    /// The brightness that the image uses: the standard range.
    open var imageDynamicRange: UIImage.DynamicRange { .standard }
    /// Images that follow each other while the view animates them; nil for none.
    open var animationImages: [UIImage]? { didSet { noteChange() } }
    /// Images that follow each other in a highlighted view; nil for none.
    open var highlightedAnimationImages: [UIImage]? { didSet { noteChange() } }
    /// How long all images take, in seconds; 0, the default, for a thirtieth of a second each.
    open var animationDuration: TimeInterval = 0 { didSet { noteChange() } }
    /// How often the images are shown; 0, the default, without end.
    open var animationRepeatCount = 0 { didSet { noteChange() } }
    /// Whether images follow each other.
    ///
    /// An image that is made of others moves by itself.
    open var isAnimating: Bool { isStarted || (image?.images != nil && animationImages == nil) }
    /// Whether the view's own images were started.
    private var isStarted = false { didSet { noteChange() } }
    /// How often the images were started, so that each start begins with the first one.
    private var starts = 0

    /// The image that is shown, and the images that follow it.
    var shownImage: ShownImage? {
        let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
        if isStarted, let own, let first = own.first {
            let usual = Double(own.count) / 30
            let duration = animationDuration.isFinite && animationDuration > 0 ? animationDuration : usual
            return ShownImage(
                first: first, frames: own, duration: duration, repeats: max(animationRepeatCount, 0), start: starts)
        }
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        let configured = preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) }
        if let configured { return ShownImage(first: configured, frames: [], duration: 0, repeats: 0, start: 0) }
        return ShownImage(first: image, frames: image.images ?? [], duration: image.duration, repeats: 0, start: 0)
    }

    /// Creates a view of an image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view of an image, with another one for a highlighted view.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Shows the images one after the other, from the first one.
    open func startAnimating() {
        guard let images = animationImages, !images.isEmpty else { return }
        starts += 1
        isStarted = true
    }

    /// Shows the image alone.
    open func stopAnimating() { isStarted = false }

    /// An animation has shown its images as often as it was to.
    func ended(_ start: Int) { if start == starts, isStarted { isStarted = false } }
}

/// The images that a view shows.
struct ShownImage {
    let first: UIImage
    /// The images that follow each other, with the first one; empty for an image that does not move.
    let frames: [UIImage]
    /// How long all images take, in seconds.
    let duration: TimeInterval
    /// How often they are shown; 0 for without end.
    let repeats: Int
    /// Which start of the view's animation it is.
    let start: Int
}
