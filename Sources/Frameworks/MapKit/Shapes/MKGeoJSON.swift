import CoreLocation
import Foundation

/// An object of GeoJSON: an ``MKGeoJSONFeature``, or a shape.
public protocol MKGeoJSONObject: NSObjectProtocol {}

extension MKShape: MKGeoJSONObject {}

/// Shapes with a name and properties.
///
/// Follows Apple's [MKGeoJSONFeature](https://developer.apple.com/documentation/mapkit/mkgeojsonfeature).
public final class MKGeoJSONFeature: NSObject, MKGeoJSONObject, @unchecked Sendable {
    /// The name; nil for none.
    public let identifier: String?
    /// The properties, as JSON; nil for none.
    public let properties: Data?
    /// The shapes.
    public let geometry: [MKShape & MKGeoJSONObject]

    init(identifier: String?, properties: Data?, geometry: [MKShape]) {
        (self.identifier, self.properties, self.geometry) = (identifier, properties, geometry)
    }
}

/// Reads GeoJSON, as RFC 7946 describes it.
///
/// Follows Apple's [MKGeoJSONDecoder](https://developer.apple.com/documentation/mapkit/mkgeojsondecoder).
open class MKGeoJSONDecoder: NSObject {
    /// Creates a decoder.
    public override init() {}

    /// Reads the objects of a document: the features of a collection, a feature, or shapes.
    /// - Throws: `MKError.decodingFailed` if the document is not GeoJSON.
    open func decode(_ data: Data) throws -> [any MKGeoJSONObject] {
        guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else { throw Self.failure }
        switch object["type"] as? String {
        case "FeatureCollection":
            guard let features = object["features"] as? [[String: Any]] else { throw Self.failure }
            return try features.map(feature)
        case "Feature": return [try feature(object)]
        default: return try shapes(object, depth: 0)
        }
    }

    private static let failure = MKError(.decodingFailed)
    /// How deep collections may be within others.
    private static let deepest = 32

    private func feature(_ object: [String: Any]) throws -> MKGeoJSONFeature {
        guard object["type"] as? String == "Feature" else { throw Self.failure }
        let identifier = (object["id"] as? String) ?? (object["id"] as? NSNumber)?.stringValue
        var properties: Data?
        if let values = object["properties"], !(values is NSNull) {
            guard JSONSerialization.isValidJSONObject(values) else { throw Self.failure }
            properties = try? JSONSerialization.data(withJSONObject: values)
        }
        let geometry = try (object["geometry"] as? [String: Any]).map { try shapes($0, depth: 0) }
        return MKGeoJSONFeature(identifier: identifier, properties: properties, geometry: geometry ?? [])
    }

    private func shapes(_ object: [String: Any], depth: Int) throws -> [MKShape] {
        let places = object["coordinates"]
        switch object["type"] as? String {
        case "Point": return [MKPointAnnotation(coordinate: try place(places))]
        case "MultiPoint": return try list(places).map { MKPointAnnotation(coordinate: try place($0)) }
        case "LineString": return [try line(places)]
        case "MultiLineString": return [MKMultiPolyline(try list(places).map(line))]
        case "Polygon": return [try area(places)]
        case "MultiPolygon": return [MKMultiPolygon(try list(places).map(area))]
        case "GeometryCollection":
            guard depth < Self.deepest, let parts = object["geometries"] as? [[String: Any]] else { throw Self.failure }
            return try parts.flatMap { try shapes($0, depth: depth + 1) }
        default: throw Self.failure
        }
    }

    private func list(_ value: Any?) throws -> [Any] {
        guard let list = value as? [Any] else { throw Self.failure }
        return list
    }

    /// A place: the longitude, the latitude, and perhaps the height.
    private func place(_ value: Any?) throws -> CLLocationCoordinate2D {
        let numbers = try list(value).prefix(2).compactMap { ($0 as? NSNumber)?.doubleValue }
        guard numbers.count == 2 else { throw Self.failure }
        let place = CLLocationCoordinate2D(latitude: numbers[1], longitude: numbers[0])
        guard CLLocationCoordinate2DIsValid(place) else { throw Self.failure }
        return place
    }

    private func points(_ value: Any?) throws -> [MKMapPoint] { try list(value).map { MKMapPoint(try place($0)) } }

    private func line(_ value: Any?) throws -> MKPolyline { MKPolyline(try points(value)) }

    /// An area: the outline, then its holes; each ends where it began.
    private func area(_ value: Any?) throws -> MKPolygon {
        let rings = try list(value).map(points)
        guard let outline = rings.first else { throw Self.failure }
        let holes = rings.dropFirst().map { MKPolygon($0, nil) }
        return MKPolygon(outline, holes.isEmpty ? nil : holes)
    }
}
