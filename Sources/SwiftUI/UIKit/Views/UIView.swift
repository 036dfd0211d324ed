import Foundation

/// A view of UIKit.
///
/// It keeps its properties and is never drawn: if SwiftUI is to show one, it shows a placeholder. See *UIKit* in
/// CompatibilityGaps.md.
@MainActor @preconcurrency
open class UIView: UIResponder {
    /// The view's rectangle in the view around it, in points.
    open var frame: CGRect {
        get { CGRect(x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, size: bounds.size) }
        set {
            bounds.size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
    /// The view's rectangle in its own space.
    open var bounds = CGRect.zero
    /// The view's middle in the view around it.
    open var center = CGPoint.zero
    /// How the view is turned and stretched.
    open var transform = CGAffineTransform.identity
    /// The view around this one; nil for none.
    open private(set) weak var superview: UIView?
    /// The views within, the lowest first.
    open private(set) var subviews: [UIView] = []
    /// The window that the view is in; nil for none.
    open var window: UIWindow? { superview?.window }
    /// How far bars and the screen's edges reach into the view; nowhere, for windows here have neither.
    open var safeAreaInsets: UIEdgeInsets { .zero }
    /// The recognizers of gestures over the view.
    var recognizers: [UIGestureRecognizer] = []
    /// The background color; nil for none.
    open var backgroundColor: UIColor?
    /// The accent color.
    open var tintColor: UIColor! = .tintColor
    /// The opacity, from 0 to 1.
    open var alpha: CGFloat = 1
    /// Whether the view is hidden.
    open var isHidden = false
    /// Whether the view hides all behind it.
    open var isOpaque = true
    /// Whether the content is clipped to the view.
    open var clipsToBounds = false
    /// Whether the view responds to touches.
    open var isUserInteractionEnabled = true
    /// A number to find the view by.
    open var tag = 0
    /// How content of another size is shown.
    open var contentMode = ContentMode.scaleToFill
    /// Whether frames become constraints.
    open var translatesAutoresizingMaskIntoConstraints = true
    /// How the view follows the size of the one around it.
    open var autoresizingMask: AutoresizingMask = []
    /// The view's appearance, light or dark.
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    /// The view's accessibility label.
    open var accessibilityLabel: String?
    /// The name by which tests find the view.
    open var accessibilityIdentifier: String?

    /// Creates a view of a rectangle.
    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }

    /// Creates an empty view.
    public convenience override init() { self.init(frame: .zero) }

    /// Creates a view from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init() }

    open override var next: UIResponder? { superview }

    /// How content of another size is shown.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    /// How a view follows the size of the one around it.
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance on the left gives.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width gives.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance on the right gives.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance above gives.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height gives.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance below gives.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }

    /// Puts a view on top of those within.
    open func addSubview(_ view: UIView) {
        view.removeFromSuperview()
        subviews.append(view)
        view.superview = self
    }

    /// Puts a view among those within.
    open func insertSubview(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        subviews.insert(view, at: min(max(index, 0), subviews.count))
        view.superview = self
    }

    /// Removes the view from the one around it.
    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    /// Finds this view, or one within, by its number.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if tag == self.tag { return self }
        return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
    }

    /// The SwiftUI view that shows the view: its counterpart for the common kinds, else a placeholder with its name.
    open var _swiftUIContent: AnyView { counterpart }

    /// Requests a new layout.
    open func setNeedsLayout() {}
    /// Updates the layout if it is needed.
    open func layoutIfNeeded() {}
    /// Places the views within.
    open func layoutSubviews() {}
    /// Requests a new drawing.
    open func setNeedsDisplay() {}
    /// Draws the view; never called here.
    open func draw(_ rect: CGRect) {}
    /// Sets the view's size to the best one.
    open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
    /// The size that fits best into another.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
    /// The content's natural size; -1 for none.
    open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }
    /// Called when the view was added to another view.
    open func didMoveToSuperview() {}
    /// Called when the view was added to a window.
    open func didMoveToWindow() {}
    /// Resigns the focus; returns whether that succeeded.
    @discardableResult
    open func endEditing(_ force: Bool) -> Bool {
        AppWindows.resignFocus()
        return true
    }

    /// Changes views; at once, since they are not shown.
    public static func animate(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {
        animations()
        completion?(true)
    }

    /// Switches animations of views on or off; views are not shown.
    public static func setAnimationsEnabled(_ enabled: Bool) {}
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) { self.init(origin: CGPoint(x: x, y: y), size: size) }
}
