import CoreAudio
import Foundation

/// Follows the loudness of all channels together.
struct LoudnessFollower {
    private(set) var level = 0.0

    /// The loudness with the next sample, which rises and falls in some seconds.
    mutating func follow(_ samples: [[Float]], _ index: Int, _ rise: Double, _ fall: Double) -> Double {
        var peak = 0.0
        for channel in samples where channel[index].isFinite { peak = max(peak, Double(abs(channel[index]))) }
        let factor = peak > level ? rise : fall
        level = peak + (level - peak) * factor
        return level
    }
    /// The part of the difference that is left after a sample.
    static func factor(_ seconds: Double, _ rate: Double) -> Double { exp(-1 / max(seconds * rate, 1)) }
}

/// Makes loud sounds quieter, and sounds that are too quiet even quieter.
struct DynamicsProcessor: EffectProcessor {
    private var follower = LoudnessFollower()

    mutating func process(_ samples: inout [[Float]], _ values: EffectValues, rate: Double) {
        let rise = LoudnessFollower.factor(values[kDynamicsProcessorParam_AttackTime], rate)
        let fall = LoudnessFollower.factor(values[kDynamicsProcessorParam_ReleaseTime], rate)
        let (threshold, room) = (values[kDynamicsProcessorParam_Threshold], values[kDynamicsProcessorParam_HeadRoom])
        let (low, ratio) = (
            values[kDynamicsProcessorParam_ExpansionThreshold], values[kDynamicsProcessorParam_ExpansionRatio]
        )
        let overall = values[kDynamicsProcessorParam_OverallGain]
        var (loudest, change, output) = (0.0, 0.0, 0.0)
        for index in (samples.first ?? []).indices {
            let level = 20 * log10(max(follower.follow(samples, index, rise, fall), 1e-8))
            var gain = 0.0
            // Above the threshold the loudness approaches the head room, and never passes it.
            if level > threshold {
                let over = level - threshold
                gain = room * (1 - exp(-over / room)) - over
            } else if level < low {
                gain = max((level - low) * (ratio - 1), -80)
            }
            let factor = Float(pow(10, (gain + overall) / 20))
            for channel in samples.indices { samples[channel][index] *= factor }
            (loudest, change) = (max(loudest, follower.level), min(change, gain))
            output = max(output, follower.level * Double(factor))
        }
        values.measure(kDynamicsProcessorParam_CompressionAmount, -change)
        values.measure(kDynamicsProcessorParam_InputAmplitude, 20 * log10(max(loudest, 1e-6)))
        values.measure(kDynamicsProcessorParam_OutputAmplitude, 20 * log10(max(output, 1e-6)))
    }
}

/// Keeps sounds from being louder than possible.
struct LimiterProcessor: EffectProcessor {
    private var follower = LoudnessFollower()

    mutating func process(_ samples: inout [[Float]], _ values: EffectValues, rate: Double) {
        let rise = LoudnessFollower.factor(values[kLimiterParam_AttackTime], rate)
        let fall = LoudnessFollower.factor(values[kLimiterParam_DecayTime], rate)
        let gain = Float(pow(10, values[kLimiterParam_PreGain] / 20))
        for channel in samples.indices {
            for index in samples[channel].indices { samples[channel][index] *= gain }
        }
        for index in (samples.first ?? []).indices {
            let level = follower.follow(samples, index, rise, fall)
            let factor = Float(level > 1 ? 1 / level : 1)
            for channel in samples.indices {
                let sample = samples[channel][index] * factor
                samples[channel][index] = min(max(sample, -1), 1)
            }
        }
    }
}
