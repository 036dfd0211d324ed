import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1) along which x only grows.
struct CubicCurve: Hashable, Sendable {
    private let x1: Double, y1: Double, x2: Double, y2: Double

    /// Creates a curve by its control points; a value that is not a number counts as 0.
    init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }
        self.x1 = min(max(finite(x1), 0), 1)
        self.y1 = finite(y1)
        self.x2 = min(max(finite(x2), 0), 1)
        self.y2 = finite(y2)
    }

    /// The curve's coordinates as polynomials of the third degree, as Apple's descriptions have them.
    var description: String {
        func factors(_ a: Double, _ b: Double) -> (a: Double, b: Double, c: Double) {
            let c = 3 * a
            let b = 3 * (b - a) - c
            return (1 - c - b, b, c)
        }
        let (x, y) = (factors(x1, x2), factors(y1, y2))
        return "SwiftUI.UnitCurve.CubicSolver(ax: \(x.a), bx: \(x.b), cx: \(x.c), ay: \(y.a), by: \(y.b), cy: \(y.c))"
    }

    /// The height of the curve at an x between 0 and 1.
    func y(atX x: Double) -> Double {
        if x <= 0 { return 0 }
        if x >= 1 { return 1 }
        return Self.coordinate(y1, y2, parameter(atX: x))
    }

    /// The slope of the curve at an x between 0 and 1.
    func slope(atX x: Double) -> Double {
        let t = parameter(atX: x)
        let dx = Self.derivative(x1, x2, t)
        if abs(dx) > 1e-9 { return Self.derivative(y1, y2, t) / dx }
        // An end at its control point has no slope of its own: Apple's curves begin evenly there, and end at rest.
        if t <= 1e-9 { return 1 }
        if t >= 1 - 1e-9 { return 0 }
        // The curve is stationary there: its direction is that from just before to just after.
        let (a, b) = (max(t - 1e-4, 0), min(t + 1e-4, 1))
        let width = Self.coordinate(x1, x2, b) - Self.coordinate(x1, x2, a)
        return width > 0 ? (Self.coordinate(y1, y2, b) - Self.coordinate(y1, y2, a)) / width : 0
    }

    /// Where on the curve an x is: by Newton's method, kept within bounds that close in.
    private func parameter(atX x: Double) -> Double {
        var (low, high) = (0.0, 1.0)
        var t = x
        for _ in 0..<60 {
            let error = Self.coordinate(x1, x2, t) - x
            if abs(error) < 1e-14 { break }
            if error > 0 { high = t } else { low = t }
            let slope = Self.derivative(x1, x2, t)
            let next = slope != 0 ? t - error / slope : low
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    private static func coordinate(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * t * a + 3 * s * t * t * b + t * t * t
    }

    private static func derivative(_ a: Double, _ b: Double, _ t: Double) -> Double {
        let s = 1 - t
        return 3 * s * s * a + 6 * s * t * (b - a) + 3 * t * t * (1 - b)
    }
}
