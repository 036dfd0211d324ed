import Foundation
import OrielFoundation

/// The time of the system's clock that never goes back, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }

/// A range of numbers of frames a second.
///
/// Follows Apple's [CAFrameRateRange](https://developer.apple.com/documentation/quartzcore/caframeraterange).
public struct CAFrameRateRange: Hashable, Sendable {
    /// The least number.
    public var minimum: Float
    /// The greatest number.
    public var maximum: Float
    /// The number to prefer; 0 for none.
    public var __preferred: Float
    /// The number to prefer; nil for none.
    public var preferred: Float? { __preferred == 0 ? nil : __preferred }

    /// Creates a range without bounds.
    public init() { self.init(minimum: 0, maximum: 0) }

    /// Creates a range.
    public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
        self.minimum = minimum
        self.maximum = maximum
        __preferred = preferred ?? 0
    }

    /// The system's default.
    public static let `default` = CAFrameRateRange()
}

/// A timer that calls a method of an object once a frame.
///
/// Follows Apple's [CADisplayLink](https://developer.apple.com/documentation/quartzcore/cadisplaylink). Frames are counted
/// from the moment at which the link is added to a run loop, sixty a second; they are not a certain window's frames.
open class CADisplayLink: NSObject, @unchecked Sendable {
    private let target: AnyObject
    private let selector: Selector
    private(set) var timer: Timer?
    private var runLoops: [(loop: RunLoop, mode: RunLoop.Mode)] = []

    /// Creates a link; it keeps its target until it is invalidated.
    public init(target: Any, selector sel: Selector) {
        self.target = target as AnyObject
        selector = sel
    }

    /// The time of the last frame, in seconds.
    open private(set) var timestamp: CFTimeInterval = 0
    /// The time of the next frame, in seconds.
    open var targetTimestamp: CFTimeInterval { timestamp + interval }
    /// The time between frames, in seconds.
    open var duration: CFTimeInterval { 1 / 60 }

    /// Whether the method is not called; false by default.
    open var isPaused = false {
        didSet { if isPaused != oldValue { restart() } }
    }

    /// How many calls a second are wanted; 0, the default, for one a frame.
    open var preferredFramesPerSecond = 0 {
        didSet { if preferredFramesPerSecond != oldValue { restart() } }
    }

    /// How many calls a second are wanted, as a range.
    open var preferredFrameRateRange = CAFrameRateRange.default {
        didSet { if preferredFrameRateRange != oldValue { restart() } }
    }

    /// How many frames there are to a call; 1 by default.
    open var frameInterval: Int {
        get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
        set { preferredFramesPerSecond = newValue > 1 ? max(60 / newValue, 1) : 0 }
    }

    /// Starts the link on a run loop.
    open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
        runLoops.append((runloop, mode))
        restart()
    }

    /// Removes the link from a run loop.
    open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
        runLoops.removeAll { $0.loop === runloop && $0.mode == mode }
        restart()
    }

    /// Invalidates the link.
    open func invalidate() {
        runLoops = []
        restart()
    }

    /// The time between two calls: at least one frame.
    private var interval: CFTimeInterval {
        let range = preferredFrameRateRange
        let wanted =
            preferredFramesPerSecond > 0 ? Double(preferredFramesPerSecond) : Double(range.preferred ?? range.maximum)
        return wanted > 0 && wanted.isFinite ? 1 / min(wanted, 60) : duration
    }

    private func restart() {
        timer?.invalidate()
        timer = nil
        guard !isPaused, !runLoops.isEmpty else { return }
        let timer = Timer(timeInterval: interval, repeats: true) { [self] _ in
            timestamp = CACurrentMediaTime()
            selector.call(on: target, with: [self])
        }
        self.timer = timer
        for (loop, mode) in runLoops { loop.add(timer, forMode: mode) }
    }
}
