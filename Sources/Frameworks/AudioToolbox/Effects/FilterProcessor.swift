import CoreAudio
import Foundation

/// A filter of the second order, of the usual formulas for audio.
struct FilterProcessor: EffectProcessor {
    enum Shape { case lowPass, highPass, bandPass, lowShelf, highShelf, peak }
    private struct State { var x1 = 0.0, x2 = 0.0, y1 = 0.0, y2 = 0.0 }
    private let shape: Shape
    private var states: [State] = []

    init(_ shape: Shape) { self.shape = shape }

    /// The factors of the samples: of the last three that came, and of the last two that went.
    private func factors(_ values: EffectValues, _ rate: Double) -> (Double, Double, Double, Double, Double) {
        let tone = min(max(values[0], 1), rate * 0.49)
        let (angle, second) = (2 * Double.pi * tone / rate, values[1])
        let (sine, cosine) = (sin(angle), cos(angle))
        func normal(
            _ b: (Double, Double, Double), _ a: (Double, Double, Double)
        ) -> (Double, Double, Double, Double, Double) {
            (b.0 / a.0, b.1 / a.0, b.2 / a.0, a.1 / a.0, a.2 / a.0)
        }
        switch shape {
        case .lowPass, .highPass:
            let alpha = sine / (2 * max(pow(10, second / 20), 0.1))
            let (edge, middle) = shape == .lowPass ? ((1 - cosine) / 2, 1 - cosine) : ((1 + cosine) / 2, -1 - cosine)
            return normal((edge, middle, edge), (1 + alpha, -2 * cosine, 1 - alpha))
        case .bandPass:
            let alpha = sine * sinh(log(2) / 2 * max(second / 1200, 0.01) * angle / max(sine, 1e-6))
            return normal((alpha, 0, -alpha), (1 + alpha, -2 * cosine, 1 - alpha))
        case .peak:
            let (alpha, gain) = (sine / (2 * max(second, 0.1)), pow(10, values[2] / 40))
            return normal(
                (1 + alpha * gain, -2 * cosine, 1 - alpha * gain), (1 + alpha / gain, -2 * cosine, 1 - alpha / gain))
        case .lowShelf, .highShelf:
            let gain = pow(10, second / 40)
            let slope = 2 * sqrt(gain) * sine / 2 * sqrt(2)
            let sign: Double = shape == .lowShelf ? 1 : -1
            let (up, down) = (gain + 1, (gain - 1) * sign)
            return normal(
                (
                    gain * (up - down * cosine + slope), 2 * gain * (gain - 1 - (gain + 1) * cosine * sign) * sign,
                    gain * (up - down * cosine - slope)
                ),
                (
                    up + down * cosine + slope, -2 * (gain - 1 + (gain + 1) * cosine * sign) * sign,
                    up + down * cosine - slope
                ))
        }
    }

    mutating func process(_ samples: inout [[Float]], _ values: EffectValues, rate: Double) {
        guard rate > 0, rate.isFinite else { return }
        let (b0, b1, b2, a1, a2) = factors(values, rate)
        if states.count != samples.count { states = samples.map { _ in State() } }
        for channel in samples.indices {
            var state = states[channel]
            for index in samples[channel].indices {
                let x = samples[channel][index].isFinite ? Double(samples[channel][index]) : 0
                let y = b0 * x + b1 * state.x1 + b2 * state.x2 - a1 * state.y1 - a2 * state.y2
                (state.x2, state.x1, state.y2, state.y1) = (state.x1, x, state.y1, y)
                samples[channel][index] = Float(y)
            }
            // Values that only cost time, or that have no end, are forgotten.
            if !state.y1.isFinite || abs(state.y1) < 1e-20 && abs(state.y2) < 1e-20 { state = State() }
            states[channel] = state
        }
    }
}
