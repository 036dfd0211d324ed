import CoreLocation
import Foundation

/// Several lines that are drawn alike.
///
/// Follows Apple's [MKMultiPolyline](https://developer.apple.com/documentation/mapkit/mkmultipolyline).
open class MKMultiPolyline: MKShape, MKOverlay {
    /// The lines.
    public let polylines: [MKPolyline]

    /// Creates an overlay of lines.
    public init(_ polylines: [MKPolyline]) { self.polylines = polylines }

    /// The smallest rectangle around the lines.
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// The middle of the rectangle around the lines.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

/// Several areas that are drawn alike.
///
/// Follows Apple's [MKMultiPolygon](https://developer.apple.com/documentation/mapkit/mkmultipolygon).
open class MKMultiPolygon: MKShape, MKOverlay {
    /// The areas.
    public let polygons: [MKPolygon]

    /// Creates an overlay of areas.
    public init(_ polygons: [MKPolygon]) { self.polygons = polygons }

    /// The smallest rectangle around the areas.
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    /// The middle of the rectangle around the areas.
    open override var coordinate: CLLocationCoordinate2D { boundingMapRect.middle }
}

extension MKMapRect {
    /// The place in the middle; not valid for no rectangle.
    var middle: CLLocationCoordinate2D {
        isNull ? kCLLocationCoordinate2DInvalid : MKMapPoint(x: midX, y: midY).coordinate
    }
}
