import AudioToolbox
import CoreMedia
import Foundation
import OrielBasics

/// Plays a sound from a file or from data.
///
/// Follows Apple's [AVAudioPlayer](https://developer.apple.com/documentation/avfaudio/avaudioplayer). A front end that shows the app
/// elsewhere plays it there; otherwise GStreamer plays, in each form it has a decoder for. Without that library a program of the
/// system plays the whole sound, and volume, rate and places are without effect.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    let file: URL
    private let isTemporary: Bool
    private let elsewhere = HostPlayback()
    private let program = SoundPlayer(framework: "AVFoundation")
    private let reading: AssetReading
    private var pipeline: MediaPipeline?
    private var inbox: MediaInbox?
    private var repeats = 0
    private var wantsToPlay = false
    /// The place that is reached once the sound is loaded; nil for the pipeline's own.
    private var start: Double?
    private var isReady = false
    /// The rate of the pipeline.
    private var playedRate: Float = 1
    private var fade = 0
    private let meters = SoundMeters()

    /// The file that is played; nil for data.
    open var url: URL? { isTemporary ? nil : file }
    /// The delegate, which is notified of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    /// How often the sound is played again; forever below 0.
    open var numberOfLoops = 0
    /// The loudness, from 0 to 1.
    open var volume: Float = 1 {
        didSet {
            fade += 1
            pipeline?.setVolume(volume, isMuted: false)
        }
    }
    /// The place between left, -1, and right, 1.
    open var pan: Float = 0 { didSet { updatePan() } }
    /// The speed, at which the pitch stays; 1 as it was recorded, which it is unless ``enableRate`` is set.
    open var rate: Float = 1 { didSet { updateRate() } }
    /// Whether ``rate`` has an effect.
    open var enableRate = false { didSet { updateRate() } }
    /// Whether the loudness is measured, for ``updateMeters()``.
    open var isMeteringEnabled = false
    /// The device that plays; nil for the desktop's choice.
    open var currentDevice: String?

    /// Where the sound is played, in seconds.
    open var currentTime: TimeInterval {
        get {
            if let start { return start }
            return pipeline?.position.map { Double($0) / 1e9 } ?? 0
        }
        set {
            let place = newValue.isFinite ? max(newValue, 0) : 0
            if isReady { seek(to: place) } else { start = place }
        }
    }
    /// The length of the sound, in seconds; 0 where it is not known.
    ///
    /// It waits for the file, the first time.
    open var duration: TimeInterval {
        guard MediaLibrary.isPresent else { return 0 }
        let seconds = reading.readAndWait().duration.seconds
        return seconds.isFinite ? seconds : 0
    }
    /// The number of channels; waits for the file, the first time.
    open var numberOfChannels: Int { track?.channels ?? 0 }
    /// The form of the sound; waits for the file, the first time.
    open var format: AVAudioFormat {
        AVAudioFormat(
            standardFormatWithSampleRate: Double(track.map { max($0.rate, 1) } ?? 44_100),
            channels: UInt32(max(track?.channels ?? 2, 1))) ?? AVAudioNode.usual
    }
    /// The form of the sound, by the names of settings.
    open var settings: [String: Any] { [AVSampleRateKey: format.sampleRate, AVNumberOfChannelsKey: numberOfChannels] }
    private var track: AssetFacts.TrackFacts? {
        MediaLibrary.isPresent ? reading.readAndWait().tracks.first { !$0.isVideo } : nil
    }
    /// The time of the clock that ``play(atTime:)`` counts by.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }
    /// Whether the sound is being played.
    open var isPlaying: Bool { wantsToPlay || elsewhere.isUnderWay || program.isPlaying }

    /// Creates a player without a sound, which plays nothing.
    public override init() {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sound")
        (isTemporary, reading) = (true, AssetReading(file))
        super.init()
    }

    /// Creates a player of a file.
    public init(contentsOf url: URL) throws {
        guard FileManager.default.isReadableFile(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        (file, isTemporary, reading) = (url, false, AssetReading(url))
    }

    /// Creates a player of a file of a type.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Creates a player of data.
    public init(data: Data) throws {
        file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).sound")
        (isTemporary, reading) = (true, AssetReading(file))
        super.init()
        try PrivateFile.write(data, to: file.path)
    }

    /// Creates a player of data of a type.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    deinit {
        if isTemporary { try? FileManager.default.removeItem(at: file) }
    }

    // MARK: Playing

    /// Loads the sound, so that it is heard at once when it is played; returns whether it can be.
    @discardableResult
    open func prepareToPlay() -> Bool {
        guard MediaLibrary.isPresent else { return true }
        load()
        return reading.readAndWait().error == nil
    }

    /// Plays the sound from its place on; returns whether that could be begun.
    @discardableResult
    open func play() -> Bool {
        if wantsToPlay { return true }
        repeats = numberOfLoops
        return playOnce()
    }

    private func playOnce() -> Bool {
        if elsewhere.begin({ $0.play(self.file, completion: $1) }, ended: { [weak self] in self?.ended($0) }) {
            return true
        }
        guard MediaLibrary.isPresent else { return program.play(file) { [weak self] in self?.ended($0) } }
        wantsToPlay = true
        load()
        if isReady { pipeline?.setPlaying(true) }
        return true
    }

    /// Plays the sound when the device's clock reaches a time.
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool {
        let delay = time - deviceCurrentTime
        guard delay > 0, delay < 1e6 else { return play() }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in _ = self?.play() }
        return prepareToPlay()
    }

    /// Pauses; the sound continues when it is played again.
    open func pause() { halt() }

    /// Stops; the place stays.
    open func stop() {
        halt()
        elsewhere.stop()
        program.stop()
    }

    private func halt() {
        wantsToPlay = false
        pipeline?.setPlaying(false)
        if !MediaLibrary.isPresent || pipeline == nil {
            elsewhere.stop()
            program.stop()
        }
    }

    /// Changes the loudness over some time.
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
        guard duration > 0, duration.isFinite, volume.isFinite else {
            self.volume = volume
            return
        }
        let (from, steps) = (self.volume, max(Int(min(duration, 600) / 0.02), 1))
        fade += 1
        step(1, of: steps, from: from, to: volume, every: duration / Double(steps), fade: fade)
    }

    private func step(_ number: Int, of count: Int, from: Float, to: Float, every seconds: Double, fade own: Int) {
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { [weak self] in
            guard let self, fade == own else { return }
            volume = from + (to - from) * Float(number) / Float(count)
            fade = own
            if number < count { step(number + 1, of: count, from: from, to: to, every: seconds, fade: own) }
        }
    }

    // MARK: The pipeline

    private func load() {
        guard pipeline == nil else { return }
        let inbox = MediaInbox { [weak self] in
            self?.handle($0)
        } show: { _ in
        }
        var receivers = MediaPipeline.Receivers()
        receivers.event = { [weak inbox] in inbox?.add($0) }
        receivers.level = { [meters] in meters.set($0, $1) }
        self.inbox = inbox
        pipeline = MediaPipeline(
            playing: file, hasVideo: false, sound: MediaLibrary.soundElement, filter: Self.filter, receivers)
        pipeline?.setVolume(volume, isMuted: false)
        updatePan()
        pipeline?.setPlaying(false)
    }

    /// What keeps the pitch, moves the sound to a side and measures it, as far as the library has it.
    private static var filter: String? {
        let parts = ["scaletempo", "audiopanorama name=pan", "level name=level"].filter {
            MediaLibrary.has(String($0.prefix { $0 != " " }))
        }
        return parts.isEmpty ? nil : parts.joined(separator: " ! audioconvert ! ")
    }

    private func handle(_ event: MediaPipeline.Event) {
        switch event {
        case .settled:
            guard !isReady else { return }
            isReady = true
            updateRate()
            if let place = start { seek(to: place) }
            if wantsToPlay { pipeline?.setPlaying(true) }
        case .ended where !isReady: failed(AVError(.fileFormatNotRecognized, "It has nothing to play."))
        case .ended:
            start = 0
            if repeats != 0 {
                repeats -= 1
                return seek(to: 0)
            }
            pipeline?.setPlaying(false)
            wantsToPlay = false
            seek(to: 0)
            delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
        case .failed(let error): failed(error)
        default: break
        }
    }

    private func failed(_ error: AVError) {
        guard pipeline != nil else { return }
        (pipeline, isReady) = (nil, false)
        let wasPlaying = wantsToPlay
        wantsToPlay = false
        MediaWarning.issue("\(file.lastPathComponent) cannot be played: \(error.text)", of: "AVFoundation")
        delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
        if wasPlaying { delegate?.audioPlayerDidFinishPlaying(self, successfully: false) }
    }

    /// The end of a sound that others play.
    private func ended(_ isWhole: Bool) {
        if isWhole, repeats != 0 {
            repeats -= 1
            _ = playOnce()
        } else {
            delegate?.audioPlayerDidFinishPlaying(self, successfully: isWhole)
        }
    }

    private func seek(to place: Double) {
        start = nil
        pipeline?.seek(to: Int64(min(place, 1e9) * 1e9), rate: Double(playedRate), isAccurate: true)
    }

    private func updateRate() {
        let wanted = enableRate && rate.isFinite ? min(max(rate, 0.5), 2) : 1
        guard isReady, wanted != playedRate else { return }
        let place = currentTime
        playedRate = wanted
        seek(to: place)
    }

    private func updatePan() {
        pipeline?.set("panorama", of: "pan", to: pan.isFinite ? Double(min(max(pan, -1), 1)) : 0)
    }

    // MARK: Meters

    /// Takes over the loudness that was last measured.
    open func updateMeters() { meters.update(isOn: isMeteringEnabled && isPlaying) }
    /// The average loudness of a channel in decibels, from -160 to 0.
    open func averagePower(forChannel channelNumber: Int) -> Float { meters.average(channelNumber) }
    /// The highest loudness of a channel in decibels, from -160 to 0.
    open func peakPower(forChannel channelNumber: Int) -> Float { meters.peak(channelNumber) }
}

/// Methods for reacting to the end of a sound; all are optional.
public protocol AVAudioPlayerDelegate: AnyObject {
    /// Called when a sound has ended.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when a sound could not be decoded.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
    /// Called when the sound was interrupted; not here.
    func audioPlayerBeginInterruption(_ player: AVAudioPlayer)
    /// Called when the interruption is over; not here.
    func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
    public func audioPlayerBeginInterruption(_ player: AVAudioPlayer) {}
    public func audioPlayerEndInterruption(_ player: AVAudioPlayer, withOptions flags: Int) {}
}
