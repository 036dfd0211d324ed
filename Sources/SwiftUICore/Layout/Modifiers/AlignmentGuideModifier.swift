import Foundation

/// A view with an alignment guide where a closure says (L60).
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

/// The node of a view with a guide of its own.
final class AlignmentGuideKind: TypedKind<_AlignmentGuideModifier> {
    static let shared = AlignmentGuideKind("alignment guide")
    deinit {}

    override var passesStackAxis: Bool { true }

    override func created(_ node: NodeRef) { node.guideSet() }

    /// A closure is another at each evaluation; what counts is where it puts the guide.
    override func update(_ node: NodeRef, with new: _AlignmentGuideModifier) -> NodeChange {
        let old = payload(node).pointee
        payload(node).pointee = new
        // The node around several elements that share the closure is asked for none of their sizes.
        return !node.isElement || differ(node, old, new) ? .measure : []
    }

    private func differ(_ node: NodeRef, _ old: _AlignmentGuideModifier, _ new: _AlignmentGuideModifier) -> Bool {
        if old.key != new.key { return true }
        let layout = node.pointee.layout.unsafelyUnwrapped.pointee
        if layout.cache.hasForgotten || !layout.isPlaced { return true }
        func differ(at size: ViewSize) -> Bool {
            let dimensions = ViewDimensions(size: size, element: node.firstElement)
            return old.computeValue(dimensions) != new.computeValue(dimensions)
        }
        return differ(at: node.placedSize) || layout.cache.first { differ(at: ViewSize($1, $0)) } != nil
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        let guide = payload(node).pointee
        if guide.key != key { return node.firstElement?.explicitGuide(key, size) }
        let value = guide.computeValue(ViewDimensions(size: size, element: node.firstElement))
        return value.isFinite ? value : nil
    }
}

extension View {
    /// Sets where a horizontal guide lies in the view (L60).
    /// - Parameter computeValue: Tells the distance from the leading edge in points, from the view's dimensions.
    public nonisolated func alignmentGuide(
        _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }

    /// Sets where a vertical guide lies in the view (L60).
    /// - Parameter computeValue: Tells the distance from the top edge in points, from the view's dimensions.
    public nonisolated func alignmentGuide(
        _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentGuideModifier(key: guide.key, computeValue: computeValue))
    }
}
