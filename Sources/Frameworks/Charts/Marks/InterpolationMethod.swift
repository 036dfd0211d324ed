import Foundation

/// How lines and areas run between their points.
///
/// Follows Apple's [InterpolationMethod](https://developer.apple.com/documentation/charts/interpolationmethod).
public struct InterpolationMethod: Hashable, Sendable, CustomStringConvertible {
    enum Storage: Hashable {
        case linear, monotone, stepStart, stepCenter, stepEnd
        case catmullRom(CGFloat)
        case cardinal(CGFloat)
    }
    let storage: Storage

    /// Straight lines.
    public static let linear = InterpolationMethod(storage: .linear)
    /// Curves without any overshoot: rising points have a rising curve.
    public static let monotone = InterpolationMethod(storage: .monotone)
    /// Curves through all points, by Catmull and Rom; alpha is 0.5.
    public static let catmullRom = catmullRom(alpha: 0.5)
    /// Curves through all points, by Catmull and Rom.
    /// - Parameter alpha: How distances count: 0 not at all (uniform), 0.5 by their square root, 1 fully (chordal).
    public static func catmullRom(alpha: CGFloat) -> InterpolationMethod {
        InterpolationMethod(storage: .catmullRom(alpha))
    }
    /// Curves through all points with tangents along their neighbors; the tension is 0.
    public static let cardinal = cardinal(tension: 0)
    /// Curves through all points with tangents along their neighbors.
    /// - Parameter tension: From 0, round, to 1, straight.
    public static func cardinal(tension: CGFloat) -> InterpolationMethod {
        InterpolationMethod(storage: .cardinal(tension))
    }
    /// Steps that rise at the beginning of an interval.
    public static let stepStart = InterpolationMethod(storage: .stepStart)
    /// Steps that rise in the middle of an interval.
    public static let stepCenter = InterpolationMethod(storage: .stepCenter)
    /// Steps that rise at the end of an interval.
    public static let stepEnd = InterpolationMethod(storage: .stepEnd)

    public var description: String {
        switch storage {
        case .linear: "linear"
        case .monotone: "monotone"
        case .stepStart: "stepStart"
        case .stepCenter: "stepCenter"
        case .stepEnd: "stepEnd"
        case .catmullRom(let alpha): alpha == 0.5 ? "catmullRom" : "catmullRom(alpha: \(alpha))"
        case .cardinal(let tension): tension == 0 ? "cardinal" : "cardinal(tension: \(tension))"
        }
    }
}
