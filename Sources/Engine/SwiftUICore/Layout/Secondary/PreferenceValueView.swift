/// A view made from the value of a preference of the view beside it: the content of an `overlayPreferenceValue`.
struct _PreferenceValueView<Key: PreferenceKey, Content: View> {
    let content: (Key.Value) -> Content
}

extension _PreferenceValueView: _PrimitiveView {
    nonisolated static var _isUnary: Bool { Content._isUnary }

    nonisolated static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let kind = PreferenceValueKind<Key, Content>.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: .init(content: view.content))
            node.slotOwner?.flags.insert(.readsPreferences)
            context.graph.preferences.addReader(node)
        } else {
            kind.payload(node).pointee.content = view.content
            if kind.payload(node).pointee.value != nil { kind.evaluate(node) }
        }
    }
}

/// A transparent node that makes its content from a preference's value, once the layout is known.
final class PreferenceValueKind<Key: PreferenceKey, Content: View>:
    TypedKind<PreferenceValueKind<Key, Content>.Payload>, PreferenceReading
{
    struct Payload {
        var content: (Key.Value) -> Content
        var value: Key.Value?
        var hasContent = false
    }

    static var shared: PreferenceValueKind {
        unsafeDowncast(
            valueKinds.value(for: _PreferenceValueView<Key, Content>.self) { PreferenceValueKind("preferenceValue") },
            to: PreferenceValueKind.self)
    }

    override var isElement: Bool { false }

    func readPreferences(_ node: NodeRef) -> Bool {
        let scope = node.slotOwner?.preferenceScope
        let value = scope?.node.preferenceValue(Key.self, excluding: scope?.excluded ?? []) ?? Key.defaultValue
        if let old = payload(node).pointee.value, valuesAreEqual(old, value) { return false }
        payload(node).pointee.value = value
        evaluate(node)
        return true
    }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        guard let value = payload(node).pointee.value else { return }
        let isMaking = !payload(node).pointee.hasContent
        payload(node).pointee.hasContent = true
        let graph = node.graph
        graph.counters.closures += 1
        let make = payload(node).pointee.content
        let content = node.evaluateTracked(nil, nil) { make(value) }
        var inner = _Reconciler(contentOf: node, isMaking: isMaking, distributor: node.distributorForContent)
        Content._reconcile(content, &inner)
        node.flags.remove(.isNew)
        if isMaking { graph.contentChanged(of: node) }
    }
}

nonisolated(unsafe) private var valueKinds = TypeCache<NodeKind>()

extension NodeRef {
    /// The element that has this node in its slot.
    var slotOwner: NodeRef? {
        var node = parent
        while let current = node {
            if current.kind === SlotKind.shared { return current.parent }
            node = current.parent
        }
        return nil
    }

    /// The outermost node that represents the view that this element modifies, and the nodes below it that are
    /// excluded.
    ///
    /// It is the element itself, or if the modifier was applied to each of several views, the node between it and the
    /// modifier. Copies of outer modifiers may be in between, and have their own slots.
    var preferenceScope: (node: NodeRef, excluded: [NodeRef]) {
        var slots = [slot].compactMap(\.self)
        guard flags.contains(.sharesPayload) else { return (self, slots) }
        var (scope, excluded) = (self, slots)
        var current = self
        while let parent = current.parent, !isCopy(of: parent), parent.holdsOneElement {
            if parent.isElement {
                if let slot = parent.slot { slots.append(slot) }
            } else {
                (scope, excluded) = (parent, slots)
            }
            current = parent
        }
        return (scope, excluded)
    }

    /// Whether this element is a copy of the modifier that a node keeps for several views.
    private func isCopy(of node: NodeRef) -> Bool {
        !node.isElement && node.kind.elementKind != nil && node.payload == payload
    }

    private var holdsOneElement: Bool {
        if isElement { return flags.contains(.sharesPayload) }
        var count = 0
        forEachElement { _ in count += 1 }
        return count == 1
    }

    /// The readers of this node's value, though they are below it: each of several views has its own.
    func forEachReaderBelow(_ body: (NodeRef) -> Void) {
        if isElement { return }
        var element = firstElement
        while let current = element, current.flags.contains(.sharesPayload) {
            if current.flags.contains(.readsPreferences), let reader = current.slot?.preferenceReader {
                body(reader)
            }
            element = current.firstElement
        }
    }

    /// The reader in this slot, within an implicit stack or not; nil if there is none.
    var preferenceReader: NodeRef? {
        var node = firstChild
        for _ in 0..<3 {
            guard let current = node else { return nil }
            if current.kind is any PreferenceReading { return current }
            node = current.firstChild
        }
        return nil
    }
}

extension View {
    /// Puts a view made from the value of a preference of this view and its descendants in front of it.
    public nonisolated func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            _OverlayModifier(overlay: _PreferenceValueView<K, V>(content: transform), alignment: alignment))
    }

    /// Puts a view made from the value of a preference of this view and its descendants behind it.
    public nonisolated func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        modifier(
            _BackgroundModifier(background: _PreferenceValueView<K, V>(content: transform), alignment: alignment))
    }
}
