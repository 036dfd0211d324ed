import Foundation

// Bytes by the functions of Core Foundation.

/// Bytes that can be changed, as Core Foundation names them.
public typealias CFMutableData = NSMutableData

/// Returns a copy of bytes; nil for a count below 0, or without bytes to copy.
public func CFDataCreate(_ allocator: CFAllocator?, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) -> CFData! {
    guard length >= 0, let bytes else { return length == 0 ? Data() : nil }
    return Data(bytes: bytes, count: length)
}
/// Returns a copy of bytes.
public func CFDataCreateCopy(_ allocator: CFAllocator?, _ theData: CFData!) -> CFData! { theData }
/// Returns bytes that can be changed, none at first.
/// - Parameter capacity: The greatest count of bytes, or 0 for no limit; it does not limit here.
public func CFDataCreateMutable(_ allocator: CFAllocator?, _ capacity: CFIndex) -> CFMutableData! {
    NSMutableData(capacity: max(capacity, 0)) ?? NSMutableData()
}
/// Returns a copy of bytes that can be changed.
public func CFDataCreateMutableCopy(
    _ allocator: CFAllocator?, _ capacity: CFIndex, _ theData: CFData!
) -> CFMutableData! { theData.map { NSMutableData(data: $0) } }
/// Adds bytes at the end.
public func CFDataAppendBytes(_ theData: CFMutableData!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex) {
    if let bytes, length > 0 { theData?.append(bytes, length: length) }
}
/// Sets the count of bytes; new ones are 0.
public func CFDataSetLength(_ theData: CFMutableData!, _ length: CFIndex) { theData?.length = max(length, 0) }
/// Returns the first of the bytes that can be changed; nil for nil.
public func CFDataGetMutableBytePtr(_ theData: CFMutableData!) -> UnsafeMutablePointer<UInt8>! {
    theData?.mutableBytes.assumingMemoryBound(to: UInt8.self)
}
/// Copies bytes of a range into memory; a range that is not within the bytes is cut off.
public func CFDataGetBytes(_ theData: CFData!, _ range: CFRange, _ buffer: UnsafeMutablePointer<UInt8>!) {
    guard let theData, let buffer, range.location >= 0, range.location < theData.count, range.length > 0 else { return }
    let start = theData.startIndex + range.location
    theData.copyBytes(to: buffer, from: start..<min(start + range.length, theData.endIndex))
}

/// Returns the first of the bytes, which stay in place until sixteen other values were asked for theirs; nil for nil.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
    guard let theData else { return nil }
    let bytes = theData as NSData
    KeptBytes.shared.keep(bytes)
    return bytes.bytes.assumingMemoryBound(to: UInt8.self)
}
/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.count ?? 0 }

/// Values whose bytes were handed out as a pointer.
private final class KeptBytes: @unchecked Sendable {
    static let shared = KeptBytes()
    private let lock = NSLock()
    private var kept: [NSData] = []
    func keep(_ bytes: NSData) {
        lock.withLock {
            kept.append(bytes)
            if kept.count > 16 { kept.removeFirst() }
        }
    }
}
