import Foundation
import OrielFoundation

/// The kinds of weather.
public enum WeatherCondition: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle
    case freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear
    case mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries
    case sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The kind in words.
    public var description: String {
        var words = ""
        for letter in rawValue {
            if letter.isUppercase { words += " " }
            words += words.isEmpty ? letter.uppercased() : String(letter)
        }
        return words
    }
    /// The kind in words that explain it; the same as the description here.
    public var accessibilityDescription: String { description }
}

/// The kinds of rain.
public enum Precipitation: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    case none, hail, mixed, rain, sleet, snow
    /// The kind in words.
    public var description: String { rawValue.capitalized }
}

/// The changes of the pressure.
public enum PressureTrend: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    case rising, falling, steady
    /// The change in words.
    public var description: String { rawValue.capitalized }
}

/// How grave a warning is.
public enum WeatherSeverity: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    case minor, moderate, severe, extreme, unknown
    /// The gravity in words.
    public var description: String { rawValue.capitalized }
}

/// The phases of the moon.
public enum MoonPhase: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// The phase in words.
    public var description: String {
        switch self {
        case .new: "New"
        case .waxingCrescent: "Waxing Crescent"
        case .firstQuarter: "First Quarter"
        case .waxingGibbous: "Waxing Gibbous"
        case .full: "Full"
        case .waningGibbous: "Waning Gibbous"
        case .lastQuarter: "Last Quarter"
        case .waningCrescent: "Waning Crescent"
        }
    }
    /// The phase in words that explain it.
    public var accessibilityDescription: String { description }
    /// The symbol's name.
    public var symbolName: String {
        switch self {
        case .new: "moonphase.new.moon"
        case .waxingCrescent: "moonphase.waxing.crescent"
        case .firstQuarter: "moonphase.first.quarter"
        case .waxingGibbous: "moonphase.waxing.gibbous"
        case .full: "moonphase.full.moon"
        case .waningGibbous: "moonphase.waning.gibbous"
        case .lastQuarter: "moonphase.last.quarter"
        case .waningCrescent: "moonphase.waning.crescent"
        }
    }
}

/// The ultraviolet light.
public struct UVIndex: Hashable, Codable, Sendable {
    /// The dangers.
    public enum ExposureCategory: String, CaseIterable, Hashable, Codable, Sendable, Comparable, CustomStringConvertible
    {
        case low, moderate, high, veryHigh, extreme
        /// The danger in words.
        public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
        /// The smallest and largest number.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...Int.max
            }
        }
        public static func < (a: ExposureCategory, b: ExposureCategory) -> Bool {
            a.rangeValue.lowerBound < b.rangeValue.lowerBound
        }
    }
    /// The number, from 0.
    public var value: Int
    /// The danger.
    public var category: ExposureCategory
}

/// The wind.
public struct Wind: Hashable, Codable, Sendable {
    /// The directions.
    public enum CompassDirection: String, CaseIterable, Hashable, Codable, Sendable, CustomStringConvertible {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south
        case southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest
        /// The direction in letters.
        public var abbreviation: String {
            let names = [
                "N", "NNE", "NE", "ENE", "E", "ESE", "SE", "SSE", "S", "SSW", "SW", "WSW", "W", "WNW", "NW", "NNW",
            ]
            return names[Self.allCases.firstIndex(of: self) ?? 0]
        }
        /// The direction in words.
        public var description: String {
            var words = ""
            for letter in rawValue {
                if letter.isUppercase { words += "-" }
                words += letter.lowercased()
            }
            return words.prefix(1).uppercased() + words.dropFirst()
        }
    }
    /// The direction from which it blows.
    public var compassDirection: CompassDirection
    /// The direction from which it blows, as an angle.
    public var direction: Measurement<UnitAngle>
    /// The speed.
    public var speed: Measurement<UnitSpeed>
    /// The speed of gusts; nil if unknown.
    public var gust: Measurement<UnitSpeed>?
}
