import CoreAudio
import Foundation
import OrielFoundation

extension AVAudioFormat {
    /// Core Audio's description of a form.
    static func description(
        _ format: AVAudioCommonFormat, _ sampleRate: Double, _ channels: AVAudioChannelCount, _ interleaved: Bool
    ) -> AudioStreamBasicDescription {
        switch format {
        case .otherFormat:
            return AudioStreamBasicDescription(
                mSampleRate: sampleRate, mFormatFlags: interleaved ? 0 : kAudioFormatFlagIsNonInterleaved,
                mChannelsPerFrame: channels)
        case .pcmFormatFloat32: return samples(sampleRate, channels, bits: 32, isFloat: true, interleaved)
        case .pcmFormatFloat64: return samples(sampleRate, channels, bits: 64, isFloat: true, interleaved)
        case .pcmFormatInt16: return samples(sampleRate, channels, bits: 16, isFloat: false, interleaved)
        case .pcmFormatInt32: return samples(sampleRate, channels, bits: 32, isFloat: false, interleaved)
        }
    }

    private static func samples(
        _ rate: Double, _ channels: AVAudioChannelCount, bits: UInt32, isFloat: Bool, _ interleaved: Bool,
        isBigEndian: Bool = false
    ) -> AudioStreamBasicDescription {
        let bytes = bits / 8 * (interleaved ? channels : 1)
        var flags = isFloat ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger
        flags |= kAudioFormatFlagIsPacked
        if !interleaved { flags |= kAudioFormatFlagIsNonInterleaved }
        if isBigEndian { flags |= kAudioFormatFlagIsBigEndian }
        return AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags, mBytesPerPacket: bytes,
            mFramesPerPacket: 1, mBytesPerFrame: bytes, mChannelsPerFrame: channels, mBitsPerChannel: bits)
    }

    /// The form of samples of Core Audio's description.
    static func common(_ form: AudioStreamBasicDescription) -> AVAudioCommonFormat {
        let flags = form.mFormatFlags
        guard form.mFormatID == kAudioFormatLinearPCM, flags & kAudioFormatFlagIsBigEndian == 0 else {
            return .otherFormat
        }
        let isFloat = flags & kAudioFormatFlagIsFloat != 0
        guard isFloat || flags & kAudioFormatFlagIsSignedInteger != 0 else { return .otherFormat }
        switch (form.mBitsPerChannel, isFloat) {
        case (32, true): return .pcmFormatFloat32
        case (64, true): return .pcmFormatFloat64
        case (16, false): return .pcmFormatInt16
        case (32, false): return .pcmFormatInt32
        default: return .otherFormat
        }
    }

    /// Core Audio's description of settings; nil where they lack samples or channels.
    static func description(_ settings: [String: Any]) -> AudioStreamBasicDescription? {
        func number(_ name: String) -> Double? {
            switch settings[name] {
            case let number as NSNumber: number.doubleValue
            case let number as Double: number
            case let number as Float: Double(number)
            case let number as Bool: number ? 1 : 0
            case let number as any BinaryInteger: Double(number)
            default: nil
            }
        }
        func isOn(_ name: String) -> Bool? { number(name).map { $0 != 0 } }
        let (rate, channels) = (number(AVSampleRateKey) ?? 0, number(AVNumberOfChannelsKey) ?? 0)
        guard channels >= 1, channels <= 64, rate > 0, rate.isFinite else { return nil }
        let count = AVAudioChannelCount(channels)
        let id = AudioFormatID(exactly: number(AVFormatIDKey) ?? Double(kAudioFormatLinearPCM)) ?? kAudioFormatLinearPCM
        guard id == kAudioFormatLinearPCM else {
            return AudioStreamBasicDescription(mSampleRate: rate, mFormatID: id, mChannelsPerFrame: count)
        }
        let bits = number(AVLinearPCMBitDepthKey).flatMap { [8, 16, 24, 32, 64].contains($0) ? UInt32($0) : nil }
        let isFloat = isOn(AVLinearPCMIsFloatKey) ?? (bits == nil || bits == 64)
        return samples(
            rate, count, bits: isFloat ? (bits == 64 ? 64 : 32) : min(bits ?? 16, 32), isFloat: isFloat,
            !(isOn(AVLinearPCMIsNonInterleaved) ?? (bits == nil)),
            isBigEndian: isOn(AVLinearPCMIsBigEndianKey) ?? false)
    }

    /// The form by the names of settings.
    public var settings: [String: Any] {
        let form = streamDescription.pointee
        var settings: [String: Any] = [
            AVFormatIDKey: form.mFormatID, AVSampleRateKey: sampleRate, AVNumberOfChannelsKey: Int(channelCount),
        ]
        if let channelLayout { settings[AVChannelLayoutKey] = channelLayout.setting }
        guard form.mFormatID == kAudioFormatLinearPCM else { return settings }
        settings[AVLinearPCMBitDepthKey] = Int(form.mBitsPerChannel)
        settings[AVLinearPCMIsFloatKey] = form.mFormatFlags & kAudioFormatFlagIsFloat != 0
        settings[AVLinearPCMIsBigEndianKey] = form.mFormatFlags & kAudioFormatFlagIsBigEndian != 0
        settings[AVLinearPCMIsNonInterleaved] = !isInterleaved
        return settings
    }
}
