import Foundation
import OrielFoundation

/// Flags of a display link; there are none.
public typealias CVOptionFlags = UInt64

/// A moment of a display.
public struct CVTimeStamp: Sendable {
    /// The version: 0.
    public var version: UInt32 = 0
    /// The units of ``videoTime`` in a second.
    public var videoTimeScale: Int32 = 0
    /// The time of the picture, in units.
    public var videoTime: Int64 = 0
    /// The time of the machine, in nanoseconds since the system was started.
    public var hostTime: UInt64 = 0
    /// How much faster the display is than it should be; 1 for not at all.
    public var rateScalar: Double = 1
    /// The length of a picture, in units.
    public var videoRefreshPeriod: Int64 = 0
    /// Which of the values are known.
    public var flags: UInt64 = 0
    /// Creates a moment of zeros.
    public init() {}
}

/// Calls a function for each picture of a display, on a thread of its own: sixty times a second here.
public final class CVDisplayLink: NSObject, @unchecked Sendable {
    /// A function that is called for each picture.
    public typealias Handler =
        (
            CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
            UnsafeMutablePointer<CVOptionFlags>
        ) -> CVReturn
    private let lock = NSLock()
    private var handler: Handler?
    private var timer: (any DispatchSourceTimer)?
    private var count: Int64 = 0
    deinit { timer?.cancel() }

    var isRunning: Bool { lock.withLock { timer != nil } }
    func set(_ handler: Handler?) { lock.withLock { self.handler = handler } }
    func start() -> CVReturn {
        lock.withLock {
            guard timer == nil else { return kCVReturnDisplayLinkAlreadyRunning }
            let made = DispatchSource.makeTimerSource(queue: .global(qos: .userInteractive))
            made.schedule(deadline: .now(), repeating: .nanoseconds(16_666_667))
            made.setEventHandler { [weak self] in self?.tick() }
            timer = made
            made.resume()
            return kCVReturnSuccess
        }
    }
    func stop() -> CVReturn {
        lock.withLock {
            guard let running = timer else { return kCVReturnDisplayLinkNotRunning }
            running.cancel()
            timer = nil
            return kCVReturnSuccess
        }
    }
    /// The present moment.
    var present: CVTimeStamp { Self.moment(lock.withLock { count }) }
    private static func moment(_ number: Int64) -> CVTimeStamp {
        var now = CVTimeStamp()
        (now.videoTimeScale, now.videoRefreshPeriod, now.videoTime) = (60, 1, number)
        now.hostTime = CVGetCurrentHostTime()
        return now
    }
    private func tick() {
        let (handler, number) = lock.withLock {
            count += 1
            return (timer == nil ? nil : self.handler, count)
        }
        guard let handler else { return }
        var now = Self.moment(number)
        var next = now
        next.videoTime += 1
        next.hostTime += 16_666_667
        var flags: CVOptionFlags = 0
        _ = handler(self, &now, &next, 0, &flags)
    }
}

/// The result for a link that runs already.
public let kCVReturnDisplayLinkAlreadyRunning: CVReturn = -6671
/// The result for a link that does not run.
public let kCVReturnDisplayLinkNotRunning: CVReturn = -6672

/// Makes a link for the displays that draw.
@discardableResult
public func CVDisplayLinkCreateWithActiveCGDisplays(
    _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn {
    displayLinkOut.pointee = CVDisplayLink()
    return kCVReturnSuccess
}
/// Makes a link for a display.
@discardableResult
public func CVDisplayLinkCreateWithCGDisplay(
    _ displayID: UInt32, _ displayLinkOut: UnsafeMutablePointer<CVDisplayLink?>
) -> CVReturn { CVDisplayLinkCreateWithActiveCGDisplays(displayLinkOut) }
/// A function that is called for each picture, with a value of the app's.
public typealias CVDisplayLinkOutputCallback =
    (
        CVDisplayLink, UnsafePointer<CVTimeStamp>, UnsafePointer<CVTimeStamp>, CVOptionFlags,
        UnsafeMutablePointer<CVOptionFlags>, UnsafeMutableRawPointer?
    ) -> CVReturn
/// Sets the function that is called for each picture; nil for none.
@discardableResult
public func CVDisplayLinkSetOutputCallback(
    _ displayLink: CVDisplayLink, _ callback: CVDisplayLinkOutputCallback?, _ userInfo: UnsafeMutableRawPointer?
) -> CVReturn {
    displayLink.set(callback.map { callback in { callback($0, $1, $2, $3, $4, userInfo) } })
    return kCVReturnSuccess
}
/// Sets the function that is called for each picture.
@discardableResult
public func CVDisplayLinkSetOutputHandler(
    _ displayLink: CVDisplayLink, _ handler: @escaping CVDisplayLink.Handler
) -> CVReturn {
    displayLink.set(handler)
    return kCVReturnSuccess
}
/// Sets the display of a link; there is one here.
@discardableResult
public func CVDisplayLinkSetCurrentCGDisplay(_ displayLink: CVDisplayLink, _ displayID: UInt32) -> CVReturn {
    kCVReturnSuccess
}
/// Returns the display of a link.
public func CVDisplayLinkGetCurrentCGDisplay(_ displayLink: CVDisplayLink) -> UInt32 { 1 }
/// Starts a link.
@discardableResult
public func CVDisplayLinkStart(_ displayLink: CVDisplayLink) -> CVReturn { displayLink.start() }
/// Stops a link.
@discardableResult
public func CVDisplayLinkStop(_ displayLink: CVDisplayLink) -> CVReturn { displayLink.stop() }
/// Returns whether a link runs.
public func CVDisplayLinkIsRunning(_ displayLink: CVDisplayLink) -> Bool { displayLink.isRunning }
/// Returns the length of a picture, in seconds.
public func CVDisplayLinkGetActualOutputVideoRefreshPeriod(_ displayLink: CVDisplayLink) -> Double { 1 / 60 }
/// A length in units of which a second has some.
public struct CVTime: Sendable {
    /// The number of units.
    public var timeValue: Int64 = 0
    /// The units of a second.
    public var timeScale: Int32 = 0
    /// The kind of the time: 1 where it is not known.
    public var flags: Int32 = 0
    /// Creates a length of zeros.
    public init() {}
    /// Creates a length.
    public init(timeValue: Int64, timeScale: Int32, flags: Int32) {
        (self.timeValue, self.timeScale, self.flags) = (timeValue, timeScale, flags)
    }
}
/// Returns how long a picture is shown.
public func CVDisplayLinkGetNominalOutputVideoRefreshPeriod(_ displayLink: CVDisplayLink) -> CVTime {
    CVTime(timeValue: 1, timeScale: 60, flags: 0)
}
/// Returns how long it takes until a picture is seen; not known here.
public func CVDisplayLinkGetOutputVideoLatency(_ displayLink: CVDisplayLink) -> CVTime {
    CVTime(timeValue: 0, timeScale: 1, flags: 1)
}
/// Writes the present moment to a place; fails for a link that does not run.
@discardableResult
public func CVDisplayLinkGetCurrentTime(
    _ displayLink: CVDisplayLink, _ outTime: UnsafeMutablePointer<CVTimeStamp>
) -> CVReturn {
    guard displayLink.isRunning else { return kCVReturnDisplayLinkNotRunning }
    outTime.pointee = displayLink.present
    return kCVReturnSuccess
}
/// Returns the time of the machine, in nanoseconds.
public func CVGetCurrentHostTime() -> UInt64 { UInt64(ProcessInfo.processInfo.systemUptime * 1e9) }
/// Returns how many units the time of the machine has in a second.
public func CVGetHostClockFrequency() -> Double { 1e9 }
/// Returns the least difference of two times of the machine.
public func CVGetHostClockMinimumTimeDelta() -> UInt32 { 1 }
