import CoreAudio
import Foundation
import OrielFoundation

/// A file of sound that is open.
public typealias AudioFileID = OpaquePointer
/// The type of a file, as four letters.
public typealias AudioFileTypeID = UInt32
/// The name of a property of a file, as four letters.
public typealias AudioFilePropertyID = UInt32

/// How a file is created and opened.
///
/// Follows Apple's [AudioFileFlags](https://developer.apple.com/documentation/audiotoolbox/audiofileflags).
public struct AudioFileFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// An older file is replaced.
    public static let eraseFile = AudioFileFlags(rawValue: 1)
    /// Samples begin anywhere, not at a full page.
    public static let dontPageAlignAudioData = AudioFileFlags(rawValue: 2)
}

/// Whether a file is read or written.
public enum AudioFilePermissions: Int8, Sendable {
    case readPermission = 1
    case writePermission, readWritePermission
}

/// Things with pointers that apps pass to functions.
final class OpaqueTable<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [OpaquePointer: Value] = [:]
    func add(_ value: Value) -> OpaquePointer {
        let pointer = OpaquePointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
        lock.withLock { values[pointer] = value }
        return pointer
    }
    func value(_ pointer: OpaquePointer) -> Value? { lock.withLock { values[pointer] } }
    func remove(_ pointer: OpaquePointer) -> Value? {
        let value = lock.withLock { values.removeValue(forKey: pointer) }
        if value != nil { UnsafeMutableRawPointer(pointer).deallocate() }
        return value
    }
}

let openFiles = OpaqueTable<PCMFile>()

/// Calls a function with an open file; returns why that failed.
func withFile(_ id: AudioFileID, _ body: (PCMFile) throws(AudioFileFailure) -> Void) -> OSStatus {
    guard let file = openFiles.value(id) else { return kAudioFileNotOpenError }
    do {
        try body(file)
        return noErr
    } catch { return error.status }
}

/// Opens a file: WAV, AIFF and CAF of samples without a codec; fails for other files.
@discardableResult
public func AudioFileOpenURL(
    _ inFileRef: CFURL, _ inPermissions: AudioFilePermissions, _ inFileTypeHint: AudioFileTypeID,
    _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    outAudioFile.pointee = nil
    do throws(AudioFileFailure) {
        outAudioFile.pointee = openFiles.add(try PCMFile(opening: inFileRef, writing: inPermissions != .readPermission))
        return noErr
    } catch { return error.status }
}
/// Creates a file: WAV, AIFF and CAF of samples without a codec.
@discardableResult
public func AudioFileCreateWithURL(
    _ inFileRef: CFURL, _ inFileType: AudioFileTypeID, _ inFormat: UnsafePointer<AudioStreamBasicDescription>,
    _ inFlags: AudioFileFlags, _ outAudioFile: UnsafeMutablePointer<AudioFileID?>
) -> OSStatus {
    outAudioFile.pointee = nil
    do throws(AudioFileFailure) {
        let file = try PCMFile(creating: inFileRef, inFileType, inFormat.pointee, erasing: inFlags.contains(.eraseFile))
        outAudioFile.pointee = openFiles.add(file)
        return noErr
    } catch { return error.status }
}
/// Completes and closes a file.
@discardableResult
public func AudioFileClose(_ inAudioFile: AudioFileID) -> OSStatus {
    guard let file = openFiles.remove(inAudioFile) else { return kAudioFileNotOpenError }
    file.close()
    return noErr
}
/// Brings a file in order, which it is.
@discardableResult
public func AudioFileOptimize(_ inAudioFile: AudioFileID) -> OSStatus { withFile(inAudioFile) { _ in } }

/// Reads bytes of samples; the error of the end where there are fewer.
@discardableResult
public func AudioFileReadBytes(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ outBuffer: UnsafeMutableRawPointer
) -> OSStatus {
    let wanted = ioNumBytes.pointee
    ioNumBytes.pointee = 0
    let status = withFile(inAudioFile) { file throws(AudioFileFailure) in
        guard inStartingByte >= 0 else { throw AudioFileFailure(kAudioFilePositionError) }
        let data = try file.read(Int(wanted), at: UInt64(inStartingByte))
        data.copyBytes(to: UnsafeMutableRawBufferPointer(start: outBuffer, count: data.count))
        ioNumBytes.pointee = UInt32(data.count)
    }
    return status == noErr && ioNumBytes.pointee < wanted ? kAudioFileEndOfFileError : status
}
/// Writes bytes of samples.
@discardableResult
public func AudioFileWriteBytes(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inStartingByte: Int64,
    _ ioNumBytes: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus {
    withFile(inAudioFile) { file throws(AudioFileFailure) in
        guard inStartingByte >= 0 else { throw AudioFileFailure(kAudioFilePositionError) }
        try file.write(Data(bytes: inBuffer, count: Int(ioNumBytes.pointee)), at: UInt64(inStartingByte))
    }
}
/// Reads packets, each of one sample of each channel, as far as there is room for their bytes.
@discardableResult
public func AudioFileReadPacketData(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ ioNumBytes: UnsafeMutablePointer<UInt32>,
    _ outPacketDescriptions: UnsafeMutablePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ outBuffer: UnsafeMutableRawPointer?
) -> OSStatus {
    let (room, wanted) = (Int(ioNumBytes.pointee), Int(ioNumPackets.pointee))
    (ioNumBytes.pointee, ioNumPackets.pointee) = (0, 0)
    var isShort = false
    let status = withFile(inAudioFile) { file throws(AudioFileFailure) in
        guard inStartingPacket >= 0, let outBuffer else { throw AudioFileFailure(kAudioFileInvalidPacketOffsetError) }
        let size = file.layout.frame
        let count = min(wanted, room / size)
        guard inStartingPacket <= file.frames else { throw AudioFileFailure(kAudioFileEndOfFileError) }
        let data = try file.read(count * size, at: UInt64(inStartingPacket) * UInt64(size))
        data.copyBytes(to: UnsafeMutableRawBufferPointer(start: outBuffer, count: data.count))
        (ioNumBytes.pointee, ioNumPackets.pointee) = (UInt32(data.count), UInt32(data.count / size))
        for index in 0..<(outPacketDescriptions == nil ? 0 : data.count / size) {
            outPacketDescriptions?[index] = AudioStreamPacketDescription(
                mStartOffset: Int64(index * size), mVariableFramesInPacket: 0, mDataByteSize: UInt32(size))
        }
        isShort = data.count / size < count
    }
    return status == noErr && isShort ? kAudioFileEndOfFileError : status
}
/// Writes packets, each of one sample of each channel.
@discardableResult
public func AudioFileWritePackets(
    _ inAudioFile: AudioFileID, _ inUseCache: Bool, _ inNumBytes: UInt32,
    _ inPacketDescriptions: UnsafePointer<AudioStreamPacketDescription>?, _ inStartingPacket: Int64,
    _ ioNumPackets: UnsafeMutablePointer<UInt32>, _ inBuffer: UnsafeRawPointer
) -> OSStatus {
    withFile(inAudioFile) { file throws(AudioFileFailure) in
        guard inStartingPacket >= 0 else { throw AudioFileFailure(kAudioFileInvalidPacketOffsetError) }
        let size = file.layout.frame
        let count = min(Int(ioNumPackets.pointee), Int(inNumBytes) / size)
        try file.write(Data(bytes: inBuffer, count: count * size), at: UInt64(inStartingPacket) * UInt64(size))
        ioNumPackets.pointee = UInt32(count)
    }
}
