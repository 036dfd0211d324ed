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
    private func tick() {
        let (handler, number) = lock.withLock {
            count += 1
            return (timer == nil ? nil : self.handler, count)
        }
        guard let handler else { return }
        var now = CVTimeStamp()
        (now.videoTimeScale, now.videoRefreshPeriod, now.videoTime) = (60, 1, number)
        now.hostTime = UInt64(ProcessInfo.processInfo.systemUptime * 1e9)
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
