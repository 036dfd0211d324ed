import CoreLocation
import Foundation
import SwiftUITesting
import Testing

@testable import MapKit

/// Shapes of documents, several shapes in one, and addresses of tiles.
@MainActor
@Suite("GeoJSON and tiles")
struct GeoJSONTests {
    private func decode(_ text: String) throws -> [any MKGeoJSONObject] {
        try MKGeoJSONDecoder().decode(Data(text.utf8))
    }

    @Test("A collection has features with names, properties and shapes")
    func features() throws {
        let objects = try decode(
            """
            {"type":"FeatureCollection","features":[
              {"type":"Feature","id":"a","properties":{"name":"Rome"},"geometry":{"type":"Point","coordinates":[12.5,41.9,20]}},
              {"type":"Feature","id":7,"properties":null,"geometry":{"type":"Polygon","coordinates":
                [[[0,0],[4,0],[4,4],[0,0]],[[1,1],[2,1],[2,2],[1,1]]]}},
              {"type":"Feature","geometry":null}]}
            """)
        let features = objects.compactMap { $0 as? MKGeoJSONFeature }
        #expect(features.map(\.identifier) == ["a", "7", nil])
        #expect(features.map(\.geometry.count) == [1, 1, 0])
        let point = try #require(features[0].geometry[0] as? MKPointAnnotation)
        #expect(abs(point.coordinate.latitude - 41.9) < 1e-9 && abs(point.coordinate.longitude - 12.5) < 1e-9)
        let properties = try #require(features[0].properties)
        #expect(try JSONSerialization.jsonObject(with: properties) as? [String: String] == ["name": "Rome"])
        let area = try #require(features[1].geometry[0] as? MKPolygon)
        #expect(area.pointCount == 4 && area.interiorPolygons?.count == 1)
        #expect(features[1].properties == nil)
    }

    @Test("Shapes stand alone, in several parts and in collections")
    func shapes() throws {
        let lines = try decode(#"{"type":"MultiLineString","coordinates":[[[0,0],[1,1]],[[2,2],[3,3],[4,4]]]}"#)
        let multi = try #require(lines.first as? MKMultiPolyline)
        #expect(multi.polylines.map(\.pointCount) == [2, 3])
        #expect(multi.boundingMapRect.contains(MKMapPoint(CLLocationCoordinate2D(latitude: 2, longitude: 2))))
        let areas = try decode(#"{"type":"MultiPolygon","coordinates":[[[[0,0],[1,0],[1,1],[0,0]]]]}"#)
        #expect((areas.first as? MKMultiPolygon)?.polygons.count == 1)
        let mixed = try decode(
            #"""
            {"type":"GeometryCollection","geometries":[{"type":"MultiPoint","coordinates":[[1,2],[3,4]]},
              {"type":"LineString","coordinates":[[0,0],[1,1]]}]}
            """#)
        #expect(mixed.count == 3 && mixed.last is MKPolyline)
        #expect(MKMultiPolyline([]).boundingMapRect.isNull)
    }

    @Test(
        "Documents that are not GeoJSON are refused",
        arguments: [
            "", "[]", "{}", #"{"type":"Point"}"#, #"{"type":"Point","coordinates":[1]}"#,
            #"{"type":"Point","coordinates":[0,91]}"#, #"{"type":"Polygon","coordinates":[]}"#,
            #"{"type":"FeatureCollection","features":[{"type":"Point","coordinates":[1,2]}]}"#,
            #"{"type":"Circle","coordinates":[1,2]}"#,
        ])
    func refused(_ text: String) {
        #expect(throws: MKError(.decodingFailed)) { try decode(text) }
    }

    @Test("The address of a tile has its place, with rows from the south where they are")
    func tiles() {
        let overlay = MKTileOverlay(urlTemplate: "https://tiles.example/{z}/{x}/{y}@{scale}.png")
        let path = MKTileOverlayPath(x: 1, y: 0, z: 2, contentScaleFactor: 2)
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/2/1/0@2.png")
        overlay.isGeometryFlipped = true
        #expect(overlay.url(forTilePath: path).absoluteString == "https://tiles.example/2/1/3@2.png")
        #expect(MKTileOverlay(urlTemplate: nil).url(forTilePath: path).isFileURL)
        let warnings = TestHost.warnings { _ = MKTileOverlayRenderer(tileOverlay: overlay) }
        #expect(warnings.count == 1)
    }

    @Test("A snapshot knows where places are; sizes that are not valid fail")
    func snapshots() async throws {
        let options = MKMapSnapshotter.Options()
        options.size = CGSize(width: 200, height: 100)
        let center = CLLocationCoordinate2D(latitude: 48, longitude: 11)
        options.region = MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 1000)
        let snapshot = try await MKMapSnapshotter(options: options).start()
        let point = snapshot.point(for: center)
        #expect(abs(point.x - 100) < 0.01 && abs(point.y - 50) < 0.01)
        #expect(snapshot.image.size == CGSize(width: 200, height: 100))
        options.size = .zero
        await #expect(throws: MKError(.unknown)) { try await MKMapSnapshotter(options: options).start() }
    }
}
