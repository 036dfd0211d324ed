import Foundation
import OrielFoundation
import SwiftUICore

/// The values of a layer's properties between two given ones.
enum AnimatedValue {
    /// Returns the value at a share of the way; values that cannot be mixed jump at the end.
    static func mix(_ from: Any?, _ to: Any?, _ share: Double) -> Any? {
        guard let from = plain(from), let to = plain(to) else { return share < 1 ? from : to }
        func between(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * CGFloat(share) }
        if let a = number(from), let b = number(to) { return NSNumber(value: a + (b - a) * share) }
        switch (from, to) {
        case (let a as CGPoint, let b as CGPoint): return CGPoint(x: between(a.x, b.x), y: between(a.y, b.y))
        case (let a as CGSize, let b as CGSize):
            return CGSize(width: between(a.width, b.width), height: between(a.height, b.height))
        case (let a as CGRect, let b as CGRect):
            return CGRect(
                x: between(a.minX, b.minX), y: between(a.minY, b.minY), width: between(a.width, b.width),
                height: between(a.height, b.height))
        case (let a as CATransform3D, let b as CATransform3D): return mix(a, b, between)
        case (let a as CGColor, let b as CGColor): return mix(a, b, between)
        case (let a as CGPath, let b as CGPath): return mix(a, b, between) ?? (share < 1 ? a : b)
        case (let a as [Any], let b as [Any]) where a.count == b.count:
            return zip(a, b).map { mix($0, $1, share) ?? $1 }
        default: return share < 1 ? from : to
        }
    }

    /// Returns a value with another one added, where both are numbers or places.
    static func sum(_ base: Any?, _ value: Any?) -> Any? {
        guard let base = plain(base), let value = plain(value) else { return value }
        if let a = number(base), let b = number(value) { return NSNumber(value: a + b) }
        switch (base, value) {
        case (let a as CGPoint, let b as CGPoint): return CGPoint(x: a.x + b.x, y: a.y + b.y)
        case (let a as CGSize, let b as CGSize): return CGSize(width: a.width + b.width, height: a.height + b.height)
        case (let a as CATransform3D, let b as CATransform3D): return CATransform3DConcat(b, a)
        default: return value
        }
    }

    /// The value within an `NSValue`, or of a color of UIKit's.
    static func plain(_ value: Any?) -> Any? {
        if let color = value as? UIColor { return color.cgColor }
        return (value as? NSValue)?.geometry ?? value
    }

    static func number(_ value: Any?) -> Double? {
        let number: Double? =
            switch value {
            case let value as NSNumber: value.doubleValue
            case let value as Double: value
            case let value as CGFloat: Double(value)
            case let value as Float: Double(value)
            case let value as Int: Double(value)
            case let value as Bool: value ? 1 : 0
            default: nil
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }

    private static func mix(
        _ a: CATransform3D, _ b: CATransform3D, _ between: (CGFloat, CGFloat) -> CGFloat
    ) -> CATransform3D {
        CATransform3D(
            m11: between(a.m11, b.m11), m12: between(a.m12, b.m12), m13: between(a.m13, b.m13),
            m14: between(a.m14, b.m14), m21: between(a.m21, b.m21), m22: between(a.m22, b.m22),
            m23: between(a.m23, b.m23), m24: between(a.m24, b.m24), m31: between(a.m31, b.m31),
            m32: between(a.m32, b.m32), m33: between(a.m33, b.m33), m34: between(a.m34, b.m34),
            m41: between(a.m41, b.m41), m42: between(a.m42, b.m42), m43: between(a.m43, b.m43),
            m44: between(a.m44, b.m44))
    }

    private static func mix(_ a: CGColor, _ b: CGColor, _ between: (CGFloat, CGFloat) -> CGFloat) -> CGColor {
        func parts(_ color: CGColor) -> [CGFloat] {
            var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
            _ = UIColor(cgColor: color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
            return [red, green, blue, alpha]
        }
        let mixed = zip(parts(a), parts(b)).map(between)
        return CGColor(red: mixed[0], green: mixed[1], blue: mixed[2], alpha: mixed[3])
    }

    /// Outlines of the same form are mixed point by point; nil for others.
    private static func mix(_ a: CGPath, _ b: CGPath, _ between: (CGFloat, CGFloat) -> CGFloat) -> CGPath? {
        let (first, second) = (elements(a), elements(b))
        guard first.count == second.count else { return nil }
        func point(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: between(a.x, b.x), y: between(a.y, b.y)) }
        var path = Path()
        for pair in zip(first, second) {
            switch pair {
            case (.move(let a), .move(let b)): path.move(to: point(a, b))
            case (.line(let a), .line(let b)): path.addLine(to: point(a, b))
            case (.quadCurve(let a, let c), .quadCurve(let b, let d)):
                path.addQuadCurve(to: point(a, b), control: point(c, d))
            case (.curve(let a, let c, let e), .curve(let b, let d, let f)):
                path.addCurve(to: point(a, b), control1: point(c, d), control2: point(e, f))
            case (.closeSubpath, .closeSubpath): path.closeSubpath()
            default: return nil
            }
        }
        return path.cgPath
    }

    /// The elements of an outline.
    static func elements(_ path: CGPath) -> [Path.Element] {
        var result: [Path.Element] = []
        func add(_ element: Path.Element) { result.append(element) }
        Path(path).forEach(add)
        return result
    }
}
