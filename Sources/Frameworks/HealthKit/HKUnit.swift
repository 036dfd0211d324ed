import Foundation

/// A unit of a value: a factor to the units of physics, and what it measures.
///
/// Follows Apple's [HKUnit](https://developer.apple.com/documentation/healthkit/hkunit).
open class HKUnit: NSObject, @unchecked Sendable {
    /// The name, such as `mg/dL`.
    public let unitString: String
    /// How many of the smallest form of what is measured it is.
    let factor: Double
    /// What is measured, each with its power.
    let dimension: [String: Int]

    init(_ name: String, _ factor: Double, _ dimension: [String: Int]) {
        (unitString, self.factor, self.dimension) = (name, factor, dimension.filter { $0.value != 0 })
    }

    /// Returns a number of things.
    public class func count() -> HKUnit { HKUnit("count", 1, [:]) }
    /// Returns a hundredth.
    public class func percent() -> HKUnit { HKUnit("%", 0.01, [:]) }
    /// Returns grams.
    public class func gram() -> HKUnit { HKUnit("g", 1, ["mass": 1]) }
    /// Returns grams of a size.
    public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "g", prefix.factor, ["mass": 1])
    }
    /// Returns pounds.
    public class func pound() -> HKUnit { HKUnit("lb", 453.592_37, ["mass": 1]) }
    /// Returns meters.
    public class func meter() -> HKUnit { HKUnit("m", 1, ["length": 1]) }
    /// Returns meters of a size.
    public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "m", prefix.factor, ["length": 1])
    }
    /// Returns inches.
    public class func inch() -> HKUnit { HKUnit("in", 0.0254, ["length": 1]) }
    /// Returns feet.
    public class func foot() -> HKUnit { HKUnit("ft", 0.3048, ["length": 1]) }
    /// Returns miles.
    public class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["length": 1]) }
    /// Returns liters.
    public class func liter() -> HKUnit { HKUnit("L", 1, ["volume": 1]) }
    /// Returns liters of a size.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "L", prefix.factor, ["volume": 1])
    }
    /// Returns seconds.
    public class func second() -> HKUnit { HKUnit("s", 1, ["time": 1]) }
    /// Returns minutes.
    public class func minute() -> HKUnit { HKUnit("min", 60, ["time": 1]) }
    /// Returns hours.
    public class func hour() -> HKUnit { HKUnit("hr", 3600, ["time": 1]) }
    /// Returns days.
    public class func day() -> HKUnit { HKUnit("d", 86_400, ["time": 1]) }
    /// Returns kilocalories.
    public class func kilocalorie() -> HKUnit { HKUnit("kcal", 4184, ["energy": 1]) }
    /// Returns joules.
    public class func joule() -> HKUnit { HKUnit("J", 1, ["energy": 1]) }
    /// Returns units of insulin and the like.
    public class func internationalUnit() -> HKUnit { HKUnit("IU", 1, ["international unit": 1]) }
    /// Returns moles of a size, of something whose mole weighs a number of grams.
    public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
        HKUnit("\(prefix.name)mol<\(gramsPerMole)>", prefix.factor * gramsPerMole, ["mass": 1])
    }

    /// Returns one unit times another.
    open func unitMultiplied(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)·\(unit.unitString)", factor * unit.factor,
            dimension.merging(unit.dimension, uniquingKeysWith: +))
    }
    /// Returns one unit divided by another.
    open func unitDivided(by unit: HKUnit) -> HKUnit {
        HKUnit(
            "\(unitString)/\(unit.unitString)", factor / unit.factor,
            dimension.merging(unit.dimension.mapValues { -$0 }, uniquingKeysWith: +))
    }
    /// Returns a unit in a power.
    open func unitRaised(toPower power: Int) -> HKUnit {
        HKUnit("\(unitString)^\(power)", pow(factor, Double(power)), dimension.mapValues { $0 * power })
    }
    /// Returns one divided by a unit.
    open func reciprocal() -> HKUnit { HKUnit.count().unitDivided(by: self) }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return factor == other.factor && dimension == other.dimension
    }
    public override var hash: Int { factor.hashValue }
    public override var description: String { unitString }
}

/// The weight of a mole of glucose, in grams.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05
