import AudioToolbox
import Foundation
import OrielFoundation

/// A node that sounds as a room does; without effect here, with one warning.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// How much of the room is heard, from 0 to 100.
    open var wetDryMix: Float = 0 {
        didSet { if wetDryMix != 0 { RuntimeWarning.issue("AVAudioUnitReverb has no effect here.") } }
    }
    /// Sets the kind of room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
    override var unitDescription: AudioComponentDescription {
        .apple(kAudioUnitType_Effect, kAudioUnitSubType_Reverb2)
    }
    override var unitParameters: [UnitParameter] {
        [
            UnitParameter(
                kReverb2Param_DryWetMix, "dry/wet mix", 0...100, .percent, { [weak self] in self?.wetDryMix ?? 0 },
                { [weak self] in self?.wetDryMix = $0 })
        ]
    }
}

/// Kinds of rooms.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom = 0
    case mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral, largeRoom2
    case mediumHall2, mediumHall3, largeHall2
}

/// A node that repeats sound after a time.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// The time, in seconds.
    open var delayTime: TimeInterval = 1
    /// How much of the repeated sound is repeated, in hundredths.
    open var feedback: Float = 50
    /// Above which pitch nothing is repeated, in hertz; without effect.
    open var lowPassCutoff: Float = 15_000
    /// How much of the repeated sound is heard, from 0 to 100.
    open var wetDryMix: Float = 100
    private var lines: [[Float]] = []
    private var place = 0

    override var unitDescription: AudioComponentDescription { .apple(kAudioUnitType_Effect, kAudioUnitSubType_Delay) }
    override var unitParameters: [UnitParameter] {
        [
            UnitParameter(
                kDelayParam_WetDryMix, "dry/wet mix", 0...100, .percent, { [weak self] in self?.wetDryMix ?? 0 },
                { [weak self] in self?.wetDryMix = $0 }),
            UnitParameter(
                kDelayParam_DelayTime, "delay time", 0...2, .seconds, { [weak self] in Float(self?.delayTime ?? 0) },
                { [weak self] in self?.delayTime = Double($0) }),
            UnitParameter(
                kDelayParam_Feedback, "feedback", -100...100, .percent, { [weak self] in self?.feedback ?? 0 },
                { [weak self] in self?.feedback = $0 }),
            UnitParameter(
                kDelayParam_LopassCutoff, "lowpass cutoff", 10...22_050, .hertz,
                { [weak self] in self?.lowPassCutoff ?? 0 }, { [weak self] in self?.lowPassCutoff = $0 }),
        ]
    }
    open override func reset() { (lines, place) = ([], 0) }

    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        var samples = super.render(frames, in: format)
        let seconds = delayTime.isFinite ? min(max(delayTime, 0), 2) : 0
        let length = Int(seconds * format.sampleRate)
        guard !bypass, length > 0 else { return samples }
        if lines.count != samples.count || lines[0].count != length {
            lines = samples.map { _ in [Float](repeating: 0, count: length) }
            place = 0
        }
        let (back, wet) = (min(max(feedback, -100), 100) / 100, min(max(wetDryMix, 0), 100) / 100)
        for channel in samples.indices {
            for frame in 0..<frames {
                let index = (place + frame) % length
                let (dry, delayed) = (samples[channel][frame], lines[channel][index])
                lines[channel][index] = dry + delayed * back
                samples[channel][frame] = dry * (1 - wet) + delayed * wet
            }
        }
        place = (place + frames) % length
        return samples
    }
}
