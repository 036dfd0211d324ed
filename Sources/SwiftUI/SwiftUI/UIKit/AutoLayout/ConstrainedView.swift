import Foundation
import OrielFoundation

/// The members of a view's layout by constraints that classes of apps may override; a base of ``UIView``.
///
/// Members of extensions cannot be overridden without Objective-C.
@MainActor @preconcurrency
open class _ConstrainedView: UIResponder {
    private var own: UIView { unsafeDowncast(self, to: UIView.self) }

    /// The leading edge.
    open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }

    /// The trailing edge.
    open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }

    /// The left edge.
    open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }

    /// The right edge.
    open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }

    /// The top edge.
    open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }

    /// The bottom edge.
    open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }

    /// The width.
    open var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }

    /// The height.
    open var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }

    /// The middle from left to right.
    open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }

    /// The middle from top to bottom.
    open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }

    /// The baseline of the first line of text.
    open var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }

    /// The baseline of the last line of text.
    open var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }

    /// The insets of the rectangle that constraints align, in points: zero by default.
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    /// Returns the rectangle that constraints align, for a frame.
    open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }
    /// Returns the frame for a rectangle that constraints align.
    open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return alignmentRect.inset(
            by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
    }
    /// The view within that has the first baseline: the view itself by default.
    open var forFirstBaselineLayout: UIView { own }
    /// The view within that has the last baseline: the view itself by default.
    open var forLastBaselineLayout: UIView { own }
    /// The older name of ``forLastBaselineLayout``.
    open func forBaselineLayout() -> UIView { forLastBaselineLayout }
    /// Called when the layout margins changed.
    open func layoutMarginsDidChange() {}
    /// Whether the constraints leave the place or the size open; the layout does not report that here.
    open var hasAmbiguousLayout: Bool { false }
    /// Moves the view to another place that the constraints allow; without effect here.
    open func exerciseAmbiguityInLayout() {}
    /// Returns the constraints that concern the view's place or size along an axis.
    open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
        var (found, around): ([NSLayoutConstraint], UIView?) = ([], own)
        while let view = around {
            found += view.constraints.filter { $0.views.contains { $0 === self } && $0.concerns(axis) }
            around = view.superview
        }
        return found
    }

    /// Makes a constraint take part in the layout.
    open func addConstraint(_ constraint: NSLayoutConstraint) { own.standardAddConstraint(constraint) }

    /// Makes constraints take part in the layout.
    open func addConstraints(_ constraints: [NSLayoutConstraint]) { own.standardAddConstraints(constraints) }

    /// Takes a constraint out of the layout.
    open func removeConstraint(_ constraint: NSLayoutConstraint) { own.standardRemoveConstraint(constraint) }

    /// Takes constraints out of the layout.
    open func removeConstraints(_ constraints: [NSLayoutConstraint]) { own.standardRemoveConstraints(constraints) }

    /// The part of the view that bars and the screen's edges leave free: all but what controllers ask for.
    open var safeAreaLayoutGuide: UILayoutGuide { own.standardSafeAreaLayoutGuide }

    /// The part of the view within its margins.
    open var layoutMarginsGuide: UILayoutGuide { own.standardLayoutMarginsGuide }

    /// The part of the view that is narrow enough for reading: that within the margins, at most 672 points wide.
    open var readableContentGuide: UILayoutGuide { own.standardReadableContentGuide }

    /// The place of the on-screen keyboard, below the view: there is none here.
    open var keyboardLayoutGuide: UILayoutGuide { own.standardKeyboardLayoutGuide }

    /// The distances of the layout margins from the edges, in the layout direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { own.standardDirectionalLayoutMargins }
        set { own.standardDirectionalLayoutMargins = newValue }
    }

    /// Adds a guide of the app's.
    open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { own.standardAddLayoutGuide(layoutGuide) }

    /// Removes a guide of the app's.
    open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { own.standardRemoveLayoutGuide(layoutGuide) }

    /// Sets how strongly the view resists becoming larger than its content.
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        own.standardSetContentHuggingPriority(priority, for: axis)
    }

    /// Returns how strongly the view resists becoming larger than its content.
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        own.standardContentHuggingPriority(for: axis)
    }

    /// Sets how strongly the view resists becoming smaller than its content.
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { own.standardSetContentCompressionResistancePriority(priority, for: axis) }

    /// Returns how strongly the view resists becoming smaller than its content.
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        own.standardContentCompressionResistancePriority(for: axis)
    }
}
