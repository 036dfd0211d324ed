import Foundation
import OrielFoundation

/// A value with its unit.
///
/// Follows Apple's [HKQuantity](https://developer.apple.com/documentation/healthkit/hkquantity).
open class HKQuantity: NSObject, @unchecked Sendable {
    private let unit: HKUnit
    private let value: Double
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
        return value * self.unit.factor / unit.factor
    }
    /// Returns whether a value is smaller than, equal to or larger than another one.
    open func compare(_ quantity: HKQuantity) -> ComparisonResult {
        let (own, other) = (value * unit.factor, quantity.value * quantity.unit.factor)
        return own < other ? .orderedAscending : own > other ? .orderedDescending : .orderedSame
    }
    public override var description: String { "\(value) \(unit.unitString)" }
}
