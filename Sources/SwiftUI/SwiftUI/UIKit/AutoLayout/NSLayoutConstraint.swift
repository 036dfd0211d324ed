import Foundation
import OrielFoundation

/// A relation between attributes of two views or guides, or of one and a constant.
///
/// Follows Apple's [NSLayoutConstraint](https://developer.apple.com/documentation/uikit/nslayoutconstraint).
@MainActor @preconcurrency
open class NSLayoutConstraint: NSObject {
    /// The first view or guide.
    public private(set) weak var firstItem: AnyObject?
    /// The attribute of the first view or guide.
    public let firstAttribute: Attribute
    /// The relation.
    public let relation: Relation
    /// The second view or guide; nil for none.
    public private(set) weak var secondItem: AnyObject?
    /// The attribute of the second view or guide.
    public let secondAttribute: Attribute
    /// The factor of the second attribute.
    public let multiplier: CGFloat
    /// The number that is added to the second attribute, in points.
    open var constant: CGFloat { didSet { if constant != oldValue { changed() } } }
    /// How important the constraint is; required by default.
    open var priority = UILayoutPriority.required { didSet { if priority != oldValue { changed() } } }
    /// A name to find the constraint by in warnings; nil for none.
    open var identifier: String?
    /// Whether the constraint is kept in archives; there are none.
    open var shouldBeArchived = false
    /// The view that holds the constraint: the nearest one around both; nil where the constraint is not active.
    weak var holder: UIView?

    /// Creates a constraint: the first attribute is in a relation to the second one times a factor, plus a number.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = Self.item(view1)
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map(Self.item)
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// Creates a constraint between nothing, which has no effect: what apps put in a variable until they know the constraint.
    public override init() {
        firstAttribute = .notAnAttribute
        relation = .equal
        secondAttribute = .notAnAttribute
        multiplier = 1
        constant = 0
        super.init()
    }

    private static func item(_ view: Any) -> AnyObject {
        (view as? any RepresentedView)?.representingView ?? view as AnyObject
    }

    /// Whether the constraint takes part in the layout.
    open var isActive: Bool {
        get { holder != nil }
        set { if newValue { activate() } else { deactivate() } }
    }

    /// Makes constraints take part in the layout.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Takes constraints out of the layout.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The views that the constraint concerns.
    var views: [UIView] {
        [firstItem, secondItem].compactMap { ($0 as? UIView) ?? ($0 as? UILayoutGuide)?.owningView }
    }

    private func changed() { holder?.constraintsChanged() }

    private func activate() {
        if holder != nil { return }
        let views = views
        guard let first = views.first else { return }
        var around: UIView? = first
        while let view = around, let second = views.last, !second.isDescendant(of: view) { around = view.superview }
        guard let around else {
            RuntimeWarning.issue(
                "Unable to activate constraint \(self) because its items have no common ancestor: add the views first.")
            return
        }
        around.constraints.append(self)
        holder = around
        changed()
    }

    private func deactivate() {
        let old = holder
        holder = nil
        old?.constraints.removeAll { $0 === self }
        old?.constraintsChanged()
    }

    open override var description: String {
        MainQueue.isServed ? MainActor.assumeIsolated { words } : super.description
    }

    private var words: String {
        let name = identifier.map { " '\($0)'" } ?? ""
        let first = firstItem.map { "\(type(of: $0))" } ?? "nil"
        let second = secondItem.map { " \(type(of: $0)).\(secondAttribute) * \(multiplier) +" } ?? ""
        return
            "<NSLayoutConstraint\(name) \(first).\(firstAttribute) \(relation)\(second) \(constant) @\(priority.rawValue)>"
    }
}

/// Another framework's view, which takes part in the layout through the view that represents it.
@MainActor
package protocol RepresentedView: AnyObject {
    /// The view that represents it.
    var representingView: UIView { get }
}

extension NSLayoutConstraint {
    /// A part of a view that a constraint places.
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline,
            firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
            centerXWithinMargins, centerYWithinMargins, notAnAttribute = 0
    }

    /// A relation between two attributes.
    public enum Relation: Int, Sendable { case lessThanOrEqual = -1, equal, greaterThanOrEqual }

    /// A direction.
    public enum Axis: Int, Sendable { case horizontal, vertical }

    /// Whether the constraint is about places and sizes along an axis.
    func concerns(_ axis: Axis) -> Bool {
        switch firstAttribute {
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            axis == .vertical
        case .notAnAttribute: false
        default: axis == .horizontal
        }
    }

    /// How views of a visual format are aligned.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the left.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// At the right.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// At the top.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// At the bottom.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// At the leading edge.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// At the trailing edge.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// By their middles from left to right.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// By their middles from top to bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)

        /// By their last lines of text.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// By their first lines of text.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// The options of alignment.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// Spaces are measured between edges.
        public static let spacingEdgeToEdge: FormatOptions = []
        /// Spaces are measured between lines of text; between edges, here.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The options of spaces.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The options of directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)
        /// Rows run as text does.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Rows run from left to right; as text does, here.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Rows run from right to left; as text does, here.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)

        var attributes: [Attribute] {
            let all: [(FormatOptions, Attribute)] = [
                (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
                (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
                (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
                (.alignAllFirstBaseline, .firstBaseline),
            ]
            return all.filter { contains($0.0) }.map(\.1)
        }
    }
}

extension UIView {
    func standardAddConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
    func standardAddConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
    func standardRemoveConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
    func standardRemoveConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.deactivate(constraints) }

    /// Notes that constraints of the tree have changed.
    func constraintsChanged() {
        treeChanged()
        setNeedsLayout()
    }

    /// Notes that the tree must be solved again before the next layout.
    func treeChanged() { if !AutoLayout.isApplying { outermost.isUnsolved = true } }

    /// Drops the constraints between a view that leaves and the views that stay.
    func dropConstraints(of view: UIView) {
        var around: UIView? = self
        while let holder = around {
            for constraint in holder.constraints
            where constraint.views.contains(where: { $0.isDescendant(of: view) }) { constraint.isActive = false }
            around = holder.superview
        }
    }
}
