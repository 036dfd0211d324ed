import CoreMedia
import Foundation
import OrielFoundation

/// A file of sound that is read or written as samples.
///
/// Follows Apple's [AVAudioFile](https://developer.apple.com/documentation/avfaudio/avaudiofile). All forms that GStreamer decodes are
/// read; `wav` is written, which is complete once the file is released or closed.
open class AVAudioFile: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// The form in the file.
    public let fileFormat: AVAudioFormat
    /// The form in which it is read and written.
    public let processingFormat: AVAudioFormat
    /// The place of the next reading or writing.
    open var framePosition: AVAudioFramePosition = 0
    /// The number of samples of each channel.
    open private(set) var length: AVAudioFramePosition = 0

    /// The samples of a file that is read, the channels side by side.
    private let samples: [Float]
    private var output: FileHandle?

    /// Opens a file for reading, all of it.
    /// - Throws: An ``AVError`` where it is not a sound, or without GStreamer.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Opens a file for reading in a form.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        url = fileURL
        let sound = try SoundDecoding.decode(fileURL)
        let channels = AVAudioChannelCount(sound.channels)
        guard
            let file = AVAudioFormat(standardFormatWithSampleRate: Double(sound.rate), channels: channels),
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: Double(sound.rate), channels: channels, interleaved: interleaved)
        else { throw AVError(.fileFormatNotRecognized, "There is no sound in \(fileURL.lastPathComponent).") }
        (fileFormat, processingFormat, samples) = (file, processing, sound.samples)
        length = AVAudioFramePosition(sound.samples.count / sound.channels)
    }

    /// Creates a file for writing.
    /// - Throws: An error where it cannot be created, or its name says another form than `wav`.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Creates a file for writing in a form.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        url = fileURL
        guard
            let file = AVAudioFormat(settings: settings),
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: file.sampleRate, channels: file.channelCount, interleaved: interleaved
            )
        else { throw AVError(.encoderNotFound, "The settings say no form of sound.") }
        guard ["wav", "wave"].contains(fileURL.pathExtension.lowercased()) else {
            RuntimeWarning.issue("AVAudioFile writes wav only, not \(fileURL.pathExtension).")
            throw AVError(.encoderNotFound, "Sound is not written as \(fileURL.pathExtension) here.")
        }
        (fileFormat, processingFormat, samples) = (file, processing, [])
        super.init()
        try WaveFile.header(frames: 0, of: file).write(to: fileURL)
        output = try FileHandle(forWritingTo: fileURL)
        try output?.seekToEnd()
    }

    deinit { close() }

    /// Completes a file that is written.
    open func close() {
        guard let output else { return }
        self.output = nil
        try? output.seek(toOffset: 0)
        try? output.write(contentsOf: WaveFile.header(frames: Int(length), of: fileFormat))
        try? output.close()
    }

    /// Reads as much as there is room for.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads some samples; none are left at the end.
    /// - Throws: An ``AVError`` where the piece has other channels.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        let channels = Int(processingFormat.channelCount)
        guard Int(buffer.format.channelCount) == channels else {
            throw AVError(.unknown, "The piece has another number of channels than the file.")
        }
        let start = Int(min(max(framePosition, 0), length))
        let count = min(Int(min(frames, buffer.frameCapacity)), Int(length) - start)
        for frame in 0..<count {
            for channel in 0..<channels { buffer.set(channel, frame, samples[(start + frame) * channels + channel]) }
        }
        buffer.frameLength = AVAudioFrameCount(count)
        framePosition = AVAudioFramePosition(start + count)
    }

    /// Adds samples to a file that is written.
    /// - Throws: An error where the file is not for writing, the piece has other channels, or the disk is full.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard let output, buffer.format.channelCount == fileFormat.channelCount else {
            throw AVError(.unknown, "The file is not for writing, or has another number of channels.")
        }
        try output.write(contentsOf: WaveFile.samples(of: buffer))
        length += AVAudioFramePosition(buffer.frameLength)
        framePosition = length
    }
}

/// Files of samples as they are, of 16 bits each.
enum WaveFile {
    static func header(frames: Int, of format: AVAudioFormat) -> Data {
        let (channels, rate) = (UInt32(format.channelCount), UInt32(format.sampleRate))
        let bytes = UInt32(clamping: frames * Int(channels) * 2)
        var data = Data()
        func add(_ text: String) { data += Data(text.utf8) }
        func add(_ number: UInt32) { withUnsafeBytes(of: number.littleEndian) { data += Data($0) } }
        func add(_ number: UInt16) { withUnsafeBytes(of: number.littleEndian) { data += Data($0) } }
        add("RIFF")
        add(bytes.addingReportingOverflow(36).partialValue)
        add("WAVEfmt ")
        add(UInt32(16))
        add(UInt16(1))
        add(UInt16(channels))
        add(rate)
        add(rate * channels * 2)
        add(UInt16(channels * 2))
        add(UInt16(16))
        add("data")
        add(bytes)
        return data
    }

    static func samples(of buffer: AVAudioPCMBuffer) -> Data {
        var data = Data(capacity: Int(buffer.frameLength) * Int(buffer.format.channelCount) * 2)
        for frame in 0..<Int(buffer.frameLength) {
            for channel in 0..<Int(buffer.format.channelCount) {
                let sample = buffer.sample(channel, frame)
                let number = Int16((sample.isFinite ? min(max(sample, -1), 1) : 0) * 32_767)
                withUnsafeBytes(of: number.littleEndian) { data.append(contentsOf: $0) }
            }
        }
        return data
    }
}

/// Reads all samples of a sound.
enum SoundDecoding {
    struct Sound: Sendable {
        var samples: [Float] = []
        var rate = 0, channels = 0
    }

    /// The longest sound, in samples: about an hour and a half.
    private static let limit = 500_000_000

    static func decode(_ url: URL) throws -> Sound {
        if let obstacle = MediaLibrary.obstacle { throw AVError(.decoderNotFound, obstacle) }
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        final class Work: @unchecked Sendable {
            let lock = NSLock()
            let done = DispatchSemaphore(value: 0)
            var sound = Sound()
            var error: AVError?
        }
        let work = Work()
        var receivers = MediaPipeline.Receivers()
        receivers.samples = { samples, rate, channels in
            work.lock.withLock {
                (work.sound.rate, work.sound.channels) = (rate, channels)
                if work.sound.samples.count + samples.count <= limit { work.sound.samples += samples }
            }
            work.done.signal()
        }
        receivers.event = { event in
            switch event {
            case .ended: work.lock.withLock { work.error = work.error ?? AVError(.unknown, "end") }
            case .failed(let error): work.lock.withLock { work.error = work.error ?? error }
            default: return
            }
            work.done.signal()
        }
        let pipeline = MediaPipeline(
            description: "filesrc name=file ! decodebin ! audioconvert ! "
                + "appsink name=out sync=false caps=audio/x-raw,format=F32LE,layout=interleaved", receivers)
        pipeline?.set("location", of: "file", to: url.path)
        pipeline?.setPlaying(true)
        // As long as something comes.
        while work.lock.withLock({ work.error == nil }), work.done.wait(timeout: .now() + 10) == .success {}
        return try work.lock.withLock {
            guard !work.sound.samples.isEmpty, work.sound.channels > 0 else {
                throw work.error ?? AVError(.fileFormatNotRecognized, "There is no sound in \(url.lastPathComponent).")
            }
            return work.sound
        }
    }
}
