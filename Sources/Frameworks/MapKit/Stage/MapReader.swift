import CoreLocation
import SwiftUI

/// Converts between places of a view and of the map in it.
///
/// Follows Apple's [MapReader](https://developer.apple.com/documentation/mapkit/mapreader).
public struct MapReader<Content: View>: View {
    private let content: (MapProxy) -> Content
    @StateObject private var controller = MapController()

    /// Creates a reader of the map in the content.
    public init(@ViewBuilder content: @escaping (MapProxy) -> Content) { self.content = content }

    public var body: some View {
        let controller = controller
        content(MapProxy(controller: controller)).transformEnvironment(\.mapReaders) { $0.append(controller) }
    }
}

/// Converts places of a map.
///
/// Follows Apple's [MapProxy](https://developer.apple.com/documentation/mapkit/mapproxy).
@MainActor @preconcurrency
public struct MapProxy {
    let controller: MapController

    /// Returns the coordinate that is shown at a point of a space; nil if there is no map yet.
    public func convert(_ point: CGPoint, from space: some CoordinateSpaceProtocol) -> CLLocationCoordinate2D? {
        guard let viewport = controller.viewport, point.x.isFinite, point.y.isFinite else { return nil }
        let origin = origin(in: space)
        return viewport.coordinate(at: CGPoint(x: point.x - origin.x, y: point.y - origin.y), in: controller.size)
    }

    /// Returns the point of a space at which a coordinate is shown; nil if there is no map yet, or the coordinate is not
    /// valid.
    public func convert(_ coordinate: CLLocationCoordinate2D, to space: some CoordinateSpaceProtocol) -> CGPoint? {
        guard let viewport = controller.viewport, let point = MapPoint(coordinate) else { return nil }
        let place = viewport.place(of: point.point, in: controller.size)
        let origin = origin(in: space)
        return CGPoint(x: place.x + origin.x, y: place.y + origin.y)
    }

    /// Returns the region that is shown in a rectangle of a space; nil if there is no map yet.
    public func convert(_ rect: CGRect, from space: some CoordinateSpaceProtocol) -> MKCoordinateRegion? {
        guard let viewport = controller.viewport else { return nil }
        let origin = origin(in: space)
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { viewport.point(at: CGPoint(x: $0.x - origin.x, y: $0.y - origin.y), in: controller.size) }
        return MKCoordinateRegion(MKMapRect(around: corners))
    }

    /// Returns a camera that sees a rectangle of the map; nil if there is no map yet.
    public func camera(framing rect: MKMapRect) -> MapCamera? {
        guard controller.viewport != nil, !rect.isNull else { return nil }
        return MapViewport(showing: rect, in: controller.size).camera(in: controller.size)
    }

    /// Returns a camera that sees a region; nil if there is no map yet.
    public func camera(framing region: MKCoordinateRegion) -> MapCamera? {
        region.rect.flatMap { camera(framing: $0) }
    }

    private func origin(in space: some CoordinateSpaceProtocol) -> CGPoint {
        if case .local = space.coordinateSpace { return .zero }
        return controller.geometry?.frame(in: space).origin ?? .zero
    }
}
