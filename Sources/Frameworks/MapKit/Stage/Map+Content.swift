import SwiftUI

extension Map {
    /// Creates a map with content, at a position that a binding holds.
    /// - Parameters:
    ///   - position: The position; set to one with `positionedByUser` when the user moves the map.
    ///   - bounds: How far the map can be moved; as far as the world reaches by default.
    ///   - interactionModes: The movements that the user can make; all by default.
    ///   - scope: The name by which controls outside of the map find it.
    ///   - content: The content.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.binding(position), bounds, interactionModes, scope, nil, content)
    }

    /// Creates a map with content, which is at a position at first.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.initial(initialPosition), bounds, interactionModes, scope, nil, content)
    }

    /// Creates a map with content that can be selected by its tags, at a position that a binding holds.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(.binding(position), bounds, interactionModes, scope, MapSelectionBinding(selection), content)
    }

    /// Creates a map with content that can be selected by its tags, which is at a position at first.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(.initial(initialPosition), bounds, interactionModes, scope, MapSelectionBinding(selection), content)
    }

    /// Creates a map with content that can be selected, at a position that a binding holds.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(.binding(position), bounds, interactionModes, scope, MapSelectionBinding(selection), content)
    }

    /// Creates a map with content that can be selected, which is at a position at first.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<MapSelection<SelectedValue>?>,
        scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(.initial(initialPosition), bounds, interactionModes, scope, MapSelectionBinding(selection), content)
    }

    /// Creates a map without content, at a position that a binding holds.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.binding(position), bounds, interactionModes, scope, nil) { EmptyMapContent() }
    }

    /// Creates a map without content, which is at a position at first.
    public init(
        initialPosition: MapCameraPosition = .automatic, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(.initial(initialPosition), bounds, interactionModes, scope, nil) { EmptyMapContent() }
    }

    private init<SelectedValue: Hashable, C: MapContent>(
        _ position: MapPosition, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ scope: Namespace.ID?,
        _ selection: MapSelectionBinding?, _ content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        let settings = MapSettings(
            position: position, bounds: bounds, modes: modes, scope: scope, selection: selection)
        self.init(content: MapContentView(settings: settings, content: content()))
    }
}
