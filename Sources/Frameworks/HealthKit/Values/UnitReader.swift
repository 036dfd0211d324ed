import Foundation

/// Reads units from texts such as `count/min`, `mg/dL`, `m/s^2` and `mL/(kg*min)`.
///
/// A product binds closer than a division, so `ml/kg*min` is `ml/(kg*min)`.
struct UnitReader {
    private var rest: Substring

    static func unit(_ text: String) -> HKUnit? {
        var reader = UnitReader(rest: text[...])
        guard let unit = reader.quotient(), reader.rest.isEmpty else { return nil }
        // As it was written, in the names of the parts.
        return HKUnit(text, unit.factor, unit.dimension, offset: unit.offset)
    }

    private mutating func take(_ characters: Set<Character>) -> Bool {
        guard let first = rest.first, characters.contains(first) else { return false }
        rest.removeFirst()
        return true
    }

    private mutating func quotient() -> HKUnit? {
        guard var result = product() else { return nil }
        while take(["/"]) {
            guard let divisor = product() else { return nil }
            result = result.unitDivided(by: divisor)
        }
        return result
    }

    private mutating func product() -> HKUnit? {
        guard var result = power() else { return nil }
        while take(["*", "·", "."]) {
            guard let factor = power() else { return nil }
            result = result.unitMultiplied(by: factor)
        }
        return result
    }

    private mutating func power() -> HKUnit? {
        guard let base = part() else { return nil }
        guard take(["^"]) else { return base }
        let digits = rest.prefix { $0 == "-" || $0.isNumber }
        guard let power = Int(digits), abs(power) <= 10 else { return nil }
        rest.removeFirst(digits.count)
        return base.unitRaised(toPower: power)
    }

    private mutating func part() -> HKUnit? {
        if take(["("]) {
            guard let inner = quotient(), take([")"]) else { return nil }
            return inner
        }
        let name = rest.prefix { $0.isLetter || $0 == "_" || $0 == "%" || $0 == "1" }
        guard !name.isEmpty else { return nil }
        rest.removeFirst(name.count)
        var molarMass: Double?
        if take(["<"]) {
            let digits = rest.prefix { $0 != ">" }
            rest.removeFirst(digits.count)
            guard take([">"]), let mass = Double(digits), mass > 0 else { return nil }
            molarMass = mass
        }
        return Self.named(String(name), molarMass)
    }

    private static func named(_ name: String, _ molarMass: Double?) -> HKUnit? {
        if let molarMass {
            guard name.hasSuffix("mol"), let prefix = prefix(name.dropLast(3)) else { return nil }
            return .moleUnit(with: prefix, molarMass: molarMass)
        }
        if let unit = whole[name]?() { return unit }
        for (symbol, make) in prefixed where name.hasSuffix(symbol) {
            if let prefix = prefix(name.dropLast(symbol.count)) { return make(prefix) }
        }
        return nil
    }

    private static func prefix(_ text: Substring) -> HKMetricPrefix? {
        HKMetricPrefix.all.first { $0.name == text } ?? (text == "u" || text == "µ" ? .micro : nil)
    }

    private static let whole: [String: @Sendable () -> HKUnit] = [
        "count": { .count() }, "1": { .count() }, "%": { .percent() }, "lb": { .pound() }, "oz": { .ounce() },
        "st": { .stone() }, "in": { .inch() }, "ft": { .foot() }, "yd": { .yard() }, "mi": { .mile() },
        "min": { .minute() }, "hr": { .hour() }, "d": { .day() }, "cal": { .smallCalorie() },
        "kcal": { .kilocalorie() }, "Cal": { .largeCalorie() }, "IU": { .internationalUnit() },
        "fl_oz_us": { .fluidOunceUS() }, "fl_oz_imp": { .fluidOunceImperial() }, "pt_us": { .pintUS() },
        "pt_imp": { .pintImperial() }, "cup_us": { .cupUS() }, "cup_imp": { .cupImperial() },
        "degC": { .degreeCelsius() }, "degF": { .degreeFahrenheit() }, "K": { .kelvin() },
        "mmHg": { .millimeterOfMercury() }, "inHg": { .inchesOfMercury() }, "cmAq": { .centimeterOfWater() },
        "atm": { .atmosphere() }, "dBASPL": { .decibelAWeightedSoundPressureLevel() },
        "dBHL": { .decibelHearingLevel() }, "D": { .diopter() }, "pD": { .prismDiopter() }, "deg": { .degreeAngle() },
        "rad": { .radianAngle() }, "appleEffortScore": { .appleEffortScore() },
    ]

    /// The longest come first, so that the end of a name is not mistaken for a shorter one.
    private static let prefixed: [(String, @Sendable (HKMetricPrefix) -> HKUnit)] = [
        ("Pa", { .pascalUnit(with: $0) }), ("Hz", { .hertzUnit(with: $0) }), ("lx", { .luxUnit(with: $0) }),
        ("g", { .gramUnit(with: $0) }), ("m", { .meterUnit(with: $0) }), ("L", { .literUnit(with: $0) }),
        ("l", { .literUnit(with: $0) }), ("s", { .secondUnit(with: $0) }), ("J", { .jouleUnit(with: $0) }),
        ("S", { .siemenUnit(with: $0) }), ("V", { .voltUnit(with: $0) }), ("W", { .wattUnit(with: $0) }),
    ]
}

extension HKMetricPrefix {
    static let all: [HKMetricPrefix] = [
        .none, .femto, .pico, .nano, .micro, .milli, .centi, .deci, .deca, .hecto, .kilo, .mega, .giga, .tera,
    ]
}
