import CoreAudio
import Foundation
import OrielFoundation

/// A file of samples without a codec, which is read or written.
final class PCMFile {
    let url: URL
    let type: AudioFileTypeID
    let form: AudioStreamBasicDescription
    let layout: PCMLayout
    /// The first byte of the samples.
    private(set) var offset: UInt64
    /// The number of bytes of samples.
    private(set) var length: UInt64
    let isWritable: Bool
    private var handle: FileHandle?
    private var isChanged = false

    /// The number of samples of each channel.
    var frames: Int64 { Int64(length / UInt64(layout.frame)) }

    /// Opens a file.
    init(opening url: URL, writing: Bool) throws(AudioFileFailure) {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw AudioFileFailure(kAudioFileFileNotFoundError)
        }
        guard let handle = writing ? try? FileHandle(forUpdating: url) : try? FileHandle(forReadingFrom: url) else {
            throw AudioFileFailure(kAudioFilePermissionsError)
        }
        let header = try PCMHeader(reading: handle)
        (self.url, self.handle, isWritable) = (url, handle, writing)
        (type, form, layout) = (header.type, header.form, header.layout)
        (offset, length) = (header.offset, header.length)
    }

    /// Creates a file of a type.
    init(
        creating url: URL, _ type: AudioFileTypeID, _ form: AudioStreamBasicDescription, erasing: Bool
    ) throws(AudioFileFailure) {
        guard let layout = PCMLayout(form), PCMHeader.canWrite(layout, type) else {
            throw AudioFileFailure(
                PCMHeader.types.contains(type)
                    ? kAudioFileUnsupportedDataFormatError : kAudioFileUnsupportedFileTypeError)
        }
        guard erasing || !FileManager.default.fileExists(atPath: url.path) else {
            throw AudioFileFailure(kAudioFilePermissionsError)
        }
        let header = PCMHeader.bytes(type, layout, length: 0)
        guard FileManager.default.createFile(atPath: url.path, contents: header),
            let handle = try? FileHandle(forUpdating: url)
        else { throw AudioFileFailure(kAudioFilePermissionsError) }
        var own = form
        own.mBytesPerFrame = UInt32(layout.frame)
        own.mBytesPerPacket = UInt32(layout.frame)
        own.mFramesPerPacket = 1
        own.mFormatFlags &= ~kAudioFormatFlagIsNonInterleaved
        (self.url, self.handle, isWritable, self.type, self.form) = (url, handle, true, type, own)
        self.layout = PCMLayout(own) ?? layout
        (offset, length, isChanged) = (UInt64(header.count), 0, true)
    }

    deinit { close() }

    /// Reads bytes of samples; fewer at the end.
    func read(_ count: Int, at place: UInt64) throws(AudioFileFailure) -> Data {
        guard let handle else { throw AudioFileFailure(kAudioFileNotOpenError) }
        guard place < length, count > 0 else { return Data() }
        let wanted = Int(min(UInt64(count), length - place))
        do {
            try handle.seek(toOffset: offset + place)
            return try handle.read(upToCount: wanted) ?? Data()
        } catch { throw AudioFileFailure(kAudioFileUnspecifiedError) }
    }

    /// Writes bytes of samples, at most at the end.
    func write(_ data: Data, at place: UInt64) throws(AudioFileFailure) {
        guard let handle else { throw AudioFileFailure(kAudioFileNotOpenError) }
        guard isWritable else { throw AudioFileFailure(kAudioFilePermissionsError) }
        guard place <= length else { throw AudioFileFailure(kAudioFilePositionError) }
        guard type == kAudioFileCAFType || place + UInt64(data.count) < UInt64(UInt32.max) - 4096 else {
            throw AudioFileFailure(kAudioFileDoesNotAllow64BitDataSizeError)
        }
        do {
            try handle.seek(toOffset: offset + place)
            try handle.write(contentsOf: data)
        } catch { throw AudioFileFailure(kAudioFileUnspecifiedError) }
        length = max(length, place + UInt64(data.count))
        isChanged = true
    }

    /// Completes the file.
    func close() {
        guard let handle else { return }
        self.handle = nil
        if isChanged {
            let header = PCMHeader.bytes(type, layout, length: length)
            // A file that was not made here may have pieces of its own before the samples, and keeps its header.
            if UInt64(header.count) == offset {
                try? handle.seek(toOffset: 0)
                try? handle.write(contentsOf: header)
                if length % 2 == 1, type != kAudioFileCAFType {
                    try? handle.seek(toOffset: offset + length)
                    try? handle.write(contentsOf: Data([0]))
                }
            }
        }
        try? handle.close()
    }
}

/// Why a function of files failed.
struct AudioFileFailure: Error {
    let status: OSStatus
    init(_ status: OSStatus) { self.status = status }
}
