import CoreLocation
import Foundation

/// Samples that consist of many values over time.
open class HKSeriesSample: HKSample, @unchecked Sendable {
    /// The number of values.
    open var count: Int { 0 }
}

/// The way of a workout.
///
/// Follows Apple's [HKWorkoutRoute](https://developer.apple.com/documentation/healthkit/hkworkoutroute).
open class HKWorkoutRoute: HKSeriesSample, @unchecked Sendable {
    let locations: [CLLocation]
    /// The name of the workout.
    var workout: UUID? { (metadata?[Self.workoutKey] as? String).flatMap { UUID(uuidString: $0) } }
    static let workoutKey = "HKWorkoutRouteWorkout"
    /// The number of places.
    open override var count: Int { locations.count }

    init(uuid: UUID = UUID(), locations: [CLLocation], parts: SampleParts) {
        self.locations = locations
        super.init(
            uuid: uuid, type: HKSeriesType.workoutRoute(), start: parts.start, end: parts.end, metadata: parts.metadata,
            device: parts.device)
    }
}

/// Makes series of values little by little.
open class HKSeriesBuilder: NSObject, @unchecked Sendable {
    /// Gives the series up.
    open func discard() {}
}

/// Makes the way of a workout, place by place.
///
/// Follows Apple's [HKWorkoutRouteBuilder](https://developer.apple.com/documentation/healthkit/hkworkoutroutebuilder).
open class HKWorkoutRouteBuilder: HKSeriesBuilder, @unchecked Sendable {
    private let store: HKHealthStore
    private let device: HKDevice?
    private let lock = NSLock()
    private var locations: [CLLocation] = []
    private var metadata: [String: Any] = [:]

    /// Creates a way without places.
    public init(healthStore: HKHealthStore, device: HKDevice?) { (store, self.device) = (healthStore, device) }

    private func insert(_ places: [CLLocation]) throws {
        guard !places.isEmpty else { throw HKError(.errorInvalidArgument, "There are no places.") }
        lock.withLock { locations += places }
    }
    /// Adds places.
    open func insertRouteData(_ routeData: [CLLocation]) async throws { try insert(routeData) }
    /// Adds places.
    open func insertRouteData(
        _ routeData: [CLLocation], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        do {
            try insert(routeData)
            completion(true, nil)
        } catch {
            completion(false, error)
        }
    }
    /// Adds notes.
    open func addMetadata(_ metadata: [String: Any]) async throws {
        lock.withLock { self.metadata.merge(metadata) { _, new in new } }
    }
    /// Saves the way of a workout.
    @discardableResult
    open func finishRoute(with workout: HKWorkout, metadata: [String: Any]?) async throws -> HKWorkoutRoute {
        try save(workout, metadata)
    }
    /// Saves the way of a workout.
    open func finishRoute(
        with workout: HKWorkout, metadata: [String: Any]?,
        completion: @escaping @Sendable (HKWorkoutRoute?, (any Error)?) -> Void
    ) {
        do { completion(try save(workout, metadata), nil) } catch { completion(nil, error) }
    }

    private func save(_ workout: HKWorkout, _ metadata: [String: Any]?) throws -> HKWorkoutRoute {
        let route = try lock.withLock {
            guard let first = locations.map(\.timestamp).min(), let last = locations.map(\.timestamp).max() else {
                throw HKError(.errorInvalidArgument, "The route has no places.")
            }
            var notes = self.metadata.merging(metadata ?? [:]) { _, new in new }
            notes[HKWorkoutRoute.workoutKey] = workout.uuid.uuidString
            return HKWorkoutRoute(
                locations: locations.sorted { $0.timestamp < $1.timestamp },
                parts: SampleParts(start: first, end: last, metadata: notes, device: device))
        }
        try store.database.save([route])
        return route
    }
}

/// Asks for the places of a way.
open class HKWorkoutRouteQuery: HKQuery, @unchecked Sendable {
    private let route: HKWorkoutRoute
    private let results: @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    /// Creates a query.
    public init(
        route workoutRoute: HKWorkoutRoute,
        dataHandler: @escaping @Sendable (HKWorkoutRouteQuery, [CLLocation]?, Bool, (any Error)?) -> Void
    ) {
        (route, results) = (workoutRoute, dataHandler)
        super.init(type: HKSeriesType.workoutRoute(), predicate: nil)
    }
    override func run(_ database: HealthDatabase, _ queue: DispatchQueue) { results(self, route.locations, true, nil) }
}

/// Asks for the places of a way, in concurrent code.
public struct HKWorkoutRouteQueryDescriptor: @unchecked Sendable {
    /// The way.
    public let workoutRoute: HKWorkoutRoute
    /// Creates a question.
    public init(_ workoutRoute: HKWorkoutRoute) { self.workoutRoute = workoutRoute }
    /// Returns the places, one after the other.
    public func results(for store: HKHealthStore) -> AsyncThrowingStream<CLLocation, any Error> {
        let locations = workoutRoute.locations
        return AsyncThrowingStream { continuation in
            for location in locations { continuation.yield(location) }
            continuation.finish()
        }
    }
}
