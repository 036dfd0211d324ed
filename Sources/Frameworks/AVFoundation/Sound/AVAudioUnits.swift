import Foundation
import OrielFoundation

/// A node that changes sound.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {
    /// The name for users.
    open var name: String { "\(type(of: self))" }
    /// Who made it.
    open var manufacturerName: String { "Oriel" }
}

/// A node that changes sound as it comes.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it comes.
    open var bypass = false
}

/// A node that changes the time of sound.
open class AVAudioUnitTimeEffect: AVAudioUnit, @unchecked Sendable {
    /// Whether the sound stays as it comes.
    open var bypass = false
    /// The samples that came and are not rendered yet.
    private var waiting: [[Float]] = []
    private var place = 0.0

    open override func reset() { (waiting, place) = ([], 0) }

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
    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        render(frames, in: format, at: Double(rate))
    }
}

/// A node that sounds as a room does; without effect here, with one warning.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// How much of the room is heard, from 0 to 100.
    open var wetDryMix: Float = 0 {
        didSet { if wetDryMix != 0 { RuntimeWarning.issue("AVAudioUnitReverb has no effect here.") } }
    }
    /// Sets the kind of room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
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

/// A node that makes parts of the sound louder; the bands are without effect here, with one warning.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// How much louder all is, in decibels.
    open var globalGain: Float = 0
    /// Creates a node of bands.
    public init(numberOfBands: Int) {
        bands = (0..<min(max(numberOfBands, 0), 100)).map { _ in AVAudioUnitEQFilterParameters() }
        super.init()
    }
    override func render(_ frames: Int, in format: AVAudioFormat) -> [[Float]] {
        let gain = bypass || !globalGain.isFinite ? 1 : pow(10, min(max(globalGain, -96), 24) / 20)
        return super.render(frames, in: format).map { $0.map { $0 * gain } }
    }
}

/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The kind of filter.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The pitch, in hertz.
    open var frequency: Float = 1000
    /// How wide, in octaves.
    open var bandwidth: Float = 0.5
    /// How much louder, in decibels.
    open var gain: Float = 0 {
        didSet { if gain != 0 { RuntimeWarning.issue("AVAudioUnitEQ's bands have no effect here.") } }
    }
    /// Whether the band is left out.
    open var bypass = true
}

/// Kinds of filters.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric = 0
    case lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}

/// The padding before the first samples of a converter.
public enum AVAudioConverterPrimeMethod: Int, Sendable { case pre, normal, none }

/// Changes the form of sound.
///
/// Follows Apple's [AVAudioConverter](https://developer.apple.com/documentation/avfaudio/avaudioconverter).
open class AVAudioConverter: NSObject, @unchecked Sendable {
    /// The form that comes.
    public let inputFormat: AVAudioFormat
    /// The form that is made.
    public let outputFormat: AVAudioFormat
    /// How the number of samples in a second is changed; by interpolation.
    open var sampleRateConverterQuality = AVAudioQuality.medium.rawValue
    /// The padding before the first samples; none here, as each piece is converted by itself.
    open var primeMethod = AVAudioConverterPrimeMethod.normal

    /// Creates a converter.
    public init?(from fromFormat: AVAudioFormat, to toFormat: AVAudioFormat) {
        (inputFormat, outputFormat) = (fromFormat, toFormat)
    }

    /// Converts a piece.
    /// - Throws: An ``AVError`` where the other piece has no room.
    open func convert(to outputBuffer: AVAudioPCMBuffer, from inputBuffer: AVAudioPCMBuffer) throws {
        let samples = inputBuffer.samples(in: outputFormat)
        let count = samples.first?.count ?? 0
        guard count <= outputBuffer.frameCapacity, outputBuffer.format.channelCount == outputFormat.channelCount else {
            throw AVError(.unknown, "The piece has no room for the samples.")
        }
        for channel in samples.indices {
            for frame in 0..<count { outputBuffer.set(channel, frame, samples[channel][frame]) }
        }
        outputBuffer.frameLength = AVAudioFrameCount(count)
    }

    /// Converts a function's samples, as far as one piece has room.
    @discardableResult
    open func convert(
        to outputBuffer: AVAudioBuffer, error outError: UnsafeMutablePointer<NSError?>?,
        withInputFrom inputBlock: (AVAudioPacketCount, UnsafeMutablePointer<AVAudioConverterInputStatus>) ->
            AVAudioBuffer?
    ) -> AVAudioConverterOutputStatus {
        guard let output = outputBuffer as? AVAudioPCMBuffer else { return .error }
        let ratio = inputFormat.sampleRate / outputFormat.sampleRate
        var status = AVAudioConverterInputStatus.haveData
        let wanted = AVAudioPacketCount((Double(output.frameCapacity) * ratio).rounded(.down))
        guard let input = inputBlock(wanted, &status) as? AVAudioPCMBuffer, status == .haveData else {
            return status == .endOfStream ? .endOfStream : .inputRanDry
        }
        do {
            try convert(to: output, from: input)
            return .haveData
        } catch {
            outError?.pointee = error as NSError
            return .error
        }
    }

    /// Forgets what came before.
    open func reset() {}
}

/// The state of a converter's input.
public enum AVAudioConverterInputStatus: Int, Sendable { case haveData = 0, noDataNow, endOfStream }
/// What became of a conversion.
public enum AVAudioConverterOutputStatus: Int, Sendable { case haveData = 0, inputRanDry, endOfStream, error }
