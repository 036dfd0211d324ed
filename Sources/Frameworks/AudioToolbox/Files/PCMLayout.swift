import CoreAudio
import Foundation

/// The form of samples, of the descriptions that have one.
struct PCMLayout: Equatable {
    let rate: Double
    let channels: Int
    let bits: Int
    /// The bytes of a sample.
    let bytes: Int
    let isFloat: Bool
    let isSigned: Bool
    let isBigEndian: Bool
    let isInterleaved: Bool
    /// How far samples with fewer bits than their bytes have are moved.
    let shift: Int

    /// The layout of a description; nil for codecs, and for numbers without a meaning.
    init?(_ form: AudioStreamBasicDescription) {
        let flags = form.mFormatFlags
        guard form.mFormatID == kAudioFormatLinearPCM, form.mSampleRate.isFinite, form.mSampleRate > 0,
            form.mSampleRate <= 10_000_000, (1...1024).contains(form.mChannelsPerFrame)
        else { return nil }
        (rate, channels, bits) = (form.mSampleRate, Int(form.mChannelsPerFrame), Int(form.mBitsPerChannel))
        isFloat = flags & kAudioFormatFlagIsFloat != 0
        isSigned = isFloat || flags & kAudioFormatFlagIsSignedInteger != 0
        isBigEndian = flags & kAudioFormatFlagIsBigEndian != 0
        isInterleaved = flags & kAudioFormatFlagIsNonInterleaved == 0
        let size = Int(form.mBytesPerFrame) / (isInterleaved ? channels : 1)
        bytes = size > 0 ? size : (bits + 7) / 8
        guard isFloat ? bits == 32 && bytes == 4 || bits == 64 && bytes == 8 : (8...32).contains(bits) else {
            return nil
        }
        guard (1...8).contains(bytes), bytes * 8 >= bits, isFloat || bytes <= 4 else { return nil }
        shift = flags & kAudioFormatFlagIsAlignedHigh != 0 ? bytes * 8 - bits : 0
    }

    /// The bytes of one sample of each channel.
    var frame: Int { bytes * channels }

    /// Reads a sample, as a number from -1 to 1.
    func value(_ place: UnsafeRawPointer) -> Double {
        var word: UInt64 = 0
        for index in 0..<bytes {
            let byte = place.load(fromByteOffset: isBigEndian ? bytes - 1 - index : index, as: UInt8.self)
            word |= UInt64(byte) << UInt64(index * 8)
        }
        if isFloat {
            return bytes == 4
                ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: word))) : Double(bitPattern: word)
        }
        let raw = Int64(word >> UInt64(shift)) & ((1 << Int64(bits)) - 1)
        let half = Int64(1) << Int64(bits - 1)
        let number = isSigned ? (raw >= half ? raw - half * 2 : raw) : raw - half
        return Double(number) / Double(half)
    }

    /// Writes a sample of a number from -1 to 1; whole numbers are limited to it.
    func set(_ value: Double, _ place: UnsafeMutableRawPointer) {
        var word: UInt64
        if isFloat {
            word = bytes == 4 ? UInt64(Float(value).bitPattern) : value.bitPattern
        } else {
            let half = Double(Int64(1) << Int64(bits - 1))
            let number = value.isFinite ? Int64(min(max((value * half).rounded(), -half), half - 1)) : 0
            word = UInt64(bitPattern: isSigned ? number : number + Int64(half)) << UInt64(shift)
        }
        for index in 0..<bytes {
            let byte = UInt8(truncatingIfNeeded: word)
            place.storeBytes(of: byte, toByteOffset: isBigEndian ? bytes - 1 - index : index, as: UInt8.self)
            word >>= 8
        }
    }

    /// The samples of each channel, of bytes with the channels side by side.
    func channels(of data: UnsafeRawBufferPointer) -> [[Double]] {
        guard let start = data.baseAddress else { return Array(repeating: [], count: channels) }
        let count = data.count / frame
        return (0..<channels).map { channel in
            (0..<count).map { value(start + $0 * frame + channel * bytes) }
        }
    }
    /// The bytes of samples of each channel, with the channels side by side.
    func bytes(of samples: [[Double]]) -> Data {
        let count = samples.first?.count ?? 0
        var data = Data(count: count * frame)
        data.withUnsafeMutableBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            for (channel, values) in samples.prefix(channels).enumerated() {
                for index in 0..<count { set(values[index], start + index * frame + channel * bytes) }
            }
        }
        return data
    }

    /// The samples of a list of buffers: one with all channels, or one for each.
    func channels(of list: UnsafeMutableAudioBufferListPointer, frames: Int) -> [[Double]]? {
        guard fits(list, frames: frames) else { return nil }
        if isInterleaved {
            return list.first?.mData.map { channels(of: UnsafeRawBufferPointer(start: $0, count: frames * frame)) }
        }
        return list.prefix(channels).map { buffer in
            buffer.mData.map { start in (0..<frames).map { value(start + $0 * bytes) } } ?? []
        }
    }
    /// Whether a list has the buffers for a number of samples.
    func fits(_ list: UnsafeMutableAudioBufferListPointer, frames: Int) -> Bool {
        let size = frames * (isInterleaved ? frame : bytes)
        let wanted = isInterleaved ? 1 : channels
        return list.count >= wanted
            && list.prefix(wanted).allSatisfy { $0.mData != nil && Int($0.mDataByteSize) >= size }
    }
    /// How many samples a list has room for.
    func room(_ list: UnsafeMutableAudioBufferListPointer) -> Int {
        let wanted = isInterleaved ? 1 : channels
        guard list.count >= wanted, list.prefix(wanted).allSatisfy({ $0.mData != nil }) else { return 0 }
        return list.prefix(wanted).map { Int($0.mDataByteSize) / (isInterleaved ? frame : bytes) }.min() ?? 0
    }
    /// Writes samples to a list of buffers, whose sizes it sets.
    func fill(_ list: UnsafeMutableAudioBufferListPointer, with samples: [[Double]]) {
        let count = samples.first?.count ?? 0
        for channel in 0..<channels {
            guard let start = list[isInterleaved ? 0 : channel].mData else { continue }
            let (offset, step) = isInterleaved ? (channel * bytes, frame) : (0, bytes)
            for index in 0..<count { set(samples[channel][index], start + offset + index * step) }
        }
        for index in 0..<(isInterleaved ? 1 : channels) {
            list[index].mDataByteSize = UInt32(clamping: count * (isInterleaved ? frame : bytes))
        }
    }
}

/// Changes of the channels and of the number of samples in a second.
enum PCMConversion {
    /// Samples with another number of channels: copied for more, averaged for one.
    static func channels(_ samples: [[Double]], _ wanted: Int) -> [[Double]] {
        guard samples.count != wanted, let first = samples.first else { return samples }
        if wanted == 1 {
            return [first.indices.map { index in samples.reduce(0) { $0 + $1[index] } / Double(samples.count) }]
        }
        let silence = [Double](repeating: 0, count: first.count)
        return (0..<wanted).map { channel in
            samples.count == 1 ? first : channel < samples.count ? samples[channel] : silence
        }
    }

    /// Interpolates between samples, piece after piece.
    struct Resampler {
        /// How many samples of the input an output's sample takes.
        let ratio: Double
        private var place = 0.0
        private var rest: [[Double]] = []
        init(from input: Double, to output: Double) { ratio = input / output }

        /// The samples of the next piece.
        mutating func process(_ piece: [[Double]]) -> [[Double]] {
            guard ratio != 1 else { return piece }
            let all = rest.count == piece.count ? zip(rest, piece).map { $0 + $1 } : piece
            let count = all.first?.count ?? 0
            guard count > 1 else {
                rest = all
                return all.map { _ in [] }
            }
            let frames = max(Int(((Double(count - 1) - place) / ratio).rounded(.up)), 0)
            let output = all.map { samples in
                (0..<frames).map { index in
                    let moment = place + Double(index) * ratio
                    let first = min(Int(moment), count - 2)
                    return samples[first] + (samples[first + 1] - samples[first]) * (moment - Double(first))
                }
            }
            let end = place + Double(frames) * ratio
            let used = min(Int(end), count - 1)
            place = end - Double(used)
            rest = all.map { Array($0[used...]) }
            return output
        }
    }
}
