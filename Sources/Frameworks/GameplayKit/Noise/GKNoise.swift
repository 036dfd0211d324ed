import Foundation
import SwiftUI
import simd

/// Noise of a source, changed by operations.
///
/// ```swift
/// let hills = GKNoise(GKPerlinNoiseSource(frequency: 2, octaveCount: 4, persistence: 0.5, lacunarity: 2, seed: 7))
/// hills.clamp(lowerBound: -0.5, upperBound: 1)
/// let map = GKNoiseMap(hills, size: [1, 1], origin: [0, 0], sampleCount: [64, 64], seamless: false)
/// ```
///
/// Follows Apple's [GKNoise](https://developer.apple.com/documentation/gameplaykit/gknoise).
open class GKNoise: NSObject {
    /// The colors of numbers from -1 to 1; black for -1 and white for 1 by default.
    open var gradientColors: [NSNumber: UIColor]! = [-1: .black, 1: .white]
    var field: (SIMD3<Double>) -> Double

    /// Creates noise that is 0 everywhere.
    public override init() { field = { _ in 0 } }
    /// Creates the noise of a source.
    public init(_ noiseSource: GKNoiseSource) { field = { noiseSource.value($0) } }
    /// Creates the noise of a source with colors of its numbers.
    public convenience init(_ noiseSource: GKNoiseSource, gradientColors: [NSNumber: UIColor]) {
        self.init(noiseSource)
        self.gradientColors = gradientColors
    }
    /// Creates noise that chooses between noises by another one, in equal parts from -1 to 1.
    public convenience init(componentNoises noises: [GKNoise], selectionNoise: GKNoise) {
        let count = max(noises.count, 1)
        let bounds = (1..<max(count, 2)).map { NSNumber(value: -1 + 2 * Double($0) / Double(count)) }
        self.init(
            componentNoises: noises, selectionNoise: selectionNoise, componentBoundaries: bounds,
            boundaryBlendDistances: [])
    }
    /// Creates noise that chooses between noises by another one; near a boundary two noises are mixed.
    public convenience init(
        componentNoises noises: [GKNoise], selectionNoise: GKNoise, componentBoundaries: [NSNumber],
        boundaryBlendDistances blendDistances: [NSNumber]
    ) {
        self.init()
        let (fields, selection) = (noises.map(\.field), selectionNoise.field)
        let (bounds, blends) = (componentBoundaries.map(\.doubleValue), blendDistances.map(\.doubleValue))
        field = { place in
            guard let first = fields.first else { return 0 }
            let choice = selection(place)
            var result = first(place)
            for (number, bound) in bounds.enumerated() where number + 1 < fields.count {
                let blend = number < blends.count ? max(blends[number], 0) : 0
                let share = blend > 0 ? min(max((choice - bound + blend) / (2 * blend), 0), 1) : choice >= bound ? 1 : 0
                if share > 0 { result += (fields[number + 1](place) - result) * (share * share * (3 - 2 * share)) }
            }
            return result
        }
    }

    /// Returns the number in a place of the plane.
    open func value(atPosition position: vector_float2) -> Float {
        Float(field(SIMD3(Double(position.x), Double(position.y), 0)))
    }

    private func map(_ change: @escaping (Double) -> Double) {
        let old = field
        field = { change(old($0)) }
    }
    private func move(_ change: @escaping (SIMD3<Double>) -> SIMD3<Double>) {
        let old = field
        field = { old(change($0)) }
    }
    private func combine(_ noise: GKNoise, _ change: @escaping (Double, Double) -> Double) {
        let (old, other) = (field, noise.field)
        field = { change(old($0), other($0)) }
    }

    // MARK: Numbers

    /// Replaces numbers by their magnitudes.
    open func applyAbsoluteValue() { map { abs($0) } }
    /// Limits the numbers.
    open func clamp(lowerBound: Double, upperBound: Double) { map { max(min($0, upperBound), lowerBound) } }
    /// Raises the numbers to a power.
    open func raiseToPower(_ power: Double) { map { Self.power($0, power) } }
    /// Changes the signs.
    open func invert() { map { -$0 } }
    /// Replaces numbers by points of a curve through control points.
    open func remapValuesToCurve(withControlPoints controlPoints: [NSNumber: NSNumber]) {
        let points = controlPoints.map { ($0.key.doubleValue, $0.value.doubleValue) }.sorted { $0.0 < $1.0 }
        guard !points.isEmpty else { return }
        map { number in
            guard let next = points.firstIndex(where: { $0.0 >= number }) else { return points[points.count - 1].1 }
            guard next > 0 else { return points[0].1 }
            let (a, b) = (points[next - 1], points[next])
            let t = (number - a.0) / max(b.0 - a.0, 1e-12)
            let before = points[max(next - 2, 0)].1, after = points[min(next + 1, points.count - 1)].1
            // A cubic through four points.
            let p = after - b.1 - (before - a.1)
            return ((p * t + before - a.1 - p) * t + b.1 - before) * t + a.1
        }
    }
    /// Makes terraces of the numbers, with slopes that are steep at each peak.
    open func remapValuesToTerrace(withPeaks peakInputValues: [NSNumber], terracesInverted inverted: Bool) {
        let peaks = peakInputValues.map(\.doubleValue).sorted()
        guard let first = peaks.first, let last = peaks.last else { return }
        map { number in
            guard number > first else { return first }
            guard let next = peaks.firstIndex(where: { $0 >= number }), next > 0 else { return last }
            let (low, high) = (peaks[next - 1], peaks[next])
            let share = (number - low) / max(high - low, 1e-12)
            let slope = inverted ? 1 - (1 - share) * (1 - share) : share * share
            return low + (high - low) * slope
        }
    }

    // MARK: Places

    /// Moves the places of numbers by random distances.
    open func applyTurbulence(frequency: Double, power: Double, roughness: Int32, seed: Int32) {
        let shifts = (0..<3).map {
            GKPerlinNoiseSource(frequency: frequency, octaveCount: Int(roughness), seed: seed &+ Int32($0))
        }
        move { place in
            // Places between whole ones, where the noise is not zero.
            let moved = place + SIMD3(0.189, 0.405, 0.628)
            return place + SIMD3(shifts[0].value(moved), shifts[1].value(moved), shifts[2].value(moved)) * power
        }
    }
    /// Moves the noise.
    open func move(by delta: vector_double3) { move { $0 - delta } }
    /// Makes the noise larger.
    open func scale(by factor: vector_double3) {
        move { place in place / SIMD3(Self.divisor(factor.x), Self.divisor(factor.y), Self.divisor(factor.z)) }
    }
    /// Turns the noise about the axes, in radians.
    open func rotate(by radians: vector_double3) {
        let turn =
            simd_quatd(angle: -radians.z, axis: [0, 0, 1]) * simd_quatd(angle: -radians.y, axis: [0, 1, 0])
            * simd_quatd(angle: -radians.x, axis: [1, 0, 0])
        move { turn.act($0) }
    }
    /// Moves the places of numbers by the numbers of noises.
    open func displaceX(with xDisplacementNoise: GKNoise, y yDisplacementNoise: GKNoise, z zDisplacementNoise: GKNoise)
    {
        let (x, y, z) = (xDisplacementNoise.field, yDisplacementNoise.field, zDisplacementNoise.field)
        move { $0 + SIMD3(x($0), y($0), z($0)) }
    }

    // MARK: Combinations

    /// Adds the numbers of another noise.
    open func add(_ noise: GKNoise) { combine(noise, +) }
    /// Multiplies with the numbers of another noise.
    open func multiply(_ noise: GKNoise) { combine(noise, *) }
    /// Takes the smaller of the numbers of two noises.
    open func minimum(_ noise: GKNoise) { combine(noise) { min($0, $1) } }
    /// Takes the larger of the numbers of two noises.
    open func maximum(_ noise: GKNoise) { combine(noise) { max($0, $1) } }
    /// Raises the numbers to the power of another noise's.
    open func raiseToPower(_ noise: GKNoise) { combine(noise, Self.power) }

    private static func power(_ base: Double, _ exponent: Double) -> Double {
        let result = pow(base, exponent)
        return result.isFinite ? result : 0
    }
    private static func divisor(_ factor: Double) -> Double { abs(factor) > 1e-12 ? factor : 1e-12 }
}
