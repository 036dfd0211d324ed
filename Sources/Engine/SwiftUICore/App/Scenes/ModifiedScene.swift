import Combine
import Foundation
import Observation

/// A scene with settings changed.
public struct _ModifiedScene<Content: Scene> {
    let content: Content
    let change: (inout SceneSettings) -> Void

    package nonisolated init(content: Content, change: @escaping (inout SceneSettings) -> Void) {
        self.content = content
        self.change = change
    }
}

extension _ModifiedScene: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let outer = list.settings
        scene.change(&list.settings)
        Content._collect(scene.content, into: &list)
        let isTold = list.settings.commands.isEmpty
        list.settings = outer
        if isTold { list.settings.commands = [] }
    }
}

extension Scene {
    /// Sets an environment value for the scene's content.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.append { $0[keyPath: keyPath] = value } }
    }

    /// Changes an environment value for the scene's content.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.append { transform(&$0[keyPath: keyPath]) } }
    }

    /// Sets the user's defaults in which `AppStorage` properties of the scene's views keep their values, where they name
    /// no others.
    public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
        environment(\.defaultAppStorage, store)
    }

    /// Puts an observable object into the environment of the scene's content.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.append { $0[EnvironmentObjectKey<T>.self] = object } }
    }

    /// Puts an observable object into the environment of the scene's content.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _ModifiedScene(content: self) { $0.environment.append { $0[ObservableObjectKey<T>.self] = object } }
    }
}

/// Calls an action when a value changes from one evaluation of the app's body to the next.
public struct _SceneChange<Content: Scene, Value: Equatable> {
    let content: Content
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
}

extension _SceneChange: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let name = list.name(for: "onChange \(Value.self)")
        let (old, new, action) = (list.memory.watched[name] as? Value, scene.value, scene.action)
        list.memory.watched[name] = new
        if let old {
            if old != new { list.node.graph.actions.append { action(old, new) } }
        } else if scene.initial {
            list.node.graph.actions.append { action(new, new) }
        }
        Content._collect(scene.content, into: &list)
    }
}

extension Scene {
    /// Calls an action with the old and new value when a value changes; also at the start where `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some Scene { _SceneChange(content: self, value: value, initial: initial, action: action) }

    /// Calls an action when a value changes; also at the start where `initial` is true.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some Scene { _SceneChange(content: self, value: value, initial: initial) { _, _ in action() } }

    /// Calls an action with the new value when a value changes.
    @_disfavoredOverload
    public nonisolated func onChange<V: Equatable>(
        of value: V, perform action: @escaping (_ newValue: V) -> Void
    ) -> some Scene { _SceneChange(content: self, value: value, initial: false) { action($1) } }
}
