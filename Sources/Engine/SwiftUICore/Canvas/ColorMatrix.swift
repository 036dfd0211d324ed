import DisplayList

/// A matrix that transforms colors: each component of the result from red, green, blue, opacity and one.
///
/// Follows Apple's [ColorMatrix](https://developer.apple.com/documentation/swiftui/colormatrix). Components are not
/// multiplied by their opacity.
@frozen
public struct ColorMatrix: Hashable, Sendable {
    /// The sources of red: red, green, blue, opacity and one; red alone by default.
    public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
    /// The sources of green: red, green, blue, opacity and one; green alone by default.
    public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
    /// The sources of blue: red, green, blue, opacity and one; blue alone by default.
    public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
    /// The sources of opacity: red, green, blue, opacity and one; opacity alone by default.
    public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0

    /// Creates a matrix that changes nothing.
    @inlinable public init() {}

    /// The matrix as front ends take it.
    var filter: ColorFilterMatrix {
        ColorFilterMatrix(rows: [
            [r1, r2, r3, r4, r5], [g1, g2, g3, g4, g5], [b1, b2, b3, b4, b5], [a1, a2, a3, a4, a5],
        ])
    }
}

extension ColorFilterMatrix {
    /// Moves colors toward their opposites, from 0 to 1.
    static func inverting(_ amount: Float) -> ColorFilterMatrix {
        let scale = 1 - 2 * amount
        return ColorFilterMatrix(rows: [
            [scale, 0, 0, 0, amount], [0, scale, 0, 0, amount], [0, 0, scale, 0, amount], [0, 0, 0, 1, 0],
        ])
    }
}
