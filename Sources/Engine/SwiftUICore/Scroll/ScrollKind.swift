import DisplayList
import Foundation

/// A scroll view's node: a window onto its content.
final class ScrollKind: TypedKind<ScrollKind.Payload>, GestureAttaching {
    struct Payload {
        var axes: Axis.Set
        var showsIndicators: Bool
        /// How far the content is moved up and left, in points; beyond its ends while it gives way.
        var offset = CGPoint.zero
        /// The size of the content with its margins.
        var contentSize = CGSize.zero
        /// Until when the indicators are shown, in seconds; 0 for not.
        var indicatorsUntil: Double = 0
        /// Further state; made with the node.
        var state: ScrollState?
    }

    static let shared = ScrollKind("ScrollView")

    override var ownsGroupLayer: Bool { true }
    override var drawingDependsOnSize: Bool { true }
    override var environmentEffects: _EnvironmentEffect { [.layout] }

    /// Whether content that becomes longer above its visible part stays in place.
    ///
    /// Content that moves under the control of an animation of its frame ends where that says, and an anchor for changes of size
    /// decides by itself.
    override func keepsVisibleContent(_ node: NodeRef, _ axis: Axis) -> Bool {
        payload(node).pointee.axes.contains(axis) && anchor(node, for: .sizeChanges) == nil
            && node.firstElement?.motionRest[axis] == 0
    }

    /// Moves the offset, and whatever moves it, along with visible content whose place in the content has changed.
    override func keepVisible(_ node: NodeRef, moved distance: CGFloat, _ axis: Axis) {
        let state = state(node)
        payload(node).pointee.offset[axis] += distance
        state.kept[axis] += distance
        state.startOffset[axis] += distance
        state.motion?[axis]?.move(by: distance)
        node.graph.markPlace(node)
    }

    /// A scroll view's state besides its configuration.
    override func scrollAxes(_ node: NodeRef) -> Axis.Set? { payload(node).pointee.axes }
    override func container(_ node: NodeRef) -> ContainerLengths? { state(node).container }
    override func shownBounds(_ node: NodeRef, _ size: CGSize) -> CGRect { uncoveredBounds(node, size) }

    func state(_ node: NodeRef) -> ScrollState { payload(node).pointee.state.unsafelyUnwrapped }

    override func created(_ node: NodeRef) {
        payload(node).pointee.state = ScrollState()
        node.markUpwards(.hasResponders)
        // Coverage depends on the positions and sizes of others.
        node.graph.geometry.insert(node)
    }

    override func update(_ node: NodeRef, with new: Payload) -> NodeChange {
        let old = payload(node)
        if old.pointee.axes == new.axes, old.pointee.showsIndicators == new.showsIndicators { return [] }
        old.pointee.axes = new.axes
        old.pointee.showsIndicators = new.showsIndicators
        return [.measure, .place]
    }

    // MARK: Layout

    private func inner(_ node: NodeRef, _ proposal: ProposedViewSize, _ margins: EdgeInsets) -> ProposedViewSize {
        let axes = payload(node).pointee.axes
        return ProposedViewSize(
            width: axes.contains(Axis.Set.horizontal) ? nil : proposal.width.map { max($0 - margins.horizontal, 0) },
            height: axes.contains(Axis.Set.vertical) ? nil : proposal.height.map { max($0 - margins.vertical, 0) })
    }

    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        guard let content = node.firstElement else { return .zero }
        let axes = payload(node).pointee.axes
        // The content is measured only where its size counts.
        if axes.contains(.horizontal), axes.contains(.vertical), let width = proposal.width,
            let height = proposal.height
        {
            return CGSize(width: width, height: height)
        }
        let margins = margins(node, for: .scrollContent)
        let size = state(node).container.whileMeasuring(node, proposal) {
            content.size(inner(node, proposal, margins)).adding(margins)
        }
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
        let layout = node.layoutRecord
        let state = state(node)
        state.margins = margins(node, for: .scrollContent)
        state.container.place(node)
        updateCovered(node)
        let proposal = inner(node, layout.pointee.proposal, state.margins)
        let size = content.size(proposal)
        payload(node).pointee.contentSize = CGRect.sanitized(size.adding(state.margins))
        keepPlace(node)
        content.place(at: contentOrigin(node), size: size, proposal: proposal)
        placeIndicators(node)
        scheduleReport(node)
        performWaiting(node)
    }

    // Bars appear and disappear, and the scroll view moves among them, without being placed itself.
    override func geometryChanged(_ node: NodeRef) {
        guard node.layout.isPlaced else { return }
        if updateCovered(node) { node.graph.markPlace(node) }
    }

    /// The content's position in the scroll view.
    private func contentOrigin(_ node: NodeRef) -> CGPoint {
        let payload = payload(node).pointee
        let margins = payload.state.unsafelyUnwrapped.margins
        var origin = CGPoint(x: margins.leading - payload.offset.x, y: margins.top - payload.offset.y)
        guard let anchor = anchor(node, for: .alignment) else { return origin }
        // Content smaller than the view is placed where the app specifies.
        let view = node.layout.size
        for axis in [Axis.horizontal, .vertical] where payload.axes.contains(axis) {
            let room = view[axis] - payload.contentSize[axis]
            if room > 0 { origin[axis] += room * (axis == .horizontal ? anchor.x : anchor.y) }
        }
        return origin
    }

    /// Chooses the first offset, and the one after sizes have changed.
    private func keepPlace(_ node: NodeRef) {
        let state = state(node)
        let limit = CGPoint(x: limits(node, .horizontal).upperBound, y: limits(node, .vertical).upperBound)
        var offset = payload(node).pointee.offset
        let beginsRight = payload(node).pointee.axes.contains(.horizontal) && node.isRightToLeft
        if !state.isPositioned {
            state.isPositioned = true
            if let anchor = anchor(node, for: .initialOffset) {
                offset = CGPoint(x: limit.x * anchor.x, y: limit.y * anchor.y)
            } else if beginsRight {
                offset.x = limit.x
            }
        } else if limit != state.knownLimit, let anchor = anchor(node, for: .sizeChanges) {
            // The content at the anchor stays there.
            offset.x += (limit.x - state.knownLimit.x) * anchor.x
            offset.y += (limit.y - state.knownLimit.y) * anchor.y
        } else if beginsRight {
            // The content's beginning stays where it is.
            let growth = limit.x - state.knownLimit.x
            offset.x += growth
            state.kept.x += growth
            state.startOffset.x += growth
            if growth != 0 { state.motion?[.horizontal]?.move(by: growth) }
        }
        state.knownLimit = limit
        // Content that yields, or springs back, comes to rest by itself.
        if state.motion == nil, state.phase != .interacting || state.wheelUntil > 0 { offset = clamp(node, offset) }
        payload(node).pointee.offset = offset
    }

    /// The nearest offset at which the content fills the view.
    private func clamp(_ node: NodeRef, _ offset: CGPoint) -> CGPoint {
        func limit(_ value: CGFloat, _ axis: Axis) -> CGFloat {
            let limits = limits(node, axis)
            return min(max(value, limits.lowerBound), limits.upperBound)
        }
        return CGPoint(x: limit(offset.x, .horizontal), y: limit(offset.y, .vertical))
    }

    // MARK: Moving

    /// Scrolls the content to an offset, within its limits; returns whether it moved.
    @discardableResult
    func scroll(_ node: NodeRef, to offset: CGPoint) -> Bool { move(node, to: clamp(node, offset)) }

    /// Moves the content to an offset, be it beyond its ends; returns whether it moved.
    @discardableResult
    func move(_ node: NodeRef, to offset: CGPoint) -> Bool {
        if offset == payload(node).pointee.offset { return false }
        payload(node).pointee.offset = offset
        state(node).isPositioned = true
        guard let content = node.firstElement else { return false }
        let graph = node.graph
        let layout = content.layoutRecord
        content.place(at: contentOrigin(node), size: layout.pointee.size, proposal: layout.pointee.proposal)
        for handle in node.extras.scrollDependents { if let dependent = handle.node { graph.markPlace(dependent) } }
        showIndicators(node)
        scheduleReport(node)
        return true
    }

    override func timeCame(_ node: NodeRef, _ time: Double) {
        let state = state(node)
        if payload(node).pointee.indicatorsUntil > 0, time >= payload(node).pointee.indicatorsUntil - 1e-9 {
            payload(node).pointee.indicatorsUntil = 0
            markIndicators(node)
        }
        if state.wheelUntil > 0, time >= state.wheelUntil - 1e-9 { endWheel(node) }
        advance(node, to: time)
        scheduleNext(node)
    }

    /// Schedules an update at the next due time.
    func scheduleNext(_ node: NodeRef) {
        let graph = node.graph
        let state = state(node)
        if state.motion != nil { return graph.animated.schedule(node, at: graph.time) }
        let times = [payload(node).pointee.indicatorsUntil, state.wheelUntil].filter { $0 > 0 }
        if let next = times.min() { graph.animated.schedule(node, at: next) }
    }

    // MARK: Events

    func attachment(_ node: NodeRef) -> GestureAttachment {
        let axes = payload(node).pointee.axes
        let isEnabled = EnvironmentValues(head: node.environment).isScrollEnabled && !axes.isEmpty
        return GestureAttachment(make: { ScrollRecognizer($0, axes: axes) }, isEnabled: isEnabled)
    }

    override func scroll(_ node: NodeRef, _ event: ScrollEvent) -> Bool {
        guard EnvironmentValues(head: node.environment).isScrollEnabled else { return false }
        let payload = payload(node).pointee
        var delta = event.delta
        // A wheel with shift, or over a view that only moves sideways, moves sideways.
        if delta.width == 0, event.modifiers.contains(.shift) || payload.axes == .horizontal {
            delta = CGSize(width: delta.height, height: 0)
        }
        let start = payload.offset
        stop(node)
        guard scroll(node, to: CGPoint(x: start.x + delta.width, y: start.y + delta.height)) else { return false }
        beginWheel(node, from: start, isPrecise: event.isPrecise)
        return true
    }

    override func key(_ node: NodeRef, _ event: KeyEvent) -> Bool {
        guard event.phase != .up, event.modifiers.isEmpty,
            EnvironmentValues(head: node.environment).isScrollEnabled
        else { return false }
        let view = node.layout.size
        var offset = payload(node).pointee.offset
        let page = payload(node).pointee.axes.contains(.vertical) ? Axis.vertical : .horizontal
        switch event.key {
        case .up: offset.y -= 40
        case .down: offset.y += 40
        case .left: offset.x -= 40
        case .right: offset.x += 40
        case .pageUp: offset[page] -= view[page] * 0.9
        case .pageDown: offset[page] += view[page] * 0.9
        case .home: offset[page] = 0
        case .end: offset[page] = limits(node, page).upperBound
        case .function(5): return refresh(node)
        default: return false
        }
        let start = payload(node).pointee.offset
        stop(node)
        guard scroll(node, to: offset) else { return false }
        beginWheel(node, from: start, isPrecise: false)
        return true
    }

    // MARK: Drawing

    override func effects(_ node: NodeRef) -> [LayerEffect] {
        if isClipDisabled(node) { return [] }
        return [.clip(ClipShape(path: Path(storage: .rect(shownBounds(node, node.shownSize)))))]
    }

    private func isClipDisabled(_ node: NodeRef) -> Bool {
        settings(node).lazy.compactMap(\.isClipDisabled).first ?? false
    }

    override func convertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint? {
        let size = node.layout.size
        return shownBounds(node, size).contains(point) || isClipDisabled(node) ? point : nil
    }

    override func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { point }

    // The wheel must find the view where its content has gaps.
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool {
        shownBounds(node, node.layout.size).contains(point)
    }

    override func layoutPriority(_ node: NodeRef) -> Double { 0 }
    override func spacing(_ node: NodeRef) -> ViewSpacing { ViewSpacing() }
    override func explicitGuide(_ node: NodeRef, _ key: AlignmentKey, _ size: ViewSize) -> CGFloat? { nil }
    override func zIndex(_ node: NodeRef) -> Double { 0 }
    override func trait<K: ViewTraitKey>(_ node: NodeRef, _ key: K.Type) -> K.Value? { nil }
    override func summary(_ node: NodeRef) -> String {
        let offset = payload(node).pointee.offset
        return offset == .zero ? "" : "offset \(offset.x),\(offset.y)"
    }
}

/// The moving part of a scroll view: owns the one layer that scrolling changes.
final class ScrollContentKind: TypedKind<ScrollContentKind.Payload> {
    struct Payload {}

    static let shared = ScrollContentKind("scroll content")
    override var ownsGroupLayer: Bool { true }
    override func update(_ node: NodeRef, with new: Payload) -> NodeChange { [] }
    override func frameMoved(_ node: NodeRef) { node.scrollAncestor?.placeScrollDependents() }
    override func invertToContent(_ node: NodeRef, _ point: CGPoint) -> CGPoint { point }
}

extension CGSize {
    /// The size with margins around it.
    fileprivate func adding(_ insets: EdgeInsets) -> CGSize {
        CGSize(width: width + insets.horizontal, height: height + insets.vertical)
    }
}
