import Foundation
import SwiftUI

extension NSView {
    /// How a view follows the size of its superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It keeps its frame.
        public static let none: AutoresizingMask = []
        /// The distance on the left is flexible.
        public static let minXMargin = AutoresizingMask(rawValue: 1)
        /// The width is flexible.
        public static let width = AutoresizingMask(rawValue: 2)
        /// The distance on the right is flexible.
        public static let maxXMargin = AutoresizingMask(rawValue: 4)
        /// The distance at the lower end of the y axis is flexible.
        public static let minYMargin = AutoresizingMask(rawValue: 8)
        /// The height is flexible.
        public static let height = AutoresizingMask(rawValue: 16)
        /// The distance at the upper end of the y axis is flexible.
        public static let maxYMargin = AutoresizingMask(rawValue: 32)

        /// The same for a view whose y axis points down.
        func backing(isFlipped: Bool) -> UIView.AutoresizingMask {
            var result: UIView.AutoresizingMask = []
            if contains(.minXMargin) { result.insert(.flexibleLeftMargin) }
            if contains(.width) { result.insert(.flexibleWidth) }
            if contains(.maxXMargin) { result.insert(.flexibleRightMargin) }
            if contains(.height) { result.insert(.flexibleHeight) }
            if contains(.minYMargin) { result.insert(isFlipped ? .flexibleTopMargin : .flexibleBottomMargin) }
            if contains(.maxYMargin) { result.insert(isFlipped ? .flexibleBottomMargin : .flexibleTopMargin) }
            // A frame that is kept is measured from the lower edge, where the y axis begins.
            if !isFlipped, isDisjoint(with: [.minYMargin, .height, .maxYMargin]) { result.insert(.flexibleTopMargin) }
            return result
        }
    }

    /// When the layer of a view is drawn again.
    public enum LayerContentsRedrawPolicy: Int, Sendable {
        case never, onSetNeedsDisplay, duringViewResize, beforeViewResize, crossfade
    }

    /// How the background of a view is shown.
    public enum BackgroundStyle: Int, Sendable { case normal, emphasized, raised, lowered }

    /// The width or height of content that has none of its own: -1.
    nonisolated public static let noIntrinsicMetric: CGFloat = -1
    /// Posted when a view's frame changed; never here.
    nonisolated public static let frameDidChangeNotification = Notification.Name("NSViewFrameDidChangeNotification")
    /// Posted when a view's bounds changed; never here.
    nonisolated public static let boundsDidChangeNotification = Notification.Name("NSViewBoundsDidChangeNotification")
}

/// How the focus is shown around a view.
public enum NSFocusRingType: UInt, Sendable { case `default`, none, exterior }

/// A name to find a part of the interface by.
///
/// Follows Apple's
/// [NSUserInterfaceItemIdentifier](https://developer.apple.com/documentation/appkit/nsuserinterfaceitemidentifier).
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}

/// The directions of an interface.
public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

/// The direction in which an interface reads.
public typealias NSUserInterfaceLayoutDirection = UIUserInterfaceLayoutDirection
/// A rectangle that takes part in the layout and is not drawn.
public typealias NSLayoutGuide = UILayoutGuide
