import Foundation
import SwiftUICore

/// A view of UIKit.
///
/// Its geometry and appearance belong to its ``layer``. A representable shows it with the subviews, by their frames, each
/// through its counterpart in SwiftUI; changes are shown at once. See *UIKit* in CompatibilityGaps.md.
@MainActor @preconcurrency
open class UIView: _ViewMembers {
    /// The layer that is drawn for the view.
    public private(set) lazy var layer: CALayer = makeLayer()
    /// The class of the view's layer; `CALayer` by default.
    open class var layerClass: AnyClass { CALayer.self }

    /// A name under which the view's state is kept; it is not kept here.
    open var restorationIdentifier: String?
    /// The view's rectangle in the view around it, in points; undefined while the view is transformed.
    open var frame: CGRect {
        get { layer.frame }
        set { setGeometry { layer.frame = newValue } }
    }
    /// The view's rectangle in its own space, in points.
    open var bounds: CGRect {
        get { layer.bounds }
        set { setGeometry { layer.bounds = newValue } }
    }
    /// The place of the view's anchor point, its middle by default, in the view around it.
    open var center: CGPoint {
        get { layer.position }
        set { layer.position = newValue }
    }
    /// How the view is turned and stretched, about its anchor point.
    open var transform: CGAffineTransform {
        get { layer.affineTransform() }
        set { layer.setAffineTransform(newValue) }
    }
    /// How the view is turned and stretched in space, about its anchor point.
    open var transform3D: CATransform3D {
        get { layer.transform }
        set { layer.transform = newValue }
    }
    /// The superview; nil for none.
    open internal(set) weak var superview: UIView?
    /// The subviews, the lowest first.
    open internal(set) var subviews: [UIView] = []
    /// The window that the view is in; nil for none.
    open var window: UIWindow? { superview?.window }
    /// How far bars reach into the view, in points: what controllers ask for, as windows here have no bars.
    open var safeAreaInsets: UIEdgeInsets { coveredInsets }
    /// Called when ``safeAreaInsets`` changed.
    open func safeAreaInsetsDidChange() {}
    /// The recognizers of gestures over the view.
    var recognizers: [UIGestureRecognizer] = [] { didSet { noteChange() } }
    /// The interactions of the view.
    var heldInteractions: [any UIInteraction] = [] { didSet { noteChange() } }
    /// The changes as the device is tilted, which have no effect here.
    var heldMotionEffects: [UIMotionEffect] = []
    /// The background color; nil for none.
    open var backgroundColor: UIColor? {
        get { layer.background }
        set { layer.background = newValue }
    }
    var ownTint: UIColor? { didSet { tintChanged() } }
    /// The accent color; the superview's by default.
    open var tintColor: UIColor! {
        get { isDimmed ? .systemGray : ownTint ?? superview?.tintColor ?? .tintColor }
        set { ownTint = newValue }
    }
    /// Whether the accent color is gray; the superview's by default.
    open var tintAdjustmentMode = TintAdjustmentMode.automatic { didSet { tintChanged() } }
    /// The radii of the corners, which replace the layer's; nil for the layer's own.
    var cornerSettings: UICornerConfiguration? { didSet { roundCorners() } }
    /// Whether a long press shows the view's content large; there is no such press here.
    open var showsLargeContentViewer = false
    /// The title of the large content; nil for none.
    open var largeContentTitle: String?
    /// The image of the large content; nil for none.
    open var largeContentImage: UIImage?
    /// Whether the image of the large content is scaled.
    open var scalesLargeContentImage = false
    /// The insets of the large content's image.
    open var largeContentImageInsets = UIEdgeInsets.zero
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat {
        get { CGFloat(layer.opacity) }
        set { layer.opacity = Float(newValue) }
    }
    /// Whether the view is hidden.
    open var isHidden: Bool {
        get { layer.isHidden }
        set { layer.isHidden = newValue }
    }
    /// Whether the view hides all behind it; without effect on the drawing.
    open var isOpaque = true
    /// Whether the content is clipped to the view.
    open var clipsToBounds: Bool {
        get { layer.masksToBounds }
        set { layer.masksToBounds = newValue }
    }
    /// The view whose opacity masks this view's content; nil for none.
    open var mask: UIView? { didSet { layer.mask = mask?.layer } }
    /// Whether the view responds to touches.
    open var isUserInteractionEnabled = true { didSet { noteChange() } }
    /// Whether several fingers are distinguished; there is one here.
    open var isMultipleTouchEnabled = false
    /// Whether touches that begin here reach no other view.
    open var isExclusiveTouch = false
    /// A number to find the view by.
    open var tag = 0
    /// How content of another size is shown.
    open var contentMode = ContentMode.scaleToFill {
        didSet {
            layer.contentsGravity = contentMode.gravity
            noteChange()
        }
    }
    /// Whether the frame becomes constraints; false for views with constraints of their own.
    open var translatesAutoresizingMaskIntoConstraints = true { didSet { constraintsChanged() } }
    /// How the view follows the size of the one around it.
    open var autoresizingMask: AutoresizingMask = []
    /// Whether subviews follow the view's size by their masks.
    open var autoresizesSubviews = true
    /// The distances of the layout margins from the edges, 8 points by default.
    open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) { didSet { constraintsChanged() } }
    private var ownStyle = UIUserInterfaceStyle.unspecified
    /// The view's appearance, light or dark.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { ownStyle }
        set { changingTraits { ownStyle = newValue } }
    }
    private var ownTraits = UITraitOverrides()
    /// The traits that the view sets for itself and the subviews.
    open var traitOverrides: UITraitOverrides {
        get { ownTraits }
        set { changingTraits { ownTraits = newValue } }
    }
    /// The view's surroundings.
    open var traitCollection: UITraitCollection { effectiveTraits }
    /// The traits of the SwiftUI view around; nil for none.
    var inheritedTraits: UITraitCollection?
    public let _traitObservers = _TraitObservers()
    /// Which way the content runs: as the window's language does by default.
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified { didSet { constraintsChanged() } }

    /// The constraints between the view and those within.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    /// The guides that the view owns.
    open internal(set) var layoutGuides: [UILayoutGuide] = []
    var guides: [StandardGuide: UILayoutGuide] = [:]
    var priorities = ContentPriorities()
    var needsLayout = true
    var measures = Measures()
    /// How often the content has changed.
    var contentVersion = 0
    var needsConstraints = true
    /// Whether constraints of the tree below have changed; for the outermost view.
    var isUnsolved = true
    /// Shows the view, if it is the outermost one.
    private(set) lazy var host = ViewTreeHost()
    /// The controller of whose content the view is the outermost; nil for none.
    weak var controller: UIViewController?
    /// The controller that is presented as a popover beside the view; nil for none.
    weak var popover: UIViewController?

    /// Creates a view of a rectangle.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// Creates an empty view.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the view to an archive; nothing is written here.
    open func encode(with coder: NSCoder) {}

    open override var next: UIResponder? { controller ?? superview }

    override func accessibilityChanged() { noteChange() }

    // MARK: Views within

    /// Puts a view on top of those within.
    open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }
    /// Puts a view among those within.
    open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }
    /// Removes the view from the one around it, with the constraints that concern it.
    open func removeFromSuperview() { leaveSuperview() }
    /// Called when a view was added.
    open func didAddSubview(_ subview: UIView) {}
    /// Called when a view is about to be removed.
    open func willRemoveSubview(_ subview: UIView) {}
    /// Called when the view is about to be added to another view, or removed.
    open func willMove(toSuperview newSuperview: UIView?) {}
    /// Called when the view was added to another view.
    open func didMoveToSuperview() {}
    /// Called when the view is about to be added to a window.
    open func willMove(toWindow newWindow: UIWindow?) {}
    /// Called when the view was added to a window.
    open func didMoveToWindow() {}
    /// Called when the accent color changed.
    open func tintColorDidChange() {}
    /// Called when the traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Content

    /// The SwiftUI view that shows the view and those within.
    open var _swiftUIContent: AnyView { AnyView(HostedViewTree(view: self, host: host, revision: host.revision)) }
    /// Whether the view is shown by a SwiftUI view of its own, which ``_swiftUIContent`` returns; false by default.
    open var _showsOwnContent: Bool { false }

    /// Requests a new drawing.
    open func setNeedsDisplay() { noteChange() }
    /// Requests a new drawing of a rectangle.
    open func setNeedsDisplay(_ rect: CGRect) { noteChange() }
    /// Draws the view, in the context that `UIGraphicsGetCurrentContext()` returns.
    open func draw(_ rect: CGRect) {}

    // MARK: Layout

    /// Requests a new layout.
    open func setNeedsLayout() {
        needsLayout = true
        noteChange()
    }
    /// Updates the layout of the view and of those within, if it is needed.
    open func layoutIfNeeded() { ViewLayout.run(self) }
    /// Places the subviews; subviews with constraints are in their places already.
    open func layoutSubviews() {}
    /// Requests a call of ``updateConstraints()`` before the next layout.
    open func setNeedsUpdateConstraints() {
        needsConstraints = true
        setNeedsLayout()
    }
    /// Calls ``updateConstraints()`` for the view and those within, where that was requested.
    open func updateConstraintsIfNeeded() {
        for view in subviews { view.updateConstraintsIfNeeded() }
        guard needsConstraints else { return }
        needsConstraints = false
        updateConstraints()
    }
    /// Whether ``updateConstraints()`` was requested.
    open func needsUpdateConstraints() -> Bool { needsConstraints }
    /// Sets constraints; called before a layout that they are requested for.
    open func updateConstraints() {}
    /// Sets the view's size to the best one.
    ///
    /// The upper left corner stays where it is.
    open func sizeToFit() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity { frame.size = size } else { bounds.size = size }
    }
    /// Returns the size that fits best into another: the counterpart's, or the view's own.
    open func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(in: size) ?? bounds.size }
    /// The content's natural size, by its counterpart; `noIntrinsicMetric`, -1, where there is none.
    open var intrinsicContentSize: CGSize { naturalSize }
    /// Notes that the natural size has changed.
    open func invalidateIntrinsicContentSize() { constraintsChanged() }
    /// Whether the view needs constraints; false by default.
    open class var requiresConstraintBasedLayout: Bool { false }
    /// Returns the size that satisfies the constraints within, nearest to another one.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    /// Returns the size that satisfies the constraints within, nearest to another one, as important as two priorities say.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { constrainedSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

    // MARK: Touches

    /// Returns the topmost view at a point, in this view's space; nil for none.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isPassive, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
        else {
            return nil
        }
        for view in subviews.reversed() {
            if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
        }
        return self
    }
    /// Whether a point is within the view, in its own space.
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    /// Whether a gesture over the view may begin; true by default.
    open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    /// Whether the layout margins include the safe area; true by default.
    open var insetsLayoutMarginsFromSafeArea = true
    /// Whether the layout margins are at least the superview's; false by default.
    open var preservesSuperviewLayoutMargins = false
    /// Provides the content of a layer whose delegate the view is.
    open func display(_ layer: CALayer) {}
    /// Draws the content of a layer whose delegate the view is.
    open func draw(_ layer: CALayer, in ctx: CGContext) {}
    /// Places the layers within a layer whose delegate the view is.
    open func layoutSublayers(of layer: CALayer) {}
    /// Called before the content of a layer is drawn whose delegate the view is.
    open func layerWillDraw(_ layer: CALayer) {}
    /// Returns the action of a layer's event; nil for the default one.
    open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }

    /// Resigns the focus; returns whether that succeeded.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        AppWindows.resignFocus()
        return true
    }
}
