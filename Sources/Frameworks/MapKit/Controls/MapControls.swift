import SwiftUI

extension EnvironmentValues {
    /// The controls over a map, as `mapControls(_:)` sets them; nil for the default.
    @Entry var mapControls: AnyView?
    /// Whether a map's controls are shown.
    @Entry var mapControlVisibility = Visibility.automatic
}

extension View {
    /// Sets the controls that maps within show in their upper right corner.
    public nonisolated func mapControls(@ViewBuilder _ content: () -> some View) -> some View {
        environment(\.mapControls, AnyView(content()))
    }

    /// Sets whether the controls of a map within are shown: a compass is shown only on a map that is turned, unless it is to
    /// be always visible.
    public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
        environment(\.mapControlVisibility, visibility)
    }

    /// Names the maps and controls within, so that controls find the map of their scope.
    public nonisolated func mapScope(_ scope: Namespace.ID) -> some View { self }
}

/// The controls over a map.
struct MapControlStack: View {
    let controls: AnyView?
    let viewport: MapViewport
    @Environment(\.mapControlVisibility) private var visibility

    var body: some View {
        if visibility != .hidden {
            VStack(alignment: .trailing, spacing: 8) {
                if let controls { controls } else { MapCompass() }
            }
            .padding(10)
        }
    }
}

/// A round control over a map.
struct MapControlButton: View {
    let symbol: String
    let name: String
    var angle = 0.0
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol).font(.system(size: 15, weight: .medium)).rotationEffect(.degrees(angle))
                .frame(width: 34, height: 34)
                .background(.regularMaterial, in: Circle())
                .shadow(color: .black.opacity(0.15), radius: 2, y: 1)
        }
        .buttonStyle(FramedPlainButtonStyle())
        .accessibilityLabel(Text(verbatim: name))
    }
}

/// Gives a control the controller of its map: the map of its scope, or the map around it.
struct MapControlReader<Content: View>: View {
    let scope: Namespace.ID?
    @ViewBuilder let content: (MapController) -> Content
    @Environment(\.mapController) private var controller

    var body: some View {
        if let controller = scope.map(MapController.of) ?? controller {
            Observing(controller: controller, content: content)
        }
    }

    private struct Observing: View {
        @ObservedObject var controller: MapController
        let content: (MapController) -> Content
        var body: some View { content(controller) }
    }
}

/// A button that turns the map north up; it shows where north is.
///
/// Follows Apple's [MapCompass](https://developer.apple.com/documentation/mapkit/mapcompass).
public struct MapCompass: View {
    let scope: Namespace.ID?
    @Environment(\.mapControlVisibility) private var visibility

    /// Creates a compass of the map around it, or of a scope's.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControlReader(scope: scope) { controller in
            let heading = controller.viewport?.heading ?? 0
            if heading != 0 || visibility == .visible {
                MapControlButton(symbol: "location.north.fill", name: "Compass", angle: -heading) {
                    controller.turnNorth()
                }
            }
        }
    }
}

/// A button that shows the surroundings of the device.
///
/// Follows Apple's [MapUserLocationButton](https://developer.apple.com/documentation/mapkit/mapuserlocationbutton).
public struct MapUserLocationButton: View {
    let scope: Namespace.ID?

    /// Creates a button for the map around it, or for a scope's.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControlReader(scope: scope) { controller in
            MapControlButton(symbol: "location", name: "My Location") { controller.follow?() }
        }
    }
}

/// Two buttons that zoom.
///
/// Follows Apple's [MapZoomStepper](https://developer.apple.com/documentation/mapkit/mapzoomstepper).
public struct MapZoomStepper: View {
    let scope: Namespace.ID?

    /// Creates buttons for the map around them, or for a scope's.
    public init(scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControlReader(scope: scope) { controller in
            VStack(spacing: 8) {
                MapControlButton(symbol: "plus", name: "Zoom In") { controller.zoom(by: 2) }
                MapControlButton(symbol: "minus", name: "Zoom Out") { controller.zoom(by: 0.5) }
            }
        }
    }
}

/// The scale of the map: a bar, and how long it is on the earth.
///
/// Follows Apple's [MapScaleView](https://developer.apple.com/documentation/mapkit/mapscaleview). A map has a scale in its
/// lower right corner in any case.
public struct MapScaleView: View {
    let scope: Namespace.ID?

    /// Creates the scale of the map around it, or of a scope's.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID? = nil) { self.scope = scope }

    public var body: some View {
        MapControlReader(scope: scope) { controller in
            if let viewport = controller.viewport, let bar = MapFootnotes.bar(viewport) {
                VStack(spacing: 1) {
                    Text(verbatim: MKDistanceFormatter().string(fromDistance: bar.meters)).font(.system(size: 9))
                    Capsule().frame(width: bar.length, height: 3)
                }
                .foregroundStyle(.secondary)
                .accessibilityElement(children: .combine)
            }
        }
    }
}

/// A button that tilts the map; maps here are flat, so that there is none.
public struct MapPitchToggle: View {
    /// Creates the button; nothing is shown.
    public init(scope: Namespace.ID? = nil) { MapGaps.warn(.pitch) }
    public var body: some View { EmptyView() }
}

/// A slider that tilts the map; maps here are flat, so that there is none.
public struct MapPitchSlider: View {
    /// Creates the slider; nothing is shown.
    public init(scope: Namespace.ID? = nil) { MapGaps.warn(.pitch) }
    public var body: some View { EmptyView() }
}
