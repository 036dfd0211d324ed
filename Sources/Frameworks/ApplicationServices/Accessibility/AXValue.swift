import Foundation
import OrielFoundation

/// The kind of a value.
public enum AXValueType: UInt32, Sendable {
    case illegal = 0
    case cgPoint, cgSize, cgRect, cfRange, axError
}

/// A point, a size, a rectangle or a range as a value of an element.
public final class AXValue: NSObject, @unchecked Sendable {
    let type: AXValueType
    let bytes: Data
    init(_ type: AXValueType, _ bytes: Data) { (self.type, self.bytes) = (type, bytes) }
    public override func isEqual(_ object: Any?) -> Bool {
        (object as? AXValue).map { $0.type == type && $0.bytes == bytes } ?? false
    }
    public override var hash: Int { bytes.hashValue }
    static func size(of type: AXValueType) -> Int {
        switch type {
        case .cgPoint: MemoryLayout<CGPoint>.size
        case .cgSize: MemoryLayout<CGSize>.size
        case .cgRect: MemoryLayout<CGRect>.size
        case .cfRange: MemoryLayout<NSRange>.size
        case .axError: MemoryLayout<Int32>.size
        case .illegal: 0
        }
    }
}
/// Returns a value of the bytes at a place; nil for a kind that does not exist.
public func AXValueCreate(_ theType: AXValueType, _ valuePtr: UnsafeRawPointer) -> AXValue? {
    let size = AXValue.size(of: theType)
    return size == 0 ? nil : AXValue(theType, Data(bytes: valuePtr, count: size))
}
/// Returns the kind of a value.
public func AXValueGetType(_ value: AXValue) -> AXValueType { value.type }
/// Copies a value to a place; returns whether it is of the kind.
@discardableResult
public func AXValueGetValue(
    _ value: AXValue, _ theType: AXValueType, _ valuePtr: UnsafeMutableRawPointer
) -> Bool {
    guard value.type == theType else { return false }
    value.bytes.withUnsafeBytes { valuePtr.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
    return true
}
/// Returns the number of the type of values.
public func AXValueGetTypeID() -> UInt { 0xA2 }

/// The number of a point's kind.
public let kAXValueCGPointType: UInt32 = AXValueType.cgPoint.rawValue
/// The number of a size's kind.
public let kAXValueCGSizeType: UInt32 = AXValueType.cgSize.rawValue
/// The number of a rectangle's kind.
public let kAXValueCGRectType: UInt32 = AXValueType.cgRect.rawValue
/// The number of a range's kind.
public let kAXValueCFRangeType: UInt32 = AXValueType.cfRange.rawValue
/// The number of an error's kind.
public let kAXValueAXErrorType: UInt32 = AXValueType.axError.rawValue
/// The number of no kind.
public let kAXValueIllegalType: UInt32 = AXValueType.illegal.rawValue
