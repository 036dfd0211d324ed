import Foundation

/// Functions of lists of numbers.
///
/// Follows Apple's [vDSP](https://developer.apple.com/documentation/accelerate/vdsp). Lists of different lengths count to the shorter one.
public enum vDSP {
    /// Returns the sums of two lists' elements.
    public static func add<N: BinaryFloatingPoint>(_ a: [N], _ b: [N]) -> [N] { zip(a, b).map(+) }
    /// Returns a number plus each element.
    public static func add<N: BinaryFloatingPoint>(_ scalar: N, _ vector: [N]) -> [N] { vector.map { scalar + $0 } }
    /// Returns the differences of two lists' elements.
    public static func subtract<N: BinaryFloatingPoint>(_ a: [N], _ b: [N]) -> [N] { zip(a, b).map(-) }
    /// Returns the products of two lists' elements.
    public static func multiply<N: BinaryFloatingPoint>(_ a: [N], _ b: [N]) -> [N] { zip(a, b).map(*) }
    /// Returns a number times each element.
    public static func multiply<N: BinaryFloatingPoint>(_ scalar: N, _ vector: [N]) -> [N] {
        vector.map { scalar * $0 }
    }
    /// Returns the quotients of two lists' elements.
    public static func divide<N: BinaryFloatingPoint>(_ a: [N], _ b: [N]) -> [N] { zip(a, b).map(/) }
    /// Returns each element divided by a number.
    public static func divide<N: BinaryFloatingPoint>(_ vector: [N], _ scalar: N) -> [N] { vector.map { $0 / scalar } }
    /// Returns the sum of the products of two lists' elements.
    public static func dot<N: BinaryFloatingPoint>(_ a: [N], _ b: [N]) -> N { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }
    /// Returns the sum.
    public static func sum<N: BinaryFloatingPoint>(_ vector: [N]) -> N { vector.reduce(0, +) }
    /// Returns the sum of the squares.
    public static func sumOfSquares<N: BinaryFloatingPoint>(_ vector: [N]) -> N { vector.reduce(0) { $0 + $1 * $1 } }
    /// Returns the mean; not a number for an empty list.
    public static func mean<N: BinaryFloatingPoint>(_ vector: [N]) -> N { sum(vector) / N(vector.count) }
    /// Returns the mean of the squares; not a number for an empty list.
    public static func meanSquare<N: BinaryFloatingPoint>(_ vector: [N]) -> N { sumOfSquares(vector) / N(vector.count) }
    /// Returns the root of the mean of the squares; not a number for an empty list.
    public static func rootMeanSquare<N: BinaryFloatingPoint>(_ vector: [N]) -> N { meanSquare(vector).squareRoot() }
    /// Returns the largest element; minus infinity for an empty list.
    public static func maximum<N: BinaryFloatingPoint>(_ vector: [N]) -> N { vector.reduce(-.infinity) { max($0, $1) } }
    /// Returns the smallest element; infinity for an empty list.
    public static func minimum<N: BinaryFloatingPoint>(_ vector: [N]) -> N { vector.reduce(.infinity) { min($0, $1) } }
    /// Returns the largest element without its sign; 0 for an empty list.
    public static func maximumMagnitude<N: BinaryFloatingPoint>(_ vector: [N]) -> N {
        vector.reduce(0) { max($0, abs($1)) }
    }
    /// Returns the elements without their signs.
    public static func absolute<N: BinaryFloatingPoint>(_ vector: [N]) -> [N] { vector.map { abs($0) } }
    /// Returns the squares of the elements.
    public static func square<N: BinaryFloatingPoint>(_ vector: [N]) -> [N] { vector.map { $0 * $0 } }
    /// Returns the elements with the other sign.
    public static func negative<N: BinaryFloatingPoint>(_ vector: [N]) -> [N] { vector.map { -$0 } }
    /// Returns the elements, limited to a range.
    public static func clip<N: BinaryFloatingPoint>(_ vector: [N], to bounds: ClosedRange<N>) -> [N] {
        vector.map { min(max($0, bounds.lowerBound), bounds.upperBound) }
    }
    /// Returns numbers that grow by the same amount.
    public static func ramp<N: BinaryFloatingPoint>(withInitialValue initialValue: N, increment: N, count: Int) -> [N] {
        (0..<max(count, 0)).map { initialValue + N($0) * increment }
    }
}
