import Foundation

/// A view of a shape: offered the largest, or smallest, box of a ratio that fits in, or fills, the space (L50).
@frozen
public struct _AspectRatioLayout: Equatable, Sendable {
    /// Width by height; nil for the view's ideal one.
    public var aspectRatio: CGFloat?
    /// Whether the box fits or fills.
    public var contentMode: ContentMode

    /// Creates the modifier.
    @inlinable
    public nonisolated init(aspectRatio: CGFloat? = nil, contentMode: ContentMode) {
        self.aspectRatio = aspectRatio
        self.contentMode = contentMode
    }

    /// The box of a ratio that fits in, or fills, a space; a single known length decides alone.
    func box(ratio: CGFloat, in proposal: ProposedViewSize) -> ProposedViewSize {
        // By how much a box one point high is scaled.
        let scale: CGFloat
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): scale = width / ratio
        case (nil, let height?): scale = height
        case (let width?, let height?):
            scale = contentMode == .fit ? min(width / ratio, height) : max(width / ratio, height)
        }
        // The length that determined the other stays exact.
        return ProposedViewSize(
            width: scale == proposal.height ? scale * ratio : proposal.width ?? scale * ratio, height: scale)
    }
}

extension _AspectRatioLayout: _PrimitiveModifier {
    nonisolated public static func _reconcile<V: View>(
        _ modifier: Self, around content: V, _ context: inout _Reconciler
    ) {
        context.modifier(AspectRatioKind.shared, modifier, around: content)
    }
}

/// The node of a view of a shape; it is as big as the view chooses to be.
final class AspectRatioKind: TypedKind<_AspectRatioLayout> {
    static let shared = AspectRatioKind("aspect ratio")

    override func update(_ node: NodeRef, with new: _AspectRatioLayout) -> NodeChange {
        if payload(node).pointee == new { return [] }
        payload(node).pointee = new
        return [.measure, .place]
    }

    private func inner(_ node: NodeRef, _ child: NodeRef, _ proposal: ProposedViewSize) -> ProposedViewSize {
        if proposal == .unspecified { return proposal }
        let layout = payload(node).pointee
        var ratio = layout.aspectRatio
        if ratio == nil {
            let ideal = child.size(.unspecified)
            ratio = ideal.width / ideal.height
        }
        guard let ratio, ratio > 0, ratio.isFinite else { return proposal }
        return layout.box(ratio: ratio, in: proposal)
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        guard let child = node.firstElement else { return .zero }
        return child.size(inner(node, child, proposal))
    }

    override func place(_ node: NodeRef) {
        guard let child = node.firstElement, let layout = node.layoutIfElement else { return }
        child.place(
            at: node.childOrigin, size: layout.pointee.size,
            proposal: inner(node, child, layout.pointee.proposal))
    }

    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? {
        guard let child = node.firstElement, child.maySetGuide(key) else { return nil }
        return child.explicitGuide(key, ViewSize(size.value, inner(node, child, size.proposal)))
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }

    override func summary(_ node: NodeRef) -> String {
        let layout = payload(node).pointee
        return "\(layout.aspectRatio.map { "\($0) " } ?? "")\(layout.contentMode)"
    }
}

extension View {
    /// Offers the view a box of a ratio that fits in, or fills, the space (L50).
    /// - Parameter aspectRatio: Width by height; nil for the view's ideal one.
    public nonisolated func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        modifier(_AspectRatioLayout(aspectRatio: aspectRatio, contentMode: contentMode))
    }

    /// Offers the view a box of a size's ratio that fits in, or fills, the space (L50).
    public nonisolated func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
    }

    /// Scales the view to fit in the space, its ideal ratio kept.
    public nonisolated func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

    /// Scales the view to fill the space, its ideal ratio kept.
    public nonisolated func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}
