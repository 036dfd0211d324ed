import Foundation

/// Does work from time to time while the app runs.
///
/// Follows Apple's
/// [NSBackgroundActivityScheduler](https://developer.apple.com/documentation/foundation/nsbackgroundactivityscheduler).
open class NSBackgroundActivityScheduler: NSObject, @unchecked Sendable {
    /// The end of a piece of work.
    public enum Result: Int, Sendable {
        case finished = 1
        case deferred = 2
    }
    /// Called at the end of a piece of work.
    public typealias CompletionHandler = @Sendable (Result) -> Void

    /// The name of the work.
    public let identifier: String
    /// How important the work is.
    open var qualityOfService = QualityOfService.background
    /// Whether the work is done again and again.
    open var repeats = false
    /// The time between two pieces of work, in seconds.
    open var interval: TimeInterval = 3600
    /// How much earlier or later the work may be done, in seconds; without effect.
    open var tolerance: TimeInterval = 0
    /// Whether the work should wait; never here.
    open var shouldDefer: Bool { false }
    private let lock = NSLock()
    private var source: (any DispatchSourceTimer)?

    /// Creates a scheduler.
    public init(identifier: String) {
        self.identifier = identifier
        super.init()
    }
    deinit { source?.cancel() }

    /// Calls a function after the interval, and again after each one if ``repeats`` is true.
    open func schedule(_ block: @escaping @Sendable (@escaping CompletionHandler) -> Void) {
        invalidate()
        let timer = DispatchSource.makeTimerSource(queue: .global(qos: .background))
        let wait = DispatchTimeInterval.milliseconds(Int(min(max(interval, 0.001), 1e9) * 1000))
        timer.schedule(deadline: .now() + wait, repeating: repeats ? wait : .never)
        timer.setEventHandler { block { _ in } }
        lock.withLock { source = timer }
        timer.resume()
    }
    /// Ends the work.
    open func invalidate() {
        lock.withLock {
            source?.cancel()
            source = nil
        }
    }
}
