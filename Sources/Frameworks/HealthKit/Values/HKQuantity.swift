import Foundation
import OrielFoundation

/// A value with its unit.
///
/// Follows Apple's [HKQuantity](https://developer.apple.com/documentation/healthkit/hkquantity).
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
    let unit: HKUnit
    let value: Double
    /// Creates a value.
    public init(unit: HKUnit, doubleValue value: Double) { (self.unit, self.value) = (unit, value) }
    /// Returns whether the value can be written in a unit.
    open func `is`(compatibleWith unit: HKUnit) -> Bool { unit.dimension == self.unit.dimension }
    /// Returns the value in a unit; not a number in one that measures something else, with a warning.
    open func doubleValue(for unit: HKUnit) -> Double {
        guard self.is(compatibleWith: unit) else {
            RuntimeWarning.issue(
                "HKQuantity: a value in \(self.unit.unitString) cannot be written in \(unit.unitString).")
            return .nan
        }
        if unit == self.unit { return value }
        return unit.fromBase(self.unit.toBase(value))
    }
    /// Returns whether a value is smaller than, equal to or larger than another one.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (own, other) = (unit.toBase(value), quantity.unit.toBase(quantity.value))
        return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
    }
    /// The value itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
        return compare(other) == .orderedSame
    }
    public override var hash: Int { unit.toBase(value).hashValue }
    public override var description: String { "\(value) \(unit.unitString)" }
}
