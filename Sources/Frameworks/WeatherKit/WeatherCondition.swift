import Foundation

/// The weather in a word.
///
/// Follows Apple's [WeatherCondition](https://developer.apple.com/documentation/weatherkit/weathercondition).
public enum WeatherCondition: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
    case blizzard
    case blowingDust
    case blowingSnow
    case breezy
    case clear
    case cloudy
    case drizzle
    case flurries
    case foggy
    case freezingDrizzle
    case freezingRain
    case frigid
    case hail
    case haze
    case heavyRain
    case heavySnow
    case hot
    case hurricane
    case isolatedThunderstorms
    case mostlyClear
    case mostlyCloudy
    case partlyCloudy
    case rain
    case scatteredThunderstorms
    case sleet
    case smoky
    case snow
    case strongStorms
    case sunFlurries
    case sunShowers
    case thunderstorms
    case tropicalStorm
    case windy
    case wintryMix

    /// The words for the weather, in English.
    public var description: String {
        switch self {
        case .blizzard: "Blizzard"
        case .blowingDust: "Blowing Dust"
        case .blowingSnow: "Blowing Snow"
        case .breezy: "Breezy"
        case .clear: "Clear"
        case .cloudy: "Cloudy"
        case .drizzle: "Drizzle"
        case .flurries: "Flurries"
        case .foggy: "Foggy"
        case .freezingDrizzle: "Freezing Drizzle"
        case .freezingRain: "Freezing Rain"
        case .frigid: "Frigid"
        case .hail: "Hail"
        case .haze: "Haze"
        case .heavyRain: "Heavy Rain"
        case .heavySnow: "Heavy Snow"
        case .hot: "Hot"
        case .hurricane: "Hurricane"
        case .isolatedThunderstorms: "Isolated Thunderstorms"
        case .mostlyClear: "Mostly Clear"
        case .mostlyCloudy: "Mostly Cloudy"
        case .partlyCloudy: "Partly Cloudy"
        case .rain: "Rain"
        case .scatteredThunderstorms: "Scattered Thunderstorms"
        case .sleet: "Sleet"
        case .smoky: "Smoky"
        case .snow: "Snow"
        case .strongStorms: "Strong Storms"
        case .sunFlurries: "Sun Flurries"
        case .sunShowers: "Sun Showers"
        case .thunderstorms: "Thunderstorms"
        case .tropicalStorm: "Tropical Storm"
        case .windy: "Windy"
        case .wintryMix: "Wintry Mix"
        }
    }
    /// Longer words for the weather; ``description`` here.
    public var accessibilityDescription: String { description }
}

/// The kinds of rain and snow.
public enum Precipitation: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
    case none, hail, mixed, rain, sleet, snow

    /// The word for it, in English.
    public var description: String { rawValue.capitalized }
}

/// How the pressure of the air changes.
public enum PressureTrend: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
    case rising, falling, steady

    /// The word for it, in English.
    public var description: String { rawValue.capitalized }
}

/// The shape of the moon.
public enum MoonPhase: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
    case new, waxingCrescent, firstQuarter, waxingGibbous, full, waningGibbous, lastQuarter, waningCrescent

    /// The words for it, in English.
    public var description: String {
        switch self {
        case .new: "New Moon"
        case .waxingCrescent: "Waxing Crescent"
        case .firstQuarter: "First Quarter"
        case .waxingGibbous: "Waxing Gibbous"
        case .full: "Full Moon"
        case .waningGibbous: "Waning Gibbous"
        case .lastQuarter: "Last Quarter"
        case .waningCrescent: "Waning Crescent"
        }
    }
    /// The name of a symbol that shows it.
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

/// How dangerous weather is.
public enum WeatherSeverity: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
    case minor, moderate, severe, extreme, unknown

    /// The word for it, in English.
    public var description: String { rawValue.capitalized }
}
