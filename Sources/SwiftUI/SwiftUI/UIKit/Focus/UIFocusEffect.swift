import Foundation

/// The mark of an item with the focus; it is not drawn here.
///
/// Follows Apple's [UIFocusEffect](https://developer.apple.com/documentation/uikit/uifocuseffect).
@MainActor @preconcurrency
open class UIFocusEffect: NSObject {
    /// Creates the system's mark.
    nonisolated public override init() { super.init() }
}

/// A line around an item with the focus; it is not drawn here.
///
/// Follows Apple's [UIFocusHaloEffect](https://developer.apple.com/documentation/uikit/uifocushaloeffect).
@MainActor @preconcurrency
open class UIFocusHaloEffect: UIFocusEffect {
    /// Where the line is.
    public enum Position: Int, Sendable { case automatic, outside, inside }
    /// The outline; nil for the item's.
    public let path: UIBezierPath?
    /// The view that contains the line; nil for the item's container.
    open weak var containerView: UIView?
    /// The view above which the line is; nil for the item.
    open weak var referenceView: UIView?
    /// Where the line is.
    open var position = Position.automatic

    /// Creates a line around the item.
    nonisolated public override init() {
        path = nil
        super.init()
    }
    /// Creates a line around a rectangle.
    public convenience init(rect: CGRect) { self.init(outline: UIBezierPath(rect: rect)) }
    /// Creates a line around a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve) {
        self.init(outline: UIBezierPath(roundedRect: rect, cornerRadius: cornerRadius))
    }
    /// Creates a line along a path.
    public convenience init(path: UIBezierPath) { self.init(outline: path) }

    nonisolated private init(outline: UIBezierPath?) {
        path = outline
        super.init()
    }
}

/// How an item moves while the user begins to move the focus; nothing reports that here.
///
/// Follows Apple's [UIFocusMovementHint](https://developer.apple.com/documentation/uikit/uifocusmovementhint).
@MainActor @preconcurrency
open class UIFocusMovementHint: NSObject {
    /// The direction of the movement, from -1 to 1.
    open var movementDirection: CGVector { .zero }
    /// The transform of the item in perspective.
    open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
    /// The rotation, in radians.
    open var rotation: CGVector { .zero }
    /// The translation, in points.
    open var translation: CGVector { .zero }
    /// The transform of all of these.
    open var interactionTransform: CATransform3D { CATransform3DIdentity }
}

/// A part of a view, not drawn, that passes the focus to other items.
///
/// Follows Apple's [UIFocusGuide](https://developer.apple.com/documentation/uikit/uifocusguide). Keys do not move the focus between
/// items here, so that it never comes to a guide.
@MainActor @preconcurrency
open class UIFocusGuide: UILayoutGuide {
    /// Whether the guide can get the focus.
    open var isEnabled = true
    /// The environments that get the focus instead, the most wanted first.
    open var preferredFocusEnvironments: [any UIFocusEnvironment]! = []
    /// The older name of ``preferredFocusEnvironments``, for one view; nil for none.
    open weak var preferredFocusedView: UIView? {
        didSet { preferredFocusEnvironments = preferredFocusedView.map { [$0] } ?? [] }
    }
}
