import CoreLocation
import Foundation

/// Where and when data of the weather is from.
///
/// Follows Apple's [WeatherMetadata](https://developer.apple.com/documentation/weatherkit/weathermetadata).
public struct WeatherMetadata: Codable, Hashable, Sendable {
    /// When the data was read.
    public var date: Date
    /// When the data is outdated.
    public var expirationDate: Date
    /// The latitude, in degrees.
    public var latitude: Double
    /// The longitude, in degrees.
    public var longitude: Double
    /// The place.
    public var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }
}

/// The weather now.
///
/// Follows Apple's [CurrentWeather](https://developer.apple.com/documentation/weatherkit/currentweather).
public struct CurrentWeather: Codable, Hashable, Sendable {
    /// The time.
    public var date: Date
    /// The part of the sky with clouds, from 0 to 1.
    public var cloudCover: Double
    /// The weather in a word.
    public var condition: WeatherCondition
    /// The name of a symbol for it.
    public var symbolName: String
    /// The temperature at which water condenses.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// The pressure of the air at the sea.
    public var pressure: Measurement<UnitPressure>
    /// How the pressure changes.
    public var pressureTrend: PressureTrend
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature that people feel.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The strength of ultraviolet light.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
    /// Where the data is from.
    public var metadata: WeatherMetadata
}

/// The weather in a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    /// The beginning.
    public var date: Date
    /// The kind of rain.
    public var precipitation: Precipitation
    /// How likely it is, from 0 to 1.
    public var precipitationChance: Double
    /// How much falls.
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// The weather in an hour.
///
/// Follows Apple's [HourWeather](https://developer.apple.com/documentation/weatherkit/hourweather).
public struct HourWeather: Codable, Hashable, Sendable {
    /// The beginning.
    public var date: Date
    /// The part of the sky with clouds, from 0 to 1.
    public var cloudCover: Double
    /// The weather in a word.
    public var condition: WeatherCondition
    /// The name of a symbol for it.
    public var symbolName: String
    /// The temperature at which water condenses.
    public var dewPoint: Measurement<UnitTemperature>
    /// The humidity, from 0 to 1.
    public var humidity: Double
    /// Whether the sun is up.
    public var isDaylight: Bool
    /// The kind of rain.
    public var precipitation: Precipitation
    /// How likely it is, from 0 to 1.
    public var precipitationChance: Double
    /// How much falls.
    public var precipitationAmount: Measurement<UnitLength>
    /// The pressure of the air at the sea.
    public var pressure: Measurement<UnitPressure>
    /// How the pressure changes.
    public var pressureTrend: PressureTrend
    /// The temperature.
    public var temperature: Measurement<UnitTemperature>
    /// The temperature that people feel.
    public var apparentTemperature: Measurement<UnitTemperature>
    /// The strength of ultraviolet light.
    public var uvIndex: UVIndex
    /// How far one sees.
    public var visibility: Measurement<UnitLength>
    /// The wind.
    public var wind: Wind
}

/// When the sun rises and sets; nil where it does not that day.
public struct SunEvents: Codable, Hashable, Sendable {
    /// When the sun rises.
    public var sunrise: Date?
    /// When the sun sets.
    public var sunset: Date?
    /// When the sun is highest.
    public var solarNoon: Date?
    /// When the sun is lowest.
    public var solarMidnight: Date?
    /// When the morning begins.
    public var civilDawn: Date?
    /// When the evening ends.
    public var civilDusk: Date?
}

/// When the moon rises and sets; nil where it does not that day.
public struct MoonEvents: Codable, Hashable, Sendable {
    /// The shape of the moon.
    public var phase: MoonPhase
    /// When the moon rises.
    public var moonrise: Date?
    /// When the moon sets.
    public var moonset: Date?
}

/// The weather of a day.
///
/// Follows Apple's [DayWeather](https://developer.apple.com/documentation/weatherkit/dayweather).
public struct DayWeather: Codable, Hashable, Sendable {
    /// The beginning.
    public var date: Date
    /// The weather in a word.
    public var condition: WeatherCondition
    /// The name of a symbol for it.
    public var symbolName: String
    /// The highest temperature.
    public var highTemperature: Measurement<UnitTemperature>
    /// The lowest temperature.
    public var lowTemperature: Measurement<UnitTemperature>
    /// The kind of rain.
    public var precipitation: Precipitation
    /// How likely it is, from 0 to 1.
    public var precipitationChance: Double
    /// How much rain falls.
    public var rainfallAmount: Measurement<UnitLength>
    /// How much snow falls.
    public var snowfallAmount: Measurement<UnitLength>
    /// When the sun rises and sets.
    public var sun: SunEvents
    /// When the moon rises and sets.
    public var moon: MoonEvents
    /// The strength of ultraviolet light.
    public var uvIndex: UVIndex
    /// The wind.
    public var wind: Wind
}

/// A warning of dangerous weather.
///
/// Follows Apple's [WeatherAlert](https://developer.apple.com/documentation/weatherkit/weatheralert).
public struct WeatherAlert: Codable, Hashable, Sendable {
    /// The page with the details.
    public var detailsURL: URL
    /// The office that warns.
    public var source: String
    /// The warning in a line.
    public var summary: String
    /// The place; nil where it is not known.
    public var region: String?
    /// How dangerous the weather is.
    public var severity: WeatherSeverity
    /// Where the data is from.
    public var metadata: WeatherMetadata
}

/// The weather of times after each other.
///
/// Follows Apple's [Forecast](https://developer.apple.com/documentation/weatherkit/forecast).
public struct Forecast<Element: Codable & Hashable & Sendable>: RandomAccessCollection, Codable, Hashable, Sendable {
    /// The weather of each time.
    public var forecast: [Element]
    /// Where the data is from.
    public var metadata: WeatherMetadata
    /// A sentence about all of it; nil for none.
    public var summary: String?

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }
    public subscript(position: Int) -> Element { forecast[position] }
}

/// All that the service knows of the weather at a place.
///
/// Follows Apple's [Weather](https://developer.apple.com/documentation/weatherkit/weather).
public struct Weather: Codable, Hashable, Sendable {
    /// The weather now.
    public var currentWeather: CurrentWeather
    /// The next hour; nil where it is not known.
    public var minuteForecast: Forecast<MinuteWeather>?
    /// The next hours.
    public var hourlyForecast: Forecast<HourWeather>
    /// The next days.
    public var dailyForecast: Forecast<DayWeather>
    /// The warnings; nil where they are not known.
    public var weatherAlerts: [WeatherAlert]?
    /// What is known.
    public var availability: WeatherAvailability
}

/// What the service knows at a place.
public struct WeatherAvailability: Codable, Hashable, Sendable {
    /// How much is known.
    public enum AvailabilityKind: String, Codable, Hashable, Sendable {
        case available, temporarilyUnavailable, unsupported, unknown
    }
    /// How much is known of the next hour.
    public var minuteAvailability: AvailabilityKind
    /// How much is known of warnings.
    public var alertAvailability: AvailabilityKind
}
