import Foundation

/// The names by which the library of languages knows units.
///
/// Units of other symbols or other sizes are an app's own, and written with their symbols.
enum KnownUnits {
    /// The name of a unit; nil for one that no language names.
    static func name(of unit: Unit) -> String? {
        guard let entry = entries[Key(unit)], entry.unit == unit else { return nil }
        return entry.name
    }

    private struct Key: Hashable {
        var type: ObjectIdentifier
        var symbol: String

        init(_ unit: Unit) {
            type = ObjectIdentifier(Swift.type(of: unit))
            symbol = unit.symbol
        }
    }

    private static let entries: [Key: (unit: Unit, name: String)] = {
        let all = extents + weights + moments + electricity + amounts + vessels + storage
        return Dictionary(all.map { (Key($0.0), (unit: $0.0, name: $0.1)) }, uniquingKeysWith: { first, _ in first })
    }()

    private static let extents: [(Unit, String)] = [
        (UnitLength.megameters, "megameter"), (UnitLength.kilometers, "kilometer"),
        (UnitLength.hectometers, "hectometer"), (UnitLength.meters, "meter"), (UnitLength.decimeters, "decimeter"),
        (UnitLength.centimeters, "centimeter"), (UnitLength.millimeters, "millimeter"),
        (UnitLength.micrometers, "micrometer"), (UnitLength.nanometers, "nanometer"),
        (UnitLength.picometers, "picometer"), (UnitLength.inches, "inch"), (UnitLength.feet, "foot"),
        (UnitLength.yards, "yard"), (UnitLength.miles, "mile"), (UnitLength.scandinavianMiles, "mile-scandinavian"),
        (UnitLength.lightyears, "light-year"), (UnitLength.nauticalMiles, "nautical-mile"),
        (UnitLength.fathoms, "fathom"), (UnitLength.furlongs, "furlong"),
        (UnitLength.astronomicalUnits, "astronomical-unit"), (UnitLength.parsecs, "parsec"),
        (UnitArea.squareMegameters, "square-megameter"), (UnitArea.squareKilometers, "square-kilometer"),
        (UnitArea.squareMeters, "square-meter"), (UnitArea.squareCentimeters, "square-centimeter"),
        (UnitArea.squareMillimeters, "square-millimeter"), (UnitArea.squareMicrometers, "square-micrometer"),
        (UnitArea.squareNanometers, "square-nanometer"), (UnitArea.squareInches, "square-inch"),
        (UnitArea.squareFeet, "square-foot"), (UnitArea.squareYards, "square-yard"),
        (UnitArea.squareMiles, "square-mile"), (UnitArea.acres, "acre"), (UnitArea.hectares, "hectare"),
        (UnitAngle.degrees, "degree"), (UnitAngle.arcMinutes, "arc-minute"), (UnitAngle.arcSeconds, "arc-second"),
        (UnitAngle.radians, "radian"), (UnitAngle.revolutions, "revolution"),
    ]

    private static let weights: [(Unit, String)] = [
        (UnitMass.kilograms, "kilogram"), (UnitMass.grams, "gram"), (UnitMass.decigrams, "decigram"),
        (UnitMass.centigrams, "centigram"), (UnitMass.milligrams, "milligram"), (UnitMass.micrograms, "microgram"),
        (UnitMass.nanograms, "nanogram"), (UnitMass.picograms, "picogram"), (UnitMass.ounces, "ounce"),
        (UnitMass.pounds, "pound"), (UnitMass.stones, "stone"), (UnitMass.metricTons, "tonne"),
        (UnitMass.shortTons, "ton"), (UnitMass.carats, "carat"), (UnitMass.ouncesTroy, "ounce-troy"),
        (UnitPressure.newtonsPerMetersSquared, "newton-per-square-meter"), (UnitPressure.gigapascals, "gigapascal"),
        (UnitPressure.megapascals, "megapascal"), (UnitPressure.kilopascals, "kilopascal"),
        (UnitPressure.hectopascals, "hectopascal"), (UnitPressure.inchesOfMercury, "inch-ofhg"),
        (UnitPressure.bars, "bar"), (UnitPressure.millibars, "millibar"),
        (UnitPressure.millimetersOfMercury, "millimeter-ofhg"),
        (UnitPressure.poundsForcePerSquareInch, "pound-force-per-square-inch"),
    ]

    private static let moments: [(Unit, String)] = [
        (UnitDuration.hours, "hour"), (UnitDuration.minutes, "minute"), (UnitDuration.seconds, "second"),
        (UnitDuration.milliseconds, "millisecond"), (UnitDuration.microseconds, "microsecond"),
        (UnitDuration.nanoseconds, "nanosecond"), (UnitDuration.picoseconds, "picosecond"),
        (UnitFrequency.terahertz, "terahertz"), (UnitFrequency.gigahertz, "gigahertz"),
        (UnitFrequency.megahertz, "megahertz"), (UnitFrequency.kilohertz, "kilohertz"),
        (UnitFrequency.hertz, "hertz"), (UnitFrequency.millihertz, "millihertz"),
        (UnitFrequency.microhertz, "microhertz"), (UnitFrequency.nanohertz, "nanohertz"),
        (UnitSpeed.metersPerSecond, "meter-per-second"), (UnitSpeed.kilometersPerHour, "kilometer-per-hour"),
        (UnitSpeed.milesPerHour, "mile-per-hour"), (UnitSpeed.knots, "knot"),
        (UnitAcceleration.metersPerSecondSquared, "meter-per-square-second"), (UnitAcceleration.gravity, "g-force"),
    ]

    private static let electricity: [(Unit, String)] = [
        (UnitElectricCurrent.megaamperes, "megaampere"), (UnitElectricCurrent.kiloamperes, "kiloampere"),
        (UnitElectricCurrent.amperes, "ampere"), (UnitElectricCurrent.milliamperes, "milliampere"),
        (UnitElectricCurrent.microamperes, "microampere"), (UnitElectricPotentialDifference.megavolts, "megavolt"),
        (UnitElectricPotentialDifference.kilovolts, "kilovolt"), (UnitElectricPotentialDifference.volts, "volt"),
        (UnitElectricPotentialDifference.millivolts, "millivolt"),
        (UnitElectricPotentialDifference.microvolts, "microvolt"), (UnitElectricResistance.megaohms, "megaohm"),
        (UnitElectricResistance.kiloohms, "kiloohm"), (UnitElectricResistance.ohms, "ohm"),
        (UnitElectricResistance.milliohms, "milliohm"), (UnitElectricResistance.microohms, "microohm"),
        (UnitEnergy.kilojoules, "kilojoule"), (UnitEnergy.joules, "joule"), (UnitEnergy.kilocalories, "kilocalorie"),
        (UnitEnergy.calories, "calorie"), (UnitEnergy.kilowattHours, "kilowatt-hour"),
        (UnitPower.terawatts, "terawatt"), (UnitPower.gigawatts, "gigawatt"), (UnitPower.megawatts, "megawatt"),
        (UnitPower.kilowatts, "kilowatt"), (UnitPower.watts, "watt"), (UnitPower.milliwatts, "milliwatt"),
        (UnitPower.microwatts, "microwatt"), (UnitPower.nanowatts, "nanowatt"), (UnitPower.picowatts, "picowatt"),
        (UnitPower.femtowatts, "femtowatt"), (UnitPower.horsepower, "horsepower"), (UnitIlluminance.lux, "lux"),
    ]

    private static let amounts: [(Unit, String)] = [
        (UnitTemperature.kelvin, "kelvin"), (UnitTemperature.celsius, "celsius"),
        (UnitTemperature.fahrenheit, "fahrenheit"), (UnitConcentrationMass.gramsPerLiter, "gram-per-liter"),
        (UnitConcentrationMass.milligramsPerDeciliter, "milligram-per-deciliter"),
        (UnitDispersion.partsPerMillion, "permillion"),
        (UnitFuelEfficiency.litersPer100Kilometers, "liter-per-100-kilometer"),
        (UnitFuelEfficiency.milesPerGallon, "mile-per-gallon"),
        (UnitFuelEfficiency.milesPerImperialGallon, "mile-per-gallon-imperial"),
    ]

    private static let vessels: [(Unit, String)] = [
        (UnitVolume.megaliters, "megaliter"), (UnitVolume.kiloliters, "kiloliter"), (UnitVolume.liters, "liter"),
        (UnitVolume.deciliters, "deciliter"), (UnitVolume.centiliters, "centiliter"),
        (UnitVolume.milliliters, "milliliter"), (UnitVolume.cubicKilometers, "cubic-kilometer"),
        (UnitVolume.cubicMeters, "cubic-meter"), (UnitVolume.cubicDecimeters, "cubic-decimeter"),
        (UnitVolume.cubicCentimeters, "cubic-centimeter"), (UnitVolume.cubicMillimeters, "cubic-millimeter"),
        (UnitVolume.cubicInches, "cubic-inch"), (UnitVolume.cubicFeet, "cubic-foot"),
        (UnitVolume.cubicYards, "cubic-yard"), (UnitVolume.cubicMiles, "cubic-mile"),
        (UnitVolume.acreFeet, "acre-foot"), (UnitVolume.bushels, "bushel"), (UnitVolume.teaspoons, "teaspoon"),
        (UnitVolume.tablespoons, "tablespoon"), (UnitVolume.fluidOunces, "fluid-ounce"), (UnitVolume.cups, "cup"),
        (UnitVolume.pints, "pint"), (UnitVolume.quarts, "quart"), (UnitVolume.gallons, "gallon"),
        (UnitVolume.imperialFluidOunces, "fluid-ounce-imperial"), (UnitVolume.imperialQuarts, "quart-imperial"),
        (UnitVolume.imperialGallons, "gallon-imperial"), (UnitVolume.metricCups, "cup-metric"),
    ]

    private static let storage: [(Unit, String)] = [
        (UnitInformationStorage.bits, "bit"), (UnitInformationStorage.kilobits, "kilobit"),
        (UnitInformationStorage.megabits, "megabit"), (UnitInformationStorage.gigabits, "gigabit"),
        (UnitInformationStorage.terabits, "terabit"), (UnitInformationStorage.petabits, "petabit"),
        (UnitInformationStorage.exabits, "exabit"), (UnitInformationStorage.zettabits, "zettabit"),
        (UnitInformationStorage.yottabits, "yottabit"), (UnitInformationStorage.kibibits, "kibibit"),
        (UnitInformationStorage.mebibits, "mebibit"), (UnitInformationStorage.gibibits, "gibibit"),
        (UnitInformationStorage.tebibits, "tebibit"), (UnitInformationStorage.pebibits, "pebibit"),
        (UnitInformationStorage.exbibits, "exbibit"), (UnitInformationStorage.zebibits, "zebibit"),
        (UnitInformationStorage.yobibits, "yobibit"), (UnitInformationStorage.bytes, "byte"),
        (UnitInformationStorage.kilobytes, "kilobyte"), (UnitInformationStorage.megabytes, "megabyte"),
        (UnitInformationStorage.gigabytes, "gigabyte"), (UnitInformationStorage.terabytes, "terabyte"),
        (UnitInformationStorage.petabytes, "petabyte"), (UnitInformationStorage.exabytes, "exabyte"),
        (UnitInformationStorage.zettabytes, "zettabyte"), (UnitInformationStorage.yottabytes, "yottabyte"),
        (UnitInformationStorage.kibibytes, "kibibyte"), (UnitInformationStorage.mebibytes, "mebibyte"),
        (UnitInformationStorage.gibibytes, "gibibyte"), (UnitInformationStorage.tebibytes, "tebibyte"),
        (UnitInformationStorage.pebibytes, "pebibyte"), (UnitInformationStorage.exbibytes, "exbibyte"),
        (UnitInformationStorage.zebibytes, "zebibyte"), (UnitInformationStorage.yobibytes, "yobibyte"),
    ]
}
