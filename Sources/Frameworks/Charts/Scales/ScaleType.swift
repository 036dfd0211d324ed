import Foundation

/// How an axis or another scale divides its values.
///
/// Follows Apple's [ScaleType](https://developer.apple.com/documentation/charts/scaletype).
public struct ScaleType: Hashable, Sendable {
    enum Storage: Hashable {
        case linear, log, date, category, squareRoot
        case symmetricLog(Double)
    }
    let storage: Storage

    /// Equal differences have equal distances.
    public static let linear = ScaleType(storage: .linear)
    /// Equal ratios have equal distances; all values must be positive.
    public static let log = ScaleType(storage: .log)
    /// Dates, with equal times at equal distances.
    public static let date = ScaleType(storage: .date)
    /// One band for each value.
    public static let category = ScaleType(storage: .category)
    /// Square roots have equal distances.
    public static let squareRoot = ScaleType(storage: .squareRoot)
    /// Logarithms on both sides of zero, straight around it.
    public static let symmetricLog = symmetricLog(slopeAtZero: 1)
    /// Logarithms on both sides of zero, with a slope at zero; 1 by default.
    public static func symmetricLog(slopeAtZero: Double = 1) -> ScaleType {
        ScaleType(storage: .symmetricLog(slopeAtZero))
    }
}

/// The function between values and distances.
enum ScaleTransform: Equatable {
    case linear, log, squareRoot
    case symmetricLog(Double)

    init(_ type: ScaleType?) {
        switch type?.storage {
        case .log: self = .log
        case .squareRoot: self = .squareRoot
        case .symmetricLog(let slope): self = .symmetricLog(slope.isFinite && slope > 0 ? slope : 1)
        default: self = .linear
        }
    }

    func callAsFunction(_ value: Double) -> Double {
        switch self {
        case .linear: value
        case .log: value > 0 ? log10(value) : -.infinity
        case .squareRoot: value < 0 ? -(-value).squareRoot() : value.squareRoot()
        case .symmetricLog(let slope): value < 0 ? -log1p(-value * slope) : log1p(value * slope)
        }
    }

    func inverse(_ place: Double) -> Double {
        switch self {
        case .linear: place
        case .log: pow(10, place)
        case .squareRoot: place * abs(place)
        case .symmetricLog(let slope): place < 0 ? -expm1(-place) / slope : expm1(place) / slope
        }
    }
}
