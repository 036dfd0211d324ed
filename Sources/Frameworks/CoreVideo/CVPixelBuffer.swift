import Foundation
import OrielFoundation

/// A result of a function of Core Video: 0 for success.
public typealias CVReturn = Int32
/// Success.
public let kCVReturnSuccess: CVReturn = 0
/// The result of a function that failed.
public let kCVReturnError: CVReturn = -6660
/// The result for arguments that make no sense.
public let kCVReturnInvalidArgument: CVReturn = -6661
/// The result where there is not enough memory.
public let kCVReturnAllocationFailed: CVReturn = -6662
/// The result for what there is not here.
public let kCVReturnUnsupported: CVReturn = -6663
/// The result for a size that is not possible.
public let kCVReturnInvalidSize: CVReturn = -6681
/// The result for a format that is not known.
public let kCVReturnInvalidPixelFormat: CVReturn = -6680

/// Pixels in memory, in one or several planes.
///
/// Follows Apple's [CVPixelBuffer](https://developer.apple.com/documentation/corevideo/cvpixelbuffer-q2e).
public final class CVBuffer: NSObject, @unchecked Sendable {
    /// A plane of pixels.
    struct Plane {
        var width: Int, height: Int, bytesPerRow: Int
        var address: UnsafeMutableRawPointer
    }

    let width: Int, height: Int
    let format: OSType
    let planes: [Plane]
    private let release: () -> Void
    private let lock = NSLock()
    private var attachments: [String: (value: AnyObject, mode: CVAttachmentMode)] = [:]
    let attributes: NSDictionary

    init(
        width: Int, height: Int, format: OSType, planes: [Plane], attributes: NSDictionary?,
        release: @escaping () -> Void
    ) {
        (self.width, self.height, self.format, self.planes) = (width, height, format, planes)
        self.attributes = attributes ?? NSDictionary()
        self.release = release
        super.init()
    }

    deinit { release() }

    subscript(attachment key: String) -> (value: AnyObject, mode: CVAttachmentMode)? {
        get { lock.withLock { attachments[key] } }
        set { lock.withLock { attachments[key] = newValue } }
    }

    var allAttachments: [String: (value: AnyObject, mode: CVAttachmentMode)] {
        get { lock.withLock { attachments } }
        set { lock.withLock { attachments = newValue } }
    }
}

/// A picture in memory.
public typealias CVImageBuffer = CVBuffer
/// Pixels in memory.
public typealias CVPixelBuffer = CVBuffer

/// How pixels in memory are locked.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    /// Creates flags from their bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The pixels will not be changed.
    public static let readOnly = CVPixelBufferLockFlags(rawValue: 1)
}

/// Whether a note about pixels is passed on to copies.
public enum CVAttachmentMode: UInt32, Sendable { case shouldNotPropagate = 0, shouldPropagate }

/// Creates pixels that are all zero.
/// - Parameter pixelBufferOut: Receives the pixels; nil where that failed.
/// - Returns: A failure for a size that is not positive or too large, and for an unknown format.
@discardableResult
public func CVPixelBufferCreate(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard width > 0, height > 0, width <= 32_768, height <= 32_768 else { return kCVReturnInvalidSize }
    guard let layout = PixelLayout(pixelFormatType, width, height) else { return kCVReturnInvalidPixelFormat }
    guard let memory = calloc(layout.byteCount, 1) else { return kCVReturnAllocationFailed }
    pixelBufferOut.pointee = CVPixelBuffer(
        width: width, height: height, format: pixelFormatType, planes: layout.planes(at: memory),
        attributes: pixelBufferAttributes
    ) { free(memory) }
    return kCVReturnSuccess
}

/// A function that frees the bytes of pixels, given the app's value and their address.
public typealias CVPixelBufferReleaseBytesCallback =
    @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer?) -> Void

/// Creates pixels of the app's bytes, which are used where they are.
@discardableResult
public func CVPixelBufferCreateWithBytes(
    _ allocator: AnyObject?, _ width: Int, _ height: Int, _ pixelFormatType: OSType,
    _ baseAddress: UnsafeMutableRawPointer, _ bytesPerRow: Int,
    _ releaseCallback: CVPixelBufferReleaseBytesCallback?, _ releaseRefCon: UnsafeMutableRawPointer?,
    _ pixelBufferAttributes: CFDictionary?, _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    guard width > 0, height > 0, bytesPerRow > 0 else { return kCVReturnInvalidArgument }
    guard let layout = PixelLayout(pixelFormatType, width, height), layout.rows.count == 1 else {
        return kCVReturnInvalidPixelFormat
    }
    nonisolated(unsafe) let (address, context) = (baseAddress, releaseRefCon)
    let plane = CVBuffer.Plane(width: width, height: height, bytesPerRow: bytesPerRow, address: baseAddress)
    pixelBufferOut.pointee = CVPixelBuffer(
        width: width, height: height, format: pixelFormatType, planes: [plane], attributes: pixelBufferAttributes
    ) { releaseCallback?(context, address) }
    return kCVReturnSuccess
}

/// Locks pixels for the app; they are always in memory here.
@discardableResult
public func CVPixelBufferLockBaseAddress(_ pixelBuffer: CVPixelBuffer, _ lockFlags: CVPixelBufferLockFlags) -> CVReturn
{
    kCVReturnSuccess
}
/// Unlocks pixels.
@discardableResult
public func CVPixelBufferUnlockBaseAddress(
    _ pixelBuffer: CVPixelBuffer, _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Returns the width, in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.width }
/// Returns the height, in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVPixelBuffer) -> Int { pixelBuffer.height }
/// Returns the format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVPixelBuffer) -> OSType { pixelBuffer.format }
/// Returns the address of the first pixel, or of the first plane's.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVPixelBuffer) -> UnsafeMutableRawPointer? {
    pixelBuffer.planes.first?.address
}
/// Returns the number of bytes of a row, or of the first plane's.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.first?.bytesPerRow ?? 0
}
/// Returns the number of bytes.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.reduce(0) { $0 + $1.bytesPerRow * $1.height }
}
/// Returns whether there are several planes.
public func CVPixelBufferIsPlanar(_ pixelBuffer: CVPixelBuffer) -> Bool { pixelBuffer.planes.count > 1 }
/// Returns the number of planes; 0 where the pixels are in one.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVPixelBuffer) -> Int {
    pixelBuffer.planes.count > 1 ? pixelBuffer.planes.count : 0
}

private func plane(_ buffer: CVPixelBuffer, _ index: Int) -> CVBuffer.Plane? {
    buffer.planes.indices.contains(index) ? buffer.planes[index] : nil
}

/// Returns the width of a plane; 0 where there is none.
public func CVPixelBufferGetWidthOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.width ?? 0
}
/// Returns the height of a plane; 0 where there is none.
public func CVPixelBufferGetHeightOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.height ?? 0
}
/// Returns the address of a plane; nil where there is none.
public func CVPixelBufferGetBaseAddressOfPlane(
    _ pixelBuffer: CVPixelBuffer, _ planeIndex: Int
) -> UnsafeMutableRawPointer? { plane(pixelBuffer, planeIndex)?.address }
/// Returns the number of bytes of a plane's row; 0 where there is none.
public func CVPixelBufferGetBytesPerRowOfPlane(_ pixelBuffer: CVPixelBuffer, _ planeIndex: Int) -> Int {
    plane(pixelBuffer, planeIndex)?.bytesPerRow ?? 0
}
