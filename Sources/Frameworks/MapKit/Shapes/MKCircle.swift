import CoreLocation
import Foundation

/// A circle on the earth.
///
/// Follows Apple's [MKCircle](https://developer.apple.com/documentation/mapkit/mkcircle).
open class MKCircle: MKShape, MKOverlay {
    /// The radius in meters.
    public let radius: CLLocationDistance
    private let center: CLLocationCoordinate2D

    /// Creates a circle.
    /// - Parameters:
    ///   - coord: The middle.
    ///   - radius: The radius in meters.
    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        center = coord
        self.radius = radius
    }

    /// Creates the circle around a rectangle that touches its longer sides.
    public convenience init(mapRect: MKMapRect) {
        let middle = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
        let radius = max(mapRect.width, mapRect.height) / 2 * MKMetersPerMapPointAtLatitude(middle.latitude)
        self.init(center: middle, radius: radius)
    }

    /// The middle.
    open override var coordinate: CLLocationCoordinate2D { center }

    /// The rectangle around the circle.
    open var boundingMapRect: MKMapRect {
        let middle = MKMapPoint(center)
        let reach = max(radius, 0) * MKMapPointsPerMeterAtLatitude(center.latitude)
        guard reach.isFinite else { return .world }
        return MKMapRect(x: middle.x - reach, y: middle.y - reach, width: 2 * reach, height: 2 * reach)
    }
}
