import Foundation
import OrielFoundation

/// A condition that a monitor watches.
///
/// Follows Apple's [CLCondition](https://developer.apple.com/documentation/corelocation/clcondition).
public protocol CLCondition: Sendable {}

/// Watches conditions of the place, such as being within a circle.
///
/// Follows Apple's [CLMonitor](https://developer.apple.com/documentation/corelocation/clmonitor-2r51v). The place here stays, so that a condition
/// has one event: when it is added. Conditions are not kept when the app ends.
public actor CLMonitor {
    /// Being within a circle.
    public struct CircularGeographicCondition: CLCondition, Hashable {
        /// The middle.
        public let center: CLLocationCoordinate2D
        /// The radius in meters.
        public let radius: CLLocationDistance
        /// Creates a condition.
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            self.center = center
            self.radius = radius
        }
        public static func == (one: Self, other: Self) -> Bool {
            one.center.latitude == other.center.latitude && one.center.longitude == other.center.longitude
                && one.radius == other.radius
        }
        public func hash(into hasher: inout Hasher) {
            hasher.combine(center.latitude)
            hasher.combine(center.longitude)
            hasher.combine(radius)
        }
    }

    /// Being near a beacon, which is never known here.
    public struct BeaconIdentityCondition: CLCondition, Hashable {
        /// The beacons' identifier.
        public let uuid: UUID
        /// The first number; nil for any.
        public let major: CLBeaconMajorValue?
        /// The second number; nil for any.
        public let minor: CLBeaconMinorValue?
        /// Creates a condition for the beacons of an identifier, and perhaps of its numbers.
        public init(uuid: UUID, major: CLBeaconMajorValue? = nil, minor: CLBeaconMinorValue? = nil) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    /// A change of a condition.
    public struct Event: Sendable {
        /// Whether the condition holds.
        public enum State: UInt, Sendable {
            case unknown, satisfied, unsatisfied, unmonitored
        }
        /// The name of the condition.
        public let identifier: String
        /// Whether the condition holds.
        public let state: State
        /// When the state began.
        public let date: Date
        /// The details of the condition; nil.
        public var refinement: (any CLCondition)? { nil }
        /// Whether the user denied the authorization.
        public let authorizationDenied: Bool
        /// Whether location services are disabled for all apps.
        public var authorizationDeniedGlobally: Bool { authorizationDenied }
        /// Whether the condition can't be watched.
        public var conditionUnsupported: Bool { state == .unmonitored }
        /// Whether too many conditions are watched; never.
        public var conditionLimitExceeded: Bool { false }
    }

    /// A condition that is watched, with its last event.
    public struct Record: Sendable {
        /// The condition.
        public let condition: any CLCondition
        /// The last event.
        public let lastEvent: Event
    }

    /// The events of a monitor.
    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        fileprivate let stream: AsyncStream<Event>
        public func makeAsyncIterator() -> Iterator { Iterator(stream: stream.makeAsyncIterator()) }
        /// Waits for the next event.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Event>.Iterator
            public mutating func next() async throws -> Event? { await stream.next() }
        }
    }

    /// The name of the monitor.
    public nonisolated let name: String
    /// The events, as they happen.
    public nonisolated var events: Events { Events(stream: stream) }

    private nonisolated let stream: AsyncStream<Event>
    private let continuation: AsyncStream<Event>.Continuation
    private var records: [String: Record] = [:]
    private let place: CLLocation?

    /// Creates a monitor of a name.
    public init(_ name: String) async { self.init(name, at: CLLocationManager().location) }

    init(_ name: String, at place: CLLocation?) {
        self.name = name
        self.place = place
        (stream, continuation) = AsyncStream.makeStream()
    }

    deinit { continuation.finish() }

    /// The names of the conditions that are watched.
    public var identifiers: [String] { records.keys.sorted() }

    /// Returns a condition with its last event; nil if there is none of this name.
    public func record(for identifier: String) -> Record? { records[identifier] }

    /// Watches a condition, in the place of the one with the same name.
    public func add(_ condition: any CLCondition, identifier: String) {
        let event = event(of: condition, identifier)
        records[identifier] = Record(condition: condition, lastEvent: event)
        continuation.yield(event)
    }

    /// Watches a condition whose state the app assumes; an event follows if the assumption is wrong.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        let event = event(of: condition, identifier)
        records[identifier] = Record(condition: condition, lastEvent: event)
        if event.state != state { continuation.yield(event) }
    }

    /// Ends watching a condition.
    public func remove(_ identifier: String) { records[identifier] = nil }

    private func event(of condition: any CLCondition, _ identifier: String) -> Event {
        let state: Event.State
        switch condition {
        case let circle as CircularGeographicCondition:
            state =
                place.map {
                    Geodesic.distance(circle.center, $0.coordinate) <= circle.radius ? .satisfied : .unsatisfied
                }
                ?? .unknown
        default:
            RuntimeWarning.issue("CLMonitor watches circles alone: no radio here listens for beacons.")
            state = .unmonitored
        }
        return Event(identifier: identifier, state: state, date: Date(), authorizationDenied: place == nil)
    }
}
