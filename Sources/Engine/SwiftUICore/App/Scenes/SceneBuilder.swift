/// Builds a scene from the statements of a closure.
///
/// Follows Apple's [SceneBuilder](https://developer.apple.com/documentation/swiftui/scenebuilder).
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
    /// The first branch of an `if` or `switch`.
    public static func buildEither<First: Scene, Second: Scene>(first: First) -> _ConditionalScene<First, Second> {
        .first(first)
    }
    /// The second branch of an `if` or `switch`.
    public static func buildEither<First: Scene, Second: Scene>(second: Second) -> _ConditionalScene<First, Second> {
        .second(second)
    }
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

/// One of two scenes.
public enum _ConditionalScene<First: Scene, Second: Scene> {
    case first(First)
    case second(Second)
}

extension _ConditionalScene: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {
        switch scene {
        case .first(let scene): First._collect(scene, into: &list)
        case .second(let scene): Second._collect(scene, into: &list)
        }
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

/// A scene that shows nothing.
public struct _EmptyScene: Sendable {
    /// Creates the scene.
    public nonisolated init() {}
}

extension _EmptyScene: _PrimitiveScene {
    nonisolated public static func _collect(_ scene: Self, into list: inout _SceneList) {}
}
