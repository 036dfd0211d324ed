import CoreAudio
import Foundation
import OrielFoundation

extension PCMHeader {
    /// Whether a type of files has a form of samples.
    static func canWrite(_ layout: PCMLayout, _ type: AudioFileTypeID) -> Bool {
        guard layout.bits == layout.bytes * 8, layout.channels <= 65_535 else { return false }
        switch type {
        case kAudioFileWAVEType:
            guard !layout.isBigEndian || layout.bits == 8 else { return false }
            // Samples of one byte have no signs, all others have.
            return layout.isFloat || layout.isSigned == (layout.bits > 8)
        case kAudioFileAIFFType:
            return !layout.isFloat && layout.isSigned && (layout.isBigEndian || layout.bits == 8)
        case kAudioFileAIFCType:
            return layout.isFloat ? layout.isBigEndian : layout.isSigned && (layout.isBigEndian || layout.bits <= 16)
        case kAudioFileCAFType: return layout.isSigned
        default: return false
        }
    }

    /// The beginning of a file with a number of bytes of samples.
    static func bytes(_ type: AudioFileTypeID, _ layout: PCMLayout, length: UInt64) -> Data {
        switch type {
        case kAudioFileWAVEType: wave(layout, UInt32(clamping: length))
        case kAudioFileCAFType: caf(layout, length)
        default: aiff(layout, UInt32(clamping: length), hasCodec: type == kAudioFileAIFCType)
        }
    }

    /// Bytes that grow by texts and numbers.
    private struct Writer {
        var data = Data()
        let isBigEndian: Bool
        init(isBigEndian: Bool) { self.isBigEndian = isBigEndian }
        mutating func add(_ text: String) { data += Data(text.utf8) }
        mutating func add(_ number: some FixedWidthInteger) {
            withUnsafeBytes(of: isBigEndian ? number.bigEndian : number.littleEndian) { data.append(contentsOf: $0) }
        }
    }

    private static func wave(_ layout: PCMLayout, _ length: UInt32) -> Data {
        var file = Writer(isBigEndian: false)
        let format: UInt32 = layout.isFloat ? 18 : 16
        file.add("RIFF")
        file.add(length.addingReportingOverflow(20 + format + (length & 1)).partialValue)
        file.add("WAVEfmt ")
        file.add(format)
        file.add(UInt16(layout.isFloat ? 3 : 1))
        file.add(UInt16(layout.channels))
        file.add(UInt32(layout.rate))
        file.add(UInt32(clamping: Int(layout.rate) * layout.frame))
        file.add(UInt16(clamping: layout.frame))
        file.add(UInt16(layout.bits))
        if layout.isFloat { file.add(UInt16(0)) }
        file.add("data")
        file.add(length)
        return file.data
    }

    private static func aiff(_ layout: PCMLayout, _ length: UInt32, hasCodec: Bool) -> Data {
        var file = Writer(isBigEndian: true)
        let common: UInt32 = hasCodec ? 24 : 18
        file.add("FORM")
        file.add(length.addingReportingOverflow(4 + (hasCodec ? 12 : 0) + 8 + common + 16 + (length & 1)).partialValue)
        file.add(hasCodec ? "AIFC" : "AIFF")
        if hasCodec {
            file.add("FVER")
            file.add(UInt32(4))
            file.add(UInt32(0xA280_5140))
        }
        file.add("COMM")
        file.add(common)
        file.add(UInt16(layout.channels))
        file.add(length / UInt32(layout.frame))
        file.add(UInt16(layout.bits))
        // A number of 80 bits: its sign and exponent, and its digits with the first one.
        let exponent = Int(layout.rate.exponent)
        file.add(UInt16(16_383 + exponent))
        file.add(UInt64(scalbn(layout.rate, 63 - exponent)))
        if hasCodec {
            let isWhole = !layout.isFloat
            file.add(isWhole ? (layout.isBigEndian ? "NONE" : "sowt") : layout.bits == 64 ? "fl64" : "fl32")
            file.add(UInt16(0))
        }
        file.add("SSND")
        file.add(length.addingReportingOverflow(8).partialValue)
        file.add(UInt64(0))
        return file.data
    }

    private static func caf(_ layout: PCMLayout, _ length: UInt64) -> Data {
        var file = Writer(isBigEndian: true)
        file.add("caff")
        file.add(UInt16(1))
        file.add(UInt16(0))
        file.add("desc")
        file.add(UInt64(32))
        file.add(layout.rate.bitPattern)
        file.add("lpcm")
        file.add(UInt32(layout.isFloat ? 1 : 0) | UInt32(layout.isBigEndian ? 0 : 2))
        file.add(UInt32(layout.frame))
        file.add(UInt32(1))
        file.add(UInt32(layout.channels))
        file.add(UInt32(layout.bits))
        file.add("data")
        file.add(length + 4)
        file.add(UInt32(0))
        return file.data
    }
}
