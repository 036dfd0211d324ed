import CoreLocation
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import MapKit

/// Cameras, clusters, crowds and bounds, by numbers.
@MainActor
@Suite("Values of maps")
struct MapValueTests {
    private let side = 268_435_456.0
    private let size = CGSize(width: 400, height: 300)

    @Test("Cameras are equal if each of their numbers is")
    func cameras() {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let camera = MapCamera(centerCoordinate: place, distance: 3, heading: 4, pitch: 5)
        let same = MapCamera(centerCoordinate: place, distance: 3, heading: 4, pitch: 5)
        #expect(camera == same && camera.hashValue == same.hashValue)
        var others = Array(repeating: camera, count: 5)
        others[0].centerCoordinate.latitude = 9
        others[1].centerCoordinate.longitude = 9
        others[2].distance = 9
        others[3].heading = 9
        others[4].pitch = 9
        for other in others { #expect(other != camera) }
    }

    @Test("A camera of MapKit's has the numbers of the other, and copies have its own")
    func cameraObjects() throws {
        let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
        let camera = MKMapCamera(lookingAtCenter: place, fromDistance: 3, pitch: 4, heading: 5)
        let value = MapCamera(camera)
        #expect(value.centerCoordinate.latitude == 1 && value.centerCoordinate.longitude == 2)
        #expect(value.distance == 3 && value.pitch == 4 && value.heading == 5 && camera.altitude == 3)
        let copy = try #require(camera.copy() as? MKMapCamera)
        camera.altitude = 7
        #expect(MapCamera(copy) == value && camera.centerCoordinateDistance == 7)
        let above = MKMapCamera(lookingAtCenter: place, fromEyeCoordinate: place, eyeAltitude: 8)
        #expect(above.centerCoordinateDistance == 8 && above.pitch == 0 && above.heading == 0)
    }

    @Test("A cluster is in the middle of its annotations")
    func clusters() {
        func middle(_ places: [(Double, Double)]) -> [Double] {
            let members = places.map {
                MKPointAnnotation(coordinate: CLLocationCoordinate2D(latitude: $0.0, longitude: $0.1))
            }
            let cluster = MKClusterAnnotation(memberAnnotations: members)
            return [cluster.coordinate.latitude, cluster.coordinate.longitude]
        }
        #expect(middle([(10, 20), (30, 60)]) == [20, 40] && middle([(10, 20)]) == [10, 20])
        #expect(middle([(0, 3), (0, 6), (9, 0)]) == [3, 3] && middle([]) == [0, 0])
    }

    /// Parts at places of the screen.
    private func pieces(_ places: [CGPoint], _ viewport: MapViewport, selected: Int? = nil) throws -> [MapPiece] {
        var list = _MapPieces()
        for place in places {
            let point = try #require(MapPoint(viewport.coordinate(at: place, in: size)))
            list.add(.marker(point, glyph: .automatic, title: AnyView(EmptyView())))
        }
        if let selected { list.list[selected].tag = "chosen" }
        return list.list
    }

    @Test("Up to two hundred are all shown; of more, the first in each square of 24 points, and the selected one last")
    func crowds() throws {
        let viewport = MapViewport(x: side / 3, y: side / 2.5, zoom: -8)
        // 15 columns and 10 rows of squares, and a second one beside the first in some of them.
        let firsts = (0..<150).map { CGPoint(x: 24 * Double($0 % 15) + 1, y: 24 * Double($0 / 15) - 2) }
        let seconds = firsts.prefix(50).enumerated().map { number, place in
            number.isMultiple(of: 2)
                ? CGPoint(x: place.x + 10, y: place.y - 9) : CGPoint(x: place.x - 12, y: place.y + 13)
        }
        let all = try pieces(firsts + seconds, viewport)
        #expect(MapMarks.shown(all, selected: nil, viewport, in: size).map(\.id) == all.map(\.id))
        let more = try pieces(firsts + seconds + [CGPoint(x: 340, y: 220)], viewport, selected: 160)
        let shown = MapMarks.shown(more, selected: nil, viewport, in: size)
        #expect(shown.map(\.id) == more.prefix(150).map(\.id))
        let chosen = MapMarks.shown(more, selected: "chosen", viewport, in: size)
        #expect(chosen.map(\.id) == more.prefix(150).map(\.id) + [more[160].id] && chosen.last?.isSelected == true)
        #expect(chosen.dropLast().allSatisfy { !$0.isSelected })
    }

    @Test("Those up to sixty points beyond an edge are in sight, others not")
    func margins() throws {
        let viewport = MapViewport(x: side / 3, y: side / 2.5, zoom: -8)
        let inside = [(-59.0, 150.0), (459, 150), (200, -59), (200, 359)].map { CGPoint(x: $0.0, y: $0.1) }
        let outside = [(-61.0, 150.0), (461, 150), (200, -61), (200, 361)].map { CGPoint(x: $0.0, y: $0.1) }
        let list = try pieces(inside + outside, viewport)
        let shown = MapMarks.shown(list, selected: nil, viewport, in: size)
        #expect(shown.map(\.id) == list.prefix(4).map(\.id))
        #expect(abs(shown[1].place.x - 459) < 1e-3 && abs(shown[1].place.y - 150) < 1e-3)
        // The selected one is in front of the others.
        var tagged = list
        tagged[1].tag = "chosen"
        #expect(
            MapMarks.shown(tagged, selected: "chosen", viewport, in: size).map(\.id)
                == [list[0].id, list[2].id, list[3].id, list[1].id])
    }

    private func bounded(_ x: Double, _ y: Double, _ zoom: Double = -8) -> MapViewport {
        var viewport = MapViewport(x: x, y: y, zoom: zoom)
        viewport.bound(in: size)
        return viewport
    }

    @Test("The middle is half a height from the poles at least, and within one round of the earth")
    func middles() {
        let half = 150.0 * 256
        for (y, kept) in [
            (half, half), (half - 1, half), (-5, half), (half + 1, half + 1), (side - half, side - half),
            (side - half + 1, side - half), (side - half - 1, side - half - 1), (.nan, side / 2), (.infinity, side / 2),
        ] {
            #expect(bounded(7, y).y == kept)
        }
        for (x, kept) in [
            (0, 0), (-1, side - 1), (side, 0), (side + 5, 5), (side - 1, side - 1), (-side - 3, side - 3),
            (.nan, side / 2),
        ] {
            #expect(bounded(x, side / 3).x == kept)
        }
    }

    @Test("The longer side of the view shows the whole earth at most, and a point is two at most")
    func scales() {
        let least = log2(400 / side)
        for (zoom, kept) in [(1.0, 1.0), (1.5, 1), (0.5, 0.5), (-30, least), (least, least), (.nan, least)] {
            #expect(bounded(7, side / 2, zoom).zoom == kept)
        }
        var tall = MapViewport(x: 7, y: 9, zoom: -30)
        tall.bound(in: CGSize(width: 300, height: 500))
        #expect(tall.zoom == log2(500 / side) && abs(tall.y - side / 2) < 1)
        var empty = MapViewport(x: 7, y: 9, zoom: -40)
        empty.bound(in: .zero)
        #expect(empty.zoom == log2(1 / side))
    }

    @Test("A rectangle within distances from the edges has its middle between them, and fits")
    func paddings() {
        let view = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let rect = MKMapRect(x: side / 3, y: side / 2.5, width: 340_000, height: 130_000)
        view.setVisibleMapRect(
            rect, edgePadding: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40), animated: false)
        let middle = view.convert(MKMapPoint(x: rect.midX, y: rect.midY).coordinate, toPointTo: view)
        let corner = view.convert(MKMapPoint(x: rect.maxX, y: rect.minY).coordinate, toPointTo: view)
        #expect(abs(middle.x - 190) < 0.01 && abs(middle.y - 140) < 0.01)
        #expect(abs(corner.x - 360) < 0.01 && abs(corner.y - 75) < 0.01)
        view.setVisibleMapRect(.null, animated: false)
        #expect(abs(view.visibleMapRect.width - 400_000) < 1)
    }

    private struct Compass: UIViewRepresentable {
        let map: MKMapView?
        let visibility: MKFeatureVisibility
        func makeUIView(context: Context) -> MKCompassButton {
            let button = MKCompassButton(mapView: map)
            button.compassVisibility = visibility
            return button
        }
        func updateUIView(_ button: MKCompassButton, context: Context) {}
    }

    @Test(
        "A compass is shown on a map that is turned at all, always or never",
        arguments: [
            (MKFeatureVisibility.adaptive, 0.0, false), (.adaptive, 0.5, true), (.adaptive, 1, true),
            (.adaptive, 40, true), (.visible, 0, true), (.visible, 40, true), (.hidden, 40, false), (.hidden, 0, false),
        ])
    func compasses(visibility: MKFeatureVisibility, heading: Double, isShown: Bool) {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        map.viewport = MapViewport(x: side / 2, y: side / 2, zoom: -8, heading: heading)
        let host = TestHost(Compass(map: map, visibility: visibility), size: CGSize(width: 60, height: 60))
        #expect((host.accessible("Compass") != nil) == isShown)
        if let compass = host.accessible("Compass") { host.perform(.press, on: compass) }
        #expect(map.camera.heading == (isShown ? 0 : heading))
    }

    @Test("A compass without a map is empty; it is 34 points large")
    func compassAlone() {
        let host = TestHost(Compass(map: nil, visibility: .visible), size: CGSize(width: 60, height: 60))
        #expect(host.accessible("Compass") == nil)
        #expect(MKCompassButton(mapView: nil).intrinsicContentSize == CGSize(width: 34, height: 34))
        #expect(MKCompassButton(mapView: nil).compassVisibility == .adaptive)
        #expect(MKUserTrackingButton(mapView: nil).intrinsicContentSize == CGSize(width: 34, height: 34))
    }
}
