/// Passes a trait to the container that lists a view; without effect elsewhere.
package struct _ViewItemTraitModifier<Key: ViewItemTraitKey> {
    package nonisolated(unsafe) let change: (inout Key.Value) -> Void

    /// Creates a modifier that changes the traits set by outer views: the innermost modifier decides.
    package nonisolated init(_ key: Key.Type = Key.self, change: @escaping (inout Key.Value) -> Void) {
        self.change = change
    }
}

extension _ViewItemTraitModifier: _PrimitiveModifier {
    package nonisolated static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        V._reconcile(content, &context)
    }
}

extension _ViewItemTraitModifier: ViewItemTraitSource {
    package func gatherTraits(_ traits: inout ViewItemTraits) { change(&traits[Key.self]) }
}

extension View {
    /// Passes a trait to the container that lists the view.
    package nonisolated func itemTrait<Key: ViewItemTraitKey>(
        _ key: Key.Type, change: @escaping (inout Key.Value) -> Void
    ) -> some View {
        modifier(_ViewItemTraitModifier(key, change: change))
    }
}

extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {
    /// The collection.
    public var data: Content.Data { content.data }
}
