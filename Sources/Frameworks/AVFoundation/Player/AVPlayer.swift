import CoreMedia
import Foundation
import OrielFoundation

/// Plays a film or sound.
///
/// Follows Apple's [AVPlayer](https://developer.apple.com/documentation/avfoundation/avplayer). GStreamer plays; its pictures are shown
/// by ``AVPlayerLayer`` and by AVKit's views. Properties are observed by `observe(_:)` and `publisher(for:)`; they change on the
/// main thread. Without the library, or where an item cannot be played, the item's status is failed.
open class AVPlayer: NSObject, _KeyValueObserving, @unchecked Sendable {
    /// Whether a player can play.
    public enum Status: Int, Sendable { case unknown = 0, readyToPlay, failed }
    /// Whether a player plays.
    public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }

    /// Why a player waits.
    public struct WaitingReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// More data is loaded, so that playing does not stop again soon.
        public static let toMinimizeStalls = WaitingReason(rawValue: "AVPlayerWaitingToMinimizeStallsReason")
        /// The item is being loaded.
        public static let evaluatingBufferingRate = WaitingReason(
            rawValue: "AVPlayerWaitingWhileEvaluatingBufferingRateReason")
        /// The player has no item.
        public static let noItemToPlay = WaitingReason(rawValue: "AVPlayerWaitingWithNoItemToPlayReason")
        /// Others of a group are waited for; not here.
        public static let waitingForCoordinatedPlayback = WaitingReason(
            rawValue: "AVPlayerWaitingForCoordinatedPlaybackReason")
    }

    public let _observers = _KeyValueObservers()

    /// Whether the player can play.
    open internal(set) var status = Status.unknown
    /// Why it cannot; nil where it can.
    open internal(set) var error: (any Error)?
    /// The current item; nil for none.
    open internal(set) var currentItem: AVPlayerItem?
    /// Whether the player plays.
    open internal(set) var timeControlStatus = TimeControlStatus.paused
    /// Why it waits; nil where it does not.
    open internal(set) var reasonForWaitingToPlay: WaitingReason?
    /// The rate at which ``play()`` plays; 1 by default.
    open var defaultRate: Float = 1 { didSet { _observers.notify() } }
    /// The loudness, from 0 to 1.
    open var volume: Float = 1 { didSet { volumeChanged() } }
    /// Whether nothing is heard; false by default.
    open var isMuted = false { didSet { volumeChanged() } }
    /// The action at the end of an item; to pause by default.
    open var actionAtItemEnd = ActionAtItemEnd.pause { didSet { _observers.notify() } }
    /// Whether playing begins only when there is enough data; it always does, here.
    open var automaticallyWaitsToMinimizeStalling = true
    /// Whether the screen stays on while a film plays; the desktop decides.
    open var preventsDisplaySleepDuringVideoPlayback = true
    /// Whether the film may be shown by another device; there are none here.
    open var allowsExternalPlayback = true
    /// Whether it is shown there while this screen is mirrored.
    open var usesExternalPlaybackWhileExternalScreenIsActive = false
    /// How pictures fit on another device.
    open var externalPlaybackVideoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether another device shows the film; never here.
    open var isExternalPlaybackActive: Bool { false }
    /// Whether tracks are chosen by the user's preferences; the library decides.
    open var appliesMediaSelectionCriteriaAutomatically = true
    /// How the player continues when the app is in the background.
    open var audiovisualBackgroundPlaybackPolicy = AVPlayerAudiovisualBackgroundPlaybackPolicy.automatic

    /// The rate: 0 to pause, 1 as it was made, -1 backwards.
    ///
    /// It is the wanted rate, which it stays while the player waits.
    open var rate: Float {
        get { wantedRate }
        set { setRate(newValue, reason: .setRateCalled) }
    }

    private var wantedRate: Float = 0
    private var viewers: [ObjectIdentifier: Viewer] = [:]
    /// Calls the observers of the time.
    private(set) lazy var clock = makeClock()

    private struct Viewer {
        weak var object: AnyObject?
        let changed: @MainActor () -> Void
    }

    /// Creates a player of nothing.
    public override init() { super.init() }

    /// Creates a player of an address.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player of an item; nil for none.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        take(item)
    }

    deinit { currentItem?.unload() }

    /// Plays at the usual rate, from the present time.
    open func play() { setRate(defaultRate, reason: .setRateCalled) }

    /// Pauses.
    open func pause() { setRate(0, reason: .setRateCalled) }

    /// Plays at once, whether there is enough data or not.
    open func playImmediately(atRate rate: Float) { setRate(rate, reason: .setRateCalled) }

    /// Plays at a rate from a time of the item on; the clock's time is now, here.
    open func setRate(_ rate: Float, time itemTime: CMTime, atHostTime hostClockTime: CMTime) {
        if itemTime.isNumeric { seek(to: itemTime, toleranceBefore: .zero, toleranceAfter: .zero) }
        setRate(rate, reason: .setRateCalled)
    }

    /// Gets ready to play at a rate; the handler is called once that is so, or with false.
    open func preroll(atRate rate: Float, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
        completionHandler?(currentItem?.status == .readyToPlay)
    }

    /// Ends getting ready.
    open func cancelPendingPrerolls() {}

    /// Plays another item; nil for none.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        guard item !== currentItem else { return }
        take(item)
    }

    /// The place in the item; zero without one.
    open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    // MARK: Items

    /// Makes an item the current one.
    func take(_ item: AVPlayerItem?) {
        let old = currentItem
        currentItem = item
        old?.unload()
        if let item, item.player !== self { item.load(for: self) }
        if item?.status == .readyToPlay { status = .readyToPlay }
        apply()
        for viewer in viewers.values { show(viewer) }
        clock.jumped()
    }

    /// Sets the wanted rate.
    func setRate(_ rate: Float, reason: RateDidChangeReason) {
        let rate = rate.isFinite ? min(max(rate, -32), 32) : 0
        let isNew = rate != wantedRate
        wantedRate = rate
        apply()
        guard isNew else { return }
        NotificationCenter.default.post(
            name: Self.rateDidChangeNotification, object: self, userInfo: [Self.rateDidChangeReasonKey: reason])
        clock.jumped()
    }

    /// Has the item play as wanted, and works out whether it does.
    private func apply() {
        guard let item = currentItem else {
            return setStatus(wantedRate == 0 ? .paused : .waitingToPlayAtSpecifiedRate, .noItemToPlay)
        }
        if item.status == .failed { wantedRate = 0 }
        item.play(at: Double(wantedRate))
        updateStatus()
    }

    private func updateStatus() {
        guard let item = currentItem else { return }
        if wantedRate == 0 {
            setStatus(.paused, nil)
        } else if item.playback.isRunning || item.playback.isAtEnd {
            setStatus(.playing, nil)
        } else {
            setStatus(
                .waitingToPlayAtSpecifiedRate, item.playback.isBuffering ? .toMinimizeStalls : .evaluatingBufferingRate)
        }
    }

    private func setStatus(_ status: TimeControlStatus, _ reason: WaitingReason?) {
        let began = status == .playing && timeControlStatus != .playing
        timeControlStatus = status
        reasonForWaitingToPlay = status == .waitingToPlayAtSpecifiedRate ? reason : nil
        _observers.notify()
        if began { clock.jumped() }
    }

    func itemBecameReady(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        status = .readyToPlay
        apply()
        clock.timesChanged()
    }

    func itemChanged(_ item: AVPlayerItem) {
        if item === currentItem { updateStatus() }
    }

    func itemFailed(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        if !MediaLibrary.isPresent { (status, error) = (.failed, item.error) }
        setRate(0, reason: .setRateFailed)
        apply()
    }

    /// Performs the action at the end of an item, and announces the end then.
    func itemEnded(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        clock.jumped()
        switch actionAtItemEnd {
        case .pause: setRate(0, reason: .setRateCalled)
        case .none: updateStatus()
        case .advance: advance(from: item)
        }
        NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
    }

    /// Continues with the next item; a player of one item has none, and pauses.
    func advance(from item: AVPlayerItem) { setRate(0, reason: .setRateCalled) }

    func timeJumped(_ item: AVPlayerItem) {
        guard item === currentItem else { return }
        updateStatus()
        clock.jumped()
    }

    // MARK: Pictures

    /// The newest picture; nil for none.
    package var frame: FilmFrame? { currentItem?.frame }

    /// Calls a function for each new picture, as long as an object exists.
    package func addViewer(_ object: AnyObject, _ changed: @escaping @MainActor () -> Void) {
        viewers[ObjectIdentifier(object)] = Viewer(object: object, changed: changed)
    }

    /// Ends the calls for an object.
    package func removeViewer(_ object: AnyObject) { viewers[ObjectIdentifier(object)] = nil }

    func frameChanged(of item: AVPlayerItem) {
        guard item === currentItem else { return }
        for (name, viewer) in viewers {
            if viewer.object == nil { viewers[name] = nil } else { show(viewer) }
        }
    }

    private func show(_ viewer: Viewer) {
        nonisolated(unsafe) let changed = viewer.changed
        if MainQueue.isServed { return MainActor.assumeIsolated { changed() } }
        DispatchQueue.main.async { changed() }
    }

    // MARK: Sound

    private func volumeChanged() {
        if let currentItem { updateVolume(of: currentItem) }
        _observers.notify()
    }

    func updateVolume(of item: AVPlayerItem) { item.playback.pipeline?.setVolume(volume, isMuted: isMuted) }
}
