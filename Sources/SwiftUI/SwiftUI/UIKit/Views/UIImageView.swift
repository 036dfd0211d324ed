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
    /// Images that follow each other; the first one is shown.
    open var animationImages: [UIImage]? { didSet { noteChange() } }
    /// How long all images take, in seconds.
    open var animationDuration: TimeInterval = 0
    /// How often the images are shown; 0 forever.
    open var animationRepeatCount = 0
    /// Whether images follow each other; they don't here.
    open private(set) var isAnimating = false
    /// The image that is shown.
    var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first }

    /// Creates a view of an image.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view of an image, with another one for a highlighted view.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Begins to show images one after the other; the first one stays here.
    open func startAnimating() {
        isAnimating = true
        RuntimeWarning.issue("UIImageView shows the first of its animationImages here: see CompatibilityGaps.md.")
    }
    /// Shows the image alone.
    open func stopAnimating() { isAnimating = false }
}
