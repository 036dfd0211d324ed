import Foundation

/// Sets the value of a preference that depends on the view's geometry.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
    let source: Anchor<AnchorValue>.Source
    /// Transforms the value that the content sets.
    let transform: (inout Key.Value, Anchor<AnchorValue>) -> Void
    /// Whether the content's value is left out.
    let replaces: Bool
}

extension _AnchorWritingModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.preference(around: content) {
            AnchorRecord(modifier)
        } update: {
            $0.update(with: modifier)
            return true
        }
    }
}

/// The source of an `anchorPreference`, and where its view was last.
final class AnchorRecord<AnchorValue, Key: PreferenceKey>: TypedPreferenceRecord<Key> {
    var modifier: _AnchorWritingModifier<AnchorValue, Key>
    /// The view's corners in the window, clockwise from the top left.
    private var corners: [CGPoint] = []
    private var anchor: Anchor<AnchorValue>?

    init(_ modifier: _AnchorWritingModifier<AnchorValue, Key>) { self.modifier = modifier }

    override var name: String { "anchorPreference" }
    override var hidesContent: Bool { modifier.replaces }
    override var isAnchored: Bool { true }

    override func updateAnchor(_ node: NodeRef) -> Bool {
        guard let element = node.firstElement, let layout = element.layoutIfElement, layout.pointee.isPlaced else {
            return false
        }
        let size = layout.pointee.size
        let new = [
            CGPoint.zero, CGPoint(x: size.width, y: 0), CGPoint(x: size.width, y: size.height),
            CGPoint(x: 0, y: size.height),
        ].map { element.convertToWindow($0) }
        if new == corners { return false }
        corners = new
        anchor = modifier.source.anchor(in: element)
        return true
    }

    /// Adopts another modifier; the anchor is made again after layout.
    func update(with new: _AnchorWritingModifier<AnchorValue, Key>) {
        modifier = new
        corners = []
    }

    override func value(content: () -> Key.Value?) -> Key.Value? {
        guard let anchor else { return content() }
        var value = (modifier.replaces ? nil : content()) ?? Key.defaultValue
        modifier.transform(&value, anchor)
        return value
    }
}

extension View {
    /// Sets the value of a preference from the view's geometry.
    /// - Parameters:
    ///   - value: The part of the view's geometry, such as `.bounds`.
    ///   - transform: Makes the preference's value from the anchor.
    public nonisolated func anchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        modifier(
            _AnchorWritingModifier<A, K>(source: value, transform: { $0 = transform($1) }, replaces: true))
    }

    /// Transforms the value of a preference that views below set, using the view's geometry.
    public nonisolated func transformAnchorPreference<A, K: PreferenceKey>(
        key: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        modifier(_AnchorWritingModifier<A, K>(source: value, transform: transform, replaces: false))
    }
}
