/// A part of an app's interface with its own life cycle, such as a window.
///
/// Follows Apple's [Scene](https://developer.apple.com/documentation/swiftui/scene).
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body, normally inferred.
    associatedtype Body: Scene
    /// The scene's content.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Adds the scene's parts: the engine's entry point.
    nonisolated static func _collect(_ scene: Self, into list: inout _SceneList)
}

extension Scene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        let read: @MainActor (Self) -> Body = { $0.body }
        let connected = list.connect(scene)
        let body = unsafeBitCast(read, to: ((Self) -> Body).self)(connected)
        Body._collect(body, into: &list)
    }
}

extension Never: Scene {
    nonisolated public static func _collect(_ scene: Never, into list: inout _SceneList) {}
}

/// A scene of the engine's own.
@MainActor @preconcurrency
public protocol _PrimitiveScene: Scene where Body == Never {}

extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body.") }
}
