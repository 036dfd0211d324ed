import Foundation

/// How important a constraint is, from 1 to 1000.
///
/// Follows Apple's [UILayoutPriority](https://developer.apple.com/documentation/uikit/uilayoutpriority).
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// Creates a priority.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static func < (a: UILayoutPriority, b: UILayoutPriority) -> Bool { a.rawValue < b.rawValue }

    /// Returns a priority that is higher by a number.
    public static func + (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue + b) }
    /// Returns a priority that is lower by a number.
    public static func - (a: UILayoutPriority, b: Float) -> UILayoutPriority { UILayoutPriority(a.rawValue - b) }
    /// Raises a priority by a number.
    public static func += (a: inout UILayoutPriority, b: Float) { a = a + b }
    /// Lowers a priority by a number.
    public static func -= (a: inout UILayoutPriority, b: Float) { a = a - b }

    /// It must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// How strongly buttons resist compression: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// How strongly a drag changes the size of a scene: 510.
    public static let dragThatCanResizeScene = UILayoutPriority(510)
    /// How strongly a scene keeps its size: 500.
    public static let sceneSizeStayPut = UILayoutPriority(500)
    /// How strongly a drag that leaves the scene's size alone acts: 490.
    public static let dragThatCannotResizeScene = UILayoutPriority(490)
    /// How strongly views hug their content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// How strongly a view follows the size that it is fitted into: 50.
    public static let fittingSizeLevel = UILayoutPriority(50)
}

/// How strongly a view keeps the size of its content.
struct ContentPriorities {
    struct Axis {
        var hugging = UILayoutPriority.defaultLow
        var resistance = UILayoutPriority.defaultHigh
    }
    var horizontal = Axis()
    var vertical = Axis()

    subscript(axis: NSLayoutConstraint.Axis) -> Axis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }
}

extension UIView {
    func standardSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        priorities[axis].hugging = priority
        constraintsChanged()
    }

    func standardContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[axis].hugging
    }

    func standardSetContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        priorities[axis].resistance = priority
        constraintsChanged()
    }

    func standardContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        priorities[axis].resistance
    }
}
