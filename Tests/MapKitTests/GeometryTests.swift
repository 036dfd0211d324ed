import CoreLocation
import Foundation
import Testing

@testable import MapKit

/// The flat map of the world: Mercator's projection, rectangles and regions.
@Suite("Geometry of maps")
struct GeometryTests {
    private let side = 268_435_456.0

    @Test("The world is 2^28 points wide, and the equator crosses Greenwich in its middle")
    func world() {
        #expect(MKMapSize.world.width == side && MKMapSize.world.height == side)
        let middle = MKMapPoint(CLLocationCoordinate2D())
        #expect(middle.x == side / 2 && middle.y == side / 2)
        let corner = MKMapPoint(CLLocationCoordinate2D(latitude: 85.051_128_779_806_6, longitude: -180))
        #expect(corner.x == 0 && abs(corner.y) < 1e-3)
        let pole = MKMapPoint(CLLocationCoordinate2D(latitude: -90, longitude: 180))
        #expect(pole.x == side && abs(pole.y - side) < 1e-3)
    }

    // The formula that servers of tiles document: y = (1 − asinh(tan φ) / π) / 2.
    @Test(
        "Places are where tiles have them",
        arguments: [
            (51.51202, 0.02435), (-33.8688, 151.2093), (64.1466, -21.9426), (0.001, -0.001),
        ])
    func projection(latitude: Double, longitude: Double) {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        let y = (1 - asinh(tan(latitude * .pi / 180)) / .pi) / 2 * side
        #expect(abs(point.x - (longitude + 180) / 360 * side) < 1e-6 && abs(point.y - y) < 1e-6)
        let back = point.coordinate
        #expect(abs(back.latitude - latitude) < 1e-12 && abs(back.longitude - longitude) < 1e-12)
    }

    @Test("A tile of level 17 in London has the numbers 65544 and 43582")
    func tile() {
        let point = MKMapPoint(CLLocationCoordinate2D(latitude: 51.51202, longitude: 0.02435))
        #expect(Int(point.x / side * exp2(17)) == 65544 && Int(point.y / side * exp2(17)) == 43582)
    }

    @Test(
        "A coordinate that is none has the point −1, −1",
        arguments: [
            (91.0, 0.0), (0, 181), (.nan, 0), (0, .nan), (.infinity, 0), (-180, -180),
        ])
    func invalid(latitude: Double, longitude: Double) {
        let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        #expect(!CLLocationCoordinate2DIsValid(coordinate))
        let point = MKMapPoint(coordinate)
        #expect(point.x == -1 && point.y == -1)
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    }

    @Test("A map point is 15 cm at the equator, and half of that at 60 degrees")
    func meters() {
        #expect(abs(MKMetersPerMapPointAtLatitude(0) - 40_075_016.685_578_49 / side) < 1e-12)
        #expect(abs(MKMetersPerMapPointAtLatitude(60) * 2 - MKMetersPerMapPointAtLatitude(0)) < 1e-12)
        #expect(abs(MKMapPointsPerMeterAtLatitude(0) - 6.698_324_242_6) < 1e-6)
    }

    @Test("Rectangles are united, cut and divided")
    func rectangles() {
        let a = MKMapRect(x: 0, y: 0, width: 10, height: 10), b = MKMapRect(x: 5, y: 5, width: 10, height: 20)
        #expect(MKMapRectEqualToRect(a.union(b), MKMapRect(x: 0, y: 0, width: 15, height: 25)))
        #expect(MKMapRectEqualToRect(a.intersection(b), MKMapRect(x: 5, y: 5, width: 5, height: 5)))
        #expect(a.intersects(b) && !a.intersects(b.offsetBy(dx: 100, dy: 0)))
        #expect(a.intersection(b.offsetBy(dx: 100, dy: 0)).isNull)
        #expect(MKMapRectEqualToRect(a.union(.null), a) && MKMapRect.null.isEmpty)
        #expect(a.contains(MKMapPoint(x: 0, y: 0)) && !a.contains(MKMapPoint(x: 10, y: 0)))
        #expect(a.contains(a.insetBy(dx: 1, dy: 2)) && a.insetBy(dx: 6, dy: 0).isNull)
        let (slice, rest) = a.divided(atDistance: 3, from: .maxXEdge)
        #expect(MKMapRectEqualToRect(slice, MKMapRect(x: 7, y: 0, width: 3, height: 10)))
        #expect(MKMapRectEqualToRect(rest, MKMapRect(x: 0, y: 0, width: 7, height: 10)))
    }

    @Test("What is beyond the antimeridian is the remainder")
    func antimeridian() {
        let rect = MKMapRect(x: side - 10, y: 0, width: 30, height: 5)
        #expect(rect.spans180thMeridian && !MKMapRect.world.spans180thMeridian)
        #expect(MKMapRectEqualToRect(rect.remainder(), MKMapRect(x: 0, y: 0, width: 20, height: 5)))
        let west = MKMapRect(x: -10, y: 0, width: 30, height: 5)
        #expect(MKMapRectEqualToRect(west.remainder(), MKMapRect(x: side - 10, y: 0, width: 10, height: 5)))
    }

    @Test("A region of meters has the degrees of the ellipsoid")
    func regionOfMeters() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 37.331_82, longitude: -122.031_18), latitudinalMeters: 1000,
            longitudinalMeters: 1000)
        #expect(abs(region.span.latitudeDelta - 0.009_009_7) < 1e-6)
        #expect(abs(region.span.longitudeDelta - 0.011_286_2) < 1e-5)
        let pole = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 1000,
            longitudinalMeters: 1000)
        #expect(pole.span.longitudeDelta == 360)
    }

    @Test("The region of a rectangle is that whose rectangle it is")
    func regionOfRectangle() throws {
        let world = MKCoordinateRegion(.world)
        #expect(world.center.latitude == 0 && world.center.longitude == 0 && world.span.longitudeDelta == 360)
        #expect(abs(world.span.latitudeDelta - 170.102_257_6) < 1e-6)
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 10, longitude: 20),
            span: MKCoordinateSpan(latitudeDelta: 4, longitudeDelta: 6))
        let back = MKCoordinateRegion(try #require(region.rect))
        #expect(abs(back.center.latitude - 10) < 1e-9 && abs(back.center.longitude - 20) < 1e-9)
        #expect(abs(back.span.latitudeDelta - 4) < 1e-9 && abs(back.span.longitudeDelta - 6) < 1e-9)
    }

    @Test(
        "Distances are written as short as they are exact",
        arguments: [
            (3.0, MKDistanceFormatter.Units.metric, "0 m"), (87, .metric, "90 m"), (523, .metric, "500 m"),
            (2440, .metric, "2.4 km"), (123_456, .metric, "123 km"), (1609.344, .imperial, "1 mi"),
            (100, .imperial, "350 ft"), (91.44, .imperialWithYards, "100 yd"), (.nan, .metric, ""),
        ])
    func distances(meters: Double, units: MKDistanceFormatter.Units, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = units
        #expect(formatter.string(fromDistance: meters) == text)
        if text == "2.4 km" { #expect(formatter.distance(from: text) == 2400) }
        #expect(formatter.distance(from: "a mile") == -1)
    }
}
