import CoreLocation
import Foundation
import OrielFoundation

/// An error of the weather.
///
/// Follows Apple's [WeatherError](https://developer.apple.com/documentation/weatherkit/weathererror).
public enum WeatherError: Int, LocalizedError, Hashable, Sendable {
    case permissionDenied, unknown
    public var errorDescription: String? {
        switch self {
        case .permissionDenied: "The app may not ask Apple's weather service on this machine."
        case .unknown: "An unknown error has occurred."
        }
    }
    /// The cause, in words; nil if unknown.
    public var failureReason: String? {
        self == .permissionDenied ? "The service answers only devices of Apple's." : nil
    }
}

/// Apple's weather service, which answers no request of this machine.
///
/// Follows Apple's [WeatherService](https://developer.apple.com/documentation/weatherkit/weatherservice). Each request fails with
/// `permissionDenied`, which is reported once; the attribution has Apple's addresses.
public final class WeatherService: @unchecked Sendable {
    /// The service.
    public static let shared = WeatherService()
    /// Creates a service.
    public init() {}

    /// The source of the data.
    public var attribution: WeatherAttribution { get async throws { WeatherAttribution() } }

    private func deny() -> WeatherError {
        RuntimeWarning.issue("WeatherKit: Apple's service answers only devices of Apple's; requests fail.")
        return .permissionDenied
    }

    /// Returns the weather at a place; fails.
    public func weather(for location: CLLocation) async throws -> Weather { throw deny() }
    /// Returns a part of the weather at a place; fails.
    public func weather<T: Sendable>(for location: CLLocation, including dataSet: WeatherQuery<T>) async throws -> T {
        throw deny()
    }
    /// Returns parts of the weather at a place; fails.
    public func weather<T1: Sendable, T2: Sendable, each T: Sendable>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSets: repeat WeatherQuery<each T>
    ) async throws -> (T1, T2, repeat each T) { throw deny() }
}

/// A part of the weather.
public struct WeatherQuery<T: Sendable>: Sendable {}

extension WeatherQuery where T == CurrentWeather {
    /// The present weather.
    public static var current: WeatherQuery<CurrentWeather> { .init() }
}
extension WeatherQuery where T == Forecast<MinuteWeather>? {
    /// The next hour.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> { .init() }
}
extension WeatherQuery where T == Forecast<HourWeather> {
    /// The next hours.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> { .init() }
    /// The hours of a time.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { .init() }
}
extension WeatherQuery where T == Forecast<DayWeather> {
    /// The next days.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { .init() }
    /// The days of a time.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { .init() }
}
extension WeatherQuery where T == [WeatherAlert]? {
    /// The warnings.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { .init() }
}
extension WeatherQuery where T == WeatherAvailability {
    /// The parts that there are.
    public static var availability: WeatherQuery<WeatherAvailability> { .init() }
}

/// The source of the data.
public struct WeatherAttribution: Hashable, Sendable {
    /// The page with the sources.
    public let legalPageURL = URL(string: "https://weatherkit.apple.com/legal-attribution.html") ?? URL(filePath: "/")
    /// The sources as words.
    public let legalAttributionText = "Weather data provided by Apple Weather"
    /// The service's name.
    public let serviceName = "Apple Weather"
    /// The mark for light backgrounds.
    public let combinedMarkLightURL =
        URL(string: "https://weatherkit.apple.com/assets/branding/en/Apple_Weather_blk_en_3X_090122.png")
        ?? URL(filePath: "/")
    /// The mark for dark backgrounds.
    public let combinedMarkDarkURL =
        URL(string: "https://weatherkit.apple.com/assets/branding/en/Apple_Weather_wht_en_3X_090122.png")
        ?? URL(filePath: "/")
    /// The square mark.
    public let squareMarkURL =
        URL(string: "https://weatherkit.apple.com/assets/branding/square-mark.png") ?? URL(filePath: "/")
}
