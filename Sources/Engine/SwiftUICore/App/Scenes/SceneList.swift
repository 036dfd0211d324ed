import DisplayList
import Foundation

/// The scenes that an app's body is made of, in order.
public struct _SceneList {
    var entries: [SceneEntry] = []
    /// The settings of scene modifiers around the present scene.
    package var settings = SceneSettings()
    let node: NodeRef
    let memory: SceneMemory
    private var occurrences: [String: Int] = [:]

    init(node: NodeRef, memory: SceneMemory) {
        self.node = node
        self.memory = memory
    }

    /// A name for a part of the scenes that stays the same as long as the structure does.
    mutating func name(for part: String) -> String {
        let count = occurrences[part, default: 0]
        occurrences[part] = count + 1
        return "\(part) \(count)"
    }

    /// Connects a scene's dynamic properties with the values that the app keeps for them.
    mutating func connect<S: Scene>(_ scene: S) -> S {
        var copy = scene
        let fields = DynamicPropertyFields.fields(of: S.self)
        if fields.all.isEmpty { return copy }
        // Kept with the app's node, after the existing blocks: one for each scene.
        let name = name(for: "\(S.self)")
        let first = memory.firstStorage[name] ?? node.extras.storage.count
        memory.firstStorage[name] = first
        withUnsafeMutablePointer(to: &copy) { pointer in
            var connection = _PropertyConnection(node: node, index: first)
            for field in fields.all { field.connect(UnsafeMutableRawPointer(pointer) + field.offset, &connection) }
        }
        return copy
    }

    mutating func add<Content: View>(
        _ content: Content, kind: SceneEntry.Kind, title: String?, id: String?, valueType: Any.Type? = nil
    ) {
        if settings.isMovedByBackground {
            settings.isMovedByBackground = false
            defer { settings.isMovedByBackground = true }
            let movable = content.background { Color.clear.contentShape(Rectangle()).gesture(WindowDragGesture()) }
            return add(movable, kind: kind, title: title, id: id, valueType: valueType)
        }
        let key = id.map { "id \($0)" } ?? name(for: "\(kind) \(valueType.map { "\($0)" } ?? "")")
        entries.append(
            SceneEntry(
                key: key, kind: kind, title: title, id: id, valueType: valueType, settings: settings,
                makeHost: { ViewHost(content, title: title ?? "", textSystem: $0) },
                update: { $0.update(content, as: $1) },
                content: AnyView(content)))
        // Commands of a modifier around several scenes are reported once.
        settings.commands = []
    }
}

/// An app's storage for its scenes from one evaluation of its body to the next.
final class SceneMemory {
    /// Where the storage of a scene's dynamic properties begins, by the scene's name.
    var firstStorage: [String: Int] = [:]
    /// The values that scene modifiers watch, by the modifier's name.
    var watched: [String: Any] = [:]
}

/// One scene of an app.
struct SceneEntry {
    enum Kind { case windowGroup, window, utilityWindow, settings, menuBarExtra }
    /// Identifies the scene, whatever else changes.
    var key: String
    var kind: Kind
    var title: String?
    var id: String?
    /// The type of the values that windows can be opened for; nil for none.
    var valueType: Any.Type?
    var settings: SceneSettings
    var makeHost: @MainActor (any TextMeasuring) -> ViewHost
    /// Shows the scene's content in a window, in the name of an update of the app's tree.
    var update: @MainActor (ViewHost, ViewGraph) -> Void
    var content: AnyView
    /// Whether the scene is shown as a menu of the menu bar.
    var isMenu = false

    /// Whether there is only one window of the scene.
    var isSingle: Bool { kind != .windowGroup }
}

/// The documents that windows of a scene show.
package struct DocumentScene {
    /// The documents' type.
    package let type: Any.Type
    /// The identifiers of the types of files that can be read.
    package let readableTypes: [String]

    /// Describes documents.
    package init(type: Any.Type, readableTypes: [String]) {
        self.type = type
        self.readableTypes = readableTypes
    }
}

/// The settings of scene modifiers; of several equal ones the outermost counts.
package struct SceneSettings {
    var defaultSize: CGSize?
    var resizability: WindowResizability?
    var isDecorated: Bool?
    package var launchBehavior: SceneLaunchBehavior?
    /// Makes the placement of a window that opens.
    typealias Placement = (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
    var placement: Placement?
    /// Whether a window is open, as the app decides; nil where windows are opened in other ways.
    package var isPresented: Binding<Bool>?
    /// The documents that the scene's windows show; nil where they show none.
    package var documents: DocumentScene?
    /// Returns whether the scene's window is the only one at the start; nil for any other scene.
    package var isLaunchScene: (@MainActor () -> Bool)?
    /// Whether windows are moved by dragging the background of their content.
    var isMovedByBackground = false
    /// Whether menu bar extras are windows.
    var showsExtraAsWindow = false
    var environment: [(inout EnvironmentValues) -> Void] = []
    /// The views that represent commands, the innermost modifier's first.
    var commands: [AnyView] = []
    /// Whether the scene's standard commands, and the commands of modifiers further in, are left out.
    var removesCommands = false
    /// The key that opens the scene's window.
    package var shortcut: MenuShortcut?
}
