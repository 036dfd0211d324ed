import Foundation
import SQLiteAccess

/// A type whose values are stored in a column as they are.
protocol StorableValue {
    static var storeType: StoreType { get }
    var storeValue: StoreValue { get }
    init?(_ stored: StoreValue)
}

extension Bool: StorableValue {
    static var storeType: StoreType { .boolean }
    var storeValue: StoreValue { .integer(self ? 1 : 0) }
    init?(_ stored: StoreValue) {
        guard case .integer(let number) = stored else { return nil }
        self = number != 0
    }
}

extension StorableValue where Self: FixedWidthInteger {
    static var storeType: StoreType { .integer }
    var storeValue: StoreValue { .integer(Int64(truncatingIfNeeded: self)) }
    init?(_ stored: StoreValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(exactly: number)
    }
}

extension Int: StorableValue {}
extension Int8: StorableValue {}
extension Int16: StorableValue {}
extension Int32: StorableValue {}
extension Int64: StorableValue {}
extension UInt8: StorableValue {}
extension UInt16: StorableValue {}
extension UInt32: StorableValue {}

/// Half of these do not fit into a column's integers: moved down by as much, they keep their order.
extension StorableValue where Self: UnsignedInteger & FixedWidthInteger {
    var shifted: StoreValue { .integer(Int64(bitPattern: UInt64(self) ^ 1 << 63)) }
    init?(shifted stored: StoreValue) {
        guard case .integer(let number) = stored else { return nil }
        self.init(exactly: UInt64(bitPattern: number) ^ 1 << 63)
    }
}

extension UInt64: StorableValue {
    static var storeType: StoreType { .unsigned }
    var storeValue: StoreValue { shifted }
    init?(_ stored: StoreValue) { self.init(shifted: stored) }
}

extension UInt: StorableValue {
    static var storeType: StoreType { .unsigned }
    var storeValue: StoreValue { shifted }
    init?(_ stored: StoreValue) { self.init(shifted: stored) }
}

extension Double: StorableValue {
    static var storeType: StoreType { .real }
    var storeValue: StoreValue { isNaN ? .text("NaN") : .real(self) }
    init?(_ stored: StoreValue) {
        switch stored {
        case .real(let number): self = number
        case .integer(let number): self = Double(number)
        case .text("NaN"): self = .nan
        default: return nil
        }
    }
}

extension Float: StorableValue {
    static var storeType: StoreType { .real }
    var storeValue: StoreValue { Double(self).storeValue }
    init?(_ stored: StoreValue) {
        guard let number = Double(stored) else { return nil }
        self.init(number)
    }
}

extension CGFloat: StorableValue {
    static var storeType: StoreType { .real }
    var storeValue: StoreValue { Double(self).storeValue }
    init?(_ stored: StoreValue) {
        guard let number = Double(stored) else { return nil }
        self.init(number)
    }
}

extension Date: StorableValue {
    static var storeType: StoreType { .date }
    var storeValue: StoreValue { timeIntervalSinceReferenceDate.storeValue }
    init?(_ stored: StoreValue) {
        guard let seconds = Double(stored) else { return nil }
        self.init(timeIntervalSinceReferenceDate: seconds)
    }
}

extension String: StorableValue {
    static var storeType: StoreType { .text }
    var storeValue: StoreValue { .text(self) }
    init?(_ stored: StoreValue) {
        guard case .text(let text) = stored else { return nil }
        self = text
    }
}

extension Data: StorableValue {
    static var storeType: StoreType { .data }
    var storeValue: StoreValue { .blob(self) }
    init?(_ stored: StoreValue) {
        guard case .blob(let data) = stored else { return nil }
        self = data
    }
}

extension UUID: StorableValue {
    static var storeType: StoreType { .uuid }
    var storeValue: StoreValue { .blob(withUnsafeBytes(of: uuid) { Data($0) }) }
    init?(_ stored: StoreValue) {
        guard case .blob(let data) = stored, data.count == 16 else { return nil }
        var bytes = UUID().uuid
        _ = withUnsafeMutableBytes(of: &bytes) { data.copyBytes(to: $0) }
        self.init(uuid: bytes)
    }
}

extension URL: StorableValue {
    static var storeType: StoreType { .url }
    var storeValue: StoreValue { .text(absoluteString) }
    init?(_ stored: StoreValue) {
        guard case .text(let text) = stored, let url = URL(string: text) else { return nil }
        self = url
    }
}

extension Decimal: StorableValue {
    static var storeType: StoreType { .decimal }
    var storeValue: StoreValue { .text("\(self)") }
    init?(_ stored: StoreValue) {
        guard case .text(let text) = stored, let number = Decimal(string: text) else { return nil }
        self = number
    }
}
