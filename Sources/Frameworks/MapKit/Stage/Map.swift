import SwiftUI

/// A map that can be moved and zoomed, with markers, annotations, lines and areas.
///
/// A map is moved by dragging, with two fingers on a touch pad, and with the arrow keys; it is zoomed with the wheel, by
/// pinching, by a double click, and with the keys + and −.
///
/// ```swift
/// import MapKit
///
/// let tower = CLLocationCoordinate2D(latitude: 48.8584, longitude: 2.2945)
///
/// struct TowerView: View {
///     var body: some View {
///         Map {
///             Marker("Eiffel Tower", coordinate: tower)
///         }
///     }
/// }
/// ```
///
/// Nothing is requested from a network unless the environment variable `ORIEL_MAP_TILES` names a folder or a server with
/// tiles; without it, the ground is a net of meridians and parallels.
///
/// Follows Apple's [Map](https://developer.apple.com/documentation/mapkit/map).
public struct Map<Content: View>: View {
    let content: Content

    public var body: some View { content }
}

/// The movements of a map that the user can make.
public struct MapInteractionModes: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates interactions.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Moving.
    public static let pan = MapInteractionModes(rawValue: 1)
    /// Zooming.
    public static let zoom = MapInteractionModes(rawValue: 2)
    /// Tilting; maps here are flat.
    public static let pitch = MapInteractionModes(rawValue: 4)
    /// Turning.
    public static let rotate = MapInteractionModes(rawValue: 8)
    /// All of these.
    public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

/// The settings of a map, besides its content.
struct MapSettings {
    var position: MapPosition
    var bounds: MapCameraBounds?
    var modes: MapInteractionModes
    var scope: Namespace.ID?
    var selection: MapSelectionBinding?
    var tracking: Binding<MapUserTrackingMode>?
    var showsUser = false
}

/// The binding of a map's selection, by tags.
struct MapSelectionBinding {
    let tag: @MainActor () -> AnyHashable?
    let select: @MainActor (AnyHashable?) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        tag = { binding.wrappedValue.map { AnyHashable($0) } }
        select = { tag in
            // A tag of another type selects nothing.
            guard let tag else { return binding.wrappedValue = nil }
            if let value = tag.base as? Value { binding.wrappedValue = value }
        }
    }

    init<Value: Hashable>(_ binding: Binding<MapSelection<Value>?>) {
        tag = { binding.wrappedValue?.value.map { AnyHashable($0) } }
        select = { tag in
            guard let tag else { return binding.wrappedValue = nil }
            if let value = tag.base as? Value { binding.wrappedValue = MapSelection(value) }
        }
    }
}

/// The content of a map.
public struct MapContentView<SelectionValue: Hashable, Content: MapContent>: View {
    let settings: MapSettings
    let content: Content

    public var body: some View {
        var list = _MapPieces()
        Content._collect(content, into: &list)
        if settings.showsUser { list.add(.user(content: nil, anchor: .center)) }
        return MapStage(settings: settings, pieces: list.list)
    }
}
