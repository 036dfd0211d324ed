import Foundation
import OrielFoundation

/// The location of the device, as far as the user of the app has given one.
///
/// Nothing here asks a radio or a server. The environment variable `ORIEL_LOCATION` names a place: latitude and
/// longitude in degrees, then perhaps the height in meters, separated by commas.
package enum LocationSource {
    /// The place in the environment; nil for none.
    nonisolated(unsafe) private static var environmentPlace = place(
        in: ProcessInfo.processInfo.environment["ORIEL_LOCATION"])
    /// The answer to requests for authorization.
    nonisolated(unsafe) private static var status = CLAuthorizationStatus.notDetermined
    private static let lock = NSLock()

    /// A place for the tests of one task, instead of the environment's.
    @TaskLocal package static var trial: Trial?

    /// A place in a test, with its own authorization.
    package final class Trial: @unchecked Sendable {
        package let place: CLLocationCoordinate2D?
        package var status = CLAuthorizationStatus.notDetermined
        package init(_ place: CLLocationCoordinate2D?) { self.place = place }
    }

    /// Reads a place; nil if the text is none.
    package static func place(in text: String?) -> (coordinate: CLLocationCoordinate2D, altitude: Double)? {
        guard let text, !text.isEmpty else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
            Double($0.trimmingCharacters(in: .whitespaces))
        }
        let coordinate = CLLocationCoordinate2D(
            latitude: (numbers.first ?? nil) ?? .nan, longitude: numbers.count > 1 ? numbers[1] ?? .nan : .nan)
        let altitude = numbers.count > 2 ? numbers[2] : 0
        guard (2...3).contains(numbers.count), CLLocationCoordinate2DIsValid(coordinate), let altitude,
            altitude.isFinite
        else {
            RuntimeWarning.issue("ORIEL_LOCATION is no latitude and longitude in degrees, such as 48.858,2.294.")
            return nil
        }
        return (coordinate, altitude)
    }

    /// The place at the present time; nil if there is none.
    package static func location(_ trial: Trial?) -> CLLocation? {
        let given = trial.map { trial in trial.place.map { ($0, 0) } } ?? environmentPlace
        return given.map { coordinate, altitude in
            CLLocation(
                coordinate: coordinate, altitude: altitude, horizontalAccuracy: 5, verticalAccuracy: 5, course: -1,
                courseAccuracy: -1, speed: -1, speedAccuracy: -1, timestamp: Date(),
                sourceInfo: CLLocationSourceInformation(
                    softwareSimulationState: true, andExternalAccessoryState: false))
        }
    }

    /// Whether the app may know the place.
    package static func status(_ trial: Trial?) -> CLAuthorizationStatus {
        trial?.status ?? lock.withLock { status }
    }

    /// Requests the authorization: it is given if there is a place, else denied.
    static func authorize(_ granted: CLAuthorizationStatus, _ trial: Trial?) {
        let answer: CLAuthorizationStatus = location(trial) == nil ? .denied : granted
        if answer == .denied {
            RuntimeWarning.issue(
                "The place of the device is not known here; ORIEL_LOCATION=latitude,longitude names one.")
        }
        if let trial { trial.status = answer } else { lock.withLock { status = answer } }
    }
}
