import Foundation

/// A rectangle as animations calculate with it.
struct FrameVector: VectorArithmetic {
    var x = 0.0, y = 0.0, width = 0.0, height = 0.0

    init() {}

    init(_ rect: CGRect) {
        (x, y) = (rect.origin.x, rect.origin.y)
        (width, height) = (rect.size.width, rect.size.height)
    }

    /// The rectangle; a spring may swing beyond nothing, a size cannot.
    var rect: CGRect { CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0)) }

    static var zero: FrameVector { FrameVector() }

    static func + (a: FrameVector, b: FrameVector) -> FrameVector {
        var result = a
        result.x += b.x
        result.y += b.y
        result.width += b.width
        result.height += b.height
        return result
    }

    static func - (a: FrameVector, b: FrameVector) -> FrameVector { a + b.scaled(by: -1) }

    mutating func scale(by factor: Double) {
        x *= factor
        y *= factor
        width *= factor
        height *= factor
    }

    var magnitudeSquared: Double { x * x + y * y + width * width + height * height }
}
