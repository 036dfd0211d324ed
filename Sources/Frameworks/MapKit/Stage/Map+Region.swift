import SwiftUI

/// Whether a map follows the device.
public enum MapUserTrackingMode: Sendable {
    /// It does not.
    case none
    /// It does.
    case follow
}

/// Content of a map in the older form: a pin, a marker or a view.
public protocol MapAnnotationProtocol {
    /// Adds the annotation to a map's list.
    @MainActor func _collect(into list: inout _MapPieces)
}

/// The content of a map in the older form.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    let settings: MapSettings
    let items: Items
    let annotation: (Items.Element) -> any MapAnnotationProtocol

    public var body: some View {
        var list = _MapPieces()
        for item in items {
            list.within(item.id, tag: AnyHashable(item.id)) { annotation(item)._collect(into: &$0) }
        }
        if settings.showsUser { list.add(.user(content: nil, anchor: .center)) }
        return MapStage(settings: settings, pieces: list.list)
    }
}

extension Map {
    /// Creates a map of a region that a binding holds.
    /// - Parameters:
    ///   - coordinateRegion: The region; set when the user moves the map.
    ///   - interactionModes: The movements that the user can make; all by default.
    ///   - showsUserLocation: Whether the place of the device is shown; no by default.
    ///   - userTrackingMode: Whether the map follows the device.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            content: MapContentView(
                settings: Self.settings(
                    .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode),
                content: EmptyMapContent()))
    }

    /// Creates a map of a rectangle that a binding holds.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            content: MapContentView(
                settings: Self.settings(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode),
                content: EmptyMapContent()))
    }

    /// Creates a map of a region that a binding holds, with an annotation for each of a collection's elements.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            content: _DefaultAnnotatedMapContent(
                settings: Self.settings(
                    .region(coordinateRegion), interactionModes, showsUserLocation, userTrackingMode), items: items,
                annotation: annotationContent))
    }

    /// Creates a map of a rectangle that a binding holds, with an annotation for each of a collection's elements.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems items: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            content: _DefaultAnnotatedMapContent(
                settings: Self.settings(.rect(mapRect), interactionModes, showsUserLocation, userTrackingMode),
                items: items, annotation: annotationContent))
    }

    private static func settings(
        _ position: MapPosition, _ modes: MapInteractionModes, _ showsUser: Bool,
        _ tracking: Binding<MapUserTrackingMode>?
    ) -> MapSettings {
        MapSettings(position: position, modes: modes, tracking: tracking, showsUser: showsUser)
    }
}
