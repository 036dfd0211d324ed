import Foundation
import OrielFoundation

/// Parts that make, change and play sound.
///
/// Follows Apple's [AVAudioEngine](https://developer.apple.com/documentation/avfaudio/avaudioengine). It renders in two channels, which
/// GStreamer plays. A tap on ``inputNode`` hears the microphone; without one, ``start()`` fails.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    /// How an engine renders without a device.
    public enum ManualRenderingMode: Int, Sendable { case offline = 0, realtime }
    /// What became of a rendering.
    public enum ManualRenderingStatus: Int, Sendable {
        case error = -1
        case success, insufficientDataFromInputNode, cannotDoInCurrentContext
    }

    /// The microphone.
    public let inputNode = AVAudioInputNode()
    /// The loudspeaker.
    public let outputNode = AVAudioOutputNode()
    /// The node that mixes all sounds.
    public let mainMixerNode = AVAudioMixerNode()
    /// Whether the engine runs.
    open var isRunning: Bool { lock.withLock { state == .running } }
    /// The nodes that are attached.
    open internal(set) var attachedNodes: Set<AVAudioNode> = []
    /// Whether it stops by itself while nothing is heard; it does not.
    open var isAutoShutdownEnabled = false
    /// Whether it renders without a device.
    open private(set) var isInManualRenderingMode = false
    /// How it renders without a device.
    open private(set) var manualRenderingMode = ManualRenderingMode.offline
    /// The format in which it renders then.
    open var manualRenderingFormat: AVAudioFormat { format }
    /// The place of the next rendering.
    open var manualRenderingSampleTime: AVAudioFramePosition { lock.withLock { rendered } }
    /// The most samples of a rendering.
    open private(set) var manualRenderingMaximumFrameCount: AVAudioFrameCount = 0

    private enum State { case stopped, paused, running }
    let lock = NSRecursiveLock()
    /// The number of the rendering.
    private(set) var cycle = 0
    private var state = State.stopped
    private var rendered: AVAudioFramePosition = 0
    private var output: MediaPipeline?, input: MediaPipeline?
    /// The rendering of an earlier start ends.
    private var session = 0
    private(set) var format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!

    /// Devices have changed, and the engine has stopped; not posted here.
    public static let configurationChangeNotification = Notification.Name(
        "AVAudioEngineConfigurationChangeNotification")

    /// Creates an engine.
    public override init() {
        super.init()
        for node in [inputNode, outputNode, mainMixerNode] { node.engine = self }
        outputNode.inputs = [(0, mainMixerNode, 0)]
        mainMixerNode.receivers = 1
    }

    deinit { end() }

    var renderTime: AVAudioTime? {
        lock.withLock { state == .running ? AVAudioTime(sampleTime: rendered, atRate: format.sampleRate) : nil }
    }

    // MARK: Running

    /// Gets ready.
    open func prepare() {}

    /// Starts the engine.
    /// - Throws: An ``AVError`` without GStreamer, or where the microphone is wanted and there is none.
    open func start() throws {
        try lock.withLock {
            guard state != .running else { return }
            if !isInManualRenderingMode { try open() }
            state = .running
        }
    }

    private func open() throws {
        if let obstacle = MediaLibrary.obstacle { throw AVError(.unknown, obstacle) }
        let isHeard = inputNode.hasTap || all.contains { $0.sources.contains { $0 === inputNode } }
        session += 1
        if isHeard { try listen() }
        guard output == nil else { return play() }
        let sink = MediaLibrary.soundElement == "fakesink" ? "fakesink sync=true" : MediaLibrary.soundElement
        output = MediaPipeline(
            description: "appsrc name=in max-bytes=32768 caps=audio/x-raw,format=F32LE,layout=interleaved,"
                + "rate=\(Int(format.sampleRate)),channels=\(format.channelCount) ! audioconvert ! audioresample ! \(sink)",
            MediaPipeline.Receivers())
        guard output != nil else { throw AVError(.unknown, "The sound cannot be played.") }
        play()
    }

    /// Renders as fast as the device plays.
    private func play() {
        guard let output else { return }
        let own = session
        output.setPlaying(true)
        Thread.detachNewThread { [weak self] in
            while let self, let samples = next(of: own) {
                let seconds = Double(samples.time) / format.sampleRate
                let length = Double(samples.samples.count / 2) / format.sampleRate
                guard output.push(samples.samples, at: Int64(seconds * 1e9), lasting: Int64(length * 1e9)) else {
                    return
                }
            }
        }
    }

    /// The next samples, the channels side by side; nil once the engine has stopped.
    private func next(of own: Int) -> (samples: [Float], time: AVAudioFramePosition)? {
        lock.withLock {
            guard own == session, state != .stopped, output != nil else { return nil }
            let frames = 1024
            let time = rendered
            cycle += 1
            let channels = outputNode.rendered(frames, in: format)
            rendered += AVAudioFramePosition(frames)
            return ((0..<frames).flatMap { frame in channels.map { $0[frame] } }, time)
        }
    }

    private func listen() throws {
        guard let microphone = MediaLibrary.recordingElement else {
            RuntimeWarning.issue("AVAudioEngine does not hear anything: there is no microphone.")
            throw AVError(.deviceNotConnected, "There is no microphone.")
        }
        let keeps = all.contains { $0.sources.contains { $0 === inputNode } }
        var receivers = MediaPipeline.Receivers()
        receivers.samples = { [weak inputNode] samples, rate, count in
            guard count > 0, let inputNode else { return }
            guard
                let format = AVAudioFormat(
                    standardFormatWithSampleRate: Double(rate), channels: AVAudioChannelCount(count))
            else { return }
            let channels = (0..<count).map { channel in
                stride(from: channel, to: samples.count, by: count).map { samples[$0] }
            }
            inputNode.take(channels, format, keeps: keeps)
        }
        let wanted = keeps ? format : inputNode.outputFormat(forBus: 0)
        input = MediaPipeline(
            description: "\(microphone) ! audioconvert ! audioresample ! appsink name=out sync=false caps=audio/x-raw,"
                + "format=F32LE,layout=interleaved,rate=\(Int(wanted.sampleRate)),channels=\(wanted.channelCount)",
            receivers)
        input?.setPlaying(true)
    }

    /// Stops for a while.
    open func pause() {
        lock.withLock {
            guard state == .running else { return }
            state = .paused
            session += 1
            output?.setPlaying(false)
            input = nil
        }
    }
    /// Stops.
    open func stop() { end() }

    private func end() {
        lock.withLock {
            state = .stopped
            session += 1
            (output, input, rendered) = (nil, nil, 0)
        }
    }
    /// Discards all scheduled sounds.
    open func reset() { for node in lock.withLock({ all }) { node.reset() } }

    // MARK: Rendering without a device

    /// Renders when the app asks for it, not for a device.
    /// - Throws: An ``AVError`` while the engine runs.
    open func enableManualRenderingMode(
        _ mode: ManualRenderingMode, format pcmFormat: AVAudioFormat, maximumFrameCount: AVAudioFrameCount
    ) throws {
        try lock.withLock {
            guard state == .stopped else { throw AVError(.unknown, "The engine runs.") }
            (isInManualRenderingMode, manualRenderingMaximumFrameCount) = (true, maximumFrameCount)
            (format, rendered, manualRenderingMode) = (pcmFormat, 0, mode)
        }
    }
    /// Renders for the device again.
    open func disableManualRenderingMode() {
        end()
        isInManualRenderingMode = false
        format = AVAudioFormat(standardFormatWithSampleRate: 44_100, channels: 2)!
    }
    /// Renders samples into a piece.
    open func renderOffline(
        _ numberOfFrames: AVAudioFrameCount, to buffer: AVAudioPCMBuffer
    ) throws -> ManualRenderingStatus {
        try lock.withLock {
            guard isInManualRenderingMode, state == .running else { return .cannotDoInCurrentContext }
            guard numberOfFrames <= buffer.frameCapacity, buffer.format.channelCount == format.channelCount else {
                throw AVError(.unknown, "The piece has no room for the samples.")
            }
            cycle += 1
            let channels = outputNode.rendered(Int(numberOfFrames), in: format)
            for channel in channels.indices {
                for frame in 0..<Int(numberOfFrames) { buffer.set(channel, frame, channels[channel][frame]) }
            }
            buffer.frameLength = numberOfFrames
            rendered += AVAudioFramePosition(numberOfFrames)
            return .success
        }
    }
}

extension NSNotification.Name {
    /// Devices have changed, and an engine has stopped; not posted here.
    public static let AVAudioEngineConfigurationChange = AVAudioEngine.configurationChangeNotification
}
