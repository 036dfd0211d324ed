import Foundation

/// A function from progress to progress, both from 0 to 1, such as an easing curve.
///
/// Follows Apple's [UnitCurve](https://developer.apple.com/documentation/swiftui/unitcurve).
public struct UnitCurve: Hashable, Sendable {
    private enum Form: Hashable, Sendable {
        case linear
        case bezier(CubicCurve)
        case circularIn, circularOut, circularInOut
        indirect case inverse(Form)
    }

    private let form: Form

    /// The curve as descriptions of animations have it.
    var details: String {
        switch form {
        case .linear: CubicCurve(0, 0, 1, 1).description
        case .bezier(let curve): curve.description
        default: "\(form)"
        }
    }

    private init(_ form: Form) { self.form = form }

    /// Creates a curve from (0, 0) to (1, 1) by two control points; their x is kept between 0 and 1.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        UnitCurve(
            .bezier(
                CubicCurve(startControlPoint.x, startControlPoint.y, endControlPoint.x, endControlPoint.y)))
    }

    /// The value at a progress, which is kept between 0 and 1.
    public func value(at progress: Double) -> Double { Self.value(form, min(max(progress, 0), 1)) }

    /// The slope at a progress, which is kept between 0 and 1.
    public func velocity(at progress: Double) -> Double { Self.velocity(form, min(max(progress, 0), 1)) }

    /// The curve mirrored about the line of equal progress: its value is where this one has a given value.
    public var inverse: UnitCurve {
        switch form {
        case .linear: self
        case .inverse(let inner): UnitCurve(inner)
        default: UnitCurve(.inverse(form))
        }
    }

    private static func value(_ form: Form, _ x: Double) -> Double {
        switch form {
        case .linear: return x
        case .bezier(let curve): return curve.y(atX: x)
        case .circularIn: return 1 - (1 - x * x).squareRoot()
        case .circularOut: return (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5 ? value(.circularIn, 2 * x) / 2 : 0.5 + value(.circularOut, 2 * x - 1) / 2
        case .inverse(let inner):
            var (low, high) = (0.0, 1.0)
            for _ in 0..<60 {
                let middle = (low + high) / 2
                if value(inner, middle) < x { low = middle } else { high = middle }
            }
            return (low + high) / 2
        }
    }

    private static func velocity(_ form: Form, _ x: Double) -> Double {
        switch form {
        case .linear: return 1
        case .bezier(let curve): return curve.slope(atX: x)
        case .circularIn: return x / (1 - x * x).squareRoot()
        case .circularOut: return (1 - x) / (1 - (1 - x) * (1 - x)).squareRoot()
        case .circularInOut:
            return x < 0.5 ? velocity(.circularIn, 2 * x) : velocity(.circularOut, 2 * x - 1)
        case .inverse(let inner): return 1 / velocity(inner, value(form, x))
        }
    }
}

extension UnitCurve {
    /// Even progress.
    public static let linear = UnitCurve(.linear)
    /// Slow at both ends (A01).
    public static let easeInOut = UnitCurve(.bezier(CubicCurve(0.42, 0, 0.58, 1)))
    /// Slow at the beginning (A01).
    public static let easeIn = UnitCurve(.bezier(CubicCurve(0.42, 0, 1, 1)))
    /// Slow at the end (A01).
    public static let easeOut = UnitCurve(.bezier(CubicCurve(0, 0, 0.58, 1)))
    /// Slow at the beginning: a quarter of a circle.
    public static let circularEaseIn = UnitCurve(.circularIn)
    /// Slow at the end: a quarter of a circle.
    public static let circularEaseOut = UnitCurve(.circularOut)
    /// Slow at both ends: two quarters of a circle.
    public static let circularEaseInOut = UnitCurve(.circularInOut)
    /// Slow at both ends; the older name of ``easeInOut``.
    public static let easeInEaseOut = easeInOut
}
