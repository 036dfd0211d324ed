import DisplayList
import Foundation

/// The scenes that an app's body is made of, in order.
public struct _SceneList {
    var entries: [SceneEntry] = []
    /// What scene modifiers around the present scene set.
    var settings = SceneSettings()
    let node: NodeRef

    /// Connects a scene's dynamic properties with what the app keeps for them.
    func connect<S: Scene>(_ scene: S) -> S {
        var copy = scene
        let fields = DynamicPropertyFields.fields(of: S.self)
        if fields.all.isEmpty { return copy }
        withUnsafeMutablePointer(to: &copy) { pointer in
            // Storage behind the app's own, which has at most so many.
            var connection = _PropertyConnection(node: node, index: 64 + entries.count * 16)
            for field in fields.all { field.connect(UnsafeMutableRawPointer(pointer) + field.offset, &connection) }
        }
        return copy
    }

    mutating func add<Content: View>(_ content: Content, kind: SceneEntry.Kind, title: String?, id: String?) {
        entries.append(
            SceneEntry(
                kind: kind, title: title, id: id, settings: settings,
                makeHost: { ViewHost(content, title: title ?? "", textSystem: $0) }, update: { $0.update(content) }))
    }
}

/// One scene of an app.
struct SceneEntry {
    enum Kind { case windowGroup, window, settings }
    var kind: Kind
    var title: String?
    var id: String?
    var settings: SceneSettings
    var makeHost: @MainActor (any TextMeasuring) -> ViewHost
    var update: @MainActor (ViewHost) -> Void
}

/// What scene modifiers set.
struct SceneSettings {
    var defaultSize: CGSize?
    var environment: [(inout EnvironmentValues) -> Void] = []
    var commands: [AnyCommands] = []
}

/// Commands, their type hidden.
struct AnyCommands {
    let value: Any
}
