/// The structure and behaviour of an app.
///
/// Follows Apple's [App](https://developer.apple.com/documentation/swiftui/app). Mark the one type that
/// conforms with `@main`; its `main()` chooses a front end and shows the app.
@MainActor @preconcurrency
public protocol App {
    /// The type of the body, normally inferred.
    associatedtype Body: Scene
    /// The app's scenes.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Creates the app.
    @MainActor @preconcurrency init()
}

/// A part of an app's interface with a life of its own, such as a window.
///
/// Follows Apple's [Scene](https://developer.apple.com/documentation/swiftui/scene).
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the body, normally inferred.
    associatedtype Body: Scene
    /// The scene's content.
    @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
    /// Adds what the scene is made of: the engine's way in.
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

/// Builds a scene from the statements of a closure.
@resultBuilder
public enum SceneBuilder {
    /// Passes a single expression through.
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    /// A single scene stays itself.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    /// Several scenes make a tuple.
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(
        _ content: repeat each Content
    ) -> _TupleScene<(repeat each Content)> {
        _TupleScene(repeat each content)
    }
    /// An `if` without `else`.
    public static func buildOptional<Content: Scene>(_ content: Content?) -> Content? { content }
    /// An `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes in a row.
public struct _TupleScene<T> {
    let value: T
    let collect: (T, inout _SceneList) -> Void

    nonisolated init<each Content: Scene>(_ content: repeat each Content) where T == (repeat each Content) {
        value = (repeat each content)
        collect = { value, list in
            func add<S: Scene>(_ scene: S) { S._collect(scene, into: &list) }
            repeat add(each value)
        }
    }
}

extension _TupleScene: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        scene.collect(scene.value, &list)
    }
}

extension Optional: Scene where Wrapped: Scene {
    public typealias Body = Never
    public var body: Never { fatalError("Optional has no body.") }
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        if let scene { Wrapped._collect(scene, into: &list) }
    }
}

extension Optional: _PrimitiveScene where Wrapped: Scene {}
