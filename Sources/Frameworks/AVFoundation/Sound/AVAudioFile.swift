import AudioToolbox
import CoreMedia
import Foundation
import OrielFoundation

/// A file of sound that is read or written as samples.
///
/// Follows Apple's [AVAudioFile](https://developer.apple.com/documentation/avfaudio/avaudiofile). Files without a codec are read as far as
/// they are needed; others are decoded as a whole by GStreamer. `wav`, `aiff` and `caf` are written, which are complete once the file is
/// released or closed.
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
    /// Whether the file is open; false once it was closed.
    open var isOpen: Bool { lock.withLock { file != nil } }

    private let lock = NSLock()
    private var file: ExtAudioFileRef?
    private let isWritten: Bool

    /// Opens a file for reading.
    /// - Throws: An ``AVError`` where it is not a sound, or has a codec and there is no GStreamer.
    public convenience init(forReading fileURL: URL) throws {
        try self.init(forReading: fileURL, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Opens a file for reading in a form.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        DecodedSound.install()
        (url, isWritten) = (fileURL, false)
        guard FileManager.default.isReadableFile(atPath: fileURL.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: fileURL.path])
        }
        var opened: ExtAudioFileRef?
        guard ExtAudioFileOpenURL(fileURL, &opened) == noErr, let opened else {
            if let obstacle = MediaLibrary.obstacle { throw AVError(.decoderNotFound, obstacle) }
            throw AVError(.fileFormatNotRecognized, "There is no sound in \(fileURL.lastPathComponent).")
        }
        var (form, size) = (AudioStreamBasicDescription(), UInt32(MemoryLayout<AudioStreamBasicDescription>.size))
        ExtAudioFileGetProperty(opened, kExtAudioFileProperty_FileDataFormat, &size, &form)
        var (frames, bytes): (Int64, UInt32) = (0, 8)
        ExtAudioFileGetProperty(opened, kExtAudioFileProperty_FileLengthFrames, &bytes, &frames)
        guard
            let own = AVAudioFormat(streamDescription: &form),
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: own.sampleRate, channels: own.channelCount, interleaved: interleaved),
            Self.setClient(processing, opened)
        else {
            ExtAudioFileDispose(opened)
            throw AVError(.fileFormatNotRecognized, "There is no sound in \(fileURL.lastPathComponent).")
        }
        (fileFormat, processingFormat, length, file) = (own, processing, frames, opened)
    }

    /// Creates a file for writing.
    /// - Throws: An error where it cannot be created, or is not one of samples without a codec.
    public convenience init(forWriting fileURL: URL, settings: [String: Any]) throws {
        try self.init(forWriting: fileURL, settings: settings, commonFormat: .pcmFormatFloat32, interleaved: false)
    }

    /// Creates a file for writing in a form.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        (url, isWritten) = (fileURL, true)
        guard
            let wanted = AVAudioFormat(settings: settings),
            let processing = AVAudioFormat(
                commonFormat: format, sampleRate: wanted.sampleRate, channels: wanted.channelCount,
                interleaved: interleaved)
        else { throw AVError(.encoderNotFound, "The settings say no form of sound.") }
        guard let (type, form) = Self.form(of: wanted, for: fileURL) else {
            RuntimeWarning.issue("AVAudioFile writes wav, aiff and caf without codecs, not \(fileURL.pathExtension).")
            throw AVError(.encoderNotFound, "Sound is not written as \(fileURL.pathExtension) here.")
        }
        var (opened, description): (ExtAudioFileRef?, AudioStreamBasicDescription) = (nil, form)
        let status = ExtAudioFileCreateWithURL(
            fileURL, type, &description, nil, AudioFileFlags.eraseFile.rawValue, &opened)
        guard status == noErr, let opened, Self.setClient(processing, opened) else {
            throw NSError(domain: NSOSStatusErrorDomain, code: Int(status), userInfo: [NSURLErrorKey: fileURL])
        }
        (fileFormat, processingFormat) = (AVAudioFormat(streamDescription: &description) ?? wanted, processing)
        file = opened
    }

    private static func setClient(_ format: AVAudioFormat, _ file: ExtAudioFileRef) -> Bool {
        ExtAudioFileSetProperty(
            file, kExtAudioFileProperty_ClientDataFormat, UInt32(MemoryLayout<AudioStreamBasicDescription>.size),
            format.streamDescription) == noErr
    }

    /// The type of a file by its name, and the form in which it has the wanted samples; nil for codecs.
    private static func form(
        of format: AVAudioFormat, for url: URL
    ) -> (type: AudioFileTypeID, form: AudioStreamBasicDescription)? {
        var form = format.streamDescription.pointee
        guard form.mFormatID == kAudioFormatLinearPCM else { return nil }
        let bytes = form.mBitsPerChannel / 8
        form.mFormatFlags &= ~kAudioFormatFlagIsNonInterleaved
        (form.mBytesPerFrame, form.mBytesPerPacket) = (bytes * form.mChannelsPerFrame, bytes * form.mChannelsPerFrame)
        let isFloat = form.mFormatFlags & kAudioFormatFlagIsFloat != 0
        switch url.pathExtension.lowercased() {
        case "wav", "wave":
            form.mFormatFlags &= ~kAudioFormatFlagIsBigEndian
            if bytes == 1 { form.mFormatFlags &= ~kAudioFormatFlagIsSignedInteger }
            return (kAudioFileWAVEType, form)
        case "aif", "aiff", "aifc":
            form.mFormatFlags |= kAudioFormatFlagIsBigEndian
            return (isFloat || url.pathExtension.lowercased() == "aifc" ? kAudioFileAIFCType : kAudioFileAIFFType, form)
        case "caf": return (kAudioFileCAFType, form)
        default: return nil
        }
    }

    deinit { close() }

    /// Completes a file that is written, and closes it.
    open func close() {
        let open = lock.withLock {
            let open = file
            file = nil
            return open
        }
        if let open { ExtAudioFileDispose(open) }
    }

    /// Reads as much as there is room for.
    open func read(into buffer: AVAudioPCMBuffer) throws { try read(into: buffer, frameCount: buffer.frameCapacity) }

    /// Reads some samples; none are left at the end.
    /// - Throws: An ``AVError`` where the piece has other channels.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        guard buffer.format.channelCount == processingFormat.channelCount, !isWritten else {
            throw AVError(.unknown, "The piece has another number of channels than the file.")
        }
        let start = min(max(framePosition, 0), length)
        var count = min(frames, buffer.frameCapacity)
        let status = lock.withLock {
            guard let file else { return kAudioFileNotOpenError }
            // The piece may have another form of samples than the file is read in.
            guard Self.setClient(buffer.format.at(processingFormat.sampleRate), file) else {
                return kAudioFileUnsupportedDataFormatError
            }
            ExtAudioFileSeek(file, start)
            return count == 0 ? noErr : ExtAudioFileRead(file, &count, buffer.mutableAudioBufferList)
        }
        guard status == noErr else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
        buffer.frameLength = count
        framePosition = start + AVAudioFramePosition(count)
    }

    /// Adds samples to a file that is written.
    /// - Throws: An error where the file is not for writing, the piece has other channels, or the disk is full.
    open func write(from buffer: AVAudioPCMBuffer) throws {
        guard isWritten, buffer.format.channelCount == fileFormat.channelCount else {
            throw AVError(.unknown, "The file is not for writing, or has another number of channels.")
        }
        let status = lock.withLock {
            guard let file else { return kAudioFileNotOpenError }
            guard Self.setClient(buffer.format.at(fileFormat.sampleRate), file) else {
                return kAudioFileUnsupportedDataFormatError
            }
            return ExtAudioFileWrite(file, buffer.frameLength, buffer.audioBufferList)
        }
        guard status == noErr else { throw NSError(domain: NSOSStatusErrorDomain, code: Int(status)) }
        length += AVAudioFramePosition(buffer.frameLength)
        framePosition = length
    }
}

extension AVAudioFormat {
    /// The form with another number of samples in a second.
    fileprivate func at(_ rate: Double) -> AVAudioFormat {
        guard rate != sampleRate else { return self }
        return AVAudioFormat(
            commonFormat: commonFormat, sampleRate: rate, channels: channelCount, interleaved: isInterleaved) ?? self
    }
}
