import CoreAudio
import CoreVideo
import Foundation

/// The error of arguments without a meaning.
public let kCMFormatDescriptionError_InvalidParameter: OSStatus = -12710
/// The error of a fact that is not there.
public let kCMFormatDescriptionError_ValueNotAvailable: OSStatus = -12718

/// Creates the facts of a film.
@discardableResult
public func CMVideoFormatDescriptionCreate(
    allocator: CFAllocator?, codecType: CMVideoCodecType, width: Int32, height: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        mediaType: .video, dimensions: CMVideoDimensions(width: width, height: height), subtype: codecType,
        extensions: extensions)
    return noErr
}
/// Creates the facts of pictures like the one in pixels.
@discardableResult
public func CMVideoFormatDescriptionCreateForImageBuffer(
    allocator: CFAllocator?, imageBuffer: CVImageBuffer,
    formatDescriptionOut: UnsafeMutablePointer<CMVideoFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = description(of: imageBuffer)
    return noErr
}
func description(of buffer: CVImageBuffer) -> CMFormatDescription {
    let size = CMVideoDimensions(
        width: Int32(clamping: CVPixelBufferGetWidth(buffer)), height: Int32(clamping: CVPixelBufferGetHeight(buffer)))
    return CMFormatDescription(
        mediaType: .video, dimensions: size, subtype: CVPixelBufferGetPixelFormatType(buffer),
        extensions: CVBufferCopyAttachments(buffer, .shouldPropagate))
}
/// Returns whether the facts are right for pictures like the one in pixels.
public func CMVideoFormatDescriptionMatchesImageBuffer(
    _ desc: CMVideoFormatDescription, imageBuffer: CVImageBuffer
) -> Bool {
    let own = description(of: imageBuffer)
    return own.dimensions == desc.dimensions && own.mediaSubType == desc.mediaSubType
}
private func sets(
    _ count: Int, _ pointers: UnsafePointer<UnsafePointer<UInt8>>, _ sizes: UnsafePointer<Int>
) -> [Data]? {
    guard (1...64).contains(count), (0..<count).allSatisfy({ sizes[$0] > 0 }) else { return nil }
    return (0..<count).map { Data(bytes: pointers[$0], count: sizes[$0]) }
}
/// Creates the facts of a film of H.264, whose size is not read of the parameters here.
@discardableResult
public func CMVideoFormatDescriptionCreateFromH264ParameterSets(
    allocator: CFAllocator?, parameterSetCount: Int, parameterSetPointers: UnsafePointer<UnsafePointer<UInt8>>,
    parameterSetSizes: UnsafePointer<Int>, nalUnitHeaderLength: Int32,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = nil
    guard let sets = sets(parameterSetCount, parameterSetPointers, parameterSetSizes) else {
        return kCMFormatDescriptionError_InvalidParameter
    }
    formatDescriptionOut.pointee = CMFormatDescription(
        mediaType: .video, dimensions: CMVideoDimensions(), subtype: kCMVideoCodecType_H264, parameterSets: sets)
    return noErr
}
/// Creates the facts of a film of HEVC, whose size is not read of the parameters here.
@discardableResult
public func CMVideoFormatDescriptionCreateFromHEVCParameterSets(
    allocator: CFAllocator?, parameterSetCount: Int, parameterSetPointers: UnsafePointer<UnsafePointer<UInt8>>,
    parameterSetSizes: UnsafePointer<Int>, nalUnitHeaderLength: Int32, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = nil
    guard let sets = sets(parameterSetCount, parameterSetPointers, parameterSetSizes) else {
        return kCMFormatDescriptionError_InvalidParameter
    }
    formatDescriptionOut.pointee = CMFormatDescription(
        mediaType: .video, dimensions: CMVideoDimensions(), subtype: kCMVideoCodecType_HEVC, extensions: extensions,
        parameterSets: sets)
    return noErr
}
/// Writes a parameter of a film of H.264 to places; the bytes are valid as long as the facts.
@discardableResult
public func CMVideoFormatDescriptionGetH264ParameterSetAtIndex(
    _ videoDesc: CMFormatDescription, parameterSetIndex: Int,
    parameterSetPointerOut: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    parameterSetSizeOut: UnsafeMutablePointer<Int>?, parameterSetCountOut: UnsafeMutablePointer<Int>?,
    nalUnitHeaderLengthOut: UnsafeMutablePointer<Int32>?
) -> OSStatus {
    parameterSetCountOut?.pointee = videoDesc.parameterSets.count
    nalUnitHeaderLengthOut?.pointee = 4
    guard videoDesc.parameterSets.indices.contains(parameterSetIndex) else {
        return kCMFormatDescriptionError_ValueNotAvailable
    }
    parameterSetPointerOut?.pointee = CFDataGetBytePtr(videoDesc.parameterSets[parameterSetIndex])
    parameterSetSizeOut?.pointee = videoDesc.parameterSets[parameterSetIndex].count
    return noErr
}
/// Writes a parameter of a film of HEVC to places.
@discardableResult
public func CMVideoFormatDescriptionGetHEVCParameterSetAtIndex(
    _ videoDesc: CMFormatDescription, parameterSetIndex: Int,
    parameterSetPointerOut: UnsafeMutablePointer<UnsafePointer<UInt8>?>?,
    parameterSetSizeOut: UnsafeMutablePointer<Int>?, parameterSetCountOut: UnsafeMutablePointer<Int>?,
    nalUnitHeaderLengthOut: UnsafeMutablePointer<Int32>?
) -> OSStatus {
    CMVideoFormatDescriptionGetH264ParameterSetAtIndex(
        videoDesc, parameterSetIndex: parameterSetIndex, parameterSetPointerOut: parameterSetPointerOut,
        parameterSetSizeOut: parameterSetSizeOut, parameterSetCountOut: parameterSetCountOut,
        nalUnitHeaderLengthOut: nalUnitHeaderLengthOut)
}
/// Creates the facts of sound.
@discardableResult
public func CMAudioFormatDescriptionCreate(
    allocator: CFAllocator?, asbd: UnsafePointer<AudioStreamBasicDescription>, layoutSize: Int,
    layout: UnsafeRawPointer?, magicCookieSize: Int, magicCookie: UnsafeRawPointer?, extensions: CFDictionary?,
    formatDescriptionOut: UnsafeMutablePointer<CMAudioFormatDescription?>
) -> OSStatus {
    formatDescriptionOut.pointee = CMFormatDescription(
        mediaType: .audio, dimensions: CMVideoDimensions(), subtype: asbd.pointee.mFormatID, sound: asbd.pointee,
        extensions: extensions)
    return noErr
}
/// Returns the form of sound, at a place that stays valid as long as the program runs; nil for a film.
public func CMAudioFormatDescriptionGetStreamBasicDescription(
    _ desc: CMAudioFormatDescription
) -> UnsafePointer<AudioStreamBasicDescription>? { desc.sound.map { SoundForms.shared.place(of: $0) } }

/// The forms of sound to which there are pointers; there are few different ones in a program.
private final class SoundForms: @unchecked Sendable {
    static let shared = SoundForms()
    private let lock = NSLock()
    private var known: [AudioStreamBasicDescription: UnsafePointer<AudioStreamBasicDescription>] = [:]
    func place(of form: AudioStreamBasicDescription) -> UnsafePointer<AudioStreamBasicDescription> {
        lock.withLock {
            if let place = known[form] { return place }
            let place = UnsafeMutablePointer<AudioStreamBasicDescription>.allocate(capacity: 1)
            place.initialize(to: form)
            known[form] = UnsafePointer(place)
            return UnsafePointer(place)
        }
    }
}

/// Returns the size of a film.
public func CMVideoFormatDescriptionGetDimensions(_ videoDesc: CMVideoFormatDescription) -> CMVideoDimensions {
    videoDesc.dimensions
}
/// Returns the size at which a film is shown, in pixels.
public func CMVideoFormatDescriptionGetPresentationDimensions(
    _ videoDesc: CMVideoFormatDescription, usePixelAspectRatio: Bool, useCleanAperture: Bool
) -> CGSize { CGSize(width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height)) }
/// Returns the part of a film that is shown, in pixels.
public func CMVideoFormatDescriptionGetCleanAperture(
    _ videoDesc: CMVideoFormatDescription, originIsAtTopLeft: Bool
) -> CGRect {
    CGRect(x: 0, y: 0, width: Int(videoDesc.dimensions.width), height: Int(videoDesc.dimensions.height))
}
/// Returns the kind of media.
public func CMFormatDescriptionGetMediaType(_ desc: CMFormatDescription) -> CMMediaType { desc.mediaType.rawValue }
/// Returns the codec, or the format of pixels.
public func CMFormatDescriptionGetMediaSubType(_ desc: CMFormatDescription) -> FourCharCode {
    desc.mediaSubType.rawValue
}
/// Returns further facts; nil if there are none.
public func CMFormatDescriptionGetExtensions(_ desc: CMFormatDescription) -> CFDictionary? {
    desc.extensionValues.count == 0 ? nil : desc.extensionValues
}
/// Returns a further fact; nil if there is none of the name.
public func CMFormatDescriptionGetExtension(_ desc: CMFormatDescription, extensionKey: CFString) -> CFPropertyList? {
    desc.extensionValues.object(forKey: extensionKey).map { $0 as AnyObject }
}
/// Returns whether two descriptions have the same facts.
public func CMFormatDescriptionEqual(
    _ formatDescription: CMFormatDescription?, otherFormatDescription: CMFormatDescription?
) -> Bool { formatDescription == otherFormatDescription }
