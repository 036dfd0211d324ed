import CoreLocation
import SwiftUI

/// A circle on a map.
///
/// Follows Apple's [MapCircle](https://developer.apple.com/documentation/mapkit/mapcircle). `foregroundStyle(_:)` sets its
/// fill, `stroke(_:lineWidth:)` its line.
public struct MapCircle: BasicMapContent {
    public typealias Body = Never
    let outline: MapOutline

    /// Creates a circle with a radius in meters.
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
        outline = MapOutline(center: center, radius: radius)
    }

    /// Creates the circle of an overlay.
    public init(_ circle: MKCircle) { self.init(center: circle.coordinate, radius: circle.radius) }

    /// Creates the circle around a rectangle.
    public init(mapRect: MKMapRect) { self.init(MKCircle(mapRect: mapRect)) }

    public static func _collect(_ content: Self, into list: inout _MapPieces) { list.add(.outline(content.outline)) }
}

/// A line on a map.
///
/// Follows Apple's [MapPolyline](https://developer.apple.com/documentation/mapkit/mappolyline). `stroke(_:lineWidth:)` sets
/// its color and width.
public struct MapPolyline: BasicMapContent {
    public typealias Body = Never

    /// The course of a line between two places.
    public enum ContourStyle: Sendable {
        /// A straight line of the flat map.
        case straight
        /// The shortest line on the earth.
        case geodesic
    }

    let outline: MapOutline

    /// Creates a line through places.
    public init(coordinates: [CLLocationCoordinate2D], contourStyle: ContourStyle = .straight) {
        let places = coordinates.filter(CLLocationCoordinate2DIsValid)
        outline = MapOutline(
            places: contourStyle == .geodesic ? GreatCircle.line(through: places) : places, isArea: false)
    }

    /// Creates a line through map points.
    public init(points: [MKMapPoint], contourStyle: ContourStyle = .straight) {
        self.init(coordinates: points.map(\.coordinate), contourStyle: contourStyle)
    }

    /// Creates the line of an overlay.
    public init(_ polyline: MKPolyline) { outline = MapOutline(lines: [polyline.corners], isArea: false) }

    /// Creates the line of a route.
    public init(_ route: MKRoute) { self.init(route.polyline) }

    public static func _collect(_ content: Self, into list: inout _MapPieces) { list.add(.outline(content.outline)) }
}

/// An area on a map.
///
/// Follows Apple's [MapPolygon](https://developer.apple.com/documentation/mapkit/mappolygon). `foregroundStyle(_:)` sets its
/// fill, `stroke(_:lineWidth:)` its line.
public struct MapPolygon: BasicMapContent {
    public typealias Body = Never
    let outline: MapOutline

    /// Creates an area between places.
    public init(coordinates: [CLLocationCoordinate2D]) { outline = MapOutline(places: coordinates, isArea: true) }

    /// Creates an area between map points.
    public init(points: [MKMapPoint]) { outline = MapOutline(lines: [points], isArea: true) }

    /// Creates the area of an overlay, with its holes.
    public init(_ polygon: MKPolygon) {
        outline = MapOutline(
            lines: [polygon.corners] + (polygon.interiorPolygons ?? []).map(\.corners), isArea: true)
    }

    public static func _collect(_ content: Self, into list: inout _MapPieces) { list.add(.outline(content.outline)) }
}
