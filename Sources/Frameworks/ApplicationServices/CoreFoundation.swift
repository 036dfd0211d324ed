import Foundation
import OrielFoundation

extension AXUIElement: _CoreFoundationObject {
    public static var _typeID: CFTypeID { AXUIElementGetTypeID() }
}
extension AXValue: _CoreFoundationObject {
    public static var _typeID: CFTypeID { AXValueGetTypeID() }
}

/// The number of an app's process, as the Mac once had it.
public struct ProcessSerialNumber: Hashable, Sendable {
    /// The upper half.
    public var highLongOfPSN: UInt32
    /// The lower half.
    public var lowLongOfPSN: UInt32
    /// Creates a number of zeros.
    public init() { self.init(highLongOfPSN: 0, lowLongOfPSN: 0) }
    /// Creates a number.
    public init(highLongOfPSN: UInt32, lowLongOfPSN: UInt32) {
        (self.highLongOfPSN, self.lowLongOfPSN) = (highLongOfPSN, lowLongOfPSN)
    }
}
