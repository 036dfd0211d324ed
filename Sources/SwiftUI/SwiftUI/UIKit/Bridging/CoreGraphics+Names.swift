import Foundation
import SwiftUICore

/// Names of Core Graphics with its own before them, `CoreGraphics.cos(x)`, in sources that import SwiftUI alone.
///
/// SwiftUI cannot export the module with this name: the compiler would search for a combination of that module and the
/// tests.
public enum CoreGraphics {
    /// A number of points.
    public typealias CGFloat = Foundation.CGFloat
    /// A place.
    public typealias CGPoint = Foundation.CGPoint
    /// A width and a height.
    public typealias CGSize = Foundation.CGSize
    /// A rectangle.
    public typealias CGRect = Foundation.CGRect
    /// A step to the right and down.
    public typealias CGVector = SwiftUICore.CGVector
    /// A transform of points.
    public typealias CGAffineTransform = SwiftUICore.CGAffineTransform
    /// Lines and areas.
    public typealias CGPath = SwiftUICore.CGPath
    /// Lines and areas that can be added to.
    public typealias CGMutablePath = SwiftUICore.CGMutablePath
    /// A color.
    public typealias CGColor = SwiftUICore.CGColor
    /// A bitmap image.
    public typealias CGImage = SwiftUICore.CGImage
    /// The destination of drawing.
    public typealias CGContext = SwiftUICore.CGContext

    /// The sine.
    public static func sin(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.sin(x) }
    /// The sine.
    public static func sin(_ x: Double) -> Double { Foundation.sin(x) }
    /// The cosine.
    public static func cos(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.cos(x) }
    /// The cosine.
    public static func cos(_ x: Double) -> Double { Foundation.cos(x) }
    /// The tangent.
    public static func tan(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.tan(x) }
    /// The tangent.
    public static func tan(_ x: Double) -> Double { Foundation.tan(x) }
    /// The angle of a sine.
    public static func asin(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.asin(x) }
    /// The angle of a sine.
    public static func asin(_ x: Double) -> Double { Foundation.asin(x) }
    /// The angle of a cosine.
    public static func acos(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.acos(x) }
    /// The angle of a cosine.
    public static func acos(_ x: Double) -> Double { Foundation.acos(x) }
    /// The angle of a tangent.
    public static func atan(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.atan(x) }
    /// The angle of a tangent.
    public static func atan(_ x: Double) -> Double { Foundation.atan(x) }
    /// The hyperbolic sine.
    public static func sinh(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.sinh(x) }
    /// The hyperbolic sine.
    public static func sinh(_ x: Double) -> Double { Foundation.sinh(x) }
    /// The hyperbolic cosine.
    public static func cosh(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.cosh(x) }
    /// The hyperbolic cosine.
    public static func cosh(_ x: Double) -> Double { Foundation.cosh(x) }
    /// The hyperbolic tangent.
    public static func tanh(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.tanh(x) }
    /// The hyperbolic tangent.
    public static func tanh(_ x: Double) -> Double { Foundation.tanh(x) }
    /// The power of e.
    public static func exp(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.exp(x) }
    /// The power of e.
    public static func exp(_ x: Double) -> Double { Foundation.exp(x) }
    /// The power of two.
    public static func exp2(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.exp2(x) }
    /// The power of two.
    public static func exp2(_ x: Double) -> Double { Foundation.exp2(x) }
    /// The natural logarithm.
    public static func log(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.log(x) }
    /// The natural logarithm.
    public static func log(_ x: Double) -> Double { Foundation.log(x) }
    /// The logarithm to base two.
    public static func log2(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.log2(x) }
    /// The logarithm to base two.
    public static func log2(_ x: Double) -> Double { Foundation.log2(x) }
    /// The logarithm to base ten.
    public static func log10(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.log10(x) }
    /// The logarithm to base ten.
    public static func log10(_ x: Double) -> Double { Foundation.log10(x) }
    /// The square root.
    public static func sqrt(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.sqrt(x) }
    /// The square root.
    public static func sqrt(_ x: Double) -> Double { Foundation.sqrt(x) }
    /// The cube root.
    public static func cbrt(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.cbrt(x) }
    /// The cube root.
    public static func cbrt(_ x: Double) -> Double { Foundation.cbrt(x) }
    /// Rounds down to the nearest integer.
    public static func floor(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.floor(x) }
    /// Rounds down to the nearest integer.
    public static func floor(_ x: Double) -> Double { Foundation.floor(x) }
    /// Rounds up to the nearest integer.
    public static func ceil(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.ceil(x) }
    /// Rounds up to the nearest integer.
    public static func ceil(_ x: Double) -> Double { Foundation.ceil(x) }
    /// Rounds to the nearest integer.
    public static func round(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.round(x) }
    /// Rounds to the nearest integer.
    public static func round(_ x: Double) -> Double { Foundation.round(x) }
    /// Rounds toward zero.
    public static func trunc(_ x: Foundation.CGFloat) -> Foundation.CGFloat { Foundation.trunc(x) }
    /// Rounds toward zero.
    public static func trunc(_ x: Double) -> Double { Foundation.trunc(x) }
    /// The absolute value.
    public static func fabs(_ x: Foundation.CGFloat) -> Foundation.CGFloat { x.magnitude }
    /// The absolute value.
    public static func fabs(_ x: Double) -> Double { x.magnitude }
    /// The angle of a point.
    public static func atan2(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat {
        Foundation.atan2(x, y)
    }
    /// The angle of a point.
    public static func atan2(_ x: Double, _ y: Double) -> Double { Foundation.atan2(x, y) }
    /// The power.
    public static func pow(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat {
        Foundation.pow(x, y)
    }
    /// The power.
    public static func pow(_ x: Double, _ y: Double) -> Double { Foundation.pow(x, y) }
    /// The remainder of a division.
    public static func fmod(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat {
        Foundation.fmod(x, y)
    }
    /// The rest of a division.
    public static func fmod(_ x: Double, _ y: Double) -> Double { Foundation.fmod(x, y) }
    /// The length of a diagonal.
    public static func hypot(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat {
        Foundation.hypot(x, y)
    }
    /// The length of a diagonal.
    public static func hypot(_ x: Double, _ y: Double) -> Double { Foundation.hypot(x, y) }
    /// The greater number.
    public static func fmax(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat {
        Foundation.fmax(x, y)
    }
    /// The greater number.
    public static func fmax(_ x: Double, _ y: Double) -> Double { Foundation.fmax(x, y) }
    /// The lesser number.
    public static func fmin(_ x: Foundation.CGFloat, _ y: Foundation.CGFloat) -> Foundation.CGFloat {
        Foundation.fmin(x, y)
    }
    /// The lesser number.
    public static func fmin(_ x: Double, _ y: Double) -> Double { Foundation.fmin(x, y) }
}
