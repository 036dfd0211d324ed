import Foundation

/// The purpose of a measurement, which decides its unit.
///
/// Follows Apple's [MeasurementFormatUnitUsage](https://developer.apple.com/documentation/foundation/measurementformatunitusage).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
    /// The name of the purpose.
    let usage: String

    /// For no purpose in particular: in the unit that the locale prefers.
    public static var general: Self { Self(usage: "default") }

    /// In the unit that the measurement has.
    public static var asProvided: Self { Self(usage: "asProvided") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
    /// Energy in food, in calories.
    public static var food: Self { Self(usage: "food") }
    /// Energy burned by exercise, in calories.
    public static var workout: Self { Self(usage: "workout") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Lengths of a person or of its parts.
    public static var person: Self { Self(usage: "person") }
    /// How tall a person is: “5 ft, 11 in”.
    public static var personHeight: Self { Self(usage: "person-height") }
    /// Distances on roads.
    public static var road: Self { Self(usage: "road") }
    /// Focal lengths of cameras.
    public static var focalLength: Self { Self(usage: "focal-length") }
    /// Amounts of rain.
    public static var rainfall: Self { Self(usage: "rainfall") }
    /// Amounts of snow.
    public static var snowfall: Self { Self(usage: "snowfall") }
    /// How far one can see.
    public static var visibility: Self { Self(usage: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How heavy a person is.
    public static var personWeight: Self { Self(usage: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a body.
    public static var person: Self { Self(usage: "person") }
    /// The temperature of air.
    public static var weather: Self { Self(usage: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
    /// Amounts of something liquid.
    public static var liquid: Self { Self(usage: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
    /// Speeds of wind.
    public static var wind: Self { Self(usage: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
    /// The pressure of air.
    public static var barometric: Self { Self(usage: "baromtrc") }
}
