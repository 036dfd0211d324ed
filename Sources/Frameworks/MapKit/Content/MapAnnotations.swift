import CoreLocation
import SwiftUI

/// A pin at a place, in the older form of ``Map``.
public struct MapPin: MapAnnotationProtocol {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    /// Creates a pin of a color, red by default.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public func _collect(into list: inout _MapPieces) {
        guard let point = MapPoint(coordinate) else { return }
        list.add(.view(point, content: AnyView(MapPinView(tint: tint)), anchor: .bottom, title: nil))
    }
}

/// A balloon at a place, in the older form of ``Map``.
public struct MapMarker: MapAnnotationProtocol {
    let coordinate: CLLocationCoordinate2D
    let tint: Color?

    /// Creates a balloon of a color, red by default.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public func _collect(into list: inout _MapPieces) {
        guard let point = MapPoint(coordinate) else { return }
        let start = list.list.count
        list.add(.marker(point, glyph: .automatic, title: AnyView(EmptyView())))
        list.change(from: start) { $0.tint = tint }
    }
}

/// A view at a place, in the older form of ``Map``.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    let coordinate: CLLocationCoordinate2D
    let anchor: CGPoint
    let content: Content

    /// Creates an annotation.
    /// - Parameters:
    ///   - coordinate: The place.
    ///   - anchorPoint: The point of the view that is at the place, in parts of its size; its middle by default.
    ///   - content: The view.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = anchorPoint
        self.content = content()
    }

    public func _collect(into list: inout _MapPieces) {
        guard let point = MapPoint(coordinate) else { return }
        list.add(
            .view(point, content: AnyView(content), anchor: UnitPoint(x: anchor.x, y: anchor.y), title: nil))
    }
}
