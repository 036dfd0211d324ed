import Foundation

/// A number that no other thing has, as Core Foundation names it.
public final class CFUUID: NSObject, @unchecked Sendable {
    package let value: UUID
    package init(_ value: UUID) { self.value = value }
    public override func isEqual(_ object: Any?) -> Bool { (object as? CFUUID)?.value == value }
    public override var hash: Int { value.hashValue }
}

/// The sixteen bytes of a number.
public struct CFUUIDBytes: Sendable {
    /// The byte at the place 0.
    public var byte0: UInt8
    /// The byte at the place 1.
    public var byte1: UInt8
    /// The byte at the place 2.
    public var byte2: UInt8
    /// The byte at the place 3.
    public var byte3: UInt8
    /// The byte at the place 4.
    public var byte4: UInt8
    /// The byte at the place 5.
    public var byte5: UInt8
    /// The byte at the place 6.
    public var byte6: UInt8
    /// The byte at the place 7.
    public var byte7: UInt8
    /// The byte at the place 8.
    public var byte8: UInt8
    /// The byte at the place 9.
    public var byte9: UInt8
    /// The byte at the place 10.
    public var byte10: UInt8
    /// The byte at the place 11.
    public var byte11: UInt8
    /// The byte at the place 12.
    public var byte12: UInt8
    /// The byte at the place 13.
    public var byte13: UInt8
    /// The byte at the place 14.
    public var byte14: UInt8
    /// The byte at the place 15.
    public var byte15: UInt8
    /// Creates bytes of zeros.
    public init() { self.init(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))) }
    /// Creates bytes.
    public init(
        byte0: UInt8, byte1: UInt8, byte2: UInt8, byte3: UInt8, byte4: UInt8, byte5: UInt8, byte6: UInt8, byte7: UInt8,
        byte8: UInt8, byte9: UInt8, byte10: UInt8, byte11: UInt8, byte12: UInt8, byte13: UInt8, byte14: UInt8,
        byte15: UInt8
    ) {
        self.init(
            UUID(
                uuid: (
                    byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12,
                    byte13, byte14, byte15
                )))
    }
    init(_ value: UUID) {
        let u = value.uuid
        (byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7) = (u.0, u.1, u.2, u.3, u.4, u.5, u.6, u.7)
        (byte8, byte9, byte10, byte11, byte12, byte13) = (u.8, u.9, u.10, u.11, u.12, u.13)
        (byte14, byte15) = (u.14, u.15)
    }
    var value: UUID {
        UUID(
            uuid: (
                byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12, byte13,
                byte14, byte15
            ))
    }
}

/// Returns a new number.
public func CFUUIDCreate(_ alloc: CFAllocator?) -> CFUUID! { CFUUID(UUID()) }
/// Returns the number that a text has; nil for another text.
public func CFUUIDCreateFromString(_ alloc: CFAllocator?, _ uuidStr: CFString!) -> CFUUID! {
    uuidStr.flatMap { UUID(uuidString: $0) }.map { CFUUID($0) }
}
/// Returns the text of a number.
public func CFUUIDCreateString(_ alloc: CFAllocator?, _ uuid: CFUUID!) -> CFString! { uuid?.value.uuidString }
/// Returns the bytes of a number.
public func CFUUIDGetUUIDBytes(_ uuid: CFUUID!) -> CFUUIDBytes { uuid.map { CFUUIDBytes($0.value) } ?? CFUUIDBytes() }
/// Returns the number of bytes.
public func CFUUIDCreateFromUUIDBytes(_ alloc: CFAllocator?, _ bytes: CFUUIDBytes) -> CFUUID! { CFUUID(bytes.value) }
/// Returns the number of sixteen bytes.
public func CFUUIDGetConstantUUIDWithBytes(
    _ alloc: CFAllocator?, _ byte0: UInt8, _ byte1: UInt8, _ byte2: UInt8, _ byte3: UInt8, _ byte4: UInt8,
    _ byte5: UInt8, _ byte6: UInt8, _ byte7: UInt8, _ byte8: UInt8, _ byte9: UInt8, _ byte10: UInt8,
    _ byte11: UInt8, _ byte12: UInt8, _ byte13: UInt8, _ byte14: UInt8, _ byte15: UInt8
) -> CFUUID! {
    CFUUID(
        UUID(
            uuid: (
                byte0, byte1, byte2, byte3, byte4, byte5, byte6, byte7, byte8, byte9, byte10, byte11, byte12, byte13,
                byte14, byte15
            )))
}
