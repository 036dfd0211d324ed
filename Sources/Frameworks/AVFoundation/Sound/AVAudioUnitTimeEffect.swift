import AudioToolbox
import Foundation
import OrielFoundation

/// A node that changes the time of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it comes.
    open var bypass = false
    /// The samples that came and are not rendered yet.
    private var waiting: [[Float]] = []
    private var place = 0.0

    open override func reset() { (waiting, place) = ([], 0) }
    override var unitDescription: AudioComponentDescription {
        .apple(kAudioUnitType_FormatConverter, kAudioUnitSubType_NewTimePitch)
    }

    /// Renders at a speed, with which the pitch rises.
    func render(_ frames: Int, in format: AVAudioFormat, at speed: Double) -> [[Float]] {
        guard !bypass, speed != 1, speed.isFinite, speed > 0 else { return super.render(frames, in: format) }
        let speed = min(max(speed, 1.0 / 32), 32)
        let needed = Int((place + Double(frames) * speed).rounded(.up)) + 2
        let have = waiting.first?.count ?? 0
        if have < needed {
            let more = super.render(needed - have, in: format)
            waiting = waiting.count == more.count ? zip(waiting, more).map { $0 + $1 } : more
        }
        let output = waiting.map { samples in
            (0..<frames).map { frame -> Float in
                let moment = place + Double(frame) * speed
                let first = Int(moment)
                return samples[first] + (samples[first + 1] - samples[first]) * Float(moment - Double(first))
            }
        }
        let end = place + Double(frames) * speed
        for channel in waiting.indices { waiting[channel].removeFirst(Int(end)) }
        place = end - end.rounded(.down)
        return output
    }
}

/// A node that plays faster or slower, with the pitch.
open class AVAudioUnitVarispeed: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// The speed, from 0.25 to 4.
    open var rate: Float = 1
    override var unitDescription: AudioComponentDescription {
        .apple(kAudioUnitType_FormatConverter, kAudioUnitSubType_Varispeed)
    }
    override var unitParameters: [UnitParameter] {
        [
            UnitParameter(
                kVarispeedParam_PlaybackRate, "playback rate", 0.25...4, .rate,
                { [weak self] in self?.rate ?? 1 }, { [weak self] in self?.rate = $0 })
        ]
    }
    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        render(frames, in: format, at: Double(min(max(rate, 0.25), 4)))
    }
}

/// A node that changes speed and pitch.
///
/// Here the pitch follows the speed, and ``pitch`` is without effect, with one warning.
open class AVAudioUnitTimePitch: AVAudioUnitTimeEffect, @unchecked Sendable {
    /// The speed, from 1/32 to 32.
    open var rate: Float = 1
    /// How much higher, in hundredths of half tones.
    open var pitch: Float = 0 {
        didSet { if pitch != 0 { RuntimeWarning.issue("AVAudioUnitTimePitch.pitch has no effect here.") } }
    }
    /// How much pieces overlap.
    open var overlap: Float = 8
    override var unitParameters: [UnitParameter] {
        [
            UnitParameter(
                kNewTimePitchParam_Rate, "rate", 0.03125...32, .rate, { [weak self] in self?.rate ?? 1 },
                { [weak self] in self?.rate = $0 }),
            UnitParameter(
                kNewTimePitchParam_Pitch, "pitch", -2400...2400, .cents, { [weak self] in self?.pitch ?? 0 },
                { [weak self] in self?.pitch = $0 }),
        ]
    }
    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        render(frames, in: format, at: Double(rate))
    }
}
