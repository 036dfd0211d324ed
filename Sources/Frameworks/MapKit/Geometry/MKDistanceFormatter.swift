import CoreLocation
import Foundation

/// Writes distances as text: `500 m`, `2.4 km`, `1.5 mi`.
///
/// Follows Apple's
/// [MKDistanceFormatter](https://developer.apple.com/documentation/mapkit/mkdistanceformatter). Distances are rounded:
/// up to a hundred meters or feet to 10, up to a thousand to 50, and distances of less than ten kilometers or miles
/// to a tenth.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
    /// The units of distances.
    public enum Units: UInt, Sendable { case `default`, metric, imperial, imperialWithYards }

    /// How units are written.
    public enum DistanceUnitStyle: UInt, Sendable { case `default`, abbreviated, full }

    /// The locale, for numbers and units; the current one by default.
    open var locale: Locale! = .current
    /// The units; the locale's by default.
    open var units = Units.default
    /// How units are written; short by default.
    open var unitStyle = DistanceUnitStyle.default

    /// Returns the text for a distance in meters; an empty one for a number that is none.
    open func string(fromDistance distance: CLLocationDistance) -> String {
        guard distance.isFinite else { return "" }
        let number = NumberFormatter()
        number.locale = locale
        number.maximumFractionDigits = 1
        let (value, unit) = rounded(distance)
        return "\(number.string(from: NSNumber(value: value)) ?? "\(value)") \(name(of: unit, value))"
    }

    /// Returns the distance in meters that a text has; −1 if it has none.
    open func distance(from distance: String) -> CLLocationDistance {
        let number = NumberFormatter()
        number.locale = locale
        let parts = distance.split(separator: " ")
        guard parts.count == 2, let value = number.number(from: String(parts[0])) else { return -1 }
        let unit = Unit.allCases.first { unit in
            [0.5, 1].contains { name(of: unit, $0) == parts[1] } || unit.rawValue == parts[1]
        }
        return unit.map { value.doubleValue * $0.meters } ?? -1
    }

    open override func string(for object: Any?) -> String? {
        let distance = (object as? NSNumber)?.doubleValue ?? object as? Double
        return distance.map { string(fromDistance: $0) }
    }

    private enum Unit: String, CaseIterable {
        case meter = "m"
        case kilometer = "km"
        case foot = "ft"
        case yard = "yd"
        case mile = "mi"

        var meters: Double {
            switch self {
            case .meter: 1
            case .kilometer: 1000
            case .foot: 0.3048
            case .yard: 0.9144
            case .mile: 1609.344
            }
        }
    }

    private func rounded(_ distance: Double) -> (Double, Unit) {
        let units =
            units != .default
            ? units
            : locale.measurementSystem == .metric
                ? .metric
                : locale.measurementSystem == .uk
                    ? .imperialWithYards : .imperial
        let (small, large): (Unit, Unit) =
            switch units {
            case .imperial: (.foot, .mile)
            case .imperialWithYards: (.yard, .mile)
            default: (.meter, .kilometer)
            }
        let little = distance / small.meters
        let step: Double = abs(little) <= 100 ? 10 : 50
        let near = (little / step).rounded() * step
        // A thousand feet are still written in feet; from there on it is a part of a mile.
        if abs(near) < 1000 { return (near, small) }
        let much = distance / large.meters
        return (abs(much) < 10 ? (much * 10).rounded() / 10 : much.rounded(), large)
    }

    private func name(of unit: Unit, _ value: Double) -> String {
        guard unitStyle == .full else { return unit.rawValue }
        let isOne = value == 1
        return switch unit {
        case .meter: isOne ? "meter" : "meters"
        case .kilometer: isOne ? "kilometer" : "kilometers"
        case .foot: isOne ? "foot" : "feet"
        case .yard: isOne ? "yard" : "yards"
        case .mile: isOne ? "mile" : "miles"
        }
    }
}
