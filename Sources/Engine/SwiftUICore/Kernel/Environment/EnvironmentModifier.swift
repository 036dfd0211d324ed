import Combine
import Observation

/// Sets the value at a key path of the environment.
public struct _EnvironmentKeyWritingModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension _EnvironmentKeyWritingModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.environment(around: content) { $0[keyPath: modifier.keyPath] = modifier.value }
    }
}

/// Changes the value at a key path of the environment.
public struct _EnvironmentKeyTransformModifier<Value> {
    let keyPath: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension _EnvironmentKeyTransformModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.environment(around: content, keepsTransform: true) {
            modifier.transform(&$0[keyPath: modifier.keyPath])
        }
    }
}

/// Sets the value of one key: used by the engine's own modifiers.
public struct _EnvironmentWritingModifier<Key: EnvironmentKey> {
    let value: Key.Value
    init(_ key: Key.Type = Key.self, _ value: Key.Value) { self.value = value }
}

extension _EnvironmentWritingModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.environment(Key.self, modifier.value, around: content)
    }
}

extension View {
    /// Sets the value at a key path of the environment for this view and its descendants (E01).
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
    ) -> some View {
        modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
    }

    /// Changes the value at a key path of the environment for this view and its descendants.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(_EnvironmentKeyTransformModifier(keyPath: keyPath, transform: transform))
    }

    /// Puts an observable object into the environment, to be found by its type.
    public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        modifier(_EnvironmentWritingModifier<ObservableObjectKey<T>>(ObservableObjectKey<T>.self, object))
    }

    /// Puts an observable object into the environment, to be found by its type (O05).
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(_EnvironmentWritingModifier<EnvironmentObjectKey<T>>(EnvironmentObjectKey<T>.self, object))
    }
}
