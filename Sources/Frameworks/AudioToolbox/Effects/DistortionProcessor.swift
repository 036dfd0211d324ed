import CoreAudio
import Foundation

/// Distorts sounds: by an echo, tones that multiply, held and rounded samples, a curve and a soft limit, in this order.
struct DistortionProcessor: EffectProcessor {
    private struct State {
        var echo: [Double] = []
        var place = 0
        var held = 0.0
        var age = 0.0
    }
    private var states: [State] = []
    private var phases = (0.0, 0.0)

    mutating func process(_ samples: inout [[Float]], _ values: EffectValues, rate: Double) {
        guard rate > 0, rate.isFinite else { return }
        func part(_ id: AudioUnitParameterID) -> Double { values[id] / 100 }
        let length = max(Int(values[kDistortionParam_Delay] / 1000 * min(rate, 192_000)), 1)
        if states.count != samples.count || states.first?.echo.count != length {
            states = samples.map { _ in State(echo: [Double](repeating: 0, count: length)) }
        }
        let (echo, decay) = (part(kDistortionParam_DelayMix), exp(-values[kDistortionParam_Decay]))
        let steps = (values[kDistortionParam_RingModFreq1] / rate, values[kDistortionParam_RingModFreq2] / rate)
        let (ring, balance) = (part(kDistortionParam_RingModMix), part(kDistortionParam_RingModBalance))
        let hold = 1 + pow(part(kDistortionParam_Decimation), 2) * 63
        let levels = pow(2, 16 - 14 * part(kDistortionParam_Rounding))
        let (held, curve) = (part(kDistortionParam_DecimationMix), part(kDistortionParam_PolynomialMix))
        let terms = (
            values[kDistortionParam_LinearTerm], values[kDistortionParam_SquaredTerm],
            values[kDistortionParam_CubicTerm]
        )
        let (gain, mix) = (pow(10, values[kDistortionParam_SoftClipGain] / 20), part(kDistortionParam_FinalMix))
        let start = phases
        for channel in samples.indices {
            phases = start
            for index in samples[channel].indices {
                let dry = samples[channel][index].isFinite ? Double(samples[channel][index]) : 0
                var sound = dry
                let delayed = states[channel].echo[states[channel].place]
                states[channel].echo[states[channel].place] = sound + delayed * decay
                states[channel].place = (states[channel].place + 1) % length
                sound += (delayed - sound) * echo
                let tone = sin(2 * .pi * phases.0) * (1 - balance) + sin(2 * .pi * phases.1) * balance
                sound += (sound * tone - sound) * ring
                phases.0 = (phases.0 + steps.0).truncatingRemainder(dividingBy: 1)
                phases.1 = (phases.1 + steps.1).truncatingRemainder(dividingBy: 1)
                states[channel].age += 1
                if states[channel].age >= hold {
                    states[channel].age -= hold
                    states[channel].held = (sound * levels).rounded() / levels
                }
                sound += (states[channel].held - sound) * held
                let bent = terms.0 * sound + terms.1 * sound * sound + terms.2 * sound * sound * sound
                sound += (bent - sound) * curve
                sound = tanh(sound * gain) / max(min(gain, 1), 1e-4)
                samples[channel][index] = Float(dry + (sound - dry) * mix)
            }
        }
    }
}
