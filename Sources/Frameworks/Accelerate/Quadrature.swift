import Foundation

/// Integrates a function over a range, by parts that become smaller where the function is uneven.
///
/// Follows Apple's [Quadrature](https://developer.apple.com/documentation/accelerate/quadrature-swift.struct). Every integrator adapts its
/// parts here.
public struct Quadrature {
    /// The ways of integrating.
    public struct Integrator: Hashable, Sendable {
        let maxIntervals: Int
        /// A fixed formula without parts that become smaller.
        public static let nonAdaptive = Integrator(maxIntervals: 1)
        /// Parts that become smaller, with a number of points for each.
        public static func adaptive(pointsPerInterval: QAGPointsPerInterval, maxIntervals: Int) -> Integrator {
            Integrator(maxIntervals: maxIntervals)
        }
        /// Parts that become smaller, for functions with singularities.
        public static func adaptiveWithSingularities(maxIntervals: Int) -> Integrator {
            Integrator(maxIntervals: maxIntervals)
        }
    }
    /// The number of points in each part; 15 are used here.
    public struct QAGPointsPerInterval: Hashable, Sendable {
        /// The number.
        public let points: Int
        /// 15 points.
        public static let fifteen = QAGPointsPerInterval(points: 15)
        /// 21 points.
        public static let twentyOne = QAGPointsPerInterval(points: 21)
        /// 31 points.
        public static let thirtyOne = QAGPointsPerInterval(points: 31)
        /// 41 points.
        public static let fortyOne = QAGPointsPerInterval(points: 41)
        /// 51 points.
        public static let fiftyOne = QAGPointsPerInterval(points: 51)
        /// 61 points.
        public static let sixtyOne = QAGPointsPerInterval(points: 61)
    }
    /// The reasons why a function was not integrated.
    public enum Error: Swift.Error, Hashable {
        case generic, invalidArgument, `internal`, integrateMaxEval, badIntegrandBehaviour
        /// A description in English.
        public var errorDescription: String {
            switch self {
            case .generic: "The function can't be integrated."
            case .invalidArgument: "A parameter is not valid."
            case .internal: "An error has occurred within the integration."
            case .integrateMaxEval: "The number of parts does not suffice."
            case .badIntegrandBehaviour: "The function is too uneven."
            }
        }
    }

    /// The way of integrating.
    public var integrator: Integrator
    /// The permitted error.
    public var absoluteTolerance: Double
    /// The permitted error, as a part of the result.
    public var relativeTolerance: Double

    /// Creates an integration.
    public init(integrator: Integrator, absoluteTolerance: Double = 1e-8, relativeTolerance: Double = 1e-2) {
        (self.integrator, self.absoluteTolerance, self.relativeTolerance) = (
            integrator, absoluteTolerance, relativeTolerance
        )
    }

    /// Returns the integral of a function over a range, and its estimated error.
    public func integrate(
        over interval: ClosedRange<Double>, integrand: (Double) -> Double
    ) -> Result<(integralResult: Double, estimatedAbsoluteError: Double), Error> {
        guard interval.lowerBound.isFinite, interval.upperBound.isFinite, integrator.maxIntervals > 0 else {
            return .failure(.invalidArgument)
        }
        var parts = [Part(interval.lowerBound, interval.upperBound, integrand)]
        while true {
            let (sum, error) = parts.reduce((0, 0)) { ($0.0 + $1.sum, $0.1 + $1.error) }
            guard sum.isFinite else { return .failure(.badIntegrandBehaviour) }
            if error <= max(absoluteTolerance, relativeTolerance * abs(sum)) { return .success((sum, error)) }
            guard parts.count < integrator.maxIntervals else { return .failure(.integrateMaxEval) }
            let worst = parts.indices.max { parts[$0].error < parts[$1].error } ?? 0
            let part = parts[worst]
            let middle = (part.low + part.high) / 2
            guard middle > part.low, middle < part.high else { return .failure(.badIntegrandBehaviour) }
            parts[worst] = Part(part.low, middle, integrand)
            parts.append(Part(middle, part.high, integrand))
        }
    }

    /// Returns the integral of a function over a range; the function writes the values of several points at a time.
    public func integrate(
        over interval: ClosedRange<Double>,
        integrand: (_ input: UnsafeBufferPointer<Double>, _ result: UnsafeMutableBufferPointer<Double>) -> Void
    ) -> Result<(integralResult: Double, estimatedAbsoluteError: Double), Error> {
        integrate(over: interval) { x in
            var (input, result) = ([x], [0.0])
            input.withUnsafeMutableBufferPointer { input in
                result.withUnsafeMutableBufferPointer { integrand(UnsafeBufferPointer(input), $0) }
            }
            return result[0]
        }
    }
}

/// A part of a range, with its integral by the formula of Gauss and Kronrod with 7 and 15 points.
private struct Part {
    let low: Double
    let high: Double
    let sum: Double
    let error: Double

    init(_ low: Double, _ high: Double, _ function: (Double) -> Double) {
        let (center, half) = ((low + high) / 2, (high - low) / 2)
        let middle = function(center)
        var (kronrod, gauss) = (middle * Self.kronrodWeights[7], middle * Self.gaussWeights[3])
        for i in 0..<7 {
            let distance = half * Self.points[i]
            let pair = function(center - distance) + function(center + distance)
            kronrod += pair * Self.kronrodWeights[i]
            if i % 2 == 1 { gauss += pair * Self.gaussWeights[i / 2] }
        }
        (self.low, self.high, sum, error) = (low, high, kronrod * half, abs((kronrod - gauss) * half))
    }

    private static let points = [
        0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926,
        0.741531185599394439863864773280788, 0.586087235467691130294144691693013, 0.405845151377397166906606412076961,
        0.207784955007898467600689403773245,
    ]
    private static let kronrodWeights = [
        0.022935322010529224963732008058970, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518,
        0.140653259715525918745189590510238, 0.169004726639267902826583426598550, 0.190350578064785409913256402421014,
        0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
    ]
    private static let gaussWeights = [
        0.129484966168869693270611432679082, 0.279705391489276667901467771423780, 0.381830050505118944950369775488975,
        0.417959183673469387755102040816327,
    ]
}
