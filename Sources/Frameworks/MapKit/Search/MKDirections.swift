import CoreLocation
import Foundation

/// The way to travel.
public struct MKDirectionsTransportType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates ways.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By car.
    public static let automobile = MKDirectionsTransportType(rawValue: 1)
    /// On foot.
    public static let walking = MKDirectionsTransportType(rawValue: 2)
    /// By bus and train.
    public static let transit = MKDirectionsTransportType(rawValue: 4)
    /// In any way.
    public static let any = MKDirectionsTransportType(rawValue: 0x0FFF_FFFF)
}

/// A way from place to place.
open class MKRoute: NSObject, @unchecked Sendable {
    /// A part of a route.
    open class Step: NSObject, @unchecked Sendable {
        /// The instructions.
        public let instructions: String
        /// A warning about the step.
        public let notice: String? = nil
        /// The line.
        public let polyline: MKPolyline
        /// The length in meters.
        public let distance: CLLocationDistance
        /// The way to travel.
        public let transportType: MKDirectionsTransportType

        init(instructions: String, polyline: MKPolyline, distance: Double, transportType: MKDirectionsTransportType) {
            self.instructions = instructions
            self.polyline = polyline
            self.distance = distance
            self.transportType = transportType
        }
    }

    /// The name.
    public let name: String
    /// Warnings about the route.
    public let advisoryNotices: [String] = []
    /// The length in meters.
    public let distance: CLLocationDistance
    /// The time it takes, in seconds.
    public let expectedTravelTime: TimeInterval
    /// The way to travel.
    public let transportType: MKDirectionsTransportType
    /// The line.
    public let polyline: MKPolyline
    /// The parts.
    public let steps: [Step]

    init(name: String, distance: Double, time: Double, polyline: MKPolyline, steps: [Step]) {
        self.name = name
        self.distance = distance
        expectedTravelTime = time
        transportType = .automobile
        self.polyline = polyline
        self.steps = steps
    }
}

/// Finds routes; here it finds none.
///
/// Each request ends with the error `MKError.directionsNotFound`, and a warning is logged once.
///
/// Follows Apple's [MKDirections](https://developer.apple.com/documentation/mapkit/mkdirections).
open class MKDirections: NSObject, @unchecked Sendable {
    /// The closure that receives the routes, or an error.
    public typealias DirectionsHandler = (MKDirections.Response?, (any Error)?) -> Void
    /// The closure that receives the time, or an error.
    public typealias ETAHandler = (MKDirections.ETAResponse?, (any Error)?) -> Void

    /// From where to where.
    open class Request: NSObject, @unchecked Sendable {
        /// Where the route begins.
        open var source: MKMapItem?
        /// Where it ends.
        open var destination: MKMapItem?
        /// The way to travel.
        open var transportType = MKDirectionsTransportType.any
        /// Whether several routes are to be found.
        open var requestsAlternateRoutes = false
        /// When it is to begin.
        open var departureDate: Date?
        /// When it is to end.
        open var arrivalDate: Date?
        /// Creates an empty request.
        public override init() {}
    }

    /// The routes that were found.
    open class Response: NSObject, @unchecked Sendable {
        /// Where they begin.
        public let source: MKMapItem
        /// Where they end.
        public let destination: MKMapItem
        /// The routes.
        public let routes: [MKRoute]

        init(source: MKMapItem, destination: MKMapItem, routes: [MKRoute]) {
            self.source = source
            self.destination = destination
            self.routes = routes
        }
    }

    /// The time that was found.
    open class ETAResponse: NSObject, @unchecked Sendable {
        /// The time it takes, in seconds.
        public let expectedTravelTime: TimeInterval
        /// The length in meters.
        public let distance: CLLocationDistance

        init(time: Double, distance: Double) {
            expectedTravelTime = time
            self.distance = distance
        }
    }

    /// Whether routes are being found; never, for requests fail at once.
    open var isCalculating: Bool { false }

    /// Creates directions.
    public init(request: Request) {}

    /// Finds routes; always fails.
    open func calculate(completionHandler: @escaping DirectionsHandler) {
        let error = failure()
        Later.call { completionHandler(nil, error) }
    }

    /// Finds routes; always fails.
    open func calculate() async throws -> Response { throw failure() }

    /// Finds the time of travel; always fails.
    open func calculateETA(completionHandler: @escaping ETAHandler) {
        let error = failure()
        Later.call { completionHandler(nil, error) }
    }

    /// Finds the time of travel; always fails.
    open func calculateETA() async throws -> ETAResponse { throw failure() }

    /// Ends the request.
    open func cancel() {}

    private func failure() -> MKError {
        MapGaps.warn(.directions)
        return MKError(.directionsNotFound)
    }
}
