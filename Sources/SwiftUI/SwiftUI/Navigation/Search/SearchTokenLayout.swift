import Foundation

/// Tokens in a row before the field for the text, which comes last.
///
/// Tokens keep their length. Where there is no room for all of them, the first ones are out of sight to the leading side, so that
/// the text and its caret are always visible.
struct SearchTokenLayout: Layout {
    let spacing: CGFloat
    /// The least length of the field, in points.
    private let leastField: CGFloat = 32

    init(spacing: CGFloat) { self.spacing = spacing }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let lengths = lengths(in: proposal.width, subviews)
        let height = zip(subviews, lengths).map { $0.sizeThatFits(ProposedViewSize(width: $1, height: nil)).height }
        return CGSize(width: proposal.width ?? total(lengths), height: height.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let lengths = lengths(in: bounds.width, subviews)
        var x = bounds.minX + min(bounds.width - total(lengths), 0)
        for (subview, length) in zip(subviews, lengths) {
            subview.place(
                at: CGPoint(x: x, y: bounds.midY), anchor: .leading,
                proposal: ProposedViewSize(width: length, height: nil))
            x += length + spacing
        }
    }

    /// The lengths of the tokens and of the field: the remaining room, or the least one.
    private func lengths(in width: CGFloat?, _ subviews: Subviews) -> [CGFloat] {
        var lengths = subviews.dropLast().map { $0.sizeThatFits(.unspecified).width }
        guard let field = subviews.last else { return lengths }
        let tokens = lengths.reduce(0) { $0 + $1 + spacing }
        let least = min(leastField, max(width ?? leastField, 0))
        lengths.append(width.map { max($0 - tokens, least) } ?? max(field.sizeThatFits(.unspecified).width, least))
        return lengths
    }

    private func total(_ lengths: [CGFloat]) -> CGFloat {
        lengths.reduce(0, +) + CGFloat(max(lengths.count - 1, 0)) * spacing
    }
}
