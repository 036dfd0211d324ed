import SwiftUI

/// The visible part of a map, as it is reported to `onMapCameraChange`.
public struct MapCameraUpdateContext {
    /// Where the map is seen from.
    public let camera: MapCamera
    /// The region that is shown.
    public let region: MKCoordinateRegion
    /// The rectangle that is shown.
    public let rect: MKMapRect
}

/// When changes of a map's camera are reported.
public enum MapCameraUpdateFrequency: Sendable {
    /// Once a movement has ended.
    case onEnd
    /// In each frame of a movement.
    case continuous
}

struct MapCameraObserver {
    let frequency: MapCameraUpdateFrequency
    let action: (MapCameraUpdateContext) -> Void
}

extension EnvironmentValues {
    @Entry var mapCameraObservers: [MapCameraObserver] = []
}

extension View {
    /// Adds an action for changes of the camera of maps within, which receives the new camera and region.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping (MapCameraUpdateContext) -> Void
    ) -> some View {
        transformEnvironment(\.mapCameraObservers) {
            $0.append(MapCameraObserver(frequency: frequency, action: action))
        }
    }

    /// Adds an action for changes of the camera of maps within.
    public nonisolated func onMapCameraChange(
        frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
    ) -> some View {
        onMapCameraChange(frequency: frequency) { _ in action() }
    }
}
