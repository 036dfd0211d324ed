import CPangoCairo
import Foundation

/// Blurs pixels: three passes of a moving average, which come within 3 % of a Gaussian bell.
enum Gaussian {
    /// How far a blur carries colour, in points.
    static func reach(of radius: CGFloat) -> CGFloat {
        radius > 0 && radius.isFinite ? min(radius, 500) * 3 + 2 : 0
    }

    /// Blurs all channels of a surface; what lies beyond its edges counts as clear.
    /// - Parameter radius: The bell's standard deviation in pixels.
    static func blur(_ surface: Surface, radius: Double) {
        guard radius > 0.1, radius.isFinite else { return }
        let isAlpha = cairo_image_surface_get_format(surface.pointer) == CAIRO_FORMAT_A8
        let (width, height, stride) = (surface.width, surface.height, surface.stride)
        let average = MovingAverage(deviation: min(radius, 500), longest: max(width, height))
        surface.withPixels { pixels in
            if isAlpha {
                // Four rows or columns at a time stand for the four channels.
                for row in Swift.stride(from: 0, to: height, by: 4) {
                    average.run(
                        pixels + row * stride, count: width, step: 1, lanes: min(4, height - row), laneStep: stride)
                }
                for column in Swift.stride(from: 0, to: width, by: 4) {
                    average.run(
                        pixels + column, count: height, step: stride, lanes: min(4, width - column), laneStep: 1)
                }
            } else {
                for row in 0..<height {
                    average.run(pixels + row * stride, count: width, step: 4, lanes: 4, laneStep: 1)
                }
                for column in 0..<width {
                    average.run(pixels + column * 4, count: height, step: stride, lanes: 4, laneStep: 1)
                }
            }
        }
    }
}

/// Averages lines of pixels thrice over neighbours.
private final class MovingAverage {
    private let whole: Int
    private let edge: Float
    private let factor: Float
    private let capacity: Int
    private let first: UnsafeMutablePointer<SIMD4<Float>>
    private let second: UnsafeMutablePointer<SIMD4<Float>>

    init(deviation: Double, longest: Int) {
        // A box of half width r (fractional: its outermost pixels are weighted) has about the variance
        // ((2r+1)² − 1)/12, and three of them thrice that.
        let half = Float(((4 * deviation * deviation + 1).squareRoot() - 1) / 2)
        whole = Int(half)
        edge = half - Float(whole)
        factor = 1 / (2 * half + 1)
        // Clear pixels at both ends save asking where a line ends.
        capacity = longest + 2 * (whole + 2)
        first = .allocate(capacity: capacity)
        second = .allocate(capacity: capacity)
        first.initialize(repeating: .zero, count: capacity)
        second.initialize(repeating: .zero, count: capacity)
    }

    deinit {
        first.deallocate()
        second.deallocate()
    }

    func run(_ line: UnsafeMutablePointer<UInt8>, count: Int, step: Int, lanes: Int, laneStep: Int) {
        let pad = whole + 2
        var isClear = true
        for index in 0..<count {
            var value = SIMD4<Float>.zero
            let place = line + index * step
            for lane in 0..<lanes { value[lane] = Float(place[lane * laneStep]) }
            if value != .zero { isClear = false }
            first[pad + index] = value
        }
        if isClear { return }
        for index in (pad + count)..<(pad + count + pad) where index < capacity { first[index] = .zero }
        var (from, to) = (first, second)
        for _ in 0..<3 {
            average(from + pad, to + pad, count)
            for index in (pad + count)..<(pad + count + pad) where index < capacity { to[index] = .zero }
            swap(&from, &to)
        }
        for index in 0..<count {
            let value = from[pad + index] + 0.5
            let place = line + index * step
            for lane in 0..<lanes { place[lane * laneStep] = UInt8(min(max(value[lane], 0), 255)) }
        }
    }

    private func average(
        _ from: UnsafeMutablePointer<SIMD4<Float>>, _ to: UnsafeMutablePointer<SIMD4<Float>>, _ count: Int
    ) {
        var sum = SIMD4<Float>.zero
        for index in 0...whole { sum += from[index] }
        for index in 0..<count {
            to[index] = (sum + edge * (from[index - whole - 1] + from[index + whole + 1])) * factor
            sum += from[index + whole + 1] - from[index - whole]
        }
    }
}
