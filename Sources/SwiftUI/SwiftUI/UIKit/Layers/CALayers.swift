import Foundation
import SwiftUICore

/// A layer that shows a gradient.
///
/// Follows Apple's [CAGradientLayer](https://developer.apple.com/documentation/quartzcore/cagradientlayer).
open class CAGradientLayer: CALayer, @unchecked Sendable {
    /// The colors, `CGColor`s; nil for none.
    open var colors: [Any]? { didSet { noteChange() } }
    /// Where the colors are, from 0 to 1; nil for evenly.
    open var locations: [NSNumber]? { didSet { noteChange() } }
    /// Where the gradient begins, in parts of the layer's size; the middle of the top by default.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { noteChange() } }
    /// Where the gradient ends, in parts of the layer's size; the middle of the bottom by default.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { noteChange() } }
    /// The gradient's form; along a line by default.
    open var type = CAGradientLayerType.axial { didSet { noteChange() } }
}

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Along a line.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// From a point outward.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Around a point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a path.
///
/// Follows Apple's [CAShapeLayer](https://developer.apple.com/documentation/quartzcore/cashapelayer).
open class CAShapeLayer: CALayer, @unchecked Sendable {
    /// The path, in the layer's space; nil for none.
    open var path: CGPath? { didSet { noteChange() } }
    /// The color inside; black by default, nil for none.
    open var fillColor: CGColor? = .black { didSet { noteChange() } }
    /// The rule that decides which points are inside.
    open var fillRule = CAShapeLayerFillRule.nonZero { didSet { noteChange() } }
    /// The line's color; nil, none, by default.
    open var strokeColor: CGColor? { didSet { noteChange() } }
    /// Where the line begins, from 0 to 1.
    open var strokeStart: CGFloat = 0 { didSet { noteChange() } }
    /// Where the line ends, from 0 to 1.
    open var strokeEnd: CGFloat = 1 { didSet { noteChange() } }
    /// The line's width in points; 1 by default.
    open var lineWidth: CGFloat = 1 { didSet { noteChange() } }
    /// How far sharp corners reach.
    open var miterLimit: CGFloat = 10 { didSet { noteChange() } }
    /// How the line ends.
    open var lineCap = CAShapeLayerLineCap.butt { didSet { noteChange() } }
    /// How the line turns.
    open var lineJoin = CAShapeLayerLineJoin.miter { didSet { noteChange() } }
    /// Where in its pattern the line begins, in points.
    open var lineDashPhase: CGFloat = 0 { didSet { noteChange() } }
    /// The lengths of dashes and gaps in points; nil for a line without.
    open var lineDashPattern: [NSNumber]? { didSet { noteChange() } }
}

/// The rule that decides which points are inside of a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points that the path goes around are inside.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that the path goes around an odd number of times are inside.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// At the last point.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How a line turns.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// With a sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// With a round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// With a corner cut off.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that shows a text.
///
/// Follows Apple's [CATextLayer](https://developer.apple.com/documentation/quartzcore/catextlayer).
open class CATextLayer: CALayer, @unchecked Sendable {
    /// The text, a `String` or an `NSAttributedString`; nil for none.
    open var string: Any? { didSet { noteChange() } }
    /// The font: a `UIFont` or a font's name; nil for the system's.
    open var font: Any? { didSet { noteChange() } }
    /// The size of the font in points; 36 by default.
    open var fontSize: CGFloat = 36 { didSet { noteChange() } }
    /// The text's color; white by default.
    open var foregroundColor: CGColor? = .white { didSet { noteChange() } }
    /// Whether lines are broken at the layer's width.
    open var isWrapped = false { didSet { noteChange() } }
    /// How lines are aligned.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { noteChange() } }
    /// The part of a text that is left out if it does not fit.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { noteChange() } }

    /// Returns the size of the text in one line, or as many as it has.
    open override func preferredFrameSize() -> CGSize {
        MainActor.assumeIsolated {
            if let string = string as? NSAttributedString { return string.size() }
            let size = fontSize.isFinite && fontSize > 0 ? fontSize : 36
            let named = font as? UIFont ?? (font as? String).flatMap { UIFont(name: $0, size: size) }
            return (string.map { "\($0)" } ?? "").size(
                withAttributes: [.font: (named ?? .systemFont(ofSize: size)).withSize(size)])
        }
    }
}

/// How the lines of a layer's text are aligned.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the language has it.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// In the middle.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// At both sides.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The part of a layer's text that is left out if it does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// No truncation.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// The beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// The end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// The middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
