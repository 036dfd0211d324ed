import Foundation
import OrielFoundation
import SwiftUICore

/// The members of a view that classes of apps may override; the base of ``UIView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _ViewMembers: _FocusableView {
    private var own: UIView { unsafeDowncast(self, to: UIView.self) }
    /// The limits of the text size.
    private(set) var contentSizeLimits = ContentSizeLimits()

    /// The smallest text size of the view and its descendants; nil, the default, for any.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.smallest }
        set { own.changingTraits { contentSizeLimits.smallest = newValue } }
    }

    /// The largest text size of the view and its descendants; nil, the default, for any.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { contentSizeLimits.largest }
        set { own.changingTraits { contentSizeLimits.largest = newValue } }
    }

    /// The limits of the text size that hold for the view, in words, for debugging.
    open var appliedContentSizeCategoryLimitsDescription: String {
        sequence(first: own, next: \.superview).filter { $0.contentSizeLimits != ContentSizeLimits() }.map { view in
            let limits = view.contentSizeLimits
            return "\(type(of: view)): \(limits.smallest?.rawValue ?? "-") to \(limits.largest?.rawValue ?? "-")"
        }
        .joined(separator: ", ")
    }

    /// How many pixels of the content there are to a point; the layer's.
    open var contentScaleFactor: CGFloat {
        get { own.layer.contentsScale }
        set { if newValue.isFinite, newValue > 0 { own.layer.contentsScale = newValue } }
    }

    /// Whether the view keeps its colors where the system inverts them; it never does here.
    open var accessibilityIgnoresInvertColors = false

    /// Returns a point of this view's space, converted to another's; to the outermost view's for nil.
    open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { own.standardConvert(point, to: view) }

    /// Returns a point of another view's space in this one's; of the outermost view's for nil.
    open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { own.standardConvert(point, from: view) }

    /// Returns a rectangle of this view's space, converted to another's; to the outermost view's for nil.
    open func convert(_ rect: CGRect, to view: UIView?) -> CGRect { own.standardConvert(rect, to: view) }

    /// Returns a rectangle of another view's space in this one's; of the outermost view's for nil.
    open func convert(_ rect: CGRect, from view: UIView?) -> CGRect { own.standardConvert(rect, from: view) }

    /// Puts a view among those within, directly above another.
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        own.standardInsertSubview(view, aboveSubview: siblingSubview)
    }

    /// Puts a view among those within, directly below another.
    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        own.standardInsertSubview(view, belowSubview: siblingSubview)
    }

    /// Puts a view on top of those within.
    open func bringSubviewToFront(_ view: UIView) { own.standardBringSubviewToFront(view) }

    /// Puts a view below those within.
    open func sendSubviewToBack(_ view: UIView) { own.standardSendSubviewToBack(view) }

    /// Exchanges two of the subviews.
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        own.standardExchangeSubview(at: index1, withSubviewAt: index2)
    }

    /// Whether the view is another one, or within it.
    open func isDescendant(of view: UIView) -> Bool { own.standardIsDescendant(of: view) }

    /// Finds this view, or one within, by its number.
    open func viewWithTag(_ tag: Int) -> UIView? { own.standardViewWithTag(tag) }

    /// Draws the view and its descendants into a rectangle of the current context; returns whether that was done.
    @discardableResult
    open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        own.standardDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
    }

    /// Returns a view that looks as this one does now; nil where it has no size.
    open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        own.standardSnapshotView(afterScreenUpdates: afterUpdates)
    }

    /// The radii of the corners; all 0 by default.
    open var cornerConfiguration: UICornerConfiguration {
        get { own.standardCornerConfiguration }
        set { own.standardCornerConfiguration = newValue }
    }

    /// The recognizers of gestures over the view; nil for none.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { own.standardGestureRecognizers }
        set { own.standardGestureRecognizers = newValue }
    }

    /// Adds a gesture recognizer.
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        own.standardAddGestureRecognizer(gestureRecognizer)
    }

    /// Removes a gesture recognizer.
    open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        own.standardRemoveGestureRecognizer(gestureRecognizer)
    }

    /// The interactions of the view.
    open var interactions: [any UIInteraction] {
        get { own.standardInteractions }
        set { own.standardInteractions = newValue }
    }

    /// Gives the view an interaction; another view that has it loses it.
    open func addInteraction(_ interaction: any UIInteraction) { own.standardAddInteraction(interaction) }

    /// Takes an interaction from the view; one that the view does not have is ignored.
    open func removeInteraction(_ interaction: any UIInteraction) { own.standardRemoveInteraction(interaction) }

    /// The changes as the device is tilted; desktops are not, so that they have no effect.
    open var motionEffects: [UIMotionEffect] {
        get { own.standardMotionEffects }
        set { own.standardMotionEffects = newValue }
    }

    /// Adds changes as the device is tilted; without effect.
    open func addMotionEffect(_ effect: UIMotionEffect) { own.standardAddMotionEffect(effect) }

    /// Removes changes as the device is tilted.
    open func removeMotionEffect(_ effect: UIMotionEffect) { own.standardRemoveMotionEffect(effect) }

    /// Brings the traits up to date, which they always are.
    open func updateTraitsIfNeeded() { own.standardUpdateTraitsIfNeeded() }

    /// Whether the content runs from left to right, or from right to left.
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        own.standardEffectiveUserInterfaceLayoutDirection
    }
}
