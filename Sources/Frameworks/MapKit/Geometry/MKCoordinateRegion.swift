import CoreLocation
import Foundation

/// The height and width of a region, in degrees.
public struct MKCoordinateSpan: Sendable {
    /// From south to north, in degrees; one is about 111 km.
    public var latitudeDelta: CLLocationDegrees
    /// From west to east, in degrees; one is 111 km at the equator, and nothing at the poles.
    public var longitudeDelta: CLLocationDegrees

    /// Creates an empty span.
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

    /// Creates a span, in degrees.
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}

/// A part of the earth: its middle, and its extent in degrees.
///
/// Follows Apple's [MKCoordinateRegion](https://developer.apple.com/documentation/mapkit/mkcoordinateregion).
public struct MKCoordinateRegion: Sendable {
    /// The middle.
    public var center: CLLocationCoordinate2D
    /// The extent, in degrees.
    public var span: MKCoordinateSpan

    /// Creates an empty region.
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

    /// Creates a region.
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }

    /// Creates a region of an extent in meters, on the ellipsoid WGS 84.
    public init(
        center: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance, longitudinalMeters: CLLocationDistance
    ) {
        let degree = Geodesic.degrees(at: center.latitude)
        let width = degree.longitude > 1e-6 ? longitudinalMeters / degree.longitude : 360
        self.init(
            center: center,
            span: MKCoordinateSpan(
                latitudeDelta: min(latitudinalMeters / degree.latitude, 180), longitudeDelta: min(width, 360)))
    }

    /// Creates the region of a rectangle of the flat map.
    public init(_ rect: MKMapRect) {
        let (north, south) = (Mercator.latitude(rect.minY), Mercator.latitude(rect.maxY))
        self.init(
            center: CLLocationCoordinate2D(
                latitude: (north + south) / 2, longitude: Mercator.wrapped(longitude: Mercator.longitude(rect.midX))),
            span: MKCoordinateSpan(
                latitudeDelta: north - south, longitudeDelta: rect.width / Mercator.side * 360))
    }
}

extension MKCoordinateRegion {
    /// The rectangle of the flat map; nil if the region has values that are not numbers, or an invalid center.
    var rect: MKMapRect? {
        let height = span.latitudeDelta, width = span.longitudeDelta
        guard CLLocationCoordinate2DIsValid(center), !height.isNaN, !width.isNaN else { return nil }
        let (up, across) = (min(abs(height), 360) / 2, min(abs(width), 360))
        let top = Mercator.y(center.latitude + up), bottom = Mercator.y(center.latitude - up)
        let side = across / 360 * Mercator.side
        return MKMapRect(x: Mercator.x(center.longitude) - side / 2, y: top, width: side, height: bottom - top)
    }

    /// Whether two regions are the same; regions with values that are not numbers count as equal.
    func isSame(as other: MKCoordinateRegion) -> Bool {
        let numbers = [
            (center.latitude, other.center.latitude), (center.longitude, other.center.longitude),
            (span.latitudeDelta, other.span.latitudeDelta), (span.longitudeDelta, other.span.longitudeDelta),
        ]
        return numbers.allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
    }
}
