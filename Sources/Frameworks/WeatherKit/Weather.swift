import CoreLocation
import Foundation

/// The weather at a place.
///
/// Follows Apple's [Weather](https://developer.apple.com/documentation/weatherkit/weather). Apps read it, and cannot make it; nothing makes it here.
public struct Weather: Hashable, Codable, Sendable {
    /// The present weather.
    public var currentWeather: CurrentWeather
    /// The next hour; nil where it is not known.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// The next hours.
    public var hourlyForecast: Forecast<HourWeather>
    /// The next days.
    public var dailyForecast: Forecast<DayWeather>
    /// The warnings; nil where they are not known.
    public var weatherAlerts: [WeatherAlert]?
    /// The parts that there are.
    public var availability: WeatherAvailability
}

/// Facts about data.
public struct WeatherMetadata: Hashable, Codable, Sendable {
    /// The time at which it was read.
    public var date: Date
    /// The time at which it is out of date.
    public var expirationDate: Date
    /// The latitude, in degrees.
    var latitude: Double
    /// The longitude, in degrees.
    var longitude: Double
    /// The place.
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// Weather of several times.
public struct Forecast<Element: Codable & Hashable & Sendable>: Hashable, Codable, Sendable, RandomAccessCollection {
    /// The weather of each time.
    public var forecast: [Element]
    /// Facts about the data.
    public var metadata: WeatherMetadata
    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    /// The weather of a time.
    public subscript(position: Int) -> Element { forecast[position] }
}

/// The present weather.
public struct CurrentWeather: Hashable, Codable, Sendable {
    /// The time.
    public var date: Date
    /// The part of the sky with clouds, from 0 to 1.
    public var cloudCover: Double
    /// The kind.
    public var condition: WeatherCondition
    /// The symbol's name.
    public var symbolName: String
    /// The temperature of dew.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// The pressure.
    public var pressure: Measurement<UnitPressure>
    /// The change of the pressure.
    public var pressureTrend: PressureTrend
    /// The rain, in millimeters an hour.
    public var precipitationIntensity: Measurement<UnitSpeed>
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it is felt.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The ultraviolet light.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// Facts about the data.
    public var metadata: WeatherMetadata
}

/// The weather of a minute.
public struct MinuteWeather: Hashable, Codable, Sendable {
    /// The time.
    public var date: Date
    /// The kind of rain.
    public var precipitation: Precipitation
    /// The probability of rain, from 0 to 1.
    public var precipitationChance: Double
    /// The rain.
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather of an hour.
public struct HourWeather: Hashable, Codable, Sendable {
    /// The time.
    public var date: Date
    /// The part of the sky with clouds, from 0 to 1.
    public var cloudCover: Double
    /// The kind.
    public var condition: WeatherCondition
    /// The symbol's name.
    public var symbolName: String
    /// The temperature of dew.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The kind of rain.
    public var precipitation: Precipitation
    /// The probability of rain, from 0 to 1.
    public var precipitationChance: Double
    /// The rain.
    public var precipitationAmount: Measurement<UnitLength>
    /// The snow.
    public var snowfallAmount: Measurement<UnitLength>
    /// The pressure.
    public var pressure: Measurement<UnitPressure>
    /// The change of the pressure.
    public var pressureTrend: PressureTrend
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature as it is felt.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The ultraviolet light.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Hashable, Codable, Sendable {
    /// The day.
    public var date: Date
    /// The kind.
    public var condition: WeatherCondition
    /// The symbol's name.
    public var symbolName: String
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// The kind of rain.
    public var precipitation: Precipitation
    /// The probability of rain, from 0 to 1.
    public var precipitationChance: Double
    /// The rain.
    public var precipitationAmount: Measurement<UnitLength>
    /// The rain.
    public var rainfallAmount: Measurement<UnitLength> { precipitationAmount }
    /// The snow.
    public var snowfallAmount: Measurement<UnitLength>
    /// The sun.
    public var sun: SunEvents
    /// The moon.
    public var moon: MoonEvents
    /// The ultraviolet light.
    public var uvIndex: UVIndex
    /// The wind.
    public var wind: Wind
}

/// The times of the sun on a day; nil where it does not rise or set.
public struct SunEvents: Hashable, Codable, Sendable {
    /// When the sun is 18 degrees below the horizon.
    public var astronomicalDawn: Date?
    /// When the sun is 12 degrees below the horizon.
    public var nauticalDawn: Date?
    /// When the sun is 6 degrees below the horizon.
    public var civilDawn: Date?
    /// When the sun rises.
    public var sunrise: Date?
    /// When the sun is highest.
    public var solarNoon: Date?
    /// When the sun sets.
    public var sunset: Date?
    /// When the sun is 6 degrees below the horizon again.
    public var civilDusk: Date?
    /// When the sun is 12 degrees below the horizon again.
    public var nauticalDusk: Date?
    /// When the sun is 18 degrees below the horizon again.
    public var astronomicalDusk: Date?
    /// When the sun is lowest.
    public var solarMidnight: Date?
}

/// The times of the moon on a day.
public struct MoonEvents: Hashable, Codable, Sendable {
    /// The phase.
    public var phase: MoonPhase
    /// When it rises; nil if it does not.
    public var moonrise: Date?
    /// When it sets; nil if it does not.
    public var moonset: Date?
}

/// A warning.
public struct WeatherAlert: Hashable, Codable, Sendable {
    /// The page with more.
    public var detailsURL: URL
    /// The author.
    public var source: String
    /// The summary.
    public var summary: String
    /// The place; nil if unknown.
    public var region: String?
    /// How grave it is.
    public var severity: WeatherSeverity
    /// Facts about the data.
    public var metadata: WeatherMetadata
}

/// The parts of the weather that there are.
public struct WeatherAvailability: Hashable, Codable, Sendable {
    /// Whether a part is there.
    public enum AvailabilityKind: String, Hashable, Codable, Sendable {
        case available, supported, temporarilyUnavailable, unsupported, unknown
    }
    /// The next hour.
    public var minuteAvailability: AvailabilityKind
    /// The warnings.
    public var alertAvailability: AvailabilityKind
}
