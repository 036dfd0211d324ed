import DisplayList
import Foundation

extension ScrollKind {
    /// How long indicators stay after a movement, in seconds.
    static let indicatorTime = 1.0

    /// Shows the indicators for a while.
    func showIndicators(_ node: NodeRef) {
        let graph = node.graph
        payload(node).pointee.indicatorsUntil = graph.time + Self.indicatorTime
        scheduleNext(node)
        placeIndicators(node)
        markIndicators(node)
        graph.needsFrame?()
    }

    /// Schedules a redraw of the indicators.
    func markIndicators(_ node: NodeRef) {
        node.forEachElement { if $0.kind is ScrollIndicatorKind { node.graph.markDraw($0) } }
    }

    /// Places the indicators by where the content is; beyond its ends they shrink.
    func placeIndicators(_ node: NodeRef) {
        placeWheel(node)
        let view = node.layout.size
        let payload = payload(node).pointee
        let margins = margins(node, for: .scrollIndicators)
        node.forEachElement { indicator in
            guard let kind = indicator.kind as? ScrollIndicatorKind else { return }
            let axis = kind.payload(indicator).pointee.axis
            let content = payload.contentSize[axis]
            let (before, behind) =
                axis == .vertical ? (margins.top, margins.bottom) : (margins.leading, margins.trailing)
            let track = view[axis] - 4 - before - behind
            guard payload.axes.contains(axis), content > view[axis] + 0.5, track > 12 else {
                kind.payload(indicator).pointee.isNeeded = false
                return indicator.place(at: .zero, size: .zero, proposal: .zero)
            }
            kind.payload(indicator).pointee.isNeeded = true
            let most = content - view[axis]
            let offset = payload.offset[axis]
            let beyond = max(-offset, offset - most, 0)
            let length = max(min(max(track * view[axis] / content, 24), track) - beyond, 8)
            let start = 2 + before + (track - length) * min(max(offset / most, 0), 1)
            let size = CGSize(axis, length, 5)
            var origin = CGPoint.zero
            origin[axis] = start
            origin[axis.other] = view[axis.other] - 7 - (axis == .vertical ? margins.trailing : margins.bottom)
            indicator.place(at: origin, size: size, proposal: ProposedViewSize(size))
        }
    }
}

/// A bar that shows where a scroll view's content is.
final class ScrollIndicatorKind: TypedKind<ScrollIndicatorKind.Payload> {
    struct Payload {
        var axis: Axis
        var isNeeded = false
    }

    static let shared = ScrollIndicatorKind("scroll indicator")
    override var ownsContentLayer: Bool { true }
    override var drawingDependsOnSize: Bool { true }
    override func update(_ node: NodeRef, with new: Payload) -> NodeChange { [] }
    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: .zero)
    }
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool { false }

    override func content(_ node: NodeRef) -> LayerContent {
        guard payload(node).pointee.isNeeded, let scroll = node.scrollAncestor else { return .none }
        let state = ScrollKind.shared.payload(scroll).pointee
        let values = EnvironmentValues(head: node.environment)
        let visibility =
            payload(node).pointee.axis == .vertical
            ? values.verticalScrollIndicatorVisibility : values.horizontalScrollIndicatorVisibility
        guard state.showsIndicators, !visibility.isHidden, state.indicatorsUntil > node.graph.time else {
            return .none
        }
        let size = node.layout.size
        let path = Path(
            storage: .roundedRect(
                CGRect(origin: .zero, size: size), cornerSize: CGSize(width: 2.5, height: 2.5), style: .circular))
        return .fill(path, .color(values.isDark ? RGBA(1, 1, 1, 0.4) : RGBA(0, 0, 0, 0.35)), FillStyle())
    }
}
