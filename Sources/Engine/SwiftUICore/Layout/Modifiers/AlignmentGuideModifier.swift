import Foundation

/// A view with an alignment guide that a closure computes (L60).
public struct _AlignmentGuideModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentGuideModifier: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(AlignmentGuideKind.shared, modifier, around: content)
    }
}

/// The node of a view with an alignment guide.
final class AlignmentGuideKind: TypedKind<_AlignmentGuideModifier> {
    static let shared = AlignmentGuideKind("alignment guide")

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) { node.guideSet() }

    override func update(_ node: NodeRef, with new: _AlignmentGuideModifier) -> NodeChange {
        let isSameGuide = payload(node).pointee.key == new.key
        payload(node).pointee = new
        // The node around several elements that share the closure is asked for none of their guides.
        return !node.isElement || !isSameGuide || hasMoved(node) ? .measure : []
    }

    /// Something that the closure read has changed.
    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        if hasMoved(node) { node.graph.markMeasure(node) }
    }

    /// Whether the guide is elsewhere than was answered.
    ///
    /// A closure is different at each evaluation, and the same one may read changed values: only the position of its
    /// guide counts.
    private func hasMoved(_ node: NodeRef) -> Bool {
        guard let guides = node.extrasIfMade?.guides else { return false }
        return guides.hasForgotten || guides.contains(payload(node).pointee.key) { position(node, $0) != $1 }
    }

    private func position(_ node: NodeRef, _ size: ViewSize) -> CGFloat? {
        let guide = payload(node).pointee
        let value = node.evaluateTracked(nil, nil) {
            guide.computeValue(ViewDimensions(size: size, element: node.firstElement))
        }
        return value.isFinite ? value : nil
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        payload(node).pointee.key == key ? position(node, size) : node.firstElement?.explicitGuide(key, size)
    }

    /// The closure may read several other guides; and a move of its guide is found by comparing cached values.
    override var remembersGuides: Bool { true }
}

extension View {
    /// Sets the position of a horizontal guide in the view (L60).
    /// - Parameter computeValue: Returns the distance from the leading edge in points, for the view's dimensions.
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }

    /// Sets the position of a vertical guide in the view (L60).
    /// - Parameter computeValue: Returns the distance from the top edge in points, for the view's dimensions.
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }
}
