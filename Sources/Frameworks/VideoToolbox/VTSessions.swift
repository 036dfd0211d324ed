import CoreMedia
import CoreVideo
import Foundation
import OrielFoundation

/// A session with properties.
public typealias VTSession = AnyObject

/// A session that encodes pictures; none can be created here.
///
/// Follows Apple's [VTCompressionSession](https://developer.apple.com/documentation/videotoolbox/vtcompressionsession).
public final class VTCompressionSession: NSObject {
    private override init() {}
}

/// A session that decodes pictures; none can be created here.
///
/// Follows Apple's [VTDecompressionSession](https://developer.apple.com/documentation/videotoolbox/vtdecompressionsession).
public final class VTDecompressionSession: NSObject {
    private override init() {}
}

/// Flags of pictures that are to be decoded.
public struct VTDecodeFrameFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates flags from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The call may return before the picture is decoded.
    public static let _EnableAsynchronousDecompression = VTDecodeFrameFlags(rawValue: 1)
    /// The picture is not shown.
    public static let _DoNotOutputFrame = VTDecodeFrameFlags(rawValue: 2)
    /// The film is not played faster than its time.
    public static let _1xRealTimePlayback = VTDecodeFrameFlags(rawValue: 4)
    /// Pictures may come in the order of their times.
    public static let _EnableTemporalProcessing = VTDecodeFrameFlags(rawValue: 8)
}

/// Facts about a picture that was decoded.
public struct VTDecodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates facts from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The picture is decoded after the call.
    public static let asynchronous = VTDecodeInfoFlags(rawValue: 1)
    /// The picture was dropped.
    public static let frameDropped = VTDecodeInfoFlags(rawValue: 2)
    /// The pixels may be changed.
    public static let imageBufferModifiable = VTDecodeInfoFlags(rawValue: 4)
}

/// Facts about a picture that was encoded.
public struct VTEncodeInfoFlags: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates facts from their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The picture is encoded after the call.
    public static let asynchronous = VTEncodeInfoFlags(rawValue: 1)
    /// The picture was dropped.
    public static let frameDropped = VTEncodeInfoFlags(rawValue: 2)
}

/// A function that receives encoded pictures.
public typealias VTCompressionOutputCallback =
    @convention(c) (
        UnsafeMutableRawPointer?, UnsafeMutableRawPointer?, OSStatus, UInt32, UnsafeMutableRawPointer?
    ) -> Void
/// A closure that receives an encoded picture.
public typealias VTCompressionOutputHandler = (OSStatus, VTEncodeInfoFlags, CMSampleBuffer?) -> Void
/// A closure that receives a decoded picture.
public typealias VTDecompressionOutputHandler =
    (OSStatus, VTDecodeInfoFlags, CVImageBuffer?, CMTime, CMTime) -> Void

/// Creates a session that encodes pictures; fails with `kVTCouldNotFindVideoEncoderErr`, which is reported once.
@discardableResult
public func VTCompressionSessionCreate(
    allocator: AnyObject?, width: Int32, height: Int32, codecType: UInt32, encoderSpecification: CFDictionary?,
    imageBufferAttributes: CFDictionary?, compressedDataAllocator: AnyObject?,
    outputCallback: VTCompressionOutputCallback?, refcon: UnsafeMutableRawPointer?,
    compressionSessionOut: UnsafeMutablePointer<VTCompressionSession?>
) -> OSStatus {
    compressionSessionOut.pointee = nil
    return missingCodec(kVTCouldNotFindVideoEncoderErr)
}

/// Prepares a session for pictures; fails.
@discardableResult
public func VTCompressionSessionPrepareToEncodeFrames(_ session: VTCompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
/// Encodes a picture; fails.
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, sourceFrameRefcon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
/// Encodes a picture for a closure; fails.
@discardableResult
public func VTCompressionSessionEncodeFrame(
    _ session: VTCompressionSession, imageBuffer: CVImageBuffer, presentationTimeStamp: CMTime, duration: CMTime,
    frameProperties: CFDictionary?, infoFlagsOut: UnsafeMutablePointer<VTEncodeInfoFlags>?,
    outputHandler: @escaping VTCompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
/// Waits for pictures that are being encoded; fails.
@discardableResult
public func VTCompressionSessionCompleteFrames(
    _ session: VTCompressionSession, untilPresentationTimeStamp completeUntilPresentationTimeStamp: CMTime
) -> OSStatus { kVTInvalidSessionErr }
/// Ends a session.
public func VTCompressionSessionInvalidate(_ session: VTCompressionSession) {}

/// Creates a session that decodes pictures; fails with `kVTCouldNotFindVideoDecoderErr`, which is reported once.
@discardableResult
public func VTDecompressionSessionCreate(
    allocator: AnyObject?, formatDescription videoFormatDescription: CMVideoFormatDescription,
    decoderSpecification videoDecoderSpecification: CFDictionary?, imageBufferAttributes: CFDictionary?,
    outputCallback: UnsafeRawPointer?, decompressionSessionOut: UnsafeMutablePointer<VTDecompressionSession?>
) -> OSStatus {
    decompressionSessionOut.pointee = nil
    return missingCodec(kVTCouldNotFindVideoDecoderErr)
}
/// Decodes a picture; fails.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    frameRefcon sourceFrameRefCon: UnsafeMutableRawPointer?,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?
) -> OSStatus { kVTInvalidSessionErr }
/// Decodes a picture for a closure; fails.
@discardableResult
public func VTDecompressionSessionDecodeFrame(
    _ session: VTDecompressionSession, sampleBuffer: CMSampleBuffer, flags decodeFlags: VTDecodeFrameFlags,
    infoFlagsOut: UnsafeMutablePointer<VTDecodeInfoFlags>?, outputHandler: @escaping VTDecompressionOutputHandler
) -> OSStatus { kVTInvalidSessionErr }
/// Waits for pictures that are being decoded; fails.
@discardableResult
public func VTDecompressionSessionWaitForAsynchronousFrames(_ session: VTDecompressionSession) -> OSStatus {
    kVTInvalidSessionErr
}
/// Returns whether a session can decode samples of a form; false.
public func VTDecompressionSessionCanAcceptFormatDescription(
    _ session: VTDecompressionSession, formatDescription newFormatDesc: CMFormatDescription
) -> Bool { false }
/// Ends a session.
public func VTDecompressionSessionInvalidate(_ session: VTDecompressionSession) {}

/// Returns whether a graphics card decodes a codec for the app; false.
public func VTIsHardwareDecodeSupported(_ codecType: UInt32) -> Bool { false }
/// Makes a decoder of the system's available for a codec; there is none.
public func VTRegisterSupplementalVideoDecoderIfAvailable(_ codecType: UInt32) {}
/// Lists the encoders: none.
@discardableResult
public func VTCopyVideoEncoderList(
    _ options: CFDictionary?, _ listOfVideoEncodersOut: UnsafeMutablePointer<CFArray?>
) -> OSStatus {
    listOfVideoEncodersOut.pointee = []
    return 0
}

/// Sets a property of a session; fails.
@discardableResult
public func VTSessionSetProperty(_ session: VTSession, key propertyKey: CFString, value propertyValue: Any?) -> OSStatus
{
    kVTPropertyNotSupportedErr
}
/// Sets properties of a session; fails.
@discardableResult
public func VTSessionSetProperties(_ session: VTSession, propertyDictionary: CFDictionary) -> OSStatus {
    kVTPropertyNotSupportedErr
}
/// Reads a property of a session; fails.
@discardableResult
public func VTSessionCopyProperty(
    _ session: VTSession, key propertyKey: CFString, allocator: AnyObject?, valueOut: UnsafeMutableRawPointer?
) -> OSStatus { kVTPropertyNotSupportedErr }
