import CoreLocation
import Foundation
import OrielFoundation

/// The service that knows the weather; Apple's is for Apple's systems, so that each request fails here.
///
/// Follows Apple's [WeatherService](https://developer.apple.com/documentation/weatherkit/weatherservice).
public final class WeatherService: Sendable {
    /// The service.
    public static let shared = WeatherService()

    /// Creates the service.
    public init() {}

    /// The name of the service and its marks, which apps show; throws ``WeatherError/permissionDenied``.
    public var attribution: WeatherAttribution { get async throws { throw Self.missing() } }

    /// Returns the weather at a place; throws ``WeatherError/permissionDenied``.
    public func weather(for location: CLLocation) async throws -> Weather { throw Self.missing() }

    /// Returns a part of the weather at a place; throws ``WeatherError/permissionDenied``.
    public func weather<T>(
        for location: CLLocation, including dataSet: WeatherQuery<T>
    ) async throws -> T { throw Self.missing() }

    /// Returns several parts of the weather at a place; throws ``WeatherError/permissionDenied``.
    public func weather<T1, T2>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>
    ) async throws -> (T1, T2) { throw Self.missing() }

    /// Returns several parts of the weather at a place; throws ``WeatherError/permissionDenied``.
    public func weather<T1, T2, T3>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>
    ) async throws -> (T1, T2, T3) { throw Self.missing() }

    /// Returns several parts of the weather at a place; throws ``WeatherError/permissionDenied``.
    public func weather<T1, T2, T3, T4>(
        for location: CLLocation, including dataSet1: WeatherQuery<T1>, _ dataSet2: WeatherQuery<T2>,
        _ dataSet3: WeatherQuery<T3>, _ dataSet4: WeatherQuery<T4>
    ) async throws -> (T1, T2, T3, T4) { throw Self.missing() }

    private static func missing() -> WeatherError {
        RuntimeWarning.issue("WeatherKit: Apple's service can't be reached from this system; requests fail.")
        return .permissionDenied
    }
}

/// A part of the weather that an app asks for.
///
/// Follows Apple's [WeatherQuery](https://developer.apple.com/documentation/weatherkit/weatherquery).
public struct WeatherQuery<T>: Sendable {
    fileprivate let name: String

    /// The weather now.
    public static var current: WeatherQuery<CurrentWeather> { WeatherQuery<CurrentWeather>(name: "current") }
    /// The next hour.
    public static var minute: WeatherQuery<Forecast<MinuteWeather>?> {
        WeatherQuery<Forecast<MinuteWeather>?>(name: "minute")
    }
    /// The next hours.
    public static var hourly: WeatherQuery<Forecast<HourWeather>> {
        WeatherQuery<Forecast<HourWeather>>(name: "hourly")
    }
    /// The next days.
    public static var daily: WeatherQuery<Forecast<DayWeather>> { WeatherQuery<Forecast<DayWeather>>(name: "daily") }
    /// The warnings.
    public static var alerts: WeatherQuery<[WeatherAlert]?> { WeatherQuery<[WeatherAlert]?>(name: "alerts") }
    /// What is known.
    public static var availability: WeatherQuery<WeatherAvailability> {
        WeatherQuery<WeatherAvailability>(name: "availability")
    }
    /// The hours between two times.
    public static func hourly(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<HourWeather>> { hourly }
    /// The days between two times.
    public static func daily(startDate: Date, endDate: Date) -> WeatherQuery<Forecast<DayWeather>> { daily }
}

/// The name of the service and its marks, which apps show.
///
/// Follows Apple's [WeatherAttribution](https://developer.apple.com/documentation/weatherkit/weatherattribution).
public struct WeatherAttribution: Codable, Hashable, Sendable {
    /// The name.
    public var serviceName: String
    /// The page with the sources.
    public var legalPageURL: URL
    /// The sources as text.
    public var legalAttributionText: String
    /// The mark as a square.
    public var squareMarkURL: URL
    /// The mark for dark grounds.
    public var combinedMarkDarkURL: URL
    /// The mark for light grounds.
    public var combinedMarkLightURL: URL
}

/// An error of the service.
///
/// Follows Apple's [WeatherError](https://developer.apple.com/documentation/weatherkit/weathererror).
public enum WeatherError: LocalizedError, Hashable, Sendable {
    /// The app may not ask.
    case permissionDenied
    /// The service has failed.
    case unknown

    public var errorDescription: String? {
        self == .permissionDenied ? "The weather service is not available on this system." : "The request has failed."
    }
    public var failureReason: String? { errorDescription }
    public var recoverySuggestion: String? { nil }
    public var helpAnchor: String? { nil }
}
