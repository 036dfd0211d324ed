import Foundation

/// The content of a representable, as large as the representable says.
struct RepresentedLayout: Layout {
    /// The size for a proposal; nil for the content's own.
    nonisolated(unsafe) let answer: @MainActor (ProposedViewSize) -> CGSize?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let wish = MainActor.assumeIsolated { answer(proposal) }
        // A result that is not a size counts as none.
        if let wish, wish.width.isFinite, wish.height.isFinite, wish.width >= 0, wish.height >= 0 { return wish }
        return subviews.first?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(
            at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }

    // The content's baselines become the view's.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let content = subviews.first?.dimensions(in: ProposedViewSize(bounds.size)) else { return nil }
        return content[explicit: guide].map { $0 + (bounds.height - content.height) / 2 }
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard let content = subviews.first?.dimensions(in: ProposedViewSize(bounds.size)) else { return nil }
        return content[explicit: guide].map { $0 + (bounds.width - content.width) / 2 }
    }
}
