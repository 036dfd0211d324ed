import CoreLocation
import OrielFoundation
import SwiftUI

/// Where a map gets its position from.
enum MapPosition {
    case binding(Binding<MapCameraPosition>)
    case initial(MapCameraPosition)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)
    /// A represented map's: its viewport, once it has a size.
    case view(MKMapView)

    /// The position of the app's, by which a change of it is noticed.
    @MainActor var current: MapCameraPosition {
        switch self {
        case .binding(let binding): binding.wrappedValue
        case .initial(let position): position
        case .region(let binding): .region(binding.wrappedValue)
        case .rect(let binding): .rect(binding.wrappedValue)
        case .view(let view): view.position
        }
    }

    /// How often a represented map's position was set: setting it again undoes the user's movements.
    @MainActor var revision: Int { if case .view(let view) = self { view.revision } else { 0 } }

    /// Records that the user moved the map.
    @MainActor func set(_ viewport: MapViewport, in size: CGSize) {
        switch self {
        case .binding(let binding):
            if !binding.wrappedValue.positionedByUser { binding.wrappedValue = MapCameraPosition(.byUser) }
        case .initial: break
        case .region(let binding): binding.wrappedValue = viewport.region(in: size)
        case .rect(let binding): binding.wrappedValue = viewport.rect(in: size)
        case .view: break
        }
    }
}

extension MapCameraPosition {
    /// How much of the surroundings of a single place is shown, in meters.
    private static let surroundings = 1000.0

    /// The viewport of the position, in a view of a size.
    /// - Parameter content: The rectangle around the map's content; null for none.
    @MainActor func viewport(in size: CGSize, content: MKMapRect) -> MapViewport {
        let automatic = { Self.around(content, in: size) }
        switch kind {
        case .automatic, .byUser: return automatic()
        case .region(let region):
            if let viewport = MapViewport(showing: region, in: size) { return viewport }
            RuntimeWarning.issue("Invalid Region: a map shows its content in place of a region that has no numbers.")
            return automatic()
        case .rect(let rect):
            let edges = [rect.minX, rect.minY, rect.width, rect.height]
            return edges.allSatisfy(\.isFinite) ? MapViewport(showing: rect, in: size) : automatic()
        case .camera(let camera): return MapViewport(camera, in: size) ?? automatic()
        case .item(let item): return Self.around(item.placemark.coordinate, in: size) ?? automatic()
        case .user(_, let fallback):
            let here = CLLocationManager().location?.coordinate
            return here.flatMap { Self.around($0, in: size) } ?? fallback.viewport(in: size, content: content)
        }
    }

    private static func around(_ place: CLLocationCoordinate2D, in size: CGSize) -> MapViewport? {
        MapViewport(
            showing: MKCoordinateRegion(
                center: place, latitudinalMeters: surroundings, longitudinalMeters: surroundings), in: size)
    }

    private static func around(_ content: MKMapRect, in size: CGSize) -> MapViewport {
        if content.isNull { return MapViewport(showing: .world, in: size) }
        let middle = MKMapPoint(x: content.midX, y: content.midY).coordinate
        let least = surroundings * MKMapPointsPerMeterAtLatitude(middle.latitude)
        // Room for markers, which extend above their places.
        let width = max(content.width * 1.3, least), height = max(content.height * 1.5, least)
        return MapViewport(
            showing: MKMapRect(
                x: content.midX - width / 2, y: content.midY - height / 2, width: width, height: height), in: size)
    }
}
