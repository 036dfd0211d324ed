import CoreLocation
import Foundation
import SwiftUI
import Testing

@testable import MapKit

/// Positions of maps, what they say of themselves, and the bounds of cameras.
@MainActor
@Suite("Positions and bounds of maps")
struct MapPositionTests {
    private let side = 268_435_456.0
    private let size = CGSize(width: 400, height: 300)
    private let place = CLLocationCoordinate2D(latitude: 10, longitude: 20)

    private func region(
        _ latitude: Double, _ longitude: Double, _ height: Double, _ width: Double
    ) -> MKCoordinateRegion {
        MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
            span: MKCoordinateSpan(latitudeDelta: height, longitudeDelta: width))
    }

    @Test("A position has the value that it was made of, and no other")
    func kinds() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        let camera = MapCamera(centerCoordinate: place, distance: 7)
        let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
        let all: [MapCameraPosition] = [
            .automatic, .region(region(1, 2, 3, 4)), .rect(rect), .item(item), .camera(camera),
            .userLocation(fallback: .automatic), .userLocation(followsHeading: true, fallback: .automatic),
        ]
        #expect(all.map { $0.region != nil } == [false, true, false, false, false, false, false])
        #expect(all.map { $0.rect != nil } == [false, false, true, false, false, false, false])
        #expect(all.map { $0.item != nil } == [false, false, false, true, false, false, false])
        #expect(all.map { $0.camera != nil } == [false, false, false, false, true, false, false])
        #expect(all.map(\.followsUserLocation) == [false, false, false, false, false, true, true])
        #expect(all.map(\.followsUserHeading) == [false, false, false, false, false, false, true])
        #expect(all.map(\.allowsAutomaticPitch) == [false, false, false, true, false, false, false])
        #expect(all.allSatisfy { !$0.positionedByUser } && MapCameraPosition(.byUser).positionedByUser)
        #expect(!MapCameraPosition.item(item, allowsAutomaticPitch: false).allowsAutomaticPitch)
        // Each is equal to itself alone.
        for (number, one) in all.enumerated() {
            for (other, another) in all.enumerated() { #expect((one == another) == (number == other)) }
        }
    }

    @Test("Positions of a kind are equal if their values are")
    func equality() {
        #expect(MapCameraPosition.region(region(1, 2, 3, 4)) == .region(region(1, 2, 3, 4)))
        for other in [region(9, 2, 3, 4), region(1, 9, 3, 4), region(1, 2, 9, 4), region(1, 2, 3, 9)] {
            #expect(MapCameraPosition.region(region(1, 2, 3, 4)) != .region(other))
        }
        let rect = MKMapRect(x: 1, y: 2, width: 3, height: 4)
        #expect(
            MapCameraPosition.rect(rect) == .rect(rect)
                && MapCameraPosition.rect(rect) != .rect(rect.offsetBy(dx: 1, dy: 0)))
        let camera = MapCamera(centerCoordinate: place, distance: 7)
        #expect(MapCameraPosition.camera(camera) != .camera(MapCamera(centerCoordinate: place, distance: 8)))
        let placemark = MKPlacemark(coordinate: place)
        #expect(MapCameraPosition.item(MKMapItem(placemark: placemark)) != .item(MKMapItem(placemark: placemark)))
        #expect(MapCameraPosition.userLocation(fallback: .rect(rect)) != .userLocation(fallback: .automatic))
        #expect(MapCameraPosition.userLocation(fallback: .rect(rect)).fallbackPosition == .rect(rect))
    }

    private func viewport(_ x: Double, _ y: Double, zoom: Double = -8) -> MapViewport {
        MapViewport(x: x, y: y, zoom: zoom)
    }

    @Test("The middle stays in a rectangle, at its edges as well, and takes the short way into it")
    func middles() {
        let rect = MKMapRect(x: side / 4, y: side / 2, width: 2_000_000, height: 1_000_000)
        let bounds = MapCameraBounds(centerCoordinateBounds: rect)
        func kept(_ x: Double, _ y: Double) -> [Double] {
            let found = bounds.apply(to: viewport(x, y), in: size)
            return [found.x, found.y]
        }
        #expect(kept(rect.minX + 5, rect.minY + 7) == [rect.minX + 5, rect.minY + 7])
        #expect(
            kept(rect.minX, rect.maxY) == [rect.minX, rect.maxY]
                && kept(rect.maxX, rect.minY) == [rect.maxX, rect.minY])
        #expect(kept(rect.minX - 1, rect.minY - 1) == [rect.minX, rect.minY])
        #expect(kept(rect.maxX + 1, rect.maxY + 1) == [rect.maxX, rect.maxY])
        // The shorter way from three quarters and a bit leads eastward around the earth.
        #expect(kept(rect.midX + side / 2 + 9, rect.midY) == [rect.minX, rect.midY])
        #expect(kept(rect.midX + side / 2 - 9, rect.midY) == [rect.maxX, rect.midY])
        #expect(
            MapCameraBounds(centerCoordinateBounds: MKMapRect.null).apply(to: viewport(7, side / 3), in: size).x == 7)
    }

    @Test("The distance stays between the least and the greatest, of which the least counts more")
    func distances() {
        let now = viewport(side / 3, side / 2)
        let distance = now.camera(in: size).distance
        func kept(_ least: Double?, _ most: Double?) -> Double {
            MapCameraBounds(minimumDistance: least, maximumDistance: most).apply(to: now, in: size).camera(in: size)
                .distance
        }
        func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < b * 1e-6 }
        #expect(isNear(kept(nil, nil), distance) && isNear(kept(distance / 2, distance * 2), distance))
        #expect(isNear(kept(distance * 3, nil), distance * 3) && isNear(kept(nil, distance / 3), distance / 3))
        #expect(isNear(kept(distance * 3, distance * 2), distance * 3))
        #expect(isNear(kept(distance / 3, distance / 2), distance / 2))
        #expect(MapCameraBounds(minimumDistance: distance / 2).apply(to: now, in: size).zoom == now.zoom)
    }

    @Test("An item is at its place with its name, and opens a page only where it has a place")
    func items() {
        let item = MKMapItem(placemark: MKPlacemark(coordinate: place))
        #expect(item.placemark.coordinate.latitude == 10 && item.placemark.coordinate.longitude == 20)
        #expect(!item.isCurrentLocation && item.placemark.subtitle == nil && item.name == item.placemark.title)
        let nowhere = MKMapItem(placemark: MKPlacemark(coordinate: kCLLocationCoordinate2DInvalid))
        #expect(!MKMapItem.openMaps(with: []) && !MKMapItem.openMaps(with: [nowhere]) && !nowhere.openInMaps())
        let here = MKMapItem.forCurrentLocation()
        #expect(here.isCurrentLocation && here.name == "Current Location")
    }
}
