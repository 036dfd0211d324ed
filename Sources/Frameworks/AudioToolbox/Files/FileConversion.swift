import CoreAudio
import Foundation
import OrielFoundation

/// Samples of a file that was decoded as a whole.
package struct DecodedSound: Sendable {
    package let samples: [Float]
    package let rate: Int
    package let channels: Int
    /// Creates samples, the channels side by side.
    package init(samples: [Float], rate: Int, channels: Int) {
        (self.samples, self.rate, self.channels) = (samples, rate, channels)
    }
    /// Decodes files with codecs; AVFoundation sets it when it is first used.
    nonisolated(unsafe) package static var decoder: (@Sendable (URL) -> DecodedSound?)?
}

/// The reading and writing of a file in a form of the app's.
final class FileConversion: @unchecked Sendable {
    private enum Source {
        case file(PCMFile)
        case decoded([Float])
    }
    private let lock = NSLock()
    private let source: Source
    private let isOwn: Bool
    private let form: AudioStreamBasicDescription
    private let layout: PCMLayout
    private var clientForm: AudioStreamBasicDescription
    private var client: PCMLayout
    /// The place in the file's samples, between two of them where the numbers in a second differ.
    private var place = 0.0
    private var resampler: PCMConversion.Resampler

    init(_ file: PCMFile, isOwn: Bool) {
        (source, self.isOwn, form, layout) = (.file(file), isOwn, file.form, file.layout)
        (clientForm, client) = (form, layout)
        resampler = PCMConversion.Resampler(from: 1, to: 1)
    }

    init(opening url: URL) throws(AudioFileFailure) {
        resampler = PCMConversion.Resampler(from: 1, to: 1)
        isOwn = true
        do throws(AudioFileFailure) {
            let file = try PCMFile(opening: url, writing: false)
            (source, form, layout) = (.file(file), file.form, file.layout)
        } catch {
            let canDecode = [kAudioFileUnsupportedFileTypeError, kAudioFileUnsupportedDataFormatError]
            guard canDecode.contains(error.status), let sound = DecodedSound.decoder?(url) else { throw error }
            let channels = UInt32(clamping: sound.channels)
            let decoded = AudioStreamBasicDescription(
                mSampleRate: Double(sound.rate), mFormatID: kAudioFormatLinearPCM,
                mFormatFlags: kAudioFormatFlagsNativeFloatPacked, mBytesPerPacket: channels * 4, mFramesPerPacket: 1,
                mBytesPerFrame: channels * 4, mChannelsPerFrame: channels, mBitsPerChannel: 32)
            guard let own = PCMLayout(decoded) else { throw error }
            (source, form, layout) = (.decoded(sound.samples), decoded, own)
        }
        (clientForm, client) = (form, layout)
    }

    func withLock(_ body: (FileConversion) throws(AudioFileFailure) -> Void) throws(AudioFileFailure) {
        lock.lock()
        defer { lock.unlock() }
        try body(self)
    }

    /// The number of samples of each channel in the file.
    private var frames: Int64 {
        switch source {
        case .file(let file): file.frames
        case .decoded(let samples): Int64(samples.count / layout.channels)
        }
    }
    var position: Int64 { Int64(min(max(place, 0), 1e15)) }

    func close() {
        lock.withLock { if isOwn, case .file(let file) = source { file.close() } }
    }

    func setClient(_ form: AudioStreamBasicDescription) throws(AudioFileFailure) {
        guard form.mFormatID == kAudioFormatLinearPCM else {
            throw AudioFileFailure(kExtAudioFileError_NonPCMClientFormat)
        }
        guard let layout = PCMLayout(form) else { throw AudioFileFailure(kExtAudioFileError_InvalidDataFormat) }
        (clientForm, client) = (form, layout)
        resampler = PCMConversion.Resampler(from: layout.rate, to: self.layout.rate)
    }

    func seek(_ frame: Int64) throws(AudioFileFailure) {
        guard frame >= 0, frame <= frames else { throw AudioFileFailure(kExtAudioFileError_InvalidSeek) }
        place = Double(frame)
    }

    /// The bytes of samples from one on, the channels side by side.
    private func bytes(from first: Int64, _ count: Int) throws(AudioFileFailure) -> Data {
        switch source {
        case .file(let file): return try file.read(count * layout.frame, at: UInt64(first) * UInt64(layout.frame))
        case .decoded(let samples):
            let start = min(Int(first) * layout.channels, samples.count)
            let end = min(start + count * layout.channels, samples.count)
            return samples[start..<end].withUnsafeBytes { Data($0) }
        }
    }

    func read(_ wanted: Int, _ list: UnsafeMutableAudioBufferListPointer) throws(AudioFileFailure) -> Int {
        let ratio = layout.rate / client.rate
        let rest = Double(frames) - place
        let count = min(wanted, client.room(list), rest > 0 ? Int((rest / ratio).rounded(.up)) : 0)
        guard count > 0 else {
            client.fill(list, with: Array(repeating: [], count: client.channels))
            return 0
        }
        let first = Int64(place)
        // Samples without a change are copied.
        if client == layout, let target = list[0].mData {
            let data = try bytes(from: first, count)
            data.copyBytes(to: UnsafeMutableRawBufferPointer(start: target, count: data.count))
            list[0].mDataByteSize = UInt32(data.count)
            place += Double(data.count / layout.frame)
            return data.count / layout.frame
        }
        let last = Int64((place + Double(count - 1) * ratio).rounded(.up))
        let data = try bytes(from: first, Int(last - first) + 1)
        let read = PCMConversion.channels(data.withUnsafeBytes { layout.channels(of: $0) }, client.channels)
        guard let have = read.first?.count, have > 0 else { return 0 }
        let samples =
            ratio == 1
            ? read.map { Array($0.prefix(count)) }
            : read.map { channel in
                (0..<count).map { index in
                    let moment = place - Double(first) + Double(index) * ratio
                    let before = min(Int(moment), have - 1)
                    let after = min(before + 1, have - 1)
                    return channel[before] + (channel[after] - channel[before]) * (moment - Double(before))
                }
            }
        client.fill(list, with: samples)
        place = min(place + Double(samples[0].count) * ratio, Double(frames))
        return samples[0].count
    }

    func write(_ count: Int, _ list: UnsafeMutableAudioBufferListPointer) throws(AudioFileFailure) {
        guard case .file(let file) = source, file.isWritable else {
            throw AudioFileFailure(kExtAudioFileError_InvalidOperationOrder)
        }
        guard count > 0 else { return }
        guard client.fits(list, frames: count) else { throw AudioFileFailure(kAudio_ParamError) }
        var data = Data()
        if client == layout, let start = list[0].mData {
            data = Data(bytes: start, count: count * layout.frame)
        } else if let samples = client.channels(of: list, frames: count) {
            data = layout.bytes(of: resampler.process(PCMConversion.channels(samples, layout.channels)))
        }
        try file.write(data, at: UInt64(place) * UInt64(layout.frame))
        place += Double(data.count / layout.frame)
    }

    /// The value of a property, in bytes; nil for an unknown property.
    func bytes(of id: ExtAudioFilePropertyID) -> Data? {
        func data<Value>(_ value: Value) -> Data { withUnsafeBytes(of: value) { Data($0) } }
        switch id {
        case kExtAudioFileProperty_FileDataFormat: return data(form)
        case kExtAudioFileProperty_ClientDataFormat: return data(clientForm)
        case kExtAudioFileProperty_FileLengthFrames: return data(frames)
        case kExtAudioFileProperty_FileMaxPacketSize: return data(UInt32(layout.frame))
        case kExtAudioFileProperty_ClientMaxPacketSize: return data(UInt32(client.frame))
        default: return nil
        }
    }
}
