import AVFoundation
import Foundation
import SwiftUITesting
import Testing

/// Files of samples, by the functions of AudioToolbox, in a folder of each test's own.
@Suite("Files of samples")
final class AudioFileServicesTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "samples-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: folder) }

    private func form(
        _ bits: UInt32, channels: UInt32 = 2, rate: Double = 8000, isFloat: Bool = false, flags: AudioFormatFlags = 0
    ) -> AudioStreamBasicDescription {
        let isWhole = isFloat || flags & kAudioFormatFlagsAreAllClear != 0 ? 0 : kAudioFormatFlagIsSignedInteger
        let kind = isFloat ? kAudioFormatFlagIsFloat : isWhole
        return AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM,
            mFormatFlags: kind | kAudioFormatFlagIsPacked | flags & ~kAudioFormatFlagsAreAllClear,
            mBytesPerPacket: bits / 8 * channels, mFramesPerPacket: 1, mBytesPerFrame: bits / 8 * channels,
            mChannelsPerFrame: channels, mBitsPerChannel: bits)
    }

    /// Writes samples of 32-bit fractions, the channels side by side, as a file of a form.
    private func write(
        _ samples: [Float], channels: UInt32 = 2, rate: Double = 8000, to name: String, _ type: AudioFileTypeID,
        _ form: AudioStreamBasicDescription
    ) throws -> URL {
        let url = folder.appending(path: name)
        var (own, client, file): (AudioStreamBasicDescription, AudioStreamBasicDescription, ExtAudioFileRef?) = (
            form, self.form(32, channels: channels, rate: rate, isFloat: true), nil
        )
        #expect(ExtAudioFileCreateWithURL(url, type, &own, nil, AudioFileFlags.eraseFile.rawValue, &file) == noErr)
        let opened = try #require(file)
        let size = UInt32(MemoryLayout<AudioStreamBasicDescription>.size)
        #expect(ExtAudioFileSetProperty(opened, kExtAudioFileProperty_ClientDataFormat, size, &client) == noErr)
        var samples = samples
        let status = samples.withUnsafeMutableBufferPointer { buffer in
            var list = AudioBufferList(
                mNumberBuffers: 1, mBuffers: AudioBuffer(buffer, numberOfChannels: Int(channels)))
            return ExtAudioFileWrite(opened, UInt32(buffer.count) / channels, &list)
        }
        #expect(status == noErr && ExtAudioFileDispose(opened) == noErr)
        return url
    }

    /// Reads all samples of a file as 32-bit fractions.
    private func read(_ url: URL, channels: UInt32 = 2, rate: Double = 8000) throws -> [Float] {
        var (client, file): (AudioStreamBasicDescription, ExtAudioFileRef?) = (
            form(32, channels: channels, rate: rate, isFloat: true), nil
        )
        #expect(ExtAudioFileOpenURL(url, &file) == noErr)
        let opened = try #require(file)
        defer { ExtAudioFileDispose(opened) }
        let size = UInt32(MemoryLayout<AudioStreamBasicDescription>.size)
        #expect(ExtAudioFileSetProperty(opened, kExtAudioFileProperty_ClientDataFormat, size, &client) == noErr)
        var (all, piece): ([Float], [Float]) = ([], [Float](repeating: 0, count: 6 * Int(channels)))
        while true {
            var count: UInt32 = 6
            let status = piece.withUnsafeMutableBufferPointer { buffer in
                var list = AudioBufferList(
                    mNumberBuffers: 1, mBuffers: AudioBuffer(buffer, numberOfChannels: Int(channels)))
                return ExtAudioFileRead(opened, &count, &list)
            }
            #expect(status == noErr)
            guard count > 0, status == noErr else { return all }
            all += piece.prefix(Int(count * channels))
        }
    }

    private static let forms: [(String, AudioFileTypeID, UInt32, Bool, AudioFormatFlags)] = [
        ("a.wav", kAudioFileWAVEType, 16, false, 0), ("b.wav", kAudioFileWAVEType, 24, false, 0),
        ("c.wav", kAudioFileWAVEType, 32, true, 0),
        ("d.wav", kAudioFileWAVEType, 8, false, kAudioFormatFlagsAreAllClear),
        ("e.aiff", kAudioFileAIFFType, 16, false, kAudioFormatFlagIsBigEndian),
        ("f.aifc", kAudioFileAIFCType, 16, false, 0),
        ("g.aifc", kAudioFileAIFCType, 64, true, kAudioFormatFlagIsBigEndian),
        ("h.caf", kAudioFileCAFType, 32, false, 0),
        ("i.caf", kAudioFileCAFType, 24, false, kAudioFormatFlagIsBigEndian),
    ]

    @Test("Samples are the same after they were written and read", arguments: 0..<9)
    func kinds(index: Int) throws {
        let (name, type, bits, isFloat, flags) = Self.forms[index]
        let samples = (0..<38).map { Float($0 - 19) / 20 }
        let url = try write(samples, to: name, type, form(bits, isFloat: isFloat, flags: flags))
        let read = try read(url)
        let step = isFloat ? 1e-6 : 1.01 / Float(1 << (bits - 1))
        #expect(read.count == 38 && zip(read, samples).allSatisfy { abs($0 - $1) <= max(step, 1e-6) }, "\(read)")
        let file = try AVAudioFile(forReading: url)
        #expect(file.length == 19 && file.fileFormat.streamDescription.pointee.mBitsPerChannel == bits)
        #expect(file.processingFormat.isStandard && file.fileFormat.sampleRate == 8000)
    }

    @Test("The numbers of channels and of samples in a second are changed on the way")
    func conversion() throws {
        let stereo = try write([0.5, -0.5, 1, 0, 0.25, 0.25], to: "s.wav", kAudioFileWAVEType, form(32, isFloat: true))
        #expect(try read(stereo, channels: 1) == [0, 0.5, 0.25])
        let mono = form(32, channels: 1, isFloat: true)
        let single = try write([0, 0.5, 1], channels: 1, to: "m.wav", kAudioFileWAVEType, mono)
        #expect(try read(single, channels: 2) == [0, 0, 0.5, 0.5, 1, 1])
        #expect(try read(single, channels: 1, rate: 16_000) == [0, 0.25, 0.5, 0.75, 1, 1])
        // A file of half the rate: each second sample.
        let ramp = (0..<21).map { Float($0) / 40 }
        let half = try write(ramp, channels: 1, rate: 16_000, to: "r.wav", kAudioFileWAVEType, mono)
        #expect(try read(half, channels: 1) == (0..<10).map { Float($0) / 20 })
    }

    @Test("Places and properties are those of the file; bytes and packets are read")
    func properties() throws {
        let url = try write([0.5, -0.5, 0.25, -0.25], to: "p.wav", kAudioFileWAVEType, form(16))
        var file: AudioFileID?
        #expect(AudioFileOpenURL(url, .readPermission, 0, &file) == noErr)
        let opened = try #require(file)
        var (size, count, type, packet): (UInt32, UInt64, UInt32, UInt32) = (8, 0, 0, 0)
        #expect(AudioFileGetProperty(opened, kAudioFilePropertyAudioDataPacketCount, &size, &count) == noErr)
        size = 4
        #expect(AudioFileGetProperty(opened, kAudioFilePropertyFileFormat, &size, &type) == noErr)
        #expect(AudioFileGetProperty(opened, kAudioFilePropertyMaximumPacketSize, &size, &packet) == noErr)
        #expect(count == 2 && type == kAudioFileWAVEType && packet == 4)
        #expect(
            AudioFileGetProperty(opened, kAudioFilePropertyMarkerList, &size, &type)
                == kAudioFileUnsupportedPropertyError)
        size = 1
        #expect(
            AudioFileGetProperty(opened, kAudioFilePropertyFileFormat, &size, &type) == kAudioFileBadPropertySizeError)
        var (bytes, packets, samples): (UInt32, UInt32, [Int16]) = (8, 5, [0, 0, 0, 0])
        let status = AudioFileReadPacketData(opened, false, &bytes, nil, 1, &packets, &samples)
        #expect(status == kAudioFileEndOfFileError && packets == 1 && bytes == 4 && samples == [8192, -8192, 0, 0])
        #expect(AudioFileClose(opened) == noErr && AudioFileClose(opened) == kAudioFileNotOpenError)
        var ext: ExtAudioFileRef?
        #expect(ExtAudioFileOpenURL(url, &ext) == noErr)
        let reader = try #require(ext)
        var (place, frames): (Int64, Int64) = (0, 0)
        size = 8
        #expect(ExtAudioFileGetProperty(reader, kExtAudioFileProperty_FileLengthFrames, &size, &frames) == noErr)
        #expect(ExtAudioFileSeek(reader, 1) == noErr && ExtAudioFileTell(reader, &place) == noErr)
        #expect(place == 1 && frames == 2 && ExtAudioFileSeek(reader, 9) == kExtAudioFileError_InvalidSeek)
        #expect(ExtAudioFileDispose(reader) == noErr && ExtAudioFileDispose(reader) == kAudio_ParamError)
    }

    @Test("Files that are damaged, missing or of other types fail with Apple's codes")
    func failures() throws {
        var (file, form): (ExtAudioFileRef?, AudioStreamBasicDescription) = (nil, form(16))
        #expect(ExtAudioFileOpenURL(folder.appending(path: "none.wav"), &file) == kAudioFileFileNotFoundError)
        let noise = folder.appending(path: "noise.wav")
        try Data((0..<200).map { UInt8($0) }).write(to: noise)
        var id: AudioFileID?
        #expect(AudioFileOpenURL(noise, .readPermission, 0, &id) == kAudioFileUnsupportedFileTypeError && id == nil)
        // The beginning of a file without its samples, and one with channels that cannot be.
        let whole = try Data(contentsOf: write([0, 0], to: "w.wav", kAudioFileWAVEType, form))
        for length in 0..<44 {
            try whole.prefix(length).write(to: noise)
            #expect(AudioFileOpenURL(noise, .readPermission, 0, &id) != noErr && id == nil)
        }
        var bad = whole
        bad[22] = 0
        try bad.write(to: noise)
        #expect(AudioFileOpenURL(noise, .readPermission, 0, &id) == kAudioFileUnsupportedDataFormatError)
        let mp3 = folder.appending(path: "a.mp3")
        #expect(
            ExtAudioFileCreateWithURL(mp3, kAudioFileMP3Type, &form, nil, 1, &file)
                == kAudioFileUnsupportedFileTypeError)
        #expect(
            ExtAudioFileCreateWithURL(mp3, kAudioFileAIFFType, &form, nil, 1, &file)
                == kAudioFileUnsupportedDataFormatError)
        form.mSampleRate = .nan
        #expect(ExtAudioFileCreateWithURL(mp3, kAudioFileWAVEType, &form, nil, 1, &file) != noErr && file == nil)
    }

    @Test("A file may name its form behind the usual description, as long as that is there")
    func extensibleFiles() throws {
        func file(_ kind: [UInt8], _ bits: UInt8, _ length: Int, _ samples: [UInt8]) throws -> URL {
            let description: [UInt8] =
                [0xFE, 0xFF, 1, 0, 0x40, 0x1F, 0, 0, 0, 0, 0, 0, bits / 8, 0, bits, 0, 22, 0, bits, 0, 4, 0, 0, 0]
                + kind + [UInt8](repeating: 0, count: 14)
            let head = Array("WAVEfmt ".utf8) + [UInt8(length), 0, 0, 0] + description.prefix(length)
            let body = head + Array("data".utf8) + [UInt8(samples.count), 0, 0, 0] + samples
            let url = folder.appending(path: "extensible.wav")
            try Data(Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body).write(to: url)
            return url
        }
        for length in [26, 40] {
            #expect(try read(file([1, 0], 16, length, [0, 0x40, 0, 0xE0]), channels: 1) == [0.5, -0.25])
            #expect(try read(file([3, 0], 32, length, [0, 0, 0, 0x3F]), channels: 1) == [0.5])
        }
        var id: AudioFileID?
        for (kind, length) in [([2, 0], 40), ([1, 0], 24), ([1, 0], 16)] as [([UInt8], Int)] {
            let url = try file(kind, 16, length, [0, 0x40])
            #expect(AudioFileOpenURL(url, .readPermission, 0, &id) == kAudioFileUnsupportedDataFormatError)
        }
    }

    @Test("AVAudioFile writes the settings' form", arguments: ["wav", "aif", "caf"])
    func settings(form: String) throws {
        let url = folder.appending(path: "file.\(form)")
        let settings: [String: Any] = [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: 8000.0, AVNumberOfChannelsKey: 1,
            AVLinearPCMBitDepthKey: 24, AVLinearPCMIsFloatKey: false,
        ]
        let file = try AVAudioFile(forWriting: url, settings: settings)
        let buffer = try #require(AVAudioPCMBuffer(pcmFormat: file.processingFormat, frameCapacity: 3))
        for index in 0..<3 { buffer.floatChannelData?[0][index] = Float(index) / 4 }
        buffer.frameLength = 3
        #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 12)
        try file.write(from: buffer)
        file.close()
        #expect(!file.isOpen)
        #expect(throws: (any Error).self) { try file.write(from: buffer) }
        let again = try AVAudioFile(forReading: url, commonFormat: .pcmFormatInt16, interleaved: true)
        let read = try #require(AVAudioPCMBuffer(pcmFormat: again.processingFormat, frameCapacity: 9))
        try again.read(into: read)
        #expect(again.fileFormat.settings[AVLinearPCMBitDepthKey] as? Int == 24 && read.frameLength == 3)
        #expect((0..<3).map { read.int16ChannelData?[0][$0] } == [0, 8192, 16_384])
    }
}
