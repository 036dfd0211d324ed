import Foundation

/// Views in a row or column, which constraints of the stack's own place.
///
/// Follows Apple's [UIStackView](https://developer.apple.com/documentation/uikit/uistackview).
@MainActor @preconcurrency
open class UIStackView: UIView {
    /// How views share the length of a stack.
    public enum Distribution: Int, Sendable {
        /// By their natural sizes and priorities.
        case fill
        /// Equally.
        case fillEqually
        /// In proportion to their natural sizes.
        case fillProportionally
        /// With equal gaps.
        case equalSpacing
        /// With equal distances between their middles.
        case equalCentering
    }

    /// Where views are across a stack.
    public enum Alignment: Int, Sendable {
        /// From edge to edge.
        case fill
        /// At the leading edge, or the top.
        case leading
        /// By their first baselines.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge, or the bottom.
        case trailing
        /// By their last baselines.
        case lastBaseline
        /// At the top.
        public static let top = Alignment.leading
        /// At the bottom.
        public static let bottom = Alignment.trailing
    }

    /// Whether the views are beside or below each other.
    open var axis = NSLayoutConstraint.Axis.horizontal { didSet { constraintsChanged() } }
    /// The gaps between views, in points.
    open var spacing: CGFloat = 0 { didSet { constraintsChanged() } }
    /// Where views are across the stack.
    open var alignment = Alignment.fill { didSet { constraintsChanged() } }
    /// How views share the stack's length.
    open var distribution = Distribution.fill { didSet { constraintsChanged() } }
    /// Whether gaps are between baselines; never here.
    open var isBaselineRelativeArrangement = false
    /// Whether views keep the stack's margins.
    open var isLayoutMarginsRelativeArrangement = false { didSet { constraintsChanged() } }
    /// The views in their order.
    open private(set) var arrangedSubviews: [UIView] = []
    private var gaps: [ObjectIdentifier: CGFloat] = [:]

    /// The gap that means the stack's own.
    nonisolated public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// The system's gap: 8 points.
    nonisolated public static let spacingUseSystem = CGFloat(8)

    /// Creates a stack of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates a stack from an archive; there are none here.
    public required init(coder: NSCoder) { super.init(coder: coder)! }

    /// Adds a view at the end.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Adds a view at a place.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        constraintsChanged()
    }

    /// Removes a view from the arranged views; it remains a subview.
    open func removeArrangedSubview(_ view: UIView) { forget(view) }

    func forget(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        gaps[ObjectIdentifier(view)] = nil
        constraintsChanged()
    }

    /// Sets the gap behind a view, in points.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        gaps[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        constraintsChanged()
    }

    /// Returns the gap behind a view, in points.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        gaps[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    func gap(after view: UIView) -> CGFloat { (gaps[ObjectIdentifier(view)] ?? spacing).finite }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(Self.layoutFittingCompressedSize)
    }
}
