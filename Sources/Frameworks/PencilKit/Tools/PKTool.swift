import Foundation
import SwiftUI

/// A tool of a canvas.
public protocol PKTool {}

/// A tool that draws.
///
/// Follows Apple's [PKInkingTool](https://developer.apple.com/documentation/pencilkit/pkinkingtool-swift.struct).
public struct PKInkingTool: PKTool, Hashable, @unchecked Sendable {
    /// The kinds of inks.
    public typealias InkType = PKInk.InkType
    /// The ink.
    public var ink: PKInk
    /// The width of lines, in points.
    public var width: CGFloat
    /// The kind of ink.
    public var inkType: InkType {
        get { ink.inkType }
        set { ink.inkType = newValue }
    }
    /// The color.
    public var color: UIColor {
        get { ink.color }
        set { ink.color = newValue }
    }
    /// Creates a tool; black, and of the ink's own width by default.
    public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
        self.init(ink: PKInk(type, color: color), width: width)
    }
    /// Creates a tool with an ink.
    public init(ink: PKInk, width: CGFloat? = nil) {
        self.ink = ink
        let range = ink.inkType.validWidthRange
        self.width = min(max((width ?? ink.inkType.defaultWidth).finite, range.lowerBound), range.upperBound)
    }
    /// Returns a color for a dark background, or back: light colors become dark, and dark ones light.
    public static func convertColor(
        _ color: UIColor, from: UIUserInterfaceStyle, to: UIUserInterfaceStyle
    ) -> UIColor {
        guard (from == .dark) != (to == .dark) else { return color }
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        guard saturation < 0.1 else { return color }
        return UIColor(hue: hue, saturation: saturation, brightness: 1 - brightness, alpha: alpha)
    }
}

extension CGFloat {
    /// The number; 1 for one that is not finite.
    fileprivate var finite: CGFloat { isFinite ? self : 1 }
}

/// A tool that removes strokes or parts of them.
///
/// Follows Apple's [PKEraserTool](https://developer.apple.com/documentation/pencilkit/pkerasertool-swift.struct).
public struct PKEraserTool: PKTool, Hashable, Sendable {
    /// The kinds of erasers.
    public enum EraserType: Hashable, Sendable {
        /// Removes strokes as a whole.
        case vector
        /// Removes parts of strokes.
        case bitmap
        /// Removes parts of strokes, in one width.
        case fixedWidthBitmap
        /// The width at first, in points.
        public var defaultWidth: CGFloat { self == .vector ? 1 : 16 }
        /// The widths, in points.
        public var validWidthRange: ClosedRange<CGFloat> { self == .bitmap ? 5...60 : defaultWidth...defaultWidth }
    }
    /// The kind.
    public var eraserType: EraserType
    /// The width, in points.
    public var width: CGFloat
    /// Creates an eraser; of the kind's own width by default.
    public init(_ eraserType: EraserType, width: CGFloat? = nil) {
        self.eraserType = eraserType
        let range = eraserType.validWidthRange
        self.width = min(max(width ?? eraserType.defaultWidth, range.lowerBound), range.upperBound)
    }
}

/// A tool that chooses strokes; it does nothing here, which is reported once.
///
/// Follows Apple's [PKLassoTool](https://developer.apple.com/documentation/pencilkit/pklassotool-swift.struct).
public struct PKLassoTool: PKTool, Hashable, Sendable {
    /// Creates a lasso.
    public init() {}
    static func warn() { RuntimeWarning.issue("PencilKit: the lasso chooses nothing here. See CompatibilityGaps.md.") }
}
