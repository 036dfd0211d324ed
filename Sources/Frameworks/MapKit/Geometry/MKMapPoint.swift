import CoreLocation
import Foundation

/// A point on the flat map of the world, in map points: 268 435 456 to a side, from the north west.
///
/// Follows Apple's [MKMapPoint](https://developer.apple.com/documentation/mapkit/mkmappoint).
public struct MKMapPoint: Sendable {
    /// Map points east of the antimeridian.
    public var x: Double
    /// Map points south of the map's northern edge.
    public var y: Double

    /// Creates the map's north western corner.
    public init() { self.init(x: 0, y: 0) }

    /// Creates a point, in map points.
    public init(x: Double, y: Double) {
        self.x = x
        self.y = y
    }

    /// Projects a place: Mercator's projection of a sphere, cut off at 85.05 degrees.
    ///
    /// A coordinate that is not valid has the point (−1, −1).
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(x: Mercator.x(coordinate.longitude), y: Mercator.y(coordinate.latitude))
    }

    /// The place on the earth.
    public var coordinate: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: Mercator.latitude(y), longitude: Mercator.longitude(x))
    }

    /// Returns the distance to another point on the earth, in meters.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        Geodesic.distance(coordinate, point.coordinate)
    }
}

/// Mercator's projection onto a square.
enum Mercator {
    /// The side of the map in map points: 2 to the power of 20 tiles of 256 points.
    static let side = 268_435_456.0
    /// The latitude of the upper edge of the square, in degrees.
    static let limit = 85.051_128_779_806_6

    static func x(_ longitude: Double) -> Double { (longitude + 180) / 360 * side }

    static func y(_ latitude: Double) -> Double {
        let sine = sin(min(max(latitude, -limit), limit) * .pi / 180)
        return min(max((0.5 - atanh(sine) / (2 * .pi)) * side, 0), side)
    }

    static func latitude(_ y: Double) -> Double { atan(sinh(.pi * (1 - 2 * y / side))) * 180 / .pi }

    static func longitude(_ x: Double) -> Double { x / side * 360 - 180 }

    /// The longitude from −180 to 180.
    static func wrapped(longitude: Double) -> Double {
        abs(longitude) <= 180 ? longitude : longitude.remainder(dividingBy: 360)
    }
}

/// Returns the distance of two points on the earth, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance { a.distance(to: b) }

/// Returns how many meters a map point is at a latitude in degrees, on a sphere of the equator's radius.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    cos(latitude * .pi / 180) * 2 * .pi * Geodesic.equatorialRadius / Mercator.side
}

/// Returns how many map points a meter is at a latitude in degrees, on a sphere of the equator's radius.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / MKMetersPerMapPointAtLatitude(latitude)
}

/// Returns whether two points are the same.
public func MKMapPointEqualToPoint(_ a: MKMapPoint, _ b: MKMapPoint) -> Bool { a.x == b.x && a.y == b.y }
