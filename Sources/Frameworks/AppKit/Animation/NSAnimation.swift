import Foundation
import SwiftUI

/// The timing of an animation that the app draws by itself.
///
/// Follows Apple's [NSAnimation](https://developer.apple.com/documentation/appkit/nsanimation). Subclasses override
/// ``currentProgress``, and change something in its setter. `CADisplayLink` makes the frames.
@MainActor @preconcurrency
open class NSAnimation: NSObject {
    /// The share of an animation that has passed, from 0 to 1.
    public typealias Progress = Float
    /// The pace of an animation.
    public enum Curve: UInt, Sendable { case easeInOut, easeIn, easeOut, linear }
    /// Whether a call that starts an animation waits for its end.
    public enum BlockingMode: UInt, Sendable { case blocking, nonblocking, nonblockingThreaded }

    /// The time from the start to the end, in seconds.
    open var duration: TimeInterval { didSet { if !(duration >= 0 && duration.isFinite) { duration = 0 } } }
    /// The pace.
    open var animationCurve: Curve
    /// Whether starting waits for the end; it does by default.
    ///
    /// An animation with a thread of its own runs on the main thread here, without waiting.
    open var animationBlockingMode = BlockingMode.blocking
    /// The most frames a second; 0 for as many as there are.
    open var frameRate: Float = 60 { didSet { if !(frameRate >= 0 && frameRate <= 1000) { frameRate = 60 } } }
    /// The modes of the run loop in which frames are made; nil for all common ones.
    open var runLoopModesForAnimating: [RunLoop.Mode]? { nil }
    /// The delegate; nil for none.
    open weak var delegate: (any NSAnimationDelegate)?
    /// Whether the animation has been started, and has not ended.
    open private(set) var isAnimating = false
    /// The shares of the animation whose passing is reported.
    open var progressMarks: [NSNumber] = []

    private var progress: Progress = 0
    private var elapsed: TimeInterval = 0
    private var link: CADisplayLink?
    private var lastFrame: TimeInterval = 0
    var links: [AnimationLink] = []
    weak var starter: NSAnimation?
    weak var stopper: NSAnimation?

    /// Creates an animation of a duration in seconds.
    public init(duration: TimeInterval, animationCurve: Curve) {
        self.duration = duration >= 0 && duration.isFinite ? duration : 0
        self.animationCurve = animationCurve
        super.init()
    }
    /// Creates an animation of half a second; archives keep none here.
    public required init?(coder: NSCoder) {
        (duration, animationCurve) = (0.5, .easeInOut)
        super.init()
    }
    /// Creates an animation of half a second.
    public convenience override init() { self.init(duration: 0.5, animationCurve: .easeInOut) }

    /// The share of the time that has passed, from 0 to 1; set in each frame.
    open var currentProgress: Progress {
        get { progress }
        set {
            let old = progress
            progress = newValue >= 0 ? min(newValue, 1) : 0
            elapsed = Double(progress) * duration
            if isAnimating { passMarks(from: old) }
        }
    }

    /// The value of the pace at the current progress, or of the delegate's own.
    open var currentValue: Float { delegate?.animation(self, valueForProgress: progress) ?? value(at: progress) }

    /// The value of the pace at a progress.
    func value(at progress: Progress) -> Float {
        let curve: UnitCurve =
            switch animationCurve {
            case .easeInOut: .easeInOut
            case .easeIn: .easeIn
            case .easeOut: .easeOut
            case .linear: .linear
            }
        return Float(curve.value(at: Double(progress)))
    }

    // MARK: Starting and stopping

    /// Starts the animation where it was stopped, or at its beginning where it has ended.
    open func start() {
        guard !isAnimating, delegate?.animationShouldStart(self) ?? true else { return }
        isAnimating = true
        currentProgress = progress < 1 ? progress : 0
        guard isAnimating else { return }
        let link = CADisplayLink(target: self, selector: Selector(NSAnimation.tick))
        link.preferredFramesPerSecond = Int(frameRate.rounded(.up))
        for mode in runLoopModesForAnimating ?? [.common] { link.add(to: .main, forMode: mode) }
        self.link = link
        lastFrame = CACurrentMediaTime()
        if animationBlockingMode == .blocking { wait() }
    }

    /// Stops the animation where it is.
    open func stop() {
        guard isAnimating else { return }
        end()
        delegate?.animationDidStop(self)
    }

    private func end() {
        isAnimating = false
        link?.invalidate()
        link = nil
    }

    /// Handles frames until the animation has ended; passes to its end where no front end has a loop.
    private func wait() {
        let waits =
            if let services = AppWindows.desktop?.services(), let host = ViewHost.current {
                ViewHost.outsideOfUpdates { services.runModal(for: host, waits: true) { [self] in !isAnimating } }
            } else { false }
        if !waits || isAnimating { step(duration) }
    }

    private func tick() {
        let now = CACurrentMediaTime()
        defer { lastFrame = now }
        step(now - lastFrame)
    }

    /// Passes a time, in seconds.
    func step(_ time: TimeInterval) {
        guard isAnimating, time >= 0 else { return }
        let passed = elapsed + time
        let reached = duration > 0 ? Progress(min(passed / duration, 1)) : 1
        currentProgress = reached
        // The progress has fewer digits than the time.
        if progress == reached { elapsed = passed }
        guard isAnimating, passed >= duration else { return }
        end()
        delegate?.animationDidEnd(self)
    }

    // MARK: Marks

    /// Adds a share of the animation whose passing is reported, from 0 to 1.
    open func addProgressMark(_ progressMark: Progress) {
        guard progressMark >= 0, progressMark <= 1 else { return }
        if !progressMarks.contains(where: { $0.floatValue == progressMark }) {
            progressMarks.append(NSNumber(value: progressMark))
        }
    }
    /// Removes a share of the animation whose passing was reported.
    open func removeProgressMark(_ progressMark: Progress) {
        progressMarks.removeAll { $0.floatValue == progressMark }
    }

    private func passMarks(from old: Progress) {
        let new = progress
        func isPassed(_ mark: Progress) -> Bool { mark <= new && (mark > old || mark == 0 && old == 0 && new == 0) }
        for mark in progressMarks.map(\.floatValue).filter(isPassed).sorted() {
            delegate?.animation(self, didReachProgressMark: mark)
            NotificationCenter.default.post(
                name: Self.progressMarkNotification, object: self,
                userInfo: [Self.progressMarkUserInfoKey: NSNumber(value: mark)])
        }
        for link in links.filter({ isPassed($0.progress) }) {
            if link.starts { link.animation?.start() } else { link.animation?.stop() }
        }
    }

    /// Posted when an animation reaches a mark.
    nonisolated public static let progressMarkNotification = Notification.Name("NSAnimationProgressMarkNotification")
    /// The key of the mark in the notification: an `NSNumber`.
    nonisolated public static let progressMarkUserInfoKey = "NSAnimationProgressMark"
}
