import Foundation
import SwiftUICore

/// An activity indicator of UIKit.
@MainActor @preconcurrency
open class UIActivityIndicatorView: UIView {
    /// How large the wheel is.
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
        /// A gray wheel, in the older form.
        public static var gray: Style { .medium }
        /// A white wheel, in the older form; set ``UIActivityIndicatorView/color`` for its color.
        public static var white: Style { .medium }
        /// A large white wheel, in the older form; set ``UIActivityIndicatorView/color`` for its color.
        public static var whiteLarge: Style { .large }
    }
    /// How large the wheel is.
    open var style: Style { didSet { noteChange() } }
    /// Whether the wheel turns.
    open private(set) var isAnimating = false { didSet { noteChange() } }
    /// Whether the wheel is hidden while it does not turn.
    open var hidesWhenStopped = true { didSet { noteChange() } }
    /// The wheel's color.
    open var color: UIColor! = .gray { didSet { noteChange() } }

    /// Creates a wheel.
    public init(style: Style) {
        self.style = style
        super.init(frame: .zero)
    }
    /// Creates a wheel of medium size, with a rectangle in points.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
    }
    public required init?(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)
    }
    /// Starts the spinning.
    open func startAnimating() { isAnimating = true }
    /// Stops the spinning.
    open func stopAnimating() { isAnimating = false }
}
