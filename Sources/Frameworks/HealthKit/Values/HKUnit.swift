import Foundation

/// A unit of a value: a factor to the units of physics, and what it measures.
///
/// Follows Apple's [HKUnit](https://developer.apple.com/documentation/healthkit/hkunit).
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
    /// The name, such as `mg/dL`.
    public let unitString: String
    /// How many of the smallest unit of its kind it is.
    let factor: Double
    /// The measures in it, each with its power.
    let dimension: [String: Int]
    /// Where the scale begins, in the smallest form: not zero for degrees alone.
    let offset: Double

    init(_ name: String, _ factor: Double, _ dimension: [String: Int], offset: Double = 0) {
        (unitString, self.factor, self.offset) = (name, factor, offset)
        self.dimension = dimension.filter { $0.value != 0 }
    }

    func toBase(_ value: Double) -> Double { value * factor + offset }
    func fromBase(_ value: Double) -> Double { (value - offset) / factor }

    /// Reads a unit such as `count/min`, `mg/dL` or `mL/(kg*min)`.
    ///
    /// A text that is not a unit stops the program, as on Apple's systems.
    public convenience init(from string: String) {
        guard let unit = UnitReader.unit(string) else { fatalError("Unable to parse unit string: \(string)") }
        self.init(unit.unitString, unit.factor, unit.dimension, offset: unit.offset)
    }

    /// Creates the unit of masses that a formatter writes.
    public convenience init(from massFormatterUnit: MassFormatter.Unit) {
        self.init(from: Self.mass(massFormatterUnit))
    }

    private static func mass(_ unit: MassFormatter.Unit) -> String {
        switch unit {
        case .gram: "g"
        case .kilogram: "kg"
        case .ounce: "oz"
        case .pound: "lb"
        case .stone: "st"
        @unknown default: "g"
        }
    }

    /// Whether no unit is left, as of counts.
    open func isNull() -> Bool { dimension.isEmpty && factor == 1 }

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
    /// Returns ounces.
    public class func ounce() -> HKUnit { HKUnit("oz", 28.349_523_125, ["mass": 1]) }
    /// Returns stones.
    public class func stone() -> HKUnit { HKUnit("st", 6350.293_18, ["mass": 1]) }
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
    /// Returns yards.
    public class func yard() -> HKUnit { HKUnit("yd", 0.9144, ["length": 1]) }
    /// Returns miles.
    public class func mile() -> HKUnit { HKUnit("mi", 1609.344, ["length": 1]) }
    /// Returns liters.
    public class func liter() -> HKUnit { HKUnit("L", 1, ["volume": 1]) }
    /// Returns liters of a size.
    public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "L", prefix.factor, ["volume": 1])
    }
    /// Returns fluid ounces of the United States.
    public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.029_573_529_562_5, ["volume": 1]) }
    /// Returns imperial fluid ounces.
    public class func fluidOunceImperial() -> HKUnit { HKUnit("fl_oz_imp", 0.028_413_062_5, ["volume": 1]) }
    /// Returns pints of the United States.
    public class func pintUS() -> HKUnit { HKUnit("pt_us", 0.473_176_473, ["volume": 1]) }
    /// Returns imperial pints.
    public class func pintImperial() -> HKUnit { HKUnit("pt_imp", 0.568_261_25, ["volume": 1]) }
    /// Returns cups of the United States.
    public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.236_588_236_5, ["volume": 1]) }
    /// Returns imperial cups.
    public class func cupImperial() -> HKUnit { HKUnit("cup_imp", 0.284_130_625, ["volume": 1]) }
    /// Returns seconds of a size.
    public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "s", prefix.factor, ["time": 1])
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
    /// Returns joules of a size.
    public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "J", prefix.factor, ["energy": 1])
    }
    /// Returns calories of food, which are kilocalories.
    public class func largeCalorie() -> HKUnit { HKUnit("Cal", 4184, ["energy": 1]) }
    /// Returns calories.
    public class func smallCalorie() -> HKUnit { HKUnit("cal", 4.184, ["energy": 1]) }
    /// Returns degrees Celsius.
    public class func degreeCelsius() -> HKUnit { HKUnit("degC", 1, ["temperature": 1], offset: 273.15) }
    /// Returns degrees Fahrenheit.
    public class func degreeFahrenheit() -> HKUnit {
        HKUnit("degF", 5.0 / 9, ["temperature": 1], offset: 459.67 * 5 / 9)
    }
    /// Returns kelvins.
    public class func kelvin() -> HKUnit { HKUnit("K", 1, ["temperature": 1]) }
    /// Returns pascals.
    public class func pascal() -> HKUnit { HKUnit("Pa", 1, ["pressure": 1]) }
    /// Returns pascals of a size.
    public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "Pa", prefix.factor, ["pressure": 1])
    }
    /// Returns millimeters of mercury.
    public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg", 133.322_387_415, ["pressure": 1]) }
    /// Returns inches of mercury.
    public class func inchesOfMercury() -> HKUnit { HKUnit("inHg", 3386.388_640_341, ["pressure": 1]) }
    /// Returns centimeters of water.
    public class func centimeterOfWater() -> HKUnit { HKUnit("cmAq", 98.0665, ["pressure": 1]) }
    /// Returns atmospheres.
    public class func atmosphere() -> HKUnit { HKUnit("atm", 101_325, ["pressure": 1]) }
    /// Returns A-weighted decibels of sound pressure.
    public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL", 1, ["sound pressure": 1]) }
    /// Returns decibels of hearing.
    public class func decibelHearingLevel() -> HKUnit { HKUnit("dBHL", 1, ["hearing": 1]) }
    /// Returns hertz.
    public class func hertz() -> HKUnit { HKUnit("Hz", 1, ["time": -1]) }
    /// Returns hertz of a size.
    public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "Hz", prefix.factor, ["time": -1])
    }
    /// Returns siemens.
    public class func siemen() -> HKUnit { HKUnit("S", 1, ["conductance": 1]) }
    /// Returns siemens of a size.
    public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "S", prefix.factor, ["conductance": 1])
    }
    /// Returns volts.
    public class func volt() -> HKUnit { HKUnit("V", 1, ["voltage": 1]) }
    /// Returns volts of a size.
    public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "V", prefix.factor, ["voltage": 1])
    }
    /// Returns watts.
    public class func watt() -> HKUnit { HKUnit("W", 1, ["power": 1]) }
    /// Returns watts of a size.
    public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "W", prefix.factor, ["power": 1])
    }
    /// Returns diopters.
    public class func diopter() -> HKUnit { HKUnit("D", 1, ["refraction": 1]) }
    /// Returns prism diopters.
    public class func prismDiopter() -> HKUnit { HKUnit("pD", 1, ["prism": 1]) }
    /// Returns degrees of an angle.
    public class func degreeAngle() -> HKUnit { HKUnit("deg", .pi / 180, ["angle": 1]) }
    /// Returns radians.
    public class func radianAngle() -> HKUnit { HKUnit("rad", 1, ["angle": 1]) }
    /// Returns lux.
    public class func lux() -> HKUnit { HKUnit("lx", 1, ["illuminance": 1]) }
    /// Returns lux of a size.
    public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit {
        HKUnit(prefix.name + "lx", prefix.factor, ["illuminance": 1])
    }
    /// Returns steps of Apple's score of effort.
    public class func appleEffortScore() -> HKUnit { HKUnit("appleEffortScore", 1, ["effort": 1]) }
    /// Returns units of insulin and the like.
    public class func internationalUnit() -> HKUnit { HKUnit("IU", 1, ["international unit": 1]) }
    /// Returns moles of something whose mole weighs a number of grams.
    public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
        moleUnit(with: .none, molarMass: gramsPerMole)
    }
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

    /// The unit itself, which does not change.
    open func copy(with zone: NSZone? = nil) -> Any { self }
    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKUnit else { return false }
        return factor == other.factor && offset == other.offset && dimension == other.dimension
    }
    public override var hash: Int { factor.hashValue }
    public override var description: String { unitString }
}

/// The weight of a mole of glucose, in grams.
public let HKUnitMolarMassBloodGlucose = 180.155_880_000_05
