import CoreLocation
import Foundation
import SwiftUI
import Testing

@testable import MapKit

/// What a map shows, by numbers.
@Suite("Viewports")
struct ViewportTests {
    private let size = CGSize(width: 400, height: 300)
    private let rome = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.5)

    private func viewport(_ place: CLLocationCoordinate2D, span: Double = 1) throws -> MapViewport {
        let region = MKCoordinateRegion(
            center: place, span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
        return try #require(MapViewport(showing: region, in: size))
    }

    @Test("A region is shown as large as fits, around its middle")
    func region() throws {
        let shown = try viewport(rome)
        let region = shown.region(in: size)
        #expect(abs(region.center.longitude - 12.5) < 1e-9 && abs(region.span.latitudeDelta - 1) < 0.01)
        #expect(region.span.longitudeDelta > 1)
        let middle = shown.place(of: MKMapPoint(rome), in: size)
        #expect(abs(middle.x - 200) < 1e-6 && abs(middle.y - 150) < 1e-6)
    }

    @Test(
        "Places of the screen and of the earth are converted there and back, turned or not", arguments: [0.0, 90, 213])
    func conversion(heading: Double) throws {
        var shown = try viewport(rome)
        shown.heading = heading
        for place in [CGPoint(x: 0, y: 0), CGPoint(x: 390, y: 20), CGPoint(x: 111, y: 299)] {
            let back = shown.place(of: shown.point(at: place, in: size), in: size)
            #expect(abs(back.x - place.x) < 1e-4 && abs(back.y - place.y) < 1e-4)
        }
        if heading == 90 {
            // East is up.
            let east = CLLocationCoordinate2D(latitude: 41.9, longitude: 12.6)
            let place = shown.place(of: MKMapPoint(east), in: size)
            #expect(abs(place.x - 200) < 1e-3 && place.y < 150)
        }
    }

    @Test("Zooming leaves the place below the pointer where it is")
    func zoom() throws {
        let shown = try viewport(rome)
        let pointer = CGPoint(x: 350, y: 40)
        let before = shown.coordinate(at: pointer, in: size)
        for factor in [2.0, 0.5, 1.7] {
            let zoomed = shown.zoomed(by: factor, about: pointer, in: size)
            let after = zoomed.coordinate(at: pointer, in: size)
            #expect(abs(zoomed.scale / shown.scale - factor) < 1e-9)
            #expect(abs(after.latitude - before.latitude) < 1e-9 && abs(after.longitude - before.longitude) < 1e-9)
        }
        #expect(shown.zoomed(by: .nan, about: pointer, in: size) == shown)
    }

    @Test("A map moves across the antimeridian, but not beyond the poles")
    func edges() throws {
        let fiji = try viewport(CLLocationCoordinate2D(latitude: -17, longitude: 179.9))
        let samoa = MKMapPoint(CLLocationCoordinate2D(latitude: -17, longitude: -179.9))
        let place = fiji.place(of: samoa, in: size)
        #expect(place.x > 200 && place.x < 400)
        let moved = fiji.moved(by: CGSize(width: -200, height: 0), in: size)
        #expect(moved.coordinate(at: CGPoint(x: 200, y: 150), in: size).longitude < 0)
        let north = fiji.moved(by: CGSize(width: 0, height: 1e9), in: size)
        #expect(abs(north.rect(in: size).minY) < 1)
    }

    @Test(
        "Regions that are none, or larger than the world, show what is possible",
        arguments: [
            (0.0, 0.0, 0.0, 0.0), (0, 0, 1e9, 1e9), (0, 0, .infinity, .infinity), (89.9, 179.9, 50, 50), (0, 0, -3, -3),
            (-90, -180, 180, 360), (0, 0, 0, 360),
        ])
    func hostileRegions(latitude: Double, longitude: Double, height: Double, width: Double) throws {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
        let shown = try #require(MapViewport(showing: region, in: size))
        let rect = shown.rect(in: size)
        #expect(rect.minY >= -1 && rect.maxY <= Mercator.side + 1 && rect.width <= Mercator.side + 1)
        #expect(shown.zoom <= MapViewport.nearest && shown.x.isFinite && shown.y.isFinite)
        #expect(try #require(MapViewport(showing: region, in: .zero)).zoom.isFinite)
    }

    @Test("A region of no numbers is no viewport")
    func noRegion() {
        let center = CLLocationCoordinate2D(latitude: .nan, longitude: 0)
        let span = MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)
        #expect(MapViewport(showing: MKCoordinateRegion(center: center, span: span), in: size) == nil)
        let empty = MKCoordinateSpan(latitudeDelta: .nan, longitudeDelta: 1)
        #expect(MapViewport(showing: MKCoordinateRegion(center: rome, span: empty), in: size) == nil)
    }

    @Test("A camera and the viewport of it see the same")
    func camera() throws {
        let camera = MapCamera(centerCoordinate: rome, distance: 20_000, heading: 30)
        let back = try #require(MapViewport(camera, in: size)).camera(in: size)
        #expect(abs(back.distance - 20_000) < 1e-3 && back.heading == 30)
        #expect(abs(back.centerCoordinate.latitude - rome.latitude) < 1e-9)
        // 30 degrees from 20 km: 2 · 20 km · tan 15°.
        let span = try #require(MapViewport(camera, in: size)).scale
        let height = 300 / span * MKMetersPerMapPointAtLatitude(rome.latitude)
        #expect(abs(height - 10_717.97) < 0.1)
    }

    @Test("Bounds keep the middle in a rectangle and the distance in a range")
    func bounds() throws {
        let bounds = MapCameraBounds(
            centerCoordinateBounds: MKCoordinateRegion(
                center: rome, span: MKCoordinateSpan(latitudeDelta: 2, longitudeDelta: 2)),
            minimumDistance: 1000, maximumDistance: 500_000)
        let paris = try viewport(CLLocationCoordinate2D(latitude: 48.9, longitude: 2.4), span: 40)
        let kept = bounds.apply(to: paris, in: size)
        let center = kept.center.coordinate
        #expect(abs(center.latitude - 42.9) < 0.01 && abs(center.longitude - 11.5) < 0.01)
        #expect(abs(kept.camera(in: size).distance - 500_000) < 1)
    }

    @Test("Lines between degrees are never nearer than 80 points, and have their degrees")
    func graticule() {
        for zoom in stride(from: -18.0, through: 1, by: 0.5) {
            let step = Graticule.step(scale: exp2(zoom))
            let distance = step / 3600 / 360 * Mercator.side * exp2(zoom)
            #expect(distance >= 80 || step == 108_000)
        }
        let names: [(Double, String)] = [
            (0, "0°"), (45 * 3600, "45°E"), (-18_300, "5°05′W"), (-5.0, "0°00′05″W"), (648_000, "180°"),
        ]
        for (seconds, name) in names {
            #expect(Graticule.name(of: seconds, positive: "E", negative: "W") == name)
        }
    }
}
