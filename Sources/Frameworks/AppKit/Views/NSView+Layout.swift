import Foundation
import SwiftUI

extension NSView: RepresentedView {
    package var representingView: UIView { backing }
}

extension NSView {
    /// Whether the frame becomes constraints; false for views with constraints of their own.
    public var translatesAutoresizingMaskIntoConstraints: Bool {
        get { backing.translatesAutoresizingMaskIntoConstraints }
        set { backing.translatesAutoresizingMaskIntoConstraints = newValue }
    }
    /// The leading edge.
    public var leadingAnchor: NSLayoutXAxisAnchor { backing.leadingAnchor }
    /// The trailing edge.
    public var trailingAnchor: NSLayoutXAxisAnchor { backing.trailingAnchor }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { backing.leftAnchor }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { backing.rightAnchor }
    /// The top edge.
    public var topAnchor: NSLayoutYAxisAnchor { backing.topAnchor }
    /// The bottom edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { backing.bottomAnchor }
    /// The width.
    public var widthAnchor: NSLayoutDimension { backing.widthAnchor }
    /// The height.
    public var heightAnchor: NSLayoutDimension { backing.heightAnchor }
    /// The middle from left to right.
    public var centerXAnchor: NSLayoutXAxisAnchor { backing.centerXAnchor }
    /// The middle from top to bottom.
    public var centerYAnchor: NSLayoutYAxisAnchor { backing.centerYAnchor }
    /// The baseline of the first line of text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { backing.firstBaselineAnchor }
    /// The baseline of the last line of text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { backing.lastBaselineAnchor }
    /// The part of the view that bars leave free.
    public var safeAreaLayoutGuide: NSLayoutGuide { backing.safeAreaLayoutGuide }
    /// The part of the view within its margins.
    public var layoutMarginsGuide: NSLayoutGuide { backing.layoutMarginsGuide }

    /// The constraints between the view and the views within.
    public var constraints: [NSLayoutConstraint] { backing.constraints }
    /// Makes a constraint take part in the layout.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    /// Makes constraints take part in the layout.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    /// Takes a constraint out of the layout.
    public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    /// Takes constraints out of the layout.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }
    /// Adds a guide of the app's.
    public func addLayoutGuide(_ guide: NSLayoutGuide) { backing.addLayoutGuide(guide) }

    /// Sets how strongly the view resists becoming larger than its content.
    public func setContentHuggingPriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { backing.setContentHuggingPriority(priority, for: orientation) }
    /// Sets how strongly the view resists becoming smaller than its content.
    public func setContentCompressionResistancePriority(
        _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
    ) { backing.setContentCompressionResistancePriority(priority, for: orientation) }
    /// Notes that the natural size has changed.
    public func invalidateIntrinsicContentSize() { backing.invalidateIntrinsicContentSize() }
    /// Whether ``updateConstraints()`` is called before the next layout.
    public var needsUpdateConstraints: Bool {
        get { false }
        set { if newValue { backing.setNeedsUpdateConstraints() } }
    }
    /// Updates the layout of the view and of the views within, if it is needed.
    public func layoutSubtreeIfNeeded() { backing.layoutIfNeeded() }
}

extension NSLayoutConstraint {
    /// How important a constraint is.
    public typealias Priority = UILayoutPriority
    /// A direction.
    public typealias Orientation = Axis
}

extension UILayoutPriority {
    /// How strongly the window keeps its size: 500.
    public static let windowSizeStayPut = UILayoutPriority(500)
    /// How strongly a drag changes the size of a window: 510.
    public static let dragThatCanResizeWindow = UILayoutPriority(510)
    /// How strongly a view follows the size that it is fitted into: 50.
    public static let fittingSizeCompression = UILayoutPriority(50)
}
