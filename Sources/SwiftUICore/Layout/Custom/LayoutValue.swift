import Foundation

/// The trait under which a layout value is told.
enum LayoutValueTrait<Key: LayoutValueKey>: ViewTraitKey {
    static var defaultValue: Key.Value { Key.defaultValue }
}

/// A value that a view tells its container.
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
    /// Tells the layout around the view a value.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTrait<K>>(value: value))
    }
}
