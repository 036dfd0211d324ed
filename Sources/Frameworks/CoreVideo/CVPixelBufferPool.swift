import Foundation
import OrielFoundation

/// The key of the least number of buffers of a pool.
public let kCVPixelBufferPoolMinimumBufferCountKey = "MinimumBufferCount"
/// The key of how long a buffer is kept after its last use, in seconds.
public let kCVPixelBufferPoolMaximumBufferAgeKey = "MaximumBufferAge"
/// The key of the greatest number of buffers in use, for one request.
public let kCVPixelBufferPoolAllocationThresholdKey = "BufferPoolAllocationThreshold"
/// The result where a pool has as many buffers in use as a request allows.
public let kCVReturnWouldExceedAllocationThreshold: CVReturn = -6689
/// The result for attributes without which a pool makes no buffers.
public let kCVReturnInvalidPoolAttributes: CVReturn = -6691

/// Makes buffers of pixels that are alike.
///
/// Follows Apple's [CVPixelBufferPool](https://developer.apple.com/documentation/corevideo/cvpixelbufferpool-77o). Buffers are
/// released with their last use, and made when they are asked for.
public final class CVPixelBufferPool: NSObject, @unchecked Sendable {
    let settings: NSDictionary
    let attributes: NSDictionary
    private let lock = NSLock()
    private var made: [() -> CVPixelBuffer?] = []
    init(_ settings: NSDictionary?, _ attributes: NSDictionary?) {
        (self.settings, self.attributes) = (settings ?? NSDictionary(), attributes ?? NSDictionary())
    }
    /// The number of buffers that are in use.
    var inUse: Int {
        lock.withLock {
            made.removeAll { $0() == nil }
            return made.count
        }
    }
    func note(_ buffer: CVPixelBuffer) { lock.withLock { made.append { [weak buffer] in buffer } } }
}

/// The buffers that a pool releases.
public struct CVPixelBufferPoolFlushFlags: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// All buffers that are not in use.
    public static let excessBuffers = CVPixelBufferPoolFlushFlags(rawValue: 1)
}

/// Creates a pool of buffers with attributes.
@discardableResult
public func CVPixelBufferPoolCreate(
    _ allocator: CFAllocator?, _ poolAttributes: CFDictionary?, _ pixelBufferAttributes: CFDictionary?,
    _ poolOut: UnsafeMutablePointer<CVPixelBufferPool?>
) -> CVReturn {
    poolOut.pointee = CVPixelBufferPool(poolAttributes, pixelBufferAttributes)
    return kCVReturnSuccess
}
/// Creates pixels with a pool's attributes; fails where these have no size or format.
@discardableResult
public func CVPixelBufferPoolCreatePixelBuffer(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    func number(_ key: String) -> Int { (pixelBufferPool.attributes[key] as? NSNumber)?.intValue ?? 0 }
    let format = UInt32(truncatingIfNeeded: number(kCVPixelBufferPixelFormatTypeKey))
    let result = CVPixelBufferCreate(
        allocator, number(kCVPixelBufferWidthKey), number(kCVPixelBufferHeightKey), format, pixelBufferPool.attributes,
        pixelBufferOut)
    if let buffer = pixelBufferOut.pointee { pixelBufferPool.note(buffer) }
    return result
}
/// Creates pixels with a pool's attributes, unless as many buffers are in use as further attributes allow.
@discardableResult
public func CVPixelBufferPoolCreatePixelBufferWithAuxAttributes(
    _ allocator: CFAllocator?, _ pixelBufferPool: CVPixelBufferPool, _ auxAttributes: CFDictionary?,
    _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
    pixelBufferOut.pointee = nil
    if let limit = auxAttributes?[kCVPixelBufferPoolAllocationThresholdKey] as? NSNumber,
        pixelBufferPool.inUse >= limit.intValue
    {
        return kCVReturnWouldExceedAllocationThreshold
    }
    return CVPixelBufferPoolCreatePixelBuffer(allocator, pixelBufferPool, pixelBufferOut)
}
/// Releases buffers that are not in use; a pool keeps none here.
public func CVPixelBufferPoolFlush(_ pool: CVPixelBufferPool, _ options: CVPixelBufferPoolFlushFlags) {}
/// Returns the settings of a pool.
public func CVPixelBufferPoolGetAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.settings }
/// Returns the attributes of a pool's buffers.
public func CVPixelBufferPoolGetPixelBufferAttributes(_ pool: CVPixelBufferPool) -> CFDictionary? { pool.attributes }
/// Returns the number of the type of pools.
public func CVPixelBufferPoolGetTypeID() -> CFTypeID { 0xC2 }
