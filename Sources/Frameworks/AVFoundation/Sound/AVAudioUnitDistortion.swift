import Foundation

/// Kinds of distortion.
public enum AVAudioUnitDistortionPreset: Int, Sendable {
    case drumsBitBrush = 0
    case drumsBufferBeats, drumsLoFi, multiBrokenSpeaker, multiCellphoneConcert, multiDecimated1, multiDecimated2
    case multiDecimated3, multiDecimated4, multiDistortedFunk, multiDistortedCubed, multiDistortedSquared, multiEcho1
    case multiEcho2, multiEchoTight1, multiEchoTight2, multiEverythingIsBroken, speechAlienChatter
    case speechCosmicInterference, speechGoldenPi, speechRadioTower, speechWaves
}

/// A node that distorts sound: by fewer steps of loudness and time, or by a curve, as the preset is named.
///
/// Follows Apple's [AVAudioUnitDistortion](https://developer.apple.com/documentation/avfaudio/avaudiounitdistortion). The presets sound
/// similar to Apple's, which are not documented; echoes are left out.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// How much louder the sound is before it is distorted, in decibels from -80 to 20; -6 by default.
    open var preGain: Float = -6
    /// How much of the distorted sound is heard, from 0 to 100; 50 by default.
    open var wetDryMix: Float = 50
    private var preset = AVAudioUnitDistortionPreset.drumsBitBrush

    /// Creates a node.
    public override init() { super.init() }

    /// Sets the kind of distortion.
    open func loadFactoryPreset(_ preset: AVAudioUnitDistortionPreset) { self.preset = preset }

    /// The steps of loudness, the samples of a step of time, and the strength of the curve.
    private var shape: (steps: Float, hold: Int, drive: Float) {
        switch preset {
        case .drumsBitBrush: (16, 2, 1)
        case .drumsBufferBeats, .drumsLoFi: (32, 4, 1)
        case .multiDecimated1: (64, 4, 1)
        case .multiDecimated2: (32, 6, 1)
        case .multiDecimated3: (16, 8, 1)
        case .multiDecimated4: (8, 12, 1)
        case .multiBrokenSpeaker, .multiEverythingIsBroken: (12, 6, 8)
        case .multiCellphoneConcert, .speechRadioTower: (64, 5, 4)
        case .speechAlienChatter, .speechCosmicInterference: (24, 10, 2)
        case .multiDistortedCubed: (0, 1, 9)
        case .multiDistortedFunk, .multiDistortedSquared, .speechGoldenPi, .speechWaves: (0, 1, 5)
        case .multiEcho1, .multiEcho2, .multiEchoTight1, .multiEchoTight2: (0, 1, 2)
        }
    }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let samples = super.render(frames, in: format)
        guard !bypass else { return samples }
        let gain = pow(10, (preGain.isFinite ? min(max(preGain, -80), 20) : -6) / 20)
        let wet = wetDryMix.isFinite ? min(max(wetDryMix, 0), 100) / 100 : 0.5
        let (steps, hold, drive) = shape
        return samples.map { channel in
            channel.indices.map { frame in
                let input = channel[frame / hold * hold] * gain
                var distorted = tanh(input * drive)
                if steps > 0 { distorted = (distorted * steps).rounded() / steps }
                return channel[frame] * (1 - wet) + distorted * wet
            }
        }
    }
}
