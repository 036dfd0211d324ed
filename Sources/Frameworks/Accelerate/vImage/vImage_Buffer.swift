import Foundation

/// A number of pixels.
public typealias vImagePixelCount = UInt
/// The result of a function: 0 for success, a negative number for an error.
public typealias vImage_Error = Int
/// Options of a function, as bits.
public typealias vImage_Flags = UInt32
/// A gray of eight bits.
public typealias Pixel_8 = UInt8
/// A gray as a number with a fraction.
public typealias Pixel_F = Float
/// Four components of eight bits.
public typealias Pixel_8888 = (UInt8, UInt8, UInt8, UInt8)
/// Four components with fractions.
public typealias Pixel_FFFF = (Float, Float, Float, Float)

/// The function succeeded.
public let kvImageNoError: vImage_Error = 0
/// The area to read is larger than the picture.
public let kvImageRoiLargerThanInputBuffer: vImage_Error = -21766
/// A kernel's size is not valid.
public let kvImageInvalidKernelSize: vImage_Error = -21767
/// The style of the edges is not valid.
public let kvImageInvalidEdgeStyle: vImage_Error = -21768
/// The place of the area to read is not valid.
public let kvImageInvalidOffset_X: vImage_Error = -21769
/// The place of the area to read is not valid.
public let kvImageInvalidOffset_Y: vImage_Error = -21770
/// There is no memory left.
public let kvImageMemoryAllocationError: vImage_Error = -21771
/// A pointer is nil.
public let kvImageNullPointerArgument: vImage_Error = -21772
/// A parameter is not valid.
public let kvImageInvalidParameter: vImage_Error = -21773
/// The sizes of the pictures don't fit.
public let kvImageBufferSizeMismatch: vImage_Error = -21774
/// Flags are not known.
public let kvImageUnknownFlagsBit: vImage_Error = -21775
/// An error that should not occur.
public let kvImageInternalError: vImage_Error = -21776
/// The bytes of a row are not valid.
public let kvImageInvalidRowBytes: vImage_Error = -21777
/// A format is not supported.
public let kvImageInvalidImageFormat: vImage_Error = -21778

/// No options.
public let kvImageNoFlags: vImage_Flags = 0
/// The opacity stays as it is.
public let kvImageLeaveAlphaUnchanged: vImage_Flags = 1
/// Pixels beyond the edges are not changed.
public let kvImageCopyInPlace: vImage_Flags = 2
/// Pixels beyond the edges have the background's color.
public let kvImageBackgroundColorFill: vImage_Flags = 4
/// Pixels beyond the edges are the nearest ones.
public let kvImageEdgeExtend: vImage_Flags = 8
/// The work stays on one thread; it always does here.
public let kvImageDoNotTile: vImage_Flags = 16
/// Pictures are scaled with more care; they always are here.
public let kvImageHighQualityResampling: vImage_Flags = 32
/// Kernels are cut at the edges.
public let kvImageTruncateKernel: vImage_Flags = 64
/// The result is the size of the working memory; it is 0 here.
public let kvImageGetTempBufferSize: vImage_Flags = 128
/// Diagnoses are printed; there are none here.
public let kvImagePrintDiagnosticsToConsole: vImage_Flags = 256
/// No memory is reserved.
public let kvImageNoAllocate: vImage_Flags = 512

/// A turn by 0 degrees.
public let kRotate0DegreesClockwise = 0
/// A turn by 90 degrees to the left.
public let kRotate90DegreesCounterClockwise = 1
/// A turn by 180 degrees.
public let kRotate180DegreesClockwise = 2
/// A turn by 90 degrees to the right.
public let kRotate90DegreesClockwise = 3

/// Pixels in memory, row by row from the top.
///
/// Follows Apple's [vImage_Buffer](https://developer.apple.com/documentation/accelerate/vimage_buffer).
public struct vImage_Buffer {
    /// The first pixel.
    public var data: UnsafeMutableRawPointer!
    /// The number of rows.
    public var height: vImagePixelCount
    /// The number of pixels of a row.
    public var width: vImagePixelCount
    /// The bytes from a row to the next.
    public var rowBytes: Int

    /// Creates a buffer without pixels.
    public init() { (data, height, width, rowBytes) = (nil, 0, 0, 0) }
    /// Creates a buffer of memory.
    public init(data: UnsafeMutableRawPointer!, height: vImagePixelCount, width: vImagePixelCount, rowBytes: Int) {
        (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes)
    }
    /// Creates a buffer of new memory, whose pixels are 0; ``free()`` releases it.
    ///
    /// - Throws: ``vImage/Error/invalidParameter`` for sizes that are not valid.
    public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
        self.init()
        guard width >= 0, height >= 0 else { throw vImage.Error.invalidParameter }
        let error = vImageBuffer_Init(&self, UInt(height), UInt(width), bitsPerPixel, kvImageNoFlags)
        if let failure = vImage.Error(rawValue: error), failure != .noError { throw failure }
    }
    /// Creates a buffer of new memory, whose pixels are 0; ``free()`` releases it.
    public init(size: CGSize, bitsPerPixel: UInt32) throws {
        try self.init(width: Int(size.width), height: Int(size.height), bitsPerPixel: bitsPerPixel)
    }

    /// The size in pixels.
    public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }
    /// Releases the memory of a buffer that reserved it.
    public func free() { data?.deallocate() }
    /// Copies the pixels to another buffer of the same size.
    ///
    /// - Throws: ``vImage/Error/bufferSizeMismatch`` if the sizes differ.
    public func copy(
        destinationBuffer: inout vImage_Buffer, pixelSize: Int, flags options: vImage.Options = .noFlags
    ) throws {
        var source = self
        let error = vImageCopyBuffer(&source, &destinationBuffer, pixelSize, options.rawValue)
        if let failure = vImage.Error(rawValue: error), failure != .noError { throw failure }
    }
}

extension vImage_Buffer {
    /// Returns the first element of a row.
    @inline(__always)
    func row<N>(_ y: Int, as type: N.Type = N.self) -> UnsafeMutablePointer<N> {
        (data + y * rowBytes).assumingMemoryBound(to: type)
    }
    /// Returns whether another buffer has the same size.
    func fits(_ other: vImage_Buffer) -> Bool { width == other.width && height == other.height }
    /// The size in pixels.
    var counts: (width: Int, height: Int) { (Int(width), Int(height)) }
}

/// Reserves memory for pixels, which are 0.
public func vImageBuffer_Init(
    _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount, _ width: vImagePixelCount,
    _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
    guard pixelBits > 0, pixelBits <= 1024, height <= 1 << 20, width <= 1 << 20 else { return kvImageInvalidParameter }
    // Rows begin at multiples of 16 bytes, for the processor's vectors.
    let rowBytes = ((Int(width) * Int(pixelBits) + 7) / 8 + 15) / 16 * 16
    let length = max(rowBytes * Int(height), 16)
    guard length <= 1 << 34 else { return kvImageMemoryAllocationError }
    let data = UnsafeMutableRawPointer.allocate(byteCount: length, alignment: 16)
    data.initializeMemory(as: UInt8.self, repeating: 0, count: length)
    buf.pointee = vImage_Buffer(data: data, height: height, width: width, rowBytes: rowBytes)
    return kvImageNoError
}

/// Copies pixels to a buffer of the same size.
public func vImageCopyBuffer(
    _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>, _ pixelSize: Int, _ flags: vImage_Flags
) -> vImage_Error {
    let (source, result) = (src.pointee, dest.pointee)
    guard source.fits(result) else { return kvImageBufferSizeMismatch }
    guard pixelSize > 0 else { return kvImageInvalidParameter }
    for y in 0..<source.counts.height {
        let line: UnsafeMutablePointer<UInt8> = result.row(y)
        line.update(from: source.row(y), count: source.counts.width * pixelSize)
    }
    return kvImageNoError
}
