import CoreMedia
import Foundation

/// A place that an item is asked to move to.
struct SeekRequest {
    var time: CMTime
    var isAccurate = true
    var rate = 1.0
    var completion: ((Bool) -> Void)?
}

/// How an item is being played: its pipeline, and the moves that are under way.
final class ItemPlayback {
    var pipeline: MediaPipeline?
    var inbox: MediaInbox?
    /// The move that the pipeline makes, and the one after it: those between are dropped.
    var seek: SeekRequest?, nextSeek: SeekRequest?
    /// The last known place.
    var lastTime = CMTime.zero
    /// The rate that the pipeline plays at, where it does.
    var rate = 1.0
    /// Whether the pipeline was asked to play, and whether it does.
    var wantsToPlay = false, isRunning = false
    var isBuffering = false
    /// Whether the asset's address is being found.
    var isFindingPlace = false
    /// Whether the end was reached, and nothing has moved since.
    var isAtEnd = false
    var canSeek = false
    /// How many more steps of pictures settle.
    var steps = 0
    /// The newest picture.
    var frame: FilmFrame?
    /// The missing decoders.
    var missing: [String] = []

    /// The place of an item.
    func time(of item: AVPlayerItem) -> CMTime {
        if let seek = nextSeek ?? seek { return seek.time }
        if isAtEnd { return lastTime }
        guard item.status == .readyToPlay, let position = pipeline?.position else { return lastTime }
        lastTime = CMTime(nanoseconds: position)
        return lastTime
    }
}

extension AVPlayerItem {
    /// The newest picture of the film; nil before the first.
    package var frame: FilmFrame? { playback.frame }

    /// Begins loading, for a player.
    func load(for player: AVPlayer) {
        self.player = player
        guard playback.pipeline == nil, !playback.isFindingPlace, status != .failed else { return }
        if let obstacle = MediaLibrary.obstacle { return fail(AVError(.decoderNotFound, obstacle)) }
        if let place = asset.knownPlace { return load(place) }
        playback.isFindingPlace = true
        asset.findPlace { [weak self] place in
            DispatchQueue.main.async { [weak self] in self?.load(place) }
        }
    }

    private func load(_ place: Result<URL, AVError>) {
        playback.isFindingPlace = false
        guard let player, playback.pipeline == nil, status != .failed else { return }
        let url: URL
        switch place {
        case .success(let found): url = found
        case .failure(let error): return fail(error)
        }
        if url.isFileURL, !FileManager.default.fileExists(atPath: url.path) {
            return fail(AVError(.contentIsUnavailable, "There is no file at \(url.path)."))
        }
        let inbox = MediaInbox { [weak self] in
            self?.handle($0)
        } show: { [weak self] in
            self?.show($0)
        }
        var receivers = MediaPipeline.Receivers()
        receivers.event = { [weak inbox] in inbox?.add($0) }
        receivers.frame = { [weak inbox] in inbox?.add($0) }
        playback.inbox = inbox
        playback.pipeline = MediaPipeline(
            playing: url, hasVideo: true, sound: MediaLibrary.soundElement, filter: MediaLibrary.pitchFilter, receivers)
        player.updateVolume(of: self)
        playback.pipeline?.setPlaying(false)
        // A broken file may give a decoder nothing, and a server may not answer.
        DispatchQueue.main.asyncAfter(deadline: .now() + (url.isFileURL ? 10 : 60)) { [weak self] in
            guard let self, status == .unknown, playback.pipeline != nil else { return }
            fail(AVError(.failedToLoadMediaData, "It takes too long to load."))
        }
    }

    /// Ends playing: the item can be loaded again, by another player.
    func unload() {
        playback.lastTime = currentTime()
        finishSeeks()
        playback.pipeline = nil
        playback.inbox = nil
        (playback.isRunning, playback.wantsToPlay, playback.isBuffering, playback.rate) = (false, false, false, 1)
        player = nil
        if status == .readyToPlay {
            status = .unknown
            playback.nextSeek = SeekRequest(time: playback.lastTime)
            isPlaybackLikelyToKeepUp = false
        }
        _observers.notify()
    }

    /// Plays at a rate; pauses at 0.
    func play(at rate: Double) {
        playback.wantsToPlay = rate != 0
        guard status == .readyToPlay else { return }
        if rate != 0, rate != playback.rate {
            playback.rate = rate
            let place = currentTime()
            // Backwards from the beginning there is nothing.
            move(SeekRequest(time: place, rate: rate, completion: playback.nextSeek?.completion), isOfApp: false)
        }
        updateState()
    }

    private func updateState() {
        let plays = playback.wantsToPlay && !playback.isBuffering && !playback.isAtEnd
        if playback.isAtEnd, playback.wantsToPlay { return }
        playback.pipeline?.setPlaying(plays)
        if !plays { playback.isRunning = false }
    }

    private func show(_ frame: FilmFrame) {
        playback.frame = frame
        if presentationSize != frame.size {
            presentationSize = frame.size
            _observers.notify()
        }
        player?.frameChanged(of: self)
    }

    private func handle(_ event: MediaPipeline.Event) {
        switch event {
        case .settled: settled()
        case .playing(let isRunning):
            if isRunning != playback.isRunning, !isRunning || playback.wantsToPlay {
                playback.isRunning = isRunning
                player?.itemChanged(self)
            }
        case .ended where status == .unknown: fail(AVError(.fileFormatNotRecognized, "It has nothing to play."))
        case .ended: ended()
        case .failed(let error): fail(reason(for: error))
        case .durationChanged: updateDuration()
        case .buffering(let part): buffering(part)
        case .missing(let name):
            playback.missing.append(name)
            RuntimeWarning.issue("A part of a film is not shown: \(name) is missing; see \(MediaLibrary.packages).")
        }
    }

    /// Returns the error of a film that is not loaded: the library has no words of its own for a server that does not answer.
    private func reason(for error: AVError) -> AVError {
        guard status == .unknown, error.code == .unknown, let url = asset.place, !url.isFileURL else { return error }
        return AVError(
            .failedToLoadMediaData,
            "Nothing is loaded from \(url.host ?? url.absoluteString): the server cannot be reached, or sends nothing.")
    }

    private func settled() {
        guard status == .readyToPlay else {
            if status == .unknown { becomeReady() }
            return
        }
        if playback.steps > 0 {
            playback.steps -= 1
            player?.timeJumped(self)
        }
        guard let done = playback.seek else { return }
        playback.seek = nil
        if let next = playback.nextSeek { perform(next) }
        done.completion?(true)
        NotificationCenter.default.post(name: AVPlayerItem.timeJumpedNotification, object: self)
        player?.timeJumped(self)
    }

    private func becomeReady() {
        guard let pipeline = playback.pipeline else { return }
        status = .readyToPlay
        playback.canSeek = pipeline.canSeek
        updateDuration()
        tracks = AssetFacts.tracks(pipeline.tracks, of: asset, duration: duration).map(AVPlayerItemTrack.init)
        // A missing decoder of the pictures leaves the sound.
        let isSound = tracks.allSatisfy { $0.assetTrack?.mediaType == .audio }
        if presentationSize == .zero, !isSound, let size = tracks.first(where: { $0.assetTrack?.mediaType == .video }) {
            presentationSize = size.assetTrack?.naturalSize ?? .zero
        }
        (isPlaybackBufferEmpty, isPlaybackLikelyToKeepUp) = (false, !playback.isBuffering)
        if let place = playback.nextSeek { perform(place) }
        _observers.notify()
        player?.itemBecameReady(self)
    }

    private func updateDuration() {
        guard let length = playback.pipeline?.duration, length.isNumeric, length != duration else { return }
        duration = length
        _observers.notify()
    }

    private func buffering(_ part: Int) {
        let isBuffering = part < 100
        isPlaybackBufferEmpty = part == 0
        isPlaybackBufferFull = part >= 100
        guard isBuffering != playback.isBuffering else { return _observers.notify() }
        playback.isBuffering = isBuffering
        isPlaybackLikelyToKeepUp = !isBuffering
        if isBuffering, playback.isRunning {
            NotificationCenter.default.post(name: AVPlayerItem.playbackStalledNotification, object: self)
        }
        if status == .readyToPlay { updateState() }
        _observers.notify()
        player?.itemChanged(self)
    }

    /// Notes that the end was reached.
    func ended() {
        guard status == .readyToPlay, !playback.isAtEnd, playback.seek == nil else { return }
        playback.lastTime =
            playback.rate < 0
            ? (reversePlaybackEndTime.isNumeric ? reversePlaybackEndTime : .zero)
            : forwardPlaybackEndTime.isNumeric ? min(forwardPlaybackEndTime, max(duration, .zero)) : endTime
        playback.isAtEnd = true
        playback.isRunning = false
        playback.pipeline?.setPlaying(false)
        player?.itemEnded(self)
    }

    /// The last place.
    private var endTime: CMTime {
        duration.isNumeric ? duration : playback.pipeline?.position.map(CMTime.init(nanoseconds:)) ?? playback.lastTime
    }

    /// Notes that the item cannot be played.
    func fail(_ error: AVError) {
        guard status != .failed else { return }
        let wasReady = status == .readyToPlay
        status = .failed
        self.error = error
        finishSeeks()
        playback.pipeline = nil
        playback.isRunning = false
        isPlaybackLikelyToKeepUp = false
        let name = asset.place.map { $0.isFileURL ? $0.lastPathComponent : $0.absoluteString } ?? "A film"
        RuntimeWarning.issue("\(name) cannot be played: \(error.text)")
        _observers.notify()
        let center = NotificationCenter.default
        center.post(name: AVPlayerItem.newErrorLogEntryNotification, object: self)
        if wasReady || playback.wantsToPlay {
            center.post(
                name: AVPlayerItem.failedToPlayToEndTimeNotification, object: self,
                userInfo: [AVPlayerItemFailedToPlayToEndTimeErrorKey: error])
        }
        player?.itemFailed(self)
    }

    /// Waits until there is a picture or an error, some seconds at most, as a program does that draws once.
    package func waitForPicture(seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        while frame == nil, status != .failed, Date() < end, let inbox = playback.inbox {
            // A sound has none.
            if status == .readyToPlay, !tracks.contains(where: { $0.assetTrack?.mediaType == .video }) { return }
            inbox.wait(until: end)
        }
    }
}
