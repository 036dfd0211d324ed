import CoreAudio
import Foundation
import OrielFoundation

/// The form and the place of the samples in a file.
struct PCMHeader {
    let type: AudioFileTypeID
    let form: AudioStreamBasicDescription
    let layout: PCMLayout
    let offset: UInt64
    let length: UInt64

    /// The types that are read and written.
    static let types = [kAudioFileWAVEType, kAudioFileAIFFType, kAudioFileAIFCType, kAudioFileCAFType]

    /// The pieces of a file: their names, first bytes and lengths.
    private struct Chunks {
        let handle: FileHandle
        let end: UInt64

        func bytes(_ count: Int, at place: UInt64) -> [UInt8]? {
            guard (try? handle.seek(toOffset: place)) != nil, let data = try? handle.read(upToCount: count),
                data.count == count
            else { return nil }
            return [UInt8](data)
        }

        /// Calls a function with each piece until it returns false.
        func visit(
            from start: UInt64, isBigEndian: Bool, wide: Bool,
            _ body: (_ name: String, _ place: UInt64, _ length: UInt64) -> Bool
        ) {
            var place = start
            let size = wide ? 12 : 8
            while place + UInt64(size) <= end, let head = bytes(size, at: place) {
                let name = String(decoding: head[..<4], as: UTF8.self)
                let number = PCMHeader.number(head[4...], isBigEndian)
                let room = end - place - UInt64(size)
                // A length that is not known, or larger than the file, reaches to its end.
                let length = min(number, room)
                guard body(name, place + UInt64(size), length) else { return }
                place += UInt64(size) + length + (wide ? 0 : length & 1)
            }
        }
    }

    fileprivate static func number(_ bytes: ArraySlice<UInt8>, _ isBigEndian: Bool) -> UInt64 {
        (isBigEndian ? Array(bytes) : bytes.reversed()).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads the beginning of a file.
    init(reading handle: FileHandle) throws(AudioFileFailure) {
        guard let end = try? handle.seekToEnd() else { throw AudioFileFailure(kAudioFileUnspecifiedError) }
        let chunks = Chunks(handle: handle, end: end)
        guard let head = chunks.bytes(12, at: 0) else { throw AudioFileFailure(kAudioFileUnsupportedFileTypeError) }
        func name(_ range: Range<Int>) -> String { String(decoding: head[range], as: UTF8.self) }
        switch (name(0..<4), name(8..<12)) {
        case ("RIFF", "WAVE"), ("RF64", "WAVE"): try self.init(wave: chunks)
        case ("FORM", "AIFF"): try self.init(aiff: chunks, kAudioFileAIFFType)
        case ("FORM", "AIFC"): try self.init(aiff: chunks, kAudioFileAIFCType)
        case ("caff", _): try self.init(caf: chunks)
        default: throw AudioFileFailure(kAudioFileUnsupportedFileTypeError)
        }
    }

    private init(
        _ type: AudioFileTypeID, rate: Double, channels: UInt64, bits: UInt64, flags: AudioFormatFlags, offset: UInt64,
        length: UInt64
    ) throws(AudioFileFailure) {
        guard (1...1024).contains(channels), (8...64).contains(bits) else {
            throw AudioFileFailure(kAudioFileUnsupportedDataFormatError)
        }
        let bytes = UInt32((bits + 7) / 8)
        // Numbers with fewer bits than their bytes have are at the upper end.
        let place = bits % 8 == 0 ? kAudioFormatFlagIsPacked : kAudioFormatFlagIsAlignedHigh
        form = AudioStreamBasicDescription(
            mSampleRate: rate, mFormatID: kAudioFormatLinearPCM, mFormatFlags: flags | place,
            mBytesPerPacket: bytes * UInt32(channels), mFramesPerPacket: 1, mBytesPerFrame: bytes * UInt32(channels),
            mChannelsPerFrame: UInt32(channels), mBitsPerChannel: UInt32(bits))
        guard let layout = PCMLayout(form) else { throw AudioFileFailure(kAudioFileUnsupportedDataFormatError) }
        (self.type, self.layout, self.offset) = (type, layout, offset)
        self.length = length - length % UInt64(layout.frame)
    }

    private init(wave chunks: Chunks) throws(AudioFileFailure) {
        var (format, data): ([UInt8]?, (UInt64, UInt64)?)
        chunks.visit(from: 12, isBigEndian: false, wide: false) { name, place, length in
            if name == "fmt ", length >= 16 { format = chunks.bytes(Int(min(length, 40)), at: place) }
            if name == "data" { data = (place, length) }
            return data == nil || format == nil
        }
        guard let format, let data else { throw AudioFileFailure(kAudioFileInvalidFileError) }
        func field(_ range: Range<Int>) -> UInt64 { Self.number(format[range], false) }
        var tag = field(0..<2)
        if tag == 0xFFFE, format.count >= 26 { tag = field(24..<26) }
        guard tag == 1 || tag == 3 else { throw AudioFileFailure(kAudioFileUnsupportedDataFormatError) }
        let bits = field(14..<16)
        let flags = tag == 3 ? kAudioFormatFlagIsFloat : bits > 8 ? kAudioFormatFlagIsSignedInteger : 0
        try self.init(
            kAudioFileWAVEType, rate: Double(field(4..<8)), channels: field(2..<4), bits: bits, flags: flags,
            offset: data.0, length: data.1)
    }

    private init(aiff chunks: Chunks, _ type: AudioFileTypeID) throws(AudioFileFailure) {
        var (common, data): ([UInt8]?, (UInt64, UInt64)?)
        chunks.visit(from: 12, isBigEndian: true, wide: false) { name, place, length in
            if name == "COMM", length >= 18 { common = chunks.bytes(Int(min(length, 22)), at: place) }
            if name == "SSND", length >= 8, let head = chunks.bytes(4, at: place) {
                let gap = min(Self.number(head[...], true), length - 8)
                data = (place + 8 + gap, length - 8 - gap)
            }
            return data == nil || common == nil
        }
        guard let common, let data else { throw AudioFileFailure(kAudioFileInvalidFileError) }
        func field(_ range: Range<Int>) -> UInt64 { Self.number(common[range], true) }
        var flags = kAudioFormatFlagIsSignedInteger | kAudioFormatFlagIsBigEndian
        var bits = field(6..<8)
        if type == kAudioFileAIFCType, common.count >= 22 {
            switch String(decoding: common[18..<22], as: UTF8.self) {
            case "NONE", "twos", "in24", "in32": break
            case "sowt": flags = kAudioFormatFlagIsSignedInteger
            case "raw ": flags = kAudioFormatFlagIsBigEndian
            case "fl32", "FL32": (flags, bits) = (kAudioFormatFlagIsFloat | kAudioFormatFlagIsBigEndian, 32)
            case "fl64", "FL64": (flags, bits) = (kAudioFormatFlagIsFloat | kAudioFormatFlagIsBigEndian, 64)
            default: throw AudioFileFailure(kAudioFileUnsupportedDataFormatError)
            }
        }
        try self.init(
            type, rate: Self.extended(Array(common[8..<18])), channels: field(0..<2), bits: bits, flags: flags,
            offset: data.0, length: data.1)
    }

    private init(caf chunks: Chunks) throws(AudioFileFailure) {
        var (format, data): ([UInt8]?, (UInt64, UInt64)?)
        chunks.visit(from: 8, isBigEndian: true, wide: true) { name, place, length in
            if name == "desc", length >= 32 { format = chunks.bytes(32, at: place) }
            if name == "data", length >= 4 { data = (place + 4, length - 4) }
            return data == nil || format == nil
        }
        guard let format, let data else { throw AudioFileFailure(kAudioFileInvalidFileError) }
        func field(_ range: Range<Int>) -> UInt64 { Self.number(format[range], true) }
        guard field(8..<12) == UInt64(kAudioFormatLinearPCM) else {
            throw AudioFileFailure(kAudioFileUnsupportedDataFormatError)
        }
        let flags =
            (field(12..<16) & 1 != 0 ? kAudioFormatFlagIsFloat : kAudioFormatFlagIsSignedInteger)
            | (field(12..<16) & 2 != 0 ? 0 : kAudioFormatFlagIsBigEndian)
        try self.init(
            kAudioFileCAFType, rate: Double(bitPattern: field(0..<8)), channels: field(24..<28), bits: field(28..<32),
            flags: flags, offset: data.0, length: data.1)
    }

    /// A number of 80 bits.
    private static func extended(_ bytes: [UInt8]) -> Double {
        let exponent = Int(bytes[0] & 0x7F) << 8 | Int(bytes[1])
        let mantissa = number(bytes[2...], true)
        return exponent == 0 ? 0 : scalbn(Double(mantissa), min(max(exponent - 16_383 - 63, -2000), 2000))
    }
}
