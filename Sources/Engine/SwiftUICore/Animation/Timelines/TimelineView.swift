import Foundation

/// A view that updates its content at the dates of a schedule.
///
/// The content is evaluated at the schedule's dates, and only while it is in sight. `.animation` gives each frame of the
/// window; `.periodic(from:by:)` takes seconds.
///
/// ```swift
/// TimelineView(.periodic(from: .now, by: 1)) { context in
///     Text(context.date, format: .dateTime.hour().minute().second())
/// }
/// ```
///
/// Follows Apple's [TimelineView](https://developer.apple.com/documentation/swiftui/timelineview).
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The values that the content closure receives.
    public struct Context: Sendable {
        /// How often the content may change.
        public enum Cadence: Comparable, Hashable, Sendable {
            /// With every frame: the only way here.
            case live
            /// Once a second.
            case seconds
            /// Once a minute.
            case minutes
        }

        /// The date of the schedule that is in effect; before the first, the present.
        public let date: Date
        /// How often the content may change: `live`.
        public let cadence: Cadence

        /// Invalidates content that was made in advance; there is never any here.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The values that the content closures of all timeline views receive.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never
    public var body: Never { fatalError("TimelineView has no body.") }
    nonisolated public static var _isUnary: Bool { Content._isUnary }

    /// Creates a view that updates its content at the dates of a schedule.
    public nonisolated init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }

    nonisolated public static func _reconcile(_ view: Self, _ context: inout _Reconciler) {
        let kind = TimelineKind<Schedule, Content>.shared
        let (node, isNew) = context.next(kind)
        if isNew {
            kind.payload(node).initialize(to: .init(view: view, graph: node.graph))
            kind.evaluate(node)
        } else {
            kind.update(node, with: view)
        }
    }
}

extension TimelineView: _PrimitiveView where Content: View {}

/// The transparent node of a timeline view: updated at the next date.
final class TimelineKind<Schedule: TimelineSchedule, Content: View>:
    TypedKind<TimelineKind<Schedule, Content>.Payload>
{
    struct Payload {
        var view: TimelineView<Schedule, Content>
        /// A date, and the host's time at it: connects the two.
        private(set) var anchor: (date: Date, time: Double)
        var entries: Schedule.Entries.Iterator
        /// The date in effect; nil before the first.
        var current: Date?
        /// The next date; nil if there is none.
        var next: Date?

        init(view: TimelineView<Schedule, Content>, graph: ViewGraph) {
            self.view = view
            anchor = (TextClock.now(), graph.time)
            entries = view.schedule.entries(from: anchor.date, mode: .normal).makeIterator()
            next = entries.next()
            advance(to: anchor.date)
        }

        /// The present, by the host's clock.
        func now(_ graph: ViewGraph) -> Date { anchor.date.addingTimeInterval(graph.time - anchor.time) }

        /// Follows the wall's clock where it was set, or the machine slept.
        mutating func adjust(_ graph: ViewGraph) {
            guard graph.followsClock else { return }
            let present = TextClock.now()
            if abs(present.timeIntervalSince(now(graph))) > 0.25 { anchor = (present, graph.time) }
        }

        /// Begins the schedule again.
        mutating func restart(at date: Date) {
            entries = view.schedule.entries(from: date, mode: .normal).makeIterator()
            current = nil
            next = entries.next()
            advance(to: date)
        }

        /// Removes the dates that have passed.
        mutating func advance(to date: Date) {
            var steps = 0
            // Dates carry the host's times to a few hundred nanoseconds.
            while let due = next, due.timeIntervalSince(date) < 1e-6 {
                current = due
                next = entries.next()
                steps += 1
                if steps > 100_000 { break }
            }
        }
    }

    static var shared: TimelineKind {
        unsafeDowncast(
            timelineKinds.value(for: TimelineView<Schedule, Content>.self) { TimelineKind("TimelineView") },
            to: TimelineKind.self)
    }

    override var isElement: Bool { false }

    /// Adopts a view; another schedule starts over.
    func update(_ node: NodeRef, with view: TimelineView<Schedule, Content>) {
        let old = payload(node).pointee.view
        payload(node).pointee.view = view
        let isSameSchedule = valuesAreEqual(old.schedule, view.schedule)
        if !isSameSchedule { payload(node).pointee.restart(at: payload(node).pointee.now(node.graph)) }
        if !isSameSchedule || node.flags.contains(.bodyDirty) || !valuesAreEqual(old.content, view.content) {
            evaluate(node)
        }
    }

    override func evaluate(_ node: NodeRef) {
        node.flags.remove(.bodyDirty)
        let graph = node.graph
        graph.counters.closures += 1
        let state = payload(node).pointee
        let now = state.now(graph)
        let context = TimelineViewDefaultContext(date: state.current ?? now, cadence: .live)
        let value = node.evaluateTracked(nil, nil) { state.view.content(context) }
        var inner = _Reconciler(
            contentOf: node, isMaking: node.flags.contains(.isNew), distributor: node.distributorForContent)
        Content._reconcile(value, &inner)
        node.flags.remove(.isNew)
        wake(node)
    }

    /// Schedules an update at the next date.
    private func wake(_ node: NodeRef) {
        let graph = node.graph
        guard let next = payload(node).pointee.next else { return graph.animated.cancel(node) }
        let anchor = payload(node).pointee.anchor
        graph.animated.schedule(node, at: anchor.time + next.timeIntervalSince(anchor.date))
    }

    override func timeCame(_ node: NodeRef, _ time: Double) {
        let graph = node.graph
        let state = payload(node)
        let before = state.pointee.current
        state.pointee.adjust(graph)
        state.pointee.advance(to: state.pointee.now(graph))
        if state.pointee.current == before { wake(node) } else { graph.markBodyDirty(node) }
    }

    override func removed(_ node: NodeRef) { node.graph.animated.cancel(node) }
}

nonisolated(unsafe) private var timelineKinds = TypeCache<NodeKind>()
