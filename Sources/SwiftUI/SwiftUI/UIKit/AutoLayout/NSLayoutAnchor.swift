import Foundation

/// A part of a view or guide, from which constraints are made.
///
/// Follows Apple's [NSLayoutAnchor](https://developer.apple.com/documentation/uikit/nslayoutanchor).
@MainActor @preconcurrency
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        (self.item, self.attribute) = (item, attribute)
        super.init()
    }

    /// The anchor's name, for messages.
    open var name: String { "\(attribute)" }

    fileprivate func related(
        _ relation: NSLayoutConstraint.Relation, _ anchor: NSLayoutAnchor<AnchorType>?, _ multiplier: CGFloat,
        _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
            attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// Makes a constraint: this anchor is where another one is.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, anchor, 1, 0)
    }
    /// Makes a constraint: this anchor is not before another one.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// Makes a constraint: this anchor is not behind another one.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, 1, 0)
    }
    /// Makes a constraint: this anchor is a distance behind another one, in points.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, 1, c)
    }
    /// Makes a constraint: this anchor is at least a distance behind another one, in points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, c) }
    /// Makes a constraint: this anchor is at most a distance behind another one, in points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, c) }
}

/// A place from left to right.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Makes a constraint: this anchor is the system's distance, 8 points, times a factor behind another one.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, 8 * multiplier) }
    /// Makes a constraint: this anchor is at least the system's distance, 8 points, times a factor behind another one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
    /// Makes a constraint: this anchor is at most the system's distance, 8 points, times a factor behind another one.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// A place from top to bottom.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Makes a constraint: this anchor is the system's distance, 8 points, times a factor below another one.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, 8 * multiplier) }
    /// Makes a constraint: this anchor is at least the system's distance, 8 points, times a factor below another one.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, 8 * multiplier) }
    /// Makes a constraint: this anchor is at most the system's distance, 8 points, times a factor below another one.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, 8 * multiplier) }
}

/// A width or height.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Makes a constraint: the length is a number, in points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, 1, c) }
    /// Makes a constraint: the length is at least a number, in points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, 1, c)
    }
    /// Makes a constraint: the length is at most a number, in points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, 1, c)
    }
    /// Makes a constraint: the length is another one times a factor, plus a number of points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.equal, anchor, m, c) }
    /// Makes a constraint: the length is at least another one times a factor, plus a number of points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c) }
    /// Makes a constraint: the length is at most another one times a factor, plus a number of points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c) }
}
