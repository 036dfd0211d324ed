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
        context.modifier(TraitKind<Trait>.shared, .init(value: modifier.value), around: content)
    }
}

/// The node of a view that tells its container a value.
final class TraitKind<Trait: ViewTraitKey>: TypedKind<TraitKind<Trait>.Payload> {
    struct Payload {
        var value: Trait.Value
    }

    static var shared: TraitKind {
        unsafeDowncast(traitKinds.value(for: Trait.self) { TraitKind("\(Trait.self)") }, to: TraitKind.self)
    }

    deinit {}

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { .parentTraits }

    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? {
        if K.self == Trait.self { return payload(node).pointee.value as? K.Value }
        return super.trait(node, key)
    }

    override func summary(_ node: NodeRef) -> String { "\(payload(node).pointee.value)" }
}

nonisolated(unsafe) private var traitKinds = TypeCache<NodeKind>()

extension View {
    /// Tells the layout around the view a value.
    public nonisolated func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        modifier(_TraitWritingModifier<LayoutValueTrait<K>>(value: value))
    }
}
