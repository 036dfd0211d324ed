/// Marks a view with a value by which a picker or tab view knows it.
@frozen
public struct _TagModifier<Value: Hashable> {
    /// The value.
    public var value: Value
    /// Whether the view also answers to selections of the optional type.
    public var includesOptional: Bool

    /// Creates the modifier.
    @inlinable
    public nonisolated init(value: Value, includesOptional: Bool = true) {
        self.value = value
        self.includesOptional = includesOptional
    }
}

extension _TagModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        let tag = ViewTag(value: AnyHashable(modifier.value), includesOptional: modifier.includesOptional)
        context.modifier(TraitKind<TagTraitKey>.shared, tag, around: content)
    }
}

/// A view's tag, as its container sees it.
struct ViewTag: Hashable {
    let value: AnyHashable
    let includesOptional: Bool

    /// Returns the tag as a selection of a type; nil if it is of another type.
    func value<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        if let exact = value.base as? Selection {
            let isExact = Swift.type(of: value.base) == Selection.self
            return isExact || includesOptional ? exact : nil
        }
        return nil
    }
}

/// The key of a view's tag.
enum TagTraitKey: ViewTraitKey {
    static var defaultValue: ViewTag? { nil }
}

extension NodeRef {
    /// The element's tag as a selection of a type; nil where it has none of that type.
    func tag<Selection: Hashable>(as type: Selection.Type) -> Selection? {
        (kind.trait(self, TagTraitKey.self) ?? nil)?.value(as: type)
    }
}

extension View {
    /// Marks the view with a value by which a picker or tab view selects it.
    /// - Parameter includeOptional: Whether a selection of the optional type finds the view, too.
    public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
        modifier(_TagModifier(value: tag, includesOptional: includeOptional))
    }
}
