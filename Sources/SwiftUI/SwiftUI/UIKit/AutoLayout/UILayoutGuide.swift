import Foundation

/// A rectangle that takes part in the layout and is not drawn.
///
/// Follows Apple's [UILayoutGuide](https://developer.apple.com/documentation/uikit/uilayoutguide).
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
    /// The view that owns the guide; nil for none.
    open weak var owningView: UIView?
    /// A name to find the guide by.
    open var identifier = ""
    /// The rectangle in the owner's space after the last layout, in points.
    open internal(set) var layoutFrame = CGRect.zero
    /// Which of a view's own guides this is; nil for one of the app's.
    var standard: StandardGuide?

    /// Creates a guide.
    public override init() { super.init() }

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
}

/// The guides that views have by themselves.
enum StandardGuide: Hashable { case safeArea, margins, readable, keyboard, scrollContent, scrollFrame }

extension UIView {
    var standardSafeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
    var standardLayoutMarginsGuide: UILayoutGuide { guide(.margins) }
    var standardReadableContentGuide: UILayoutGuide { guide(.readable) }
    var standardKeyboardLayoutGuide: UILayoutGuide { guide(.keyboard) }
    var standardDirectionalLayoutMargins: NSDirectionalEdgeInsets {
        get {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            return NSDirectionalEdgeInsets(
                top: layoutMargins.top, leading: isMirrored ? layoutMargins.right : layoutMargins.left,
                bottom: layoutMargins.bottom, trailing: isMirrored ? layoutMargins.left : layoutMargins.right)
        }
        set {
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            layoutMargins = UIEdgeInsets(
                top: newValue.top, left: isMirrored ? newValue.trailing : newValue.leading, bottom: newValue.bottom,
                right: isMirrored ? newValue.leading : newValue.trailing)
        }
    }

    func standardAddLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuides.append(layoutGuide)
        layoutGuide.owningView = self
        constraintsChanged()
    }

    func standardRemoveLayoutGuide(_ layoutGuide: UILayoutGuide) {
        layoutGuides.removeAll { $0 === layoutGuide }
        layoutGuide.owningView = nil
        constraintsChanged()
    }

    func guide(_ kind: StandardGuide) -> UILayoutGuide {
        if let known = guides[kind] { return known }
        let guide = UILayoutGuide()
        (guide.owningView, guide.standard) = (self, kind)
        guides[kind] = guide
        return guide
    }
}
