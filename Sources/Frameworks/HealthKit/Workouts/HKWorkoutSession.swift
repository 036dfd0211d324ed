import Foundation

/// Called as a workout begins, pauses and ends.
public protocol HKWorkoutSessionDelegate: AnyObject {
    /// Called when the state has changed.
    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
        from fromState: HKWorkoutSessionState, date: Date)
    /// Called when the workout fails.
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error)
    /// Called when something has happened.
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent)
}

extension HKWorkoutSessionDelegate {
    public func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) {}
}

/// A workout that is being done: its state and its pauses; sensors there are none.
///
/// Follows Apple's [HKWorkoutSession](https://developer.apple.com/documentation/healthkit/hkworkoutsession).
open class HKWorkoutSession: NSObject, @unchecked Sendable {
    private let store: HKHealthStore
    private let lock = NSLock()
    private var current = HKWorkoutSessionState.notStarted
    private var dates: (start: Date?, end: Date?)
    private let queue = DispatchQueue(label: "HKWorkoutSession")
    private lazy var builder: HKLiveWorkoutBuilder = {
        let builder = HKLiveWorkoutBuilder(
            healthStore: store, configuration: workoutConfiguration, device: .local())
        builder.workoutSession = self
        return builder
    }()

    /// How the workout is done.
    public let workoutConfiguration: HKWorkoutConfiguration
    /// Called as the workout begins, pauses and ends.
    open weak var delegate: (any HKWorkoutSessionDelegate)?
    /// The state.
    open var state: HKWorkoutSessionState { lock.withLock { current } }
    /// The beginning; nil before it.
    open var startDate: Date? { lock.withLock { dates.start } }
    /// The end; nil before it.
    open var endDate: Date? { lock.withLock { dates.end } }

    /// Creates a workout that has not begun.
    public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration) throws {
        (store, workoutConfiguration) = (healthStore, configuration)
    }

    /// Returns the maker of the workout's samples.
    open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder { lock.withLock { builder } }

    private func change(
        to next: HKWorkoutSessionState, from allowed: Set<HKWorkoutSessionState>, at date: Date,
        _ event: HKWorkoutEventType? = nil
    ) {
        let last = lock.withLock { () -> HKWorkoutSessionState? in
            guard allowed.contains(current) else { return nil }
            let last = current
            current = next
            if next == .running, dates.start == nil { dates.start = date }
            if next == .ended || next == .stopped { dates.end = dates.end ?? date }
            return last
        }
        queue.async {
            guard let last else {
                let error = HKError(.errorInvalidArgument, "The workout can't do this in its state.")
                self.delegate?.workoutSession(self, didFailWithError: error)
                return
            }
            self.delegate?.workoutSession(self, didChangeTo: next, from: last, date: date)
            guard let event else { return }
            let happened = HKWorkoutEvent(
                type: event, dateInterval: DateInterval(start: date, duration: 0), metadata: nil)
            let builder = self.associatedWorkoutBuilder()
            if builder.shouldCollectWorkoutEvents {
                builder.addWorkoutEvents([happened]) { _, _ in }
                builder.delegate?.workoutBuilderDidCollectEvent(builder)
            }
            self.delegate?.workoutSession(self, didGenerate: happened)
        }
    }

    /// Prepares.
    open func prepare() { change(to: .prepared, from: [.notStarted], at: Date()) }
    /// Begins.
    open func startActivity(with date: Date?) {
        change(to: .running, from: [.notStarted, .prepared], at: date ?? Date())
    }
    /// Pauses.
    open func pause() { change(to: .paused, from: [.running], at: Date(), .pause) }
    /// Continues after a pause.
    open func resume() { change(to: .running, from: [.paused], at: Date(), .resume) }
    /// Stops collecting.
    open func stopActivity(with date: Date?) { change(to: .stopped, from: [.running, .paused], at: date ?? Date()) }
    /// Ends.
    open func end() { change(to: .ended, from: [.running, .paused, .stopped, .prepared, .notStarted], at: Date()) }
}
