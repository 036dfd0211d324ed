import Foundation

/// A report of the device's place, in an asynchronous sequence.
///
/// Follows Apple's [CLLocationUpdate](https://developer.apple.com/documentation/corelocation/cllocationupdate). There
/// is one report: of the place that `ORIEL_LOCATION` names, or that the authorization was denied.
public struct CLLocationUpdate: Sendable {
    /// The place; nil if it is not known.
    public let location: CLLocation?
    /// Whether the device rests; yes, if the place is known.
    public var isStationary: Bool { location != nil }
    /// The older name of ``isStationary``.
    public var stationary: Bool { isStationary }
    /// Whether the user denied the authorization.
    public var authorizationDenied: Bool { location == nil }
    /// Whether location services are disabled for all apps.
    public var authorizationDeniedGlobally: Bool { location == nil }
    /// Whether the place cannot be determined.
    public var locationUnavailable: Bool { location == nil }

    /// The movement for which reports are made.
    public enum LiveConfiguration: Sendable { case `default`, automotiveNavigation, otherNavigation, fitness, airborne }

    /// The reports of the place.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
        LocationSource.authorize(.authorizedWhenInUse, LocationSource.trial)
        return Updates(location: LocationSource.location(LocationSource.trial))
    }

    /// A sequence of reports.
    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate
        let location: CLLocation?

        /// Makes an iterator.
        public func makeAsyncIterator() -> Iterator { Iterator(location: location) }

        /// Returns one report, then waits until the task is canceled, for the place stays.
        public struct Iterator: AsyncIteratorProtocol {
            let location: CLLocation?
            private var isFirst = true

            init(location: CLLocation?) { self.location = location }

            public mutating func next() async throws -> CLLocationUpdate? {
                if isFirst {
                    isFirst = false
                    return CLLocationUpdate(location: location)
                }
                // A sequence that ended would end a loop that waits for the next place.
                while !Task.isCancelled { try? await Task.sleep(nanoseconds: 3_600_000_000_000) }
                return nil
            }
        }
    }
}
