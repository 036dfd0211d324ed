import Foundation
import SwiftUICore

/// The shape and the background of a preview.
///
/// Follows Apple's [UIPreviewParameters](https://developer.apple.com/documentation/uikit/uipreviewparameters).
@MainActor @preconcurrency
open class UIPreviewParameters: NSObject {
    /// The part of the view that is shown, in its space; nil for all of it.
    open var visiblePath: UIBezierPath?
    /// The shape of the shadow; nil for the view's.
    open var shadowPath: UIBezierPath?
    /// The color behind the view.
    open var backgroundColor: UIColor! = .systemBackground
    /// Creates parameters for the whole view.
    public override init() { super.init() }
    /// Creates parameters for lines of text by their rectangles.
    public init(textLineRects: [NSValue]) { super.init() }
}

/// The shape and the background of a preview of a drag.
@MainActor @preconcurrency
open class UIDragPreviewParameters: UIPreviewParameters {}

/// Where a preview is shown.
///
/// Follows Apple's [UIPreviewTarget](https://developer.apple.com/documentation/uikit/uipreviewtarget).
@MainActor @preconcurrency
open class UIPreviewTarget: NSObject {
    /// The view in which the preview is shown.
    public let container: UIView
    /// The middle of the preview, in the container's space.
    public let center: CGPoint
    /// How the preview is turned and stretched.
    public let transform: CGAffineTransform

    /// Creates a place in a view.
    public init(container: UIView, center: CGPoint, transform: CGAffineTransform = .identity) {
        (self.container, self.center, self.transform) = (container, center, transform)
        super.init()
    }
}

/// A view that is shown while it is dragged or has a menu; the desktop shows its own pictures here.
///
/// Follows Apple's [UITargetedPreview](https://developer.apple.com/documentation/uikit/uitargetedpreview).
@MainActor @preconcurrency
open class UITargetedPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The shape and the background.
    public let parameters: UIPreviewParameters
    /// The place.
    public let target: UIPreviewTarget
    /// The size of the view, in points.
    open var size: CGSize { view.bounds.size }

    /// Creates a preview at a place.
    public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        (self.view, self.parameters, self.target) = (view, parameters, target)
        super.init()
    }
    /// Creates a preview where the view is.
    public convenience init(view: UIView, parameters: UIPreviewParameters? = nil) {
        let target = UIPreviewTarget(container: view.superview ?? view, center: view.center)
        self.init(view: view, parameters: parameters ?? UIPreviewParameters(), target: target)
    }
    /// Returns the preview at another place.
    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        UITargetedPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// A preview of a drag.
@MainActor @preconcurrency
open class UITargetedDragPreview: UITargetedPreview {}

/// The picture of a dragged item; the desktop shows its own.
@MainActor @preconcurrency
open class UIDragPreview: NSObject {
    /// The view.
    public let view: UIView
    /// The shape and the background.
    public let parameters: UIDragPreviewParameters
    /// Creates a picture of a view.
    public init(view: UIView, parameters: UIDragPreviewParameters? = nil) {
        (self.view, self.parameters) = (view, parameters ?? UIDragPreviewParameters())
        super.init()
    }
}
