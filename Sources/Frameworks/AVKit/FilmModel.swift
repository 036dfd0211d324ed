import AVFoundation
import OrielFoundation
import SwiftUI
import SwiftUICore

/// The state of a player that a view shows besides the pictures, and the actions of its controls.
@MainActor
final class FilmModel: ObservableObject {
    /// The player; nil for none.
    var player: AVPlayer? { didSet { if player !== oldValue { follow() } } }
    /// The pictures.
    let pictures = FilmPictures()

    /// The place, in seconds.
    @Published private(set) var time = 0.0
    /// The length, in seconds; 0 where it is not known.
    @Published private(set) var length = 0.0
    /// Whether the film plays, or is to play once it can.
    @Published private(set) var isPlaying = false
    /// Whether the film is being loaded.
    @Published private(set) var isWaiting = false
    @Published private(set) var isMuted = false
    /// Whether there is something to play.
    @Published private(set) var canPlay = false
    /// Why the film cannot be shown; nil where it can.
    @Published private(set) var failure: String?
    /// Whether the controls are seen; they hide some seconds after the last touch while the film plays.
    @Published private(set) var showsControls = true
    /// How the pictures fit.
    @Published var gravity = AVLayerVideoGravity.resizeAspect
    /// Whether there are controls at all.
    @Published var hasControls = true

    /// For how long controls are seen, in seconds.
    var patience = 4.0

    private var observations: [NSKeyValueObservation] = []
    private var timeToken: Any?
    private weak var followed: AVPlayer?
    /// The time to which the thumb is dragged; nil while it is not.
    private var dragged: Double?
    private var touches = 0

    isolated deinit { leave() }

    private func leave() {
        if let timeToken { followed?.removeTimeObserver(timeToken) }
        timeToken = nil
        observations = []
    }

    private func follow() {
        leave()
        followed = player
        pictures.player = player
        guard let player else { return update() }
        observations = [
            player.observe(\.timeControlStatus) { [weak self] _, _ in self?.changed() },
            player.observe(\.isMuted) { [weak self] _, _ in self?.changed() },
            player.observe(\.currentItem?.status) { [weak self] _, _ in self?.changed() },
        ]
        timeToken = player.addPeriodicTimeObserver(
            forInterval: CMTime(value: 1, timescale: 4), queue: .main
        ) { [weak self] _ in
            self?.changed()
        }
        update()
    }

    private nonisolated func changed() {
        if MainQueue.isServed { return MainActor.assumeIsolated { update() } }
        Task { @MainActor in self.update() }
    }

    private func update() {
        let item = player?.currentItem
        let seconds = item?.duration.seconds ?? 0
        set(\.length, seconds.isFinite ? seconds : 0)
        let place = dragged ?? player?.currentTime().seconds ?? 0
        set(\.time, place.isFinite ? place : 0)
        let status = player?.timeControlStatus ?? .paused
        let wasPlaying = isPlaying
        set(\.isPlaying, status != .paused && item != nil)
        set(\.isWaiting, status == .waitingToPlayAtSpecifiedRate && item != nil)
        set(\.isMuted, player?.isMuted ?? false)
        set(\.canPlay, item != nil && item?.status != .failed)
        set(\.failure, (item?.error as? AVError)?.localizedDescription)
        if isPlaying != wasPlaying { touched() }
    }

    /// A value that stays makes no view evaluate again.
    private func set<Value: Equatable>(_ path: ReferenceWritableKeyPath<FilmModel, Value>, _ value: Value) {
        if self[keyPath: path] != value { self[keyPath: path] = value }
    }

    // MARK: Controls

    /// Plays or pauses; from the beginning where the film was at its end.
    func toggle() {
        guard let player, canPlay else { return }
        touched()
        if isPlaying { return player.pause() }
        if length > 0, player.currentTime().seconds >= length - 0.05 { player.seek(to: .zero) }
        player.play()
    }

    /// Moves by some seconds.
    func skip(_ seconds: Double) {
        guard let player, canPlay else { return }
        touched()
        let place = min(max(player.currentTime().seconds + seconds, 0), length > 0 ? length : .infinity)
        guard place.isFinite else { return }
        player.seek(
            to: CMTime(seconds: place, preferredTimescale: 1000), toleranceBefore: .zero, toleranceAfter: .zero)
        update()
    }

    func toggleMute() {
        touched()
        player?.isMuted.toggle()
    }

    /// Shows another time while its thumb is dragged; the film follows as it can.
    func scrub(to seconds: Double) {
        touched()
        dragged = seconds
        time = seconds
        player?.seek(
            to: CMTime(seconds: seconds, preferredTimescale: 1000), toleranceBefore: .zero, toleranceAfter: .zero)
    }

    /// Notes that the thumb is held, or was released.
    func scrubbing(_ isHeld: Bool) {
        if !isHeld { dragged = nil }
        touched()
    }

    /// Shows the controls, or hides them.
    func tapped() {
        guard hasControls else { return }
        if showsControls, isPlaying { showsControls = false } else { touched() }
    }

    /// Shows the controls, for some seconds if the film plays.
    func touched() {
        touches += 1
        set(\.showsControls, true)
        let own = touches
        guard isPlaying else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + patience) { [weak self] in
            guard let self, touches == own, isPlaying, dragged == nil else { return }
            set(\.showsControls, false)
        }
    }
}

/// The pictures of a player, one after the other.
@MainActor
final class FilmPictures: ObservableObject {
    /// The player; nil for none.
    var player: AVPlayer? {
        didSet {
            guard player !== oldValue else { return }
            oldValue?.removeViewer(self)
            player?.addViewer(self) { [weak self] in self?.changed() }
            changed()
        }
    }
    /// The newest picture; nil before the first.
    @Published private(set) var picture: CGImage?

    private func changed() { picture = player?.frame?.image }

    /// Waits until there is a picture, for front ends that draw once.
    func wait(seconds: Double) {
        player?.currentItem?.waitForPicture(seconds: seconds)
        changed()
    }
}
