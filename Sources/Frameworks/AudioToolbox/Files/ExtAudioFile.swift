import CoreAudio
import Foundation
import OrielFoundation

/// A file whose samples are read and written in a form of the app's.
public typealias ExtAudioFileRef = OpaquePointer
/// The name of a property of a converted file, as four letters.
public typealias ExtAudioFilePropertyID = UInt32

private let openConversions = OpaqueTable<FileConversion>()

private func with(
    _ ref: ExtAudioFileRef, _ body: (FileConversion) throws(AudioFileFailure) -> Void
) -> OSStatus {
    guard let file = openConversions.value(ref) else { return kAudio_ParamError }
    do throws(AudioFileFailure) {
        try file.withLock(body)
        return noErr
    } catch { return error.status }
}

/// Opens a file for reading: WAV, AIFF and CAF of samples without a codec, and others if AVFoundation decodes them.
@discardableResult
public func ExtAudioFileOpenURL(
    _ inURL: CFURL, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
    outExtAudioFile.pointee = nil
    do throws(AudioFileFailure) {
        outExtAudioFile.pointee = openConversions.add(try FileConversion(opening: inURL))
        return noErr
    } catch { return error.status }
}
/// Reads and writes an open file, which stays open at the end.
@discardableResult
public func ExtAudioFileWrapAudioFileID(
    _ inFileID: AudioFileID, _ inForWriting: Bool, _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
    outExtAudioFile.pointee = nil
    guard let file = openFiles.value(inFileID) else { return kAudioFileNotOpenError }
    outExtAudioFile.pointee = openConversions.add(FileConversion(file, isOwn: false))
    return noErr
}
/// Creates a file: WAV, AIFF and CAF of samples without a codec.
@discardableResult
public func ExtAudioFileCreateWithURL(
    _ inURL: CFURL, _ inFileType: AudioFileTypeID, _ inStreamDesc: UnsafePointer<AudioStreamBasicDescription>,
    _ inChannelLayout: UnsafePointer<AudioChannelLayout>?, _ inFlags: UInt32,
    _ outExtAudioFile: UnsafeMutablePointer<ExtAudioFileRef?>
) -> OSStatus {
    outExtAudioFile.pointee = nil
    let isErased = AudioFileFlags(rawValue: inFlags).contains(.eraseFile)
    do throws(AudioFileFailure) {
        let file = try PCMFile(creating: inURL, inFileType, inStreamDesc.pointee, erasing: isErased)
        outExtAudioFile.pointee = openConversions.add(FileConversion(file, isOwn: true))
        return noErr
    } catch { return error.status }
}
/// Completes and closes a file.
@discardableResult
public func ExtAudioFileDispose(_ inExtAudioFile: ExtAudioFileRef) -> OSStatus {
    guard let file = openConversions.remove(inExtAudioFile) else { return kAudio_ParamError }
    file.close()
    return noErr
}
/// Reads samples in the app's form, as many as the buffers have room for; 0 at the end.
@discardableResult
public func ExtAudioFileRead(
    _ inExtAudioFile: ExtAudioFileRef, _ ioNumberFrames: UnsafeMutablePointer<UInt32>,
    _ ioData: UnsafeMutablePointer<AudioBufferList>
) -> OSStatus {
    let wanted = Int(ioNumberFrames.pointee)
    ioNumberFrames.pointee = 0
    return with(inExtAudioFile) { file throws(AudioFileFailure) in
        ioNumberFrames.pointee = UInt32(try file.read(wanted, UnsafeMutableAudioBufferListPointer(ioData)))
    }
}
/// Writes samples in the app's form.
@discardableResult
public func ExtAudioFileWrite(
    _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>
) -> OSStatus {
    let list = UnsafeMutableAudioBufferListPointer(UnsafeMutablePointer(mutating: ioData))
    return with(inExtAudioFile) { file throws(AudioFileFailure) in try file.write(Int(inNumberFrames), list) }
}
/// Writes samples in the app's form, before it returns.
@discardableResult
public func ExtAudioFileWriteAsync(
    _ inExtAudioFile: ExtAudioFileRef, _ inNumberFrames: UInt32, _ ioData: UnsafePointer<AudioBufferList>?
) -> OSStatus {
    guard let ioData else { return with(inExtAudioFile) { _ in } }
    return ExtAudioFileWrite(inExtAudioFile, inNumberFrames, ioData)
}
/// Moves the place of the next reading, in the file's samples.
@discardableResult
public func ExtAudioFileSeek(_ inExtAudioFile: ExtAudioFileRef, _ inFrameOffset: Int64) -> OSStatus {
    with(inExtAudioFile) { file throws(AudioFileFailure) in try file.seek(inFrameOffset) }
}
/// Returns the place of the next reading or writing, in the file's samples.
@discardableResult
public func ExtAudioFileTell(
    _ inExtAudioFile: ExtAudioFileRef, _ outFrameOffset: UnsafeMutablePointer<Int64>
) -> OSStatus { with(inExtAudioFile) { outFrameOffset.pointee = $0.position } }

/// Reads how large a property is, in bytes, and whether it can be set.
@discardableResult
public func ExtAudioFileGetPropertyInfo(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
    _ outSize: UnsafeMutablePointer<UInt32>?, _ outWritable: UnsafeMutablePointer<DarwinBoolean>?
) -> OSStatus {
    with(inExtAudioFile) { file throws(AudioFileFailure) in
        guard let data = file.bytes(of: inPropertyID) else {
            throw AudioFileFailure(kExtAudioFileError_InvalidProperty)
        }
        outSize?.pointee = UInt32(data.count)
        outWritable?.pointee = DarwinBoolean(inPropertyID == kExtAudioFileProperty_ClientDataFormat)
    }
}
/// Reads a property.
@discardableResult
public func ExtAudioFileGetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID,
    _ ioPropertyDataSize: UnsafeMutablePointer<UInt32>, _ outPropertyData: UnsafeMutableRawPointer
) -> OSStatus {
    with(inExtAudioFile) { file throws(AudioFileFailure) in
        guard let data = file.bytes(of: inPropertyID) else {
            throw AudioFileFailure(kExtAudioFileError_InvalidProperty)
        }
        guard copy(data, ioPropertyDataSize, outPropertyData) else {
            throw AudioFileFailure(kExtAudioFileError_InvalidPropertySize)
        }
    }
}
/// Sets a property: the form of the app's samples; codecs are accepted without effect.
@discardableResult
public func ExtAudioFileSetProperty(
    _ inExtAudioFile: ExtAudioFileRef, _ inPropertyID: ExtAudioFilePropertyID, _ inPropertyDataSize: UInt32,
    _ inPropertyData: UnsafeRawPointer
) -> OSStatus {
    with(inExtAudioFile) { file throws(AudioFileFailure) in
        switch inPropertyID {
        case kExtAudioFileProperty_ClientDataFormat:
            guard Int(inPropertyDataSize) >= MemoryLayout<AudioStreamBasicDescription>.size else {
                throw AudioFileFailure(kExtAudioFileError_InvalidPropertySize)
            }
            try file.setClient(inPropertyData.loadUnaligned(as: AudioStreamBasicDescription.self))
        case kExtAudioFileProperty_CodecManufacturer, kExtAudioFileProperty_IOBufferSizeBytes,
            kExtAudioFileProperty_ConverterConfig, kExtAudioFileProperty_ClientChannelLayout,
            kExtAudioFileProperty_FileChannelLayout:
            break
        default: throw AudioFileFailure(kExtAudioFileError_InvalidProperty)
        }
    }
}
