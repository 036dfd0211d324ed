import Foundation
import SwiftUICore

/// A picture of UIKit.
@MainActor @preconcurrency
open class UIImageView: UIView {
    /// The picture.
    open var image: UIImage? { didSet { noteChange() } }
    /// The picture of a highlighted view; nil for the default.
    open var highlightedImage: UIImage? { didSet { noteChange() } }
    /// Whether the view is highlighted.
    open var isHighlighted = false { didSet { noteChange() } }
    /// Pictures that follow each other; the first one is shown.
    open var animationImages: [UIImage]? { didSet { noteChange() } }
    /// How long all pictures take, in seconds.
    open var animationDuration: TimeInterval = 0
    /// How often the pictures are shown; 0 for ever.
    open var animationRepeatCount = 0
    /// Whether pictures follow each other; they don't here.
    open private(set) var isAnimating = false
    /// The picture that is shown.
    var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image ?? animationImages?.first }

    /// Creates a view of a picture.
    public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

    /// Creates a view of a picture, with another one for a highlighted view.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    /// Begins to show pictures one after the other; the first one stays here.
    open func startAnimating() {
        isAnimating = true
        RuntimeWarning.issue("UIImageView shows the first of its animationImages here: see CompatibilityGaps.md.")
    }
    /// Shows the picture alone.
    open func stopAnimating() { isAnimating = false }
}
