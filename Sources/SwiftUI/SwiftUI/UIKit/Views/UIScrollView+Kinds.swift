import Foundation

extension UIScrollView {
    /// How scrolling takes the keyboard away.
    public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
    /// The marks' color.
    public enum IndicatorStyle: Int, Sendable { case `default`, black, white }
    /// How bars adjust the insets of the content.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable { case automatic, scrollableAxes, never, always }

    /// How quickly content comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The normal rate.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// More quickly.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// Begins a refresh when the user pulls the content of a scroll view down.
///
/// Follows Apple's [UIRefreshControl](https://developer.apple.com/documentation/uikit/uirefreshcontrol).
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false
    /// The words below the wheel; not shown here.
    open var attributedTitle: NSAttributedString?
    /// Creates a control; the scroll view gives it a place.
    public init() { super.init(frame: .zero) }
    /// Creates a control of a rectangle.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Creates the object from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Notes that a refresh has begun.
    open func beginRefreshing() { isRefreshing = true }
    /// Notes that the refresh is over.
    open func endRefreshing() { isRefreshing = false }
}
