import Foundation

extension LayerEffect {
    /// Whether all its numbers can be drawn with.
    var isValid: Bool { sanitized == self }

    /// The effect with numbers that can be drawn with; nil where one is none, for then it changes nothing.
    ///
    /// Values that are too large are limited to the maximum. A layer with an opacity that is not a number is invisible.
    var sanitized: LayerEffect? {
        switch self {
        case .opacity(let value): return .opacity(value.isNaN ? 0 : min(max(value, 0), 1))
        case .transform(let transform): return transform.isFinite ? self : nil
        case .shadow(let color, let radius, let offset):
            guard radius.isFinite, offset.width.isFinite, offset.height.isFinite else { return nil }
            return .shadow(
                color, radius: min(max(radius, 0), Self.widest),
                offset: CGSize(width: offset.width.near, height: offset.height.near))
        case .blur(let radius, let opaque):
            return radius.isNaN ? nil : .blur(radius: min(max(radius, 0), Self.widest), opaque: opaque)
        case .filter(let filter): return filter.sanitized.map { .filter($0) }
        case .clip, .mask, .blend, .group: return self
        }
    }

    /// The greatest radius of a blur, in points.
    private static let widest: CGFloat = 10_000
}

extension CGFloat {
    fileprivate var near: CGFloat { Swift.min(Swift.max(self, -1e6), 1e6) }
}

extension ProjectionTransform {
    fileprivate var isFinite: Bool {
        let (a, b, c) = (abs(m11) + abs(m12) + abs(m13), abs(m21) + abs(m22) + abs(m23), abs(m31) + abs(m32) + abs(m33))
        // Beyond that nothing is left of a picture, and products of transforms leave the numbers' range.
        return a + b + c < 1e15
    }
}

extension ColorFilter {
    fileprivate var sanitized: ColorFilter? {
        func near(_ value: Double) -> Double { min(max(value, -1e6), 1e6) }
        switch self {
        case .brightness(let value): return value.isFinite ? .brightness(near(value)) : nil
        case .contrast(let value): return value.isFinite ? .contrast(near(value)) : nil
        case .saturation(let value): return value.isFinite ? .saturation(near(value)) : nil
        case .hueRotation(let value): return value.isFinite ? self : nil
        case .grayscale(let value): return value.isFinite ? .grayscale(near(value)) : nil
        case .matrix(let matrix): return matrix.rows.joined().allSatisfy(\.isFinite) ? self : nil
        case .invert, .multiply, .luminanceToAlpha, .alphaThreshold: return self
        }
    }
}
