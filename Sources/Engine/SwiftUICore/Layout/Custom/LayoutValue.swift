import Foundation

/// The trait under which a layout value is stored.
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// A value that a view passes to its container.
public struct _TraitWritingModifier<Trait: ViewTraitKey> {
    let value: Trait.Value
}

extension _TraitWritingModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(TraitKind<Trait>.shared, modifier.value, around: content)
    }
}

extension View {
    /// Sets a value for the layout around the view.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTrait<K>>(value: value))
    }
}
