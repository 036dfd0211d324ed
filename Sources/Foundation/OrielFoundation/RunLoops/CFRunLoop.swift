import Foundation

/// The name of a mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    /// The mode in which apps usually run.
    public static let defaultMode = CFRunLoopMode("kCFRunLoopDefaultMode")
    /// All modes that are common.
    public static let commonModes = CFRunLoopMode("kCFRunLoopCommonModes")

    var mode: RunLoop.Mode {
        switch self {
        case .defaultMode: .default
        case .commonModes: .common
        default: RunLoop.Mode(rawValue)
        }
    }
}

/// The mode in which apps usually run.
public let kCFRunLoopDefaultMode: CFRunLoopMode! = .defaultMode
/// All modes that are common.
public let kCFRunLoopCommonModes: CFRunLoopMode! = .commonModes

/// The reason why a run loop has returned.
public enum CFRunLoopRunResult: Int32, Sendable {
    case finished = 1
    case stopped, timedOut, handledSource
}

/// The stages of a turn of a run loop.
public struct CFRunLoopActivity: OptionSet, Sendable {
    public let rawValue: CFOptionFlags
    public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
    /// The loop begins.
    public static let entry = CFRunLoopActivity(rawValue: 1)
    /// Timers are about to be called.
    public static let beforeTimers = CFRunLoopActivity(rawValue: 2)
    /// Sources are about to be called.
    public static let beforeSources = CFRunLoopActivity(rawValue: 4)
    /// The loop is about to sleep.
    public static let beforeWaiting = CFRunLoopActivity(rawValue: 32)
    /// The loop has slept.
    public static let afterWaiting = CFRunLoopActivity(rawValue: 64)
    /// The loop ends.
    public static let exit = CFRunLoopActivity(rawValue: 128)
    /// All stages.
    public static let allActivities = CFRunLoopActivity(rawValue: 0x0FFF_FFFF)
}

/// The loop of a thread, as Core Foundation names it: a `RunLoop`.
public final class CFRunLoop: NSObject, @unchecked Sendable {
    let loop: RunLoop
    private let lock = NSLock()
    private var isStopped = false
    fileprivate init(_ loop: RunLoop) { self.loop = loop }

    /// The loop's only object, so that two of one loop are the same.
    static func of(_ loop: RunLoop) -> CFRunLoop {
        known.lock.withLock {
            if let found = known.loops[ObjectIdentifier(loop)], found.loop === loop { return found }
            let made = CFRunLoop(loop)
            known.loops[ObjectIdentifier(loop)] = made
            return made
        }
    }
    private final class Known: @unchecked Sendable {
        let lock = NSLock()
        var loops: [ObjectIdentifier: CFRunLoop] = [:]
    }
    private static let known = Known()

    func stop() {
        lock.withLock { isStopped = true }
        loop.perform {}
    }
    /// Whether the loop was stopped; asked once for each stop.
    func takeStop() -> Bool {
        lock.withLock {
            defer { isStopped = false }
            return isStopped
        }
    }
}

extension RunLoop {
    /// The loop as Core Foundation names it.
    public func getCFRunLoop() -> CFRunLoop { CFRunLoop.of(self) }
}

/// Returns the loop of the calling thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .of(.current) }
/// Returns the loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { .of(.main) }
/// Runs the loop of the calling thread until it is stopped or has nothing left to wait for.
public func CFRunLoopRun() {
    let loop = CFRunLoop.of(.current)
    while !loop.takeStop(), loop.loop.run(mode: .default, before: .distantFuture) {}
}
/// Runs the loop of the calling thread for some seconds.
/// - Parameters:
///   - mode: The mode.
///   - seconds: The longest time, in seconds.
///   - returnAfterSourceHandled: Whether it returns after the first call.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode!, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let loop = CFRunLoop.of(.current)
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
        if loop.takeStop() { return .stopped }
        guard loop.loop.run(mode: mode?.mode ?? .default, before: end) else { return .finished }
        if returnAfterSourceHandled { return Date() < end ? .handledSource : .timedOut }
    } while Date() < end
    return .timedOut
}
/// Ends the run of a loop.
public func CFRunLoopStop(_ rl: CFRunLoop!) { rl?.stop() }
/// Wakes a loop, which looks for work.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl?.loop.perform {} }
/// Calls a function in the next turn of a loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: @escaping @Sendable () -> Void) {
    rl?.loop.perform(block)
}
/// Calls a function in the next turn of a loop.
public func CFRunLoopPerformBlock(_ rl: CFRunLoop!, _ mode: CFString!, _ block: @escaping @Sendable () -> Void) {
    rl?.loop.perform(block)
}
/// Returns the mode in which a loop runs; nil if it does not.
public func CFRunLoopCopyCurrentMode(_ rl: CFRunLoop!) -> CFRunLoopMode? {
    rl?.loop.currentMode.map { $0 == .default ? .defaultMode : CFRunLoopMode($0.rawValue) }
}
