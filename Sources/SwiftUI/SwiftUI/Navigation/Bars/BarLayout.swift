import Foundation
import SwiftUICore

/// Places three groups in a bar: at the leading end, in the middle of the bar as far as there is room, at the trailing
/// end.
struct BarLayout: Layout {
    /// The least distance between the groups, in points.
    private static let gap: CGFloat = 10

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(.unspecified) }
        let least = ideal.reduce(0) { $0 + $1.width }
        return CGSize(
            width: proposal.width ?? least, height: proposal.height ?? ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard subviews.count == 3 else { return }
        let ideal = subviews.map { $0.sizeThatFits(ProposedViewSize(width: nil, height: bounds.height)).width }
        let title = ideal[1]
        // A flexible space among the items at the trailing end takes the room that the other groups leave.
        let beside =
            title > 0
            ? (bounds.width - title) / 2 - Self.gap : bounds.width - (ideal[0] > 0 ? ideal[0] + Self.gap : 0)
        let room = ProposedViewSize(width: min(max(beside, ideal[2]), bounds.width), height: bounds.height)
        let trailing = subviews[2].sizeThatFits(room)
        // The back button shows its title if the bar's title still fits in the middle.
        let rest = bounds.width - (trailing.width > 0 ? trailing.width + Self.gap : 0)
        let before = title > 0 ? min((bounds.width - title) / 2 - Self.gap, rest) : rest
        let leading = subviews[0].sizeThatFits(ProposedViewSize(width: max(before, 0), height: bounds.height))
        let start = bounds.minX + (leading.width > 0 ? leading.width + Self.gap : 0)
        let end = bounds.maxX - (trailing.width > 0 ? trailing.width + Self.gap : 0)
        let between = ProposedViewSize(width: max(end - start, 0), height: bounds.height)
        let middle = subviews[1].sizeThatFits(between)
        let center = min(max(bounds.midX, start + middle.width / 2), max(end - middle.width / 2, start))
        subviews[0].place(
            at: CGPoint(x: bounds.minX, y: bounds.midY), anchor: .leading, proposal: ProposedViewSize(leading))
        subviews[1].place(at: CGPoint(x: center, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(middle))
        subviews[2].place(
            at: CGPoint(x: bounds.maxX, y: bounds.midY), anchor: .trailing, proposal: ProposedViewSize(trailing))
    }
}
