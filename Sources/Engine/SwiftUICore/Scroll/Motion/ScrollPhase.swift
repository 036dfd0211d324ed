import Foundation

/// A scroll view's activity.
///
/// Follows Apple's [ScrollPhase](https://developer.apple.com/documentation/swiftui/scrollphase).
public enum ScrollPhase: Equatable, Sendable {
    /// No scrolling is in progress.
    case idle
    /// A finger is down that may scroll.
    case tracking
    /// A finger, or the wheel, moves the content.
    case interacting
    /// The content moves on after it was released.
    case decelerating
    /// The content moves at the app's request.
    case animating

    /// Whether the content moves or may move at once.
    public var isScrolling: Bool { self != .idle }
}

/// The context of a change of phase.
///
/// Follows Apple's
/// [ScrollPhaseChangeContext](https://developer.apple.com/documentation/swiftui/scrollphasechangecontext).
public struct ScrollPhaseChangeContext: Equatable, Sendable {
    /// Where the content is.
    public let geometry: ScrollGeometry
    /// How fast the content moves, in points a second; nil while it does not.
    public let velocity: CGVector?
}

extension ScrollKind {
    /// Updates the scroll view's phase, and notifies the observers.
    func setPhase(_ node: NodeRef, _ phase: ScrollPhase) {
        let state = state(node)
        let old = state.phase
        guard phase != old else { return }
        state.phase = phase
        let velocity = state.velocity
        let context = ScrollPhaseChangeContext(
            geometry: geometry(node), velocity: velocity.dx == 0 && velocity.dy == 0 ? nil : velocity)
        for settings in settings(node) {
            guard let action = settings.phaseAction else { continue }
            node.graph.actions.append { action(old, phase, context) }
        }
        scheduleNext(node)
        node.graph.needsFrame?()
    }
}

extension View {
    /// Calls an action when the phase of a scroll view within changes.
    public nonisolated func onScrollPhaseChange(
        _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
    ) -> some View { scrollSettings { $0.phaseAction = { old, new, _ in action(old, new) } } }

    /// Calls an action when the phase of a scroll view within changes, with its context.
    public nonisolated func onScrollPhaseChange(
        _ action:
            @escaping (
                _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
            ) -> Void
    ) -> some View { scrollSettings { $0.phaseAction = action } }
}
