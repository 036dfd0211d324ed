import Foundation
import SwiftUICore

/// Views beside each other, with lines between them that can be dragged.
///
/// Follows Apple's [HSplitView](https://developer.apple.com/documentation/swiftui/hsplitview).
public struct HSplitView<Content: View> {
    private let content: Content

    /// Creates a split view.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @ViewBuilder @MainActor public var body: some View {
        DividedPanes(axis: .horizontal, panes: ViewItem.items(of: content).map(\.view))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension HSplitView: View {}

/// Views above each other, with lines between them that can be dragged.
///
/// Follows Apple's [VSplitView](https://developer.apple.com/documentation/swiftui/vsplitview).
public struct VSplitView<Content: View> {
    private let content: Content

    /// Creates a split view.
    public nonisolated init(@ViewBuilder content: () -> Content) { self.content = content() }

    @ViewBuilder @MainActor public var body: some View {
        DividedPanes(axis: .vertical, panes: ViewItem.items(of: content).map(\.view))
    }

    nonisolated public static var _isUnary: Bool { true }
}

extension VSplitView: View {}

/// Panes with lines between them.
private struct DividedPanes: View {
    let axis: Axis
    let panes: [AnyView]
    /// How far each line was dragged from its place, in points.
    @State private var drags: [CGFloat] = []

    var body: some View {
        PaneLayout(axis: axis, drags: drags) {
            ForEach(panes.indices, id: \.self) { index in
                panes[index]
                if index < panes.count - 1 { line(index) }
            }
        }
    }

    private func line(_ index: Int) -> some View {
        let isHorizontal = axis == .horizontal
        return Rectangle().fill(Color(UIColor.separator))
            .frame(width: isHorizontal ? 1 : nil, height: isHorizontal ? nil : 1)
            .modifier(
                DividerDrag(axis: axis) {
                    drag(index)
                } move: {
                    move(index, to: $0)
                })
    }

    private func drag(_ index: Int) -> CGFloat { drags.indices.contains(index) ? drags[index] : 0 }

    private func move(_ index: Int, to distance: CGFloat) {
        while drags.count <= index { drags.append(0) }
        drags[index] = distance
    }
}

/// Panes and the lines between them, in turn.
private struct PaneLayout: Layout {
    let axis: Axis
    let drags: [CGFloat]

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideals = subviews.map { $0.sizeThatFits(.unspecified) }
        let length = ideals.reduce(0) { $0 + along($1) }
        let across = ideals.map(across).max() ?? 0
        return axis == .horizontal
            ? CGSize(width: proposal.width ?? length, height: proposal.height ?? across)
            : CGSize(width: proposal.width ?? across, height: proposal.height ?? length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let across = across(bounds.size)
        var place = axis == .horizontal ? bounds.minX : bounds.minY
        for (subview, length) in zip(subviews, lengths(subviews, in: along(bounds.size), across)) {
            let size =
                axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
            let origin =
                axis == .horizontal ? CGPoint(x: place, y: bounds.minY) : CGPoint(x: bounds.minX, y: place)
            // A pane that does not fill its room is in its middle.
            subview.place(
                at: CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2), anchor: .center,
                proposal: ProposedViewSize(size))
            place += length
        }
    }

    private func along(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func across(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

    /// The lengths of panes and lines.
    private func lengths(_ subviews: Subviews, in total: CGFloat, _ across: CGFloat) -> [CGFloat] {
        func length(_ subview: LayoutSubview, _ proposed: CGFloat) -> CGFloat {
            along(
                subview.sizeThatFits(
                    axis == .horizontal
                        ? ProposedViewSize(width: proposed, height: across)
                        : ProposedViewSize(width: across, height: proposed)))
        }
        var lengths = subviews.map { length($0, 0) }
        let least = lengths
        let panes = Array(stride(from: 0, to: subviews.count, by: 2))
        // Panes share the room between the lines; one that has its least or greatest length leaves the rest to the others.
        let most = panes.map { length(subviews[$0], .infinity) }
        var room = total - stride(from: 1, to: subviews.count, by: 2).reduce(0) { $0 + lengths[$1] }
        let order = panes.indices.sorted {
            most[$0] - least[panes[$0]] < most[$1] - least[panes[$1]]
        }
        for (rank, index) in order.enumerated() {
            let share = max(room, 0) / CGFloat(order.count - rank)
            lengths[panes[index]] = min(max(share, least[panes[index]]), max(most[index], least[panes[index]]))
            room -= lengths[panes[index]]
        }
        for (index, drag) in drags.enumerated() where 2 * index + 2 < lengths.count && drag.isFinite {
            let (before, after) = (2 * index, 2 * index + 2)
            let moved = min(
                max(drag, least[before] - lengths[before], lengths[after] - max(most[index + 1], lengths[after])),
                lengths[after] - least[after], max(most[index], lengths[before]) - lengths[before])
            lengths[before] += moved
            lengths[after] -= moved
        }
        return lengths
    }
}
