import DisplayList
import Foundation
import OrielBasics

/// Refreshes a view's content.
///
/// Follows Apple's [RefreshAction](https://developer.apple.com/documentation/swiftui/refreshaction).
public struct RefreshAction: Sendable {
    let action: @Sendable () async -> Void

    /// Refreshes the view's content, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private enum RefreshKey: EnvironmentKey {
    static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
    /// The action that refreshes the view's content; nil if there is none.
    public var refresh: RefreshAction? { self[RefreshKey.self] }
}

extension EnvironmentValues {
    /// Whether an action that refreshes is known where a view is made.
    static func _isRefreshable(_ element: _EnvironmentElement?) -> Bool {
        EnvironmentValues(head: element).refresh != nil
    }
}

extension View {
    /// Marks the view as one that can be brought up to date.
    ///
    /// A scroll view does so when a finger pulls its content down beyond its beginning by more than 60 points, and when
    /// F5 is pressed while it, or something in it, has the keyboard. Until the action returns, a wheel turns above the content.
    public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        modifier(_EnvironmentWritingModifier<RefreshKey>(RefreshKey.self, RefreshAction(action: action)))
    }
}

extension ScrollKind {
    /// How far content must be pulled down to be brought up to date, and stays below its place until it is, in points.
    static let refreshDistance: CGFloat = 60

    /// The height of a bar without a large title, in points.
    private static let barHeight: CGFloat = 44

    /// Updates the content if it is pulled down far enough.
    func refreshIfPulled(_ node: NodeRef) {
        if payload(node).pointee.offset.y <= -Self.refreshDistance { refresh(node) }
    }

    /// Updates the content, unless that is under way; returns whether it can.
    @discardableResult
    func refresh(_ node: NodeRef) -> Bool {
        guard let action = EnvironmentValues(head: node.environment).refresh else { return false }
        let state = state(node)
        if state.isRefreshing { return true }
        state.isRefreshing = true
        showRefreshing(node)
        let handle = NodeHandle(node)
        Task { @MainActor in
            await action()
            state.isRefreshing = false
            if let node = handle.node { showRefreshing(node) }
        }
        return true
    }

    /// Makes room for the wheel above content that is at its beginning, or takes the room back.
    private func showRefreshing(_ node: NodeRef) {
        markWheel(node)
        let (state, offset) = (state(node), payload(node).pointee.offset.y)
        // Content that a finger holds comes to rest when the finger is lifted.
        guard payload(node).pointee.axes.contains(.vertical), state.phase != .interacting || state.wheelUntil > 0,
            state.isRefreshing ? offset <= 0 : offset < 0
        else { return }
        state.wheelUntil = 0
        let end = state.isRefreshing ? -Self.refreshDistance : 0
        var motion = ScrollMotion()
        motion.y = .spring(from: offset, to: end, velocity: 0, stiffness: AxisMotion.bounce, at: node.graph.time)
        start(motion, node, phase: .animating)
    }

    /// Redraws the wheel above the content.
    func markWheel(_ node: NodeRef) {
        node.forEachElement { wheel in
            guard let kind = wheel.kind as? RefreshWheelKind else { return }
            node.graph.markDraw(wheel)
            WheelSpokes.scheduleStep(wheel, kind.isTurning(wheel))
        }
        node.graph.needsFrame?()
    }

    /// Places the wheel in the middle of the room above the content.
    func placeWheel(_ node: NodeRef) {
        node.forEachElement { wheel in
            guard wheel.kind is RefreshWheelKind else { return }
            let side = WheelSpokes.side
            let room = min(-payload(node).pointee.offset.y, Self.refreshDistance)
            // A large title moves along with the content: the wheel is above it.
            let title = max(state(node).covered.top - Self.barHeight, 0)
            let origin = CGPoint(
                x: (node.layout.size.width - side) / 2, y: state(node).margins.top - title + (room - side) / 2)
            wheel.place(at: origin, size: CGSize(width: side, height: side), proposal: .zero)
            if room > 0 || state(node).showsWheel { node.graph.markDraw(wheel) }
            state(node).showsWheel = room > 0
        }
    }
}

/// The wheel above the content of a scroll view: its spokes appear as the content is pulled down, and turn while it is refreshed.
final class RefreshWheelKind: TypedKind<RefreshWheelKind.Payload> {
    struct Payload {}

    static let shared = RefreshWheelKind("refresh wheel")

    override var ownsContentLayer: Bool { true }
    override var environmentEffects: _EnvironmentEffect { .paint }
    override func environmentChanged(_ node: NodeRef, _ effect: _EnvironmentEffect) { node.graph.markDraw(node) }
    override func update(_ node: NodeRef, with new: Payload) -> NodeChange { [] }
    override func measure(_ node: NodeRef, _ proposal: ProposedViewSize) -> CGSize {
        CGSize(width: WheelSpokes.side, height: WheelSpokes.side)
    }
    override func contains(_ node: NodeRef, _ point: CGPoint) -> Bool { false }
    override func removed(_ node: NodeRef) { node.graph.animated.cancel(node) }

    /// Whether the content is being refreshed.
    func isTurning(_ node: NodeRef) -> Bool {
        node.scrollAncestor.map { ScrollKind.shared.state($0).isRefreshing } ?? false
    }

    override func timeCame(_ node: NodeRef, _ time: Double) {
        node.graph.markDraw(node)
        WheelSpokes.scheduleStep(node, isTurning(node))
    }

    override func content(_ node: NodeRef) -> LayerContent {
        guard let scroll = node.scrollAncestor else { return .none }
        let pulled = -ScrollKind.shared.payload(scroll).pointee.offset.y
        let isTurning = isTurning(node)
        let share = isTurning ? 1 : min(max(pulled / ScrollKind.refreshDistance, 0), 1)
        let shown = Int(clamping: (share * CGFloat(WheelSpokes.count)).rounded(.down))
        guard pulled > 0, shown > 0 else { return .none }
        let environment = EnvironmentValues(head: node.environment)
        let step = isTurning ? WheelSpokes.step(at: node.graph.time) : 0
        if environment.hostKind == .terminal {
            let cache = TextStyleCache.of(environment)
            return .text(TextContent(CellWheel.pictures[step], style: cache.plain, paragraph: cache.paragraph))
        }
        let spokes = WheelSpokes(step: step, color: WheelSpokes.color(nil, in: environment), shown: shown)
        let size = node.layout.size
        return .commands(spokes.commands(around: CGPoint(x: size.width / 2, y: size.height / 2), scale: 1))
    }
}
