/// The elements of a modifier that passes a value to the container.
final class TraitKind<Key: ViewTraitKey>: TypedKind<Key.Value> {
    static var shared: TraitKind<Key> {
        unsafeDowncast(traitKinds.value(for: Key.self) { TraitKind<Key>("trait") }, to: TraitKind<Key>.self)
    }

    override var passesStackAxis: Bool { true }
    override var changeOfPayload: NodeChange { .parentTraits }

    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? {
        if K.self == Key.self { return payload(node).pointee as? K.Value }
        return super.trait(node, key)
    }

    override func summary(_ node: NodeRef) -> String { "\(Key.self)" }
}

nonisolated(unsafe) private var traitKinds = TypeCache<NodeKind>()
