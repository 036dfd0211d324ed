import Foundation

/// The wind.
///
/// Follows Apple's [Wind](https://developer.apple.com/documentation/weatherkit/wind).
public struct Wind: Codable, Hashable, Sendable {
    /// The direction from which the wind comes, in sixteen parts.
    public enum CompassDirection: String, CaseIterable, Codable, Hashable, CustomStringConvertible, Sendable {
        case north, northNortheast, northeast, eastNortheast, east, eastSoutheast, southeast, southSoutheast, south,
            southSouthwest, southwest, westSouthwest, west, westNorthwest, northwest, northNorthwest

        /// The word for it, in English.
        public var description: String {
            switch self {
            case .north: "North"
            case .northNortheast: "North Northeast"
            case .northeast: "Northeast"
            case .eastNortheast: "East Northeast"
            case .east: "East"
            case .eastSoutheast: "East Southeast"
            case .southeast: "Southeast"
            case .southSoutheast: "South Southeast"
            case .south: "South"
            case .southSouthwest: "South Southwest"
            case .southwest: "Southwest"
            case .westSouthwest: "West Southwest"
            case .west: "West"
            case .westNorthwest: "West Northwest"
            case .northwest: "Northwest"
            case .northNorthwest: "North Northwest"
            }
        }
        /// The letters for it, in English.
        public var abbreviation: String {
            switch self {
            case .north: "N"
            case .northNortheast: "NNE"
            case .northeast: "NE"
            case .eastNortheast: "ENE"
            case .east: "E"
            case .eastSoutheast: "ESE"
            case .southeast: "SE"
            case .southSoutheast: "SSE"
            case .south: "S"
            case .southSouthwest: "SSW"
            case .southwest: "SW"
            case .westSouthwest: "WSW"
            case .west: "W"
            case .westNorthwest: "WNW"
            case .northwest: "NW"
            case .northNorthwest: "NNW"
            }
        }
    }

    /// The direction from which the wind comes, in sixteen parts.
    public var compassDirection: CompassDirection
    /// The direction from which the wind comes, from north over east.
    public var direction: Measurement<UnitAngle>
    /// The speed.
    public var speed: Measurement<UnitSpeed>
    /// The speed of gusts; nil where it is not known.
    public var gust: Measurement<UnitSpeed>?
}

/// The strength of ultraviolet light.
///
/// Follows Apple's [UVIndex](https://developer.apple.com/documentation/weatherkit/uvindex).
public struct UVIndex: Codable, Hashable, Sendable {
    /// The danger for the skin.
    public enum ExposureCategory: String, CaseIterable, Codable, Hashable, Comparable, CustomStringConvertible, Sendable
    {
        case low, moderate, high, veryHigh, extreme

        /// The words for it, in English.
        public var description: String { self == .veryHigh ? "Very High" : rawValue.capitalized }
        /// The values of the index.
        public var rangeValue: ClosedRange<Int> {
            switch self {
            case .low: 0...2
            case .moderate: 3...5
            case .high: 6...7
            case .veryHigh: 8...10
            case .extreme: 11...20
            }
        }
        public static func < (left: Self, right: Self) -> Bool {
            left.rangeValue.lowerBound < right.rangeValue.lowerBound
        }
    }

    /// The index.
    public var value: Int
    /// The danger for the skin.
    public var category: ExposureCategory
}
