import CoreLocation
import Foundation

/// The part of the map that a view shows: the point in its middle, the scale, and the direction that is up.
struct MapViewport: Equatable {
    /// The middle, in map points; beyond the antimeridian the map repeats.
    var x: Double
    /// The middle, in map points.
    var y: Double
    /// The logarithm to the base of 2 of the points on the screen for one map point: 0 for tiles of level 20.
    var zoom: Double
    /// The direction that is up, in degrees clockwise from north.
    var heading: Double = 0

    /// The nearest that a map is seen.
    static let nearest = 1.0
    /// The level of tiles of which a point is a map point.
    static let finestLevel = 20.0

    /// Points on the screen for one map point.
    var scale: Double { exp2(zoom) }
    /// The middle.
    var center: MKMapPoint { MKMapPoint(x: x, y: y) }

    /// The place on the screen of a point: of its copies on either side of the antimeridian the one that is nearest
    /// to the middle.
    func place(of point: MKMapPoint, in size: CGSize) -> CGPoint {
        let across = (point.x - x).remainder(dividingBy: Mercator.side)
        return place(dx: across, dy: point.y - y, in: size)
    }

    /// The place on the screen of a point at a distance from the middle, in map points.
    func place(dx: Double, dy: Double, in size: CGSize) -> CGPoint {
        let turned = turn(dx * scale, dy * scale, by: -heading)
        return CGPoint(x: size.width / 2 + turned.0, y: size.height / 2 + turned.1)
    }

    /// The point that is shown at a place of the screen; it may be beyond the antimeridian.
    func point(at place: CGPoint, in size: CGSize) -> MKMapPoint {
        let turned = turn(place.x - size.width / 2, place.y - size.height / 2, by: heading)
        return MKMapPoint(x: x + turned.0 / scale, y: y + turned.1 / scale)
    }

    /// The place on the earth that is shown at a place of the screen.
    func coordinate(at place: CGPoint, in size: CGSize) -> CLLocationCoordinate2D {
        let point = point(at: place, in: size)
        return CLLocationCoordinate2D(
            latitude: Mercator.latitude(point.y), longitude: Mercator.wrapped(longitude: Mercator.longitude(point.x)))
    }

    /// The rectangle around all that is shown.
    func rect(in size: CGSize) -> MKMapRect {
        let corners = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: 0, y: size.height),
            CGPoint(x: size.width, y: size.height),
        ]
        return MKMapRect(around: corners.map { point(at: $0, in: size) })
    }

    /// The region that is shown.
    func region(in size: CGSize) -> MKCoordinateRegion {
        // Around the point in the middle, so that showing the region again shows the same.
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        return MKCoordinateRegion(
            center: coordinate(at: middle, in: size), span: MKCoordinateRegion(rect(in: size)).span)
    }

    private func turn(_ x: Double, _ y: Double, by degrees: Double) -> (Double, Double) {
        if degrees == 0 { return (x, y) }
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return (x * cosine - y * sine, x * sine + y * cosine)
    }
}

extension MapViewport {
    /// The viewport that shows a rectangle of the map as large as fits.
    /// - Parameter middle: The point in the middle; the rectangle's by default.
    init(showing rect: MKMapRect, middle: MKMapPoint? = nil, in size: CGSize) {
        let fit = min(
            rect.width > 0 ? size.width / rect.width : .infinity,
            rect.height > 0 ? size.height / rect.height : .infinity)
        self.init(x: middle?.x ?? rect.midX, y: middle?.y ?? rect.midY, zoom: fit > 0 ? log2(fit) : -.infinity)
        bound(in: size)
    }

    /// The viewport that shows a region as large as fits; nil if the region is none.
    init?(showing region: MKCoordinateRegion, in size: CGSize) {
        guard let rect = region.rect else { return nil }
        self.init(showing: rect, middle: MKMapPoint(region.center), in: size)
    }

    /// How much of the earth a camera sees, from bottom to top: 30 degrees.
    private static let opening = 2 * tan(15 * Double.pi / 180)

    /// The viewport of a camera; nil if it looks at no place.
    init?(_ camera: MapCamera, in size: CGSize) {
        let distance = camera.distance
        guard CLLocationCoordinate2DIsValid(camera.centerCoordinate), !distance.isNaN, camera.heading.isFinite else {
            return nil
        }
        let point = MKMapPoint(camera.centerCoordinate)
        let height = max(distance, 1) * Self.opening * MKMapPointsPerMeterAtLatitude(point.coordinate.latitude)
        self.init(x: point.x, y: point.y, zoom: log2(max(size.height, 1) / height), heading: camera.heading)
        bound(in: size)
    }

    /// The camera that sees the same.
    func camera(in size: CGSize) -> MapCamera {
        let coordinate = MKMapPoint(x: x, y: y).coordinate
        let height = max(size.height, 1) / scale * MKMetersPerMapPointAtLatitude(coordinate.latitude)
        return MapCamera(
            centerCoordinate: CLLocationCoordinate2D(
                latitude: coordinate.latitude, longitude: Mercator.wrapped(longitude: coordinate.longitude)),
            distance: height / Self.opening, heading: heading, pitch: 0)
    }

    /// Limits scale and middle to a map's bounds: neither more than the world nor beyond its poles.
    mutating func bound(in size: CGSize) {
        let side = Mercator.side
        let longest = max(size.width, size.height, 1)
        zoom = zoom.isNaN ? log2(longest / side) : min(max(zoom, log2(longest / side)), Self.nearest)
        let half = min(max(size.height, 1) / 2 / scale, side / 2)
        y = y.isFinite ? min(max(y, half), side - half) : side / 2
        x = x.isFinite ? x - (x / side).rounded(.down) * side : side / 2
        heading = heading.isFinite ? heading.truncatingRemainder(dividingBy: 360) : 0
        if heading < 0 { heading += 360 }
    }

    /// The viewport after a drag over a distance on the screen.
    func moved(by distance: CGSize, in size: CGSize) -> MapViewport {
        var copy = self
        let middle = CGPoint(x: size.width / 2 - distance.width, y: size.height / 2 - distance.height)
        let point = point(at: middle, in: size)
        (copy.x, copy.y) = (point.x, point.y)
        copy.bound(in: size)
        return copy
    }

    /// The viewport with another scale and direction, in which one place of the screen shows the same.
    func zoomed(by factor: Double, turned angle: Double = 0, about place: CGPoint, in size: CGSize) -> MapViewport {
        guard factor > 0, factor.isFinite, angle.isFinite else { return self }
        let point = point(at: place, in: size)
        var copy = self
        copy.zoom += log2(factor)
        copy.heading += angle
        copy.bound(in: size)
        let now = copy.point(at: place, in: size)
        copy.x += (point.x - now.x).remainder(dividingBy: Mercator.side)
        copy.y += point.y - now.y
        copy.bound(in: size)
        return copy
    }

    /// The viewport with numbers that change as little as possible from another's: across the antimeridian, and through
    /// north.
    func nearest(to other: MapViewport) -> MapViewport {
        var copy = self
        copy.x = other.x + (x - other.x).remainder(dividingBy: Mercator.side)
        copy.heading = other.heading + (heading - other.heading).remainder(dividingBy: 360)
        return copy
    }
}
