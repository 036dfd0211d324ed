import Foundation

extension UIView {
    /// How content of another size is shown.
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight,
            bottomLeft, bottomRight
    }

    /// Whether the accent color is gray.
    public enum TintAdjustmentMode: Int, Sendable {
        /// As in the superview.
        case automatic
        /// It is not.
        case normal
        /// It is.
        case dimmed
    }

    /// Whether the accent color of the view is gray.
    var isDimmed: Bool {
        tintAdjustmentMode == .automatic ? superview?.isDimmed ?? false : tintAdjustmentMode == .dimmed
    }

    var standardCornerConfiguration: UICornerConfiguration {
        get { cornerSettings ?? .corners(radius: .fixed(layer.cornerRadius)) }
        set { cornerSettings = newValue }
    }

    /// Gives the layer the radius of the corner configuration.
    func roundCorners() {
        guard let corners = cornerSettings else { return }
        layer.cornerRadius = corners.radius(in: layer.bounds.size)
        layer.masksToBounds = layer.masksToBounds || self is UIVisualEffectView
    }

    /// How a view follows the size of the one around it.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
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

    /// The width or height of content that has none of its own: -1.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// The size that asks for the smallest one: zero.
    nonisolated public static let layoutFittingCompressedSize = CGSize.zero
    /// The size that asks for the largest one.
    nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

/// Which way the content of a view runs.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}
