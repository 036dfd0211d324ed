import Foundation

/// The error of a function of a block of bytes that was not given one, or a place that it does not have.
public let kCMBlockBufferBadLengthParameterErr: OSStatus = -12704
/// The error of a place that a block of bytes does not have.
public let kCMBlockBufferBadOffsetParameterErr: OSStatus = -12703
/// No error.
public let kCMBlockBufferNoErr: OSStatus = 0
/// Memory is made at once.
public let kCMBlockBufferAssureMemoryNowFlag: UInt32 = 1
/// Flags of a block of bytes.
public typealias CMBlockBufferFlags = UInt32

/// A block of bytes.
///
/// Follows Apple's [CMBlockBuffer](https://developer.apple.com/documentation/coremedia/cmblockbuffer-api).
public final class CMBlockBuffer: @unchecked Sendable {
    private(set) var address: UnsafeMutableRawPointer
    private(set) var length: Int
    private var release: () -> Void

    init(length: Int) {
        let made = UnsafeMutableRawPointer.allocate(byteCount: max(length, 1), alignment: 16)
        made.initializeMemory(as: UInt8.self, repeating: 0, count: max(length, 1))
        (address, self.length) = (made, length)
        release = { made.deallocate() }
    }
    init(_ address: UnsafeMutableRawPointer, length: Int, release: @escaping () -> Void) {
        (self.address, self.length, self.release) = (address, length, release)
    }
    deinit { release() }

    func has(_ offset: Int, _ count: Int) -> Bool {
        offset >= 0 && count >= 0 && offset <= length && count <= length - offset
    }
    func append(_ other: CMBlockBuffer, _ offset: Int, _ count: Int) {
        let made = UnsafeMutableRawPointer.allocate(byteCount: max(length + count, 1), alignment: 16)
        made.copyMemory(from: address, byteCount: length)
        (made + length).copyMemory(from: other.address + offset, byteCount: count)
        let old = release
        (address, length) = (made, length + count)
        release = {
            made.deallocate()
            old()
        }
    }

    /// The number of bytes.
    public var dataLength: Int { length }
    /// Returns a copy of the bytes.
    public func dataBytes() throws -> Data { Data(bytes: address, count: length) }
}

/// Creates a block of no bytes, to which others can be added.
@discardableResult
public func CMBlockBufferCreateEmpty(
    allocator: CFAllocator?, capacity: UInt32, flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    blockBufferOut.pointee = CMBlockBuffer(length: 0)
    return noErr
}
/// Creates a block of bytes at a place, or of new bytes.
/// - Parameters:
///   - memoryBlock: The place; nil for new bytes.
///   - blockAllocator: ``kCFAllocatorNull`` if the place is not released with the block; else C's `free` releases it.
///   - customBlockSource: Not used.
@discardableResult
public func CMBlockBufferCreateWithMemoryBlock(
    allocator: CFAllocator?, memoryBlock: UnsafeMutableRawPointer?, blockLength: Int, blockAllocator: CFAllocator?,
    customBlockSource: UnsafeRawPointer?, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags,
    blockBufferOut: UnsafeMutablePointer<CMBlockBuffer?>
) -> OSStatus {
    blockBufferOut.pointee = nil
    guard blockLength >= 0, offsetToData >= 0, dataLength >= 0, offsetToData <= blockLength,
        dataLength <= blockLength - offsetToData, blockLength < 1 << 40
    else { return kCMBlockBufferBadLengthParameterErr }
    guard let memoryBlock else {
        blockBufferOut.pointee = CMBlockBuffer(length: dataLength)
        return noErr
    }
    let isKept = blockAllocator === kCFAllocatorNull
    blockBufferOut.pointee = CMBlockBuffer(memoryBlock + offsetToData, length: dataLength) {
        if !isKept { free(memoryBlock) }
    }
    return noErr
}
/// Adds a part of another block at the end.
@discardableResult
public func CMBlockBufferAppendBufferReference(
    _ theBuffer: CMBlockBuffer, targetBBuf: CMBlockBuffer, offsetToData: Int, dataLength: Int, flags: CMBlockBufferFlags
) -> OSStatus {
    guard targetBBuf.has(offsetToData, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    theBuffer.append(targetBBuf, offsetToData, dataLength)
    return noErr
}
/// Returns the number of bytes.
public func CMBlockBufferGetDataLength(_ theBuffer: CMBlockBuffer) -> Int { theBuffer.length }
/// Writes where bytes are to a place, and how many there are.
@discardableResult
public func CMBlockBufferGetDataPointer(
    _ theBuffer: CMBlockBuffer, atOffset offset: Int, lengthAtOffsetOut: UnsafeMutablePointer<Int>?,
    totalLengthOut: UnsafeMutablePointer<Int>?, dataPointerOut: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
) -> OSStatus {
    guard theBuffer.has(offset, 0) else { return kCMBlockBufferBadOffsetParameterErr }
    lengthAtOffsetOut?.pointee = theBuffer.length - offset
    totalLengthOut?.pointee = theBuffer.length
    dataPointerOut?.pointee = (theBuffer.address + offset).assumingMemoryBound(to: CChar.self)
    return noErr
}
/// Copies bytes of a block to a place.
@discardableResult
public func CMBlockBufferCopyDataBytes(
    _ theSourceBuffer: CMBlockBuffer, atOffset offsetToData: Int, dataLength: Int, destination: UnsafeMutableRawPointer
) -> OSStatus {
    guard theSourceBuffer.has(offsetToData, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    destination.copyMemory(from: theSourceBuffer.address + offsetToData, byteCount: dataLength)
    return noErr
}
/// Copies bytes of a place into a block.
@discardableResult
public func CMBlockBufferReplaceDataBytes(
    with sourceBytes: UnsafeRawPointer, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int,
    dataLength: Int
) -> OSStatus {
    guard destinationBuffer.has(offsetIntoDestination, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    (destinationBuffer.address + offsetIntoDestination).copyMemory(from: sourceBytes, byteCount: dataLength)
    return noErr
}
/// Sets bytes of a block to a value.
@discardableResult
public func CMBlockBufferFillDataBytes(
    with fillByte: CChar, blockBuffer destinationBuffer: CMBlockBuffer, offsetIntoDestination: Int, dataLength: Int
) -> OSStatus {
    guard destinationBuffer.has(offsetIntoDestination, dataLength) else { return kCMBlockBufferBadLengthParameterErr }
    memset(destinationBuffer.address + offsetIntoDestination, Int32(fillByte), dataLength)
    return noErr
}
/// Makes the memory of a block; it is made with the block here.
@discardableResult
public func CMBlockBufferAssureBlockMemory(_ theBuffer: CMBlockBuffer) -> OSStatus { noErr }
/// Returns whether the bytes of a range are beside each other; they always are here.
public func CMBlockBufferIsRangeContiguous(_ theBuffer: CMBlockBuffer, atOffset offset: Int, length: Int) -> Bool {
    theBuffer.has(offset, length)
}
/// Returns whether a block has no bytes.
public func CMBlockBufferIsEmpty(_ theBuffer: CMBlockBuffer) -> Bool { theBuffer.length == 0 }
