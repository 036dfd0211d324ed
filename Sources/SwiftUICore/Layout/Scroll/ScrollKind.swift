import DisplayList
import Foundation

/// A scroll view's node: a window onto its content.
final class ScrollKind: TypedKind<ScrollKind.Payload> {
    struct Payload {
        var axes: Axis.Set
        var showsIndicators: Bool
        /// How far the content is moved up and left, in points.
        var offset = CGPoint.zero
        /// The size of the content.
        var contentSize = CGSize.zero
        /// Until when the indicators are shown, in seconds; 0 for not.
        var indicatorsUntil: Double = 0
    }

    static let shared = ScrollKind("ScrollView")
    deinit {}

    override var ownsGroupLayer: Bool { true }
    override var drawingDependsOnSize: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        if old.pointee.axes == new.axes, old.pointee.showsIndicators == new.showsIndicators { return [] }
        old.pointee.axes = new.axes
        old.pointee.showsIndicators = new.showsIndicators
        return [.measure, .place]
    }

    private func inner(_ node: NodeRef, _ proposal: ProposedViewSize) -> ProposedViewSize {
        let axes = payload(node).pointee.axes
        return ProposedViewSize(
            width: axes.contains(Axis.Set.horizontal) ? nil : proposal.width,
            height: axes.contains(Axis.Set.vertical) ? nil : proposal.height)
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        guard let content = node.firstElement else { return .zero }
        let axes = payload(node).pointee.axes
        // The content is asked only where its size counts.
        if axes.contains(.horizontal), axes.contains(.vertical), let width = proposal.width,
            let height = proposal.height
        {
            return CGSize(width: width, height: height)
        }
        let size = content.size(inner(node, proposal))
        return CGSize(
            width: axes.contains(Axis.Set.horizontal) ? proposal.width ?? size.width : size.width,
            height: axes.contains(Axis.Set.vertical) ? proposal.height ?? size.height : size.height)
    }

    override func flexibility(_ node: NodeRef, _ axis: Axis, minor: CGFloat?) -> (least: CGFloat, most: CGFloat) {
        if payload(node).pointee.axes.contains(axis) { return (0, .infinity) }
        return super.flexibility(node, axis, minor: minor)
    }

    override func place(_ node: NodeRef) {
        guard let content = node.firstElement else { return }
        let layout = node.pointee.layout.unsafelyUnwrapped
        let proposal = inner(node, layout.pointee.proposal)
        let size = content.size(proposal)
        payload(node).pointee.contentSize = size
        payload(node).pointee.offset = clamp(node, payload(node).pointee.offset)
        let offset = payload(node).pointee.offset
        content.place(at: CGPoint(x: -offset.x, y: -offset.y), size: size, proposal: proposal)
        placeIndicators(node)
    }

    /// The nearest offset at which the content fills the view.
    private func clamp(_ node: NodeRef, _ offset: CGPoint) -> CGPoint {
        let view = node.pointee.layout.unsafelyUnwrapped.pointee.size
        let payload = payload(node).pointee
        func limit(_ value: CGFloat, _ axis: Axis) -> CGFloat {
            guard payload.axes.contains(axis) else { return 0 }
            return min(max(value, 0), max(payload.contentSize[axis] - view[axis], 0))
        }
        return CGPoint(x: limit(offset.x, .horizontal), y: limit(offset.y, .vertical))
    }

    /// Moves the content to an offset, as far as that goes; returns whether it moved.
    @discardableResult
    func scroll(_ node: NodeRef, to offset: CGPoint) -> Bool {
        let target = clamp(node, offset)
        if target == payload(node).pointee.offset { return false }
        payload(node).pointee.offset = target
        guard let content = node.firstElement else { return false }
        let graph = node.pointee.graph
        let layout = content.pointee.layout.unsafelyUnwrapped
        content.place(
            at: CGPoint(x: -target.x, y: -target.y), size: layout.pointee.size, proposal: layout.pointee.proposal)
        for handle in node.extras.scrollDependents { if let dependent = handle.node { graph.markPlace(dependent) } }
        showIndicators(node)
        graph.needsFrame?()
        return true
    }

    override func scroll(_ node: NodeRef, _ event: ScrollEvent) -> Bool {
        guard EnvironmentValues(head: node.pointee.environment).isScrollEnabled else { return false }
        let payload = payload(node).pointee
        var delta = event.delta
        // A wheel with shift, or over a view that only moves sideways, moves sideways.
        if delta.width == 0, event.modifiers.contains(.shift) || payload.axes == .horizontal {
            delta = CGSize(width: delta.height, height: 0)
        }
        return scroll(node, to: CGPoint(x: payload.offset.x + delta.width, y: payload.offset.y + delta.height))
    }

    override func key(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty else { return false }
        let payload = payload(node).pointee
        let view = node.pointee.layout.unsafelyUnwrapped.pointee.size
        var offset = payload.offset
        switch event.key {
        case .up: offset.y -= 40
        case .down: offset.y += 40
        case .left: offset.x -= 40
        case .right: offset.x += 40
        case .pageUp: offset.y -= view.height * 0.9
        case .pageDown: offset.y += view.height * 0.9
        case .home: offset = .zero
        case .end: offset = CGPoint(x: offset.x, y: payload.contentSize.height)
        default: return false
        }
        return scroll(node, to: offset)
    }

    override func effects(_ node: NodeRef) -> [LayerEffect] {
        let size = node.shownSize
        return [.clip(ClipShape(path: Path(storage: .rect(CGRect(origin: .zero, size: size)))))]
    }

    override func convertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint? {
        let size = node.pointee.layout.unsafelyUnwrapped.pointee.size
        return CGRect(origin: .zero, size: size).contains(point) ? point : nil
    }

    override func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { point }

    // The wheel must find the view where its content has gaps.
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        let size = node.pointee.layout.unsafelyUnwrapped.pointee.size
        return CGRect(origin: .zero, size: size).contains(point)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: CGSize) -> CGFloat? { nil }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
    override func summary(_ node: NodeRef) -> String {
        let offset = payload(node).pointee.offset
        return offset == .zero ? "" : "offset \(offset.x),\(offset.y)"
    }

    // MARK: Indicators

    private static let indicatorTime = 1.0

    private func showIndicators(_ node: NodeRef) {
        let graph = node.pointee.graph
        payload(node).pointee.indicatorsUntil = graph.time + Self.indicatorTime
        graph.animated.schedule(node, at: graph.time + Self.indicatorTime)
        placeIndicators(node)
        node.forEachElement { if $0.pointee.kind is ScrollIndicatorKind { graph.markDraw($0) } }
    }

    override func timeCame(_ node: NodeRef, _ time: Double) {
        payload(node).pointee.indicatorsUntil = 0
        node.forEachElement { if $0.pointee.kind is ScrollIndicatorKind { node.pointee.graph.markDraw($0) } }
    }

    private func placeIndicators(_ node: NodeRef) {
        let view = node.pointee.layout.unsafelyUnwrapped.pointee.size
        let payload = payload(node).pointee
        node.forEachElement { indicator in
            guard let kind = indicator.pointee.kind as? ScrollIndicatorKind else { return }
            let axis = kind.payload(indicator).pointee.axis
            let content = payload.contentSize[axis]
            guard payload.axes.contains(axis), content > view[axis] + 0.5, view[axis] > 16 else {
                kind.payload(indicator).pointee.isNeeded = false
                return indicator.place(at: .zero, size: .zero, proposal: .zero)
            }
            kind.payload(indicator).pointee.isNeeded = true
            let track = view[axis] - 4
            let length = max(track * view[axis] / content, 24)
            let start = 2 + (track - length) * payload.offset[axis] / (content - view[axis])
            let size = CGSize(axis, length, 5)
            var origin = CGPoint.zero
            origin[axis] = start
            origin[axis.other] = view[axis.other] - 7
            indicator.place(at: origin, size: size, proposal: ProposedViewSize(size))
        }
    }
}

/// What moves in a scroll view: owns the one layer that scrolling changes.
final class ScrollContentKind: TypedKind<ScrollContentKind.Payload> {
    struct Payload {}

    static let shared = ScrollContentKind("scroll content")
    deinit {}
    override var ownsGroupLayer: Bool { true }
    override func update(_ node: NodeRef, with new: Payload) -> NodeChange { [] }
    override func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { point }
}

/// A bar that shows where a scroll view's content is.
final class ScrollIndicatorKind: TypedKind<ScrollIndicatorKind.Payload> {
    struct Payload {
        var axis: Axis
        var isNeeded = false
    }

    static let shared = ScrollIndicatorKind("scroll indicator")
    deinit {}
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
        let values = EnvironmentValues(head: node.pointee.environment)
        let visibility =
            payload(node).pointee.axis == .vertical ? values.verticalIndicators : values.horizontalIndicators
        guard state.showsIndicators, !visibility.isHidden, state.indicatorsUntil > node.pointee.graph.time else {
            return .none
        }
        let size = node.pointee.layout.unsafelyUnwrapped.pointee.size
        let path = Path(
            storage: .roundedRect(
                CGRect(origin: .zero, size: size), cornerSize: CGSize(width: 2.5, height: 2.5), style: .circular))
        return .fill(path, .color(values.isDark ? RGBA(1, 1, 1, 0.4) : RGBA(0, 0, 0, 0.35)), FillStyle())
    }
}
