/// Sets the value of a preference, in place of the value that the content sets.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
    /// The value.
    public var value: Key.Value

    /// Creates the modifier.
    public nonisolated init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }
}

extension _PreferenceWritingModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.preference(around: content) {
            PreferenceValueRecord<Key>(modifier.value)
        } update: { record in
            if valuesAreEqual(record.value, modifier.value) { return false }
            record.value = modifier.value
            return true
        }
    }
}

/// Transforms the value of a preference that the content sets.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
    /// The change.
    public var transform: (inout Key.Value) -> Void

    /// Creates the modifier.
    public nonisolated init(key: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }
}

extension _PreferenceTransformModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.preference(around: content) {
            PreferenceTransformRecord<Key>(modifier.transform)
        } update: { record in
            let isSame = valuesAreEqual(record.transform, modifier.transform)
            record.transform = modifier.transform
            return !isSame
        }
    }
}

/// The value of a `preference`.
final class PreferenceValueRecord<Key: PreferenceKey>: TypedPreferenceRecord<Key> {
    var value: Key.Value
    init(_ value: Key.Value) { self.value = value }
    override var hidesContent: Bool { true }
    override func value(content: () -> Key.Value?) -> Key.Value? { value }
}

/// The change of a `transformPreference`.
final class PreferenceTransformRecord<Key: PreferenceKey>: TypedPreferenceRecord<Key> {
    var transform: (inout Key.Value) -> Void
    init(_ transform: @escaping (inout Key.Value) -> Void) { self.transform = transform }
    override var name: String { "transformPreference" }
    override func value(content: () -> Key.Value?) -> Key.Value? {
        var value = content() ?? Key.defaultValue
        transform(&value)
        return value
    }
}

extension View {
    /// Sets the value of a preference for the views above, replacing values that views below set.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Transforms the value of a preference that views below set; the default where none does.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}
