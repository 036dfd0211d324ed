import Foundation

/// A view that cycles through phases, continuously or whenever a value changes.
///
/// Follows Apple's [PhaseAnimator](https://developer.apple.com/documentation/swiftui/phaseanimator). Each phase lasts
/// as long as its animation seems to.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    nonisolated(unsafe) private let phases: [Phase]
    private let trigger: AnyChangeValue?
    nonisolated(unsafe) private let content: (Phase) -> Content
    nonisolated(unsafe) private let animation: (Phase) -> Animation?
    @State private var run = 0
    @State private var clock = StepClock()
    /// Whether the view has been shown in its first phase, from which it continues.
    @State private var hasBegun = false

    /// Creates a view that cycles through phases continuously.
    /// - Parameters:
    ///   - phases: The phases; the first is where the view begins.
    ///   - content: Makes the view in a phase.
    ///   - animation: The animation toward a phase; the default animation by default.
    public nonisolated init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// Creates a view that goes through phases whenever a value changes, and back to the first.
    public nonisolated init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = AnyChangeValue(trigger)
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        if let first = phases.first {
            let order = phases.dropFirst() + [first]
            let steps = ends(of: order)
            let schedule = StepSchedule(
                run: trigger == nil ? 1 : run, steps: steps, isRepeating: trigger == nil, clock: clock)
            let (content, animation, hasBegun) = (content, animation, hasBegun)
            TimelineView(schedule) { context in
                let phase = hasBegun ? Self.phase(order, schedule, context.date) ?? first : first
                content(phase).animation(animation(phase), value: phase)
            }
            .onAppear { self.hasBegun = true }
            .onChange(of: trigger) { run += 1 }
        }
    }

    /// When the way into each phase is over, in seconds from the beginning.
    private func ends(of order: ArraySlice<Phase>) -> [TimeInterval] {
        var end = 0.0
        return order.map { phase in
            let duration = animation(phase)?.logicalEndTime ?? 0
            end += duration.isFinite ? max(duration, 0) : 0
            return end
        }
    }

    /// The phase that the view is on the way to; nil where it is at the first.
    private static func phase(_ order: ArraySlice<Phase>, _ schedule: StepSchedule, _ date: Date) -> Phase? {
        guard let elapsed = schedule.clock.elapsed(date), let duration = schedule.steps.last, duration > 0 else {
            return nil
        }
        // Dates carry times to a few hundred nanoseconds.
        let tolerance = 1e-6
        if !schedule.isRepeating, elapsed >= duration - tolerance { return nil }
        var time = elapsed.truncatingRemainder(dividingBy: duration)
        if duration - time < tolerance { time = 0 }
        let index = schedule.steps.firstIndex { $0 > time + tolerance }
        return index.map { order[order.startIndex + $0] }
    }
}

extension View {
    /// Cycles a closure's view through phases continuously.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(
            phases, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }

    /// Cycles a closure's view through phases whenever a value changes.
    public nonisolated func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let view = self
        return PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(view), $0) }, animation: animation)
    }
}
