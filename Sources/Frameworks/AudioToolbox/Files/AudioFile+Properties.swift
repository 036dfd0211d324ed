import CoreAudio
import Foundation
import OrielFoundation

/// The value of a property of a file, in bytes; nil for a property that files do not have here.
private func bytes(of id: AudioFilePropertyID, _ file: PCMFile) -> Data? {
    func data<Value>(_ value: Value) -> Data { withUnsafeBytes(of: value) { Data($0) } }
    switch id {
    case kAudioFilePropertyFileFormat: return data(file.type)
    case kAudioFilePropertyDataFormat: return data(file.form)
    case kAudioFilePropertyIsOptimized: return data(UInt32(1))
    case kAudioFilePropertyAudioDataByteCount: return data(file.length)
    case kAudioFilePropertyAudioDataPacketCount: return data(UInt64(file.frames))
    case kAudioFilePropertyMaximumPacketSize, kAudioFilePropertyPacketSizeUpperBound:
        return data(UInt32(file.layout.frame))
    case kAudioFilePropertyDataOffset: return data(Int64(file.offset))
    case kAudioFilePropertyEstimatedDuration: return data(Double(file.frames) / file.layout.rate)
    case kAudioFilePropertyBitRate: return data(UInt32(clamping: Int(file.layout.rate) * file.layout.frame * 8))
    case kAudioFilePropertySourceBitDepth: return data(Int32(file.layout.bits) * (file.layout.isFloat ? -1 : 1))
    case kAudioFilePropertyDeferSizeUpdates: return data(UInt32(1))
    default: return nil
    }
}

/// Copies a value to memory with room for a number of bytes, which becomes the value's.
func copy(_ data: Data, _ size: UnsafeMutablePointer<UInt32>, _ place: UnsafeMutableRawPointer) -> Bool {
    guard Int(size.pointee) >= data.count else { return false }
    data.copyBytes(to: UnsafeMutableRawBufferPointer(start: place, count: data.count))
    size.pointee = UInt32(data.count)
    return true
}

/// Reads how large a property of a file is, in bytes, and whether it can be set.
@discardableResult
public func AudioFileGetPropertyInfo(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ outDataSize: UnsafeMutablePointer<UInt32>?,
    _ isWritable: UnsafeMutablePointer<UInt32>?
) -> OSStatus {
    withFile(inAudioFile) { file throws(AudioFileFailure) in
        guard let data = bytes(of: inPropertyID, file) else {
            throw AudioFileFailure(kAudioFileUnsupportedPropertyError)
        }
        outDataSize?.pointee = UInt32(data.count)
        isWritable?.pointee = 0
    }
}
/// Reads a property of a file.
@discardableResult
public func AudioFileGetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ ioDataSize: UnsafeMutablePointer<UInt32>,
    _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
    withFile(inAudioFile) { file throws(AudioFileFailure) in
        guard let data = bytes(of: inPropertyID, file) else {
            throw AudioFileFailure(kAudioFileUnsupportedPropertyError)
        }
        guard copy(data, ioDataSize, outPropertyData) else { throw AudioFileFailure(kAudioFileBadPropertySizeError) }
    }
}
/// Sets a property of a file; fails, except for the properties about when its size is written.
@discardableResult
public func AudioFileSetProperty(
    _ inAudioFile: AudioFileID, _ inPropertyID: AudioFilePropertyID, _ inDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    withFile(inAudioFile) { _ throws(AudioFileFailure) in
        let known = [kAudioFilePropertyDeferSizeUpdates, kAudioFilePropertyReserveDuration]
        guard known.contains(inPropertyID) else { throw AudioFileFailure(kAudioFileUnsupportedPropertyError) }
    }
}
