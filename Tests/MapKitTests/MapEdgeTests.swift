import CoreLocation
import Foundation
import Testing

@testable import MapKit

/// What is just at an edge: of rectangles, of the map, of a turn, of a unit.
@Suite("Edges of maps")
struct MapEdgeTests {
    private let side = 268_435_456.0
    private let a = MKMapRect(x: 10, y: 20, width: 30, height: 40)

    private func isEqual(_ a: MKMapRect, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
        MKMapRectEqualToRect(a, MKMapRect(x: x, y: y, width: width, height: height))
    }

    @Test("A rectangle holds its northern and western edges, not the others")
    func points() {
        for x in [10.0, 39.999] { for y in [20.0, 59.999] { #expect(a.contains(MKMapPoint(x: x, y: y))) } }
        for (x, y) in [(40.0, 30.0), (20, 60), (9.999, 30), (20, 19.999), (40, 60)] {
            #expect(!a.contains(MKMapPoint(x: x, y: y)), "\(x), \(y)")
        }
        #expect(!MKMapRect.null.contains(MKMapPoint(x: .infinity, y: .infinity)))
    }

    @Test("A rectangle is within another whose edges it shares, and not where it is beyond one")
    func within() {
        #expect(a.contains(a))
        for (dx, dy) in [(-1.0, 0.0), (1, 0), (0, -1), (0, 1)] { #expect(!a.contains(a.offsetBy(dx: dx, dy: dy))) }
        #expect(!a.contains(.null) && !MKMapRect.null.contains(a))
    }

    @Test("Rectangles that touch have an empty part in common, and do not intersect")
    func touching() {
        for other in [a.offsetBy(dx: 30, dy: 0), a.offsetBy(dx: 0, dy: 40), a.offsetBy(dx: -30, dy: 0)] {
            #expect(!a.intersects(other) && !a.intersection(other).isNull && a.intersection(other).isEmpty)
        }
        #expect(a.intersects(a.offsetBy(dx: 29.999, dy: 39.999)))
        #expect(
            a.intersection(a.offsetBy(dx: 0, dy: 40.001)).isNull && a.intersection(a.offsetBy(dx: 30.001, dy: 0)).isNull
        )
    }

    @Test("A rectangle whose edges meet is empty; one whose edges pass each other is none")
    func insets() {
        #expect(isEqual(a.insetBy(dx: 15, dy: 20), 25, 40, 0, 0))
        #expect(a.insetBy(dx: 15.001, dy: 0).isNull && a.insetBy(dx: 0, dy: 20.001).isNull)
        #expect(isEqual(a.insetBy(dx: -1, dy: -2), 9, 18, 32, 44))
        #expect(MKMapRect.null.insetBy(dx: -1, dy: -1).isNull && MKMapRect.null.offsetBy(dx: 1, dy: 1).isNull)
        #expect(a.midX == 25 && a.midY == 40 && a.maxX == 40 && a.maxY == 60)
        #expect(
            MKMapRect(x: 0, y: 0, width: 0, height: 3).isEmpty && MKMapRect(x: 0, y: 0, width: 3, height: 0).isEmpty)
    }

    @Test("Each edge gives its slice, at most the whole and at least nothing")
    func divisions() {
        var (slice, rest) = a.divided(atDistance: 5, from: .minXEdge)
        #expect(isEqual(slice, 10, 20, 5, 40) && isEqual(rest, 15, 20, 25, 40))
        (slice, rest) = a.divided(atDistance: 5, from: .minYEdge)
        #expect(isEqual(slice, 10, 20, 30, 5) && isEqual(rest, 10, 25, 30, 35))
        (slice, rest) = a.divided(atDistance: 5, from: .maxYEdge)
        #expect(isEqual(slice, 10, 55, 30, 5) && isEqual(rest, 10, 20, 30, 35))
        (slice, rest) = a.divided(atDistance: 35, from: .minXEdge)
        #expect(isEqual(slice, 10, 20, 30, 40) && rest.width == 0)
        (slice, rest) = a.divided(atDistance: 35, from: .minYEdge)
        #expect(isEqual(slice, 10, 20, 30, 35) && isEqual(rest, 10, 55, 30, 5))
        (slice, rest) = a.divided(atDistance: -1, from: .maxXEdge)
        #expect(slice.width == 0 && isEqual(rest, 10, 20, 30, 40))
    }

    @Test("The remainder is what is beyond the antimeridian, on either side")
    func remainders() {
        #expect(a.remainder().isNull && MKMapRect.null.remainder().isNull)
        #expect(MKMapRect(x: 0, y: 0, width: side, height: 1).remainder().isNull)
        #expect(isEqual(MKMapRect(x: -30, y: 5, width: 10, height: 5).remainder(), side - 30, 5, 10, 5))
        #expect(isEqual(MKMapRect(x: side + 5, y: 5, width: 10, height: 5).remainder(), 5, 5, 10, 5))
        #expect(isEqual(MKMapRect(x: side - 1, y: 5, width: 1.5, height: 5).remainder(), 0, 5, 0.5, 5))
    }

    @Test("A camera takes the short way: across the antimeridian, and through north")
    func shortWay() {
        let here = MapViewport(x: 10, y: 50, zoom: -3, heading: 350)
        let there = MapViewport(x: side - 10, y: 60, zoom: -4, heading: 20).nearest(to: here)
        #expect(there.x == -10 && there.heading == 380 && there.y == 60 && there.zoom == -4)
        let back = MapViewport(x: 10, y: 50, zoom: -3, heading: 350)
            .nearest(to: MapViewport(x: side - 10, y: 0, zoom: 0, heading: 20))
        #expect(back.x == side + 10 && back.heading == -10)
        let near = MapViewport(x: 30, y: 50, zoom: -3, heading: 100).nearest(to: here)
        #expect(near.x == 30 && near.heading == 460)
    }

    @Test(
        "A direction is between 0 and 360 degrees",
        arguments: [
            (-90.0, 270.0), (-360, 0), (360, 0), (725, 5), (-725, 355), (359.5, 359.5), (.nan, 0), (.infinity, 0),
        ])
    func headings(heading: Double, kept: Double) {
        var shown = MapViewport(x: side / 2, y: side / 2, zoom: -5, heading: heading)
        shown.bound(in: CGSize(width: 400, height: 300))
        #expect(shown.heading == kept)
    }

    @Test("Turning at a place leaves what is below it")
    func turning() {
        let size = CGSize(width: 400, height: 300), place = CGPoint(x: 350, y: 40)
        let shown = MapViewport(x: side / 3, y: side / 2, zoom: -5)
        let before = shown.point(at: place, in: size)
        let turned = shown.zoomed(by: 1, turned: -30, about: place, in: size)
        let after = turned.point(at: place, in: size)
        #expect(turned.heading == 330 && abs(after.x - before.x) < 1e-3 && abs(after.y - before.y) < 1e-3)
        for factor in [0, -1, .infinity] { #expect(shown.zoomed(by: factor, about: place, in: size) == shown) }
        #expect(shown.zoomed(by: 1, turned: .nan, about: place, in: size) == shown)
    }

    @Test(
        "Whole names of units are written for one and for several, and read again",
        arguments: [
            (1000.0, MKDistanceFormatter.Units.metric, "1 kilometer"), (2440, .metric, "2.4 kilometers"),
            (100, .metric, "100 meters"), (9.144, .imperialWithYards, "10 yards"), (1609.344, .imperial, "1 mile"),
            (8046.72, .imperial, "5 miles"), (30.48, .imperial, "100 feet"), (-1000, .metric, "-1 kilometers"),
        ])
    func wholeNames(meters: Double, units: MKDistanceFormatter.Units, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        (formatter.units, formatter.unitStyle) = (units, .full)
        #expect(formatter.string(fromDistance: meters) == text)
        let read = formatter.distance(from: text)
        #expect(abs(read - meters) <= 50)
    }

    @Test(
        "Distances in words are read, with the unit's short name as well",
        arguments: [
            ("1 foot", 0.3048), ("1 yard", 0.9144), ("1 meter", 1), ("3 km", 3000), ("2 mi", 3218.688),
            ("5 parsecs", -1),
            ("1", -1), ("", -1), ("1 2 m", -1),
        ])
    func readDistances(text: String, meters: Double) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.unitStyle = .full
        #expect(abs(formatter.distance(from: text) - meters) < 1e-9)
    }

    @Test(
        "Distances are rounded to 10 up to a hundred, to 50 up to a thousand, then to tenths and to wholes",
        arguments: [
            (100.0, "100 m"), (101, "100 m"), (126, "150 m"), (974, "950 m"), (975, "1 km"), (999, "1 km"),
            (1049, "1 km"),
            (1051, "1.1 km"), (9940, "9.9 km"), (9960, "10 km"), (10_400, "10 km"), (10_600, "11 km"),
        ])
    func rounding(meters: Double, text: String) {
        let formatter = MKDistanceFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.units = .metric
        #expect(formatter.string(fromDistance: meters) == text)
    }
}
