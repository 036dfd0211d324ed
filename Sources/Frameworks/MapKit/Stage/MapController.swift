import CoreLocation
import SwiftUI

/// The state of a map, for its controls and for conversions of places, and the ways to move it.
@MainActor
final class MapController: ObservableObject {
    /// The visible part; nil before the map has a size.
    var viewport: MapViewport?
    /// The size in points.
    var size = CGSize.zero
    /// The map's place among other views.
    var geometry: GeometryProxy?
    /// Moves the map, as if the user did.
    var move: ((MapViewport) -> Void)?
    /// Shows the surroundings of the device.
    var follow: (() -> Void)?

    /// The controllers of maps with a scope.
    private static var byScope: [Namespace.ID: Weak] = [:]
    private struct Weak { weak var controller: MapController? }

    /// The controller of a scope's map.
    static func of(_ scope: Namespace.ID) -> MapController {
        if let controller = byScope[scope]?.controller { return controller }
        byScope = byScope.filter { $0.value.controller != nil }
        let controller = MapController()
        byScope[scope] = Weak(controller: controller)
        return controller
    }

    /// Zooms about the middle.
    func zoom(by factor: Double) {
        guard let viewport else { return }
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        withAnimation(.easeOut(duration: 0.25)) { move?(viewport.zoomed(by: factor, about: middle, in: size)) }
    }

    /// Turns the map north up.
    func turnNorth() {
        guard var viewport else { return }
        viewport.heading = 0
        withAnimation(.easeOut(duration: 0.25)) { move?(viewport) }
    }
}

extension EnvironmentValues {
    /// The controller of the map around a control.
    @Entry var mapController: MapController?
    /// The controllers to which maps report their visible parts.
    @Entry var mapReaders: [MapController] = []
}
