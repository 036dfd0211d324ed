import AudioToolbox
import Foundation
import OrielFoundation

/// Records the microphone into a file.
///
/// Follows Apple's [AVAudioRecorder](https://developer.apple.com/documentation/avfaudio/avaudiorecorder). The file's name says its
/// form: `wav`, `flac`, `ogg`, and `m4a` where there is an encoder. Without a microphone ``record()`` returns false, and the delegate
/// receives an error.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    /// The file.
    public let url: URL
    /// The form of the sound, by the names of settings.
    nonisolated(unsafe) public let settings: [String: Any]
    /// The delegate, which is notified of the end.
    open weak var delegate: (any AVAudioRecorderDelegate)?
    /// Whether sound is being recorded.
    open private(set) var isRecording = false
    /// Whether the loudness is measured, for ``updateMeters()``.
    open var isMeteringEnabled = false
    /// The form of the sound.
    open var format: AVAudioFormat {
        AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: UInt32(channels)) ?? AVAudioNode.usual
    }
    /// The time of the clock that recording counts by.
    open var deviceCurrentTime: TimeInterval { ProcessInfo.processInfo.systemUptime }

    private var pipeline: MediaPipeline?
    private var inbox: MediaInbox?
    private let meters = SoundMeters()
    /// How long was recorded before the last pause, and since when; in seconds.
    private var recorded = 0.0, began: Double?
    private var session = 0

    /// Creates a recorder of a file; an older file is replaced when recording begins.
    /// - Throws: An error for a form that cannot be written here, or a folder that is not there.
    public init(url: URL, settings: [String: Any]) throws {
        (self.url, self.settings) = (url, settings)
        super.init()
        guard url.isFileURL, FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path) else {
            throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        guard !MediaLibrary.isPresent || encoder != nil else {
            throw AVError(.encoderNotFound, "Sound is not recorded as \(url.pathExtension) here.")
        }
    }

    /// Creates a recorder without a file, which cannot record.
    public override init() {
        (url, settings) = (URL(fileURLWithPath: "/dev/null/recording"), [:])
        super.init()
    }

    /// Creates a recorder of a file in a form.
    public convenience init(url: URL, format: AVAudioFormat) throws {
        try self.init(
            url: url, settings: [AVSampleRateKey: format.sampleRate, AVNumberOfChannelsKey: Int(format.channelCount)])
    }

    private var sampleRate: Double {
        let rate =
            (settings[AVSampleRateKey] as? NSNumber)?.doubleValue ?? settings[AVSampleRateKey] as? Double ?? 44_100
        return rate >= 4000 && rate <= 192_000 ? rate : 44_100
    }
    private var channels: Int {
        let number = settings[AVNumberOfChannelsKey]
        return min(max((number as? NSNumber)?.intValue ?? number as? Int ?? 2, 1), 8)
    }

    /// The elements that write the file's form; nil where there are none.
    private var encoder: String? {
        let choices: [String]
        switch url.pathExtension.lowercased() {
        case "wav", "wave", "": choices = ["wavenc"]
        case "m4a", "mp4", "aac": choices = ["avenc_aac ! mp4mux", "fdkaacenc ! mp4mux", "voaacenc ! mp4mux"]
        case "flac": choices = ["flacenc"]
        case "ogg", "oga": choices = ["vorbisenc ! oggmux"]
        default: choices = []
        }
        return choices.first { $0.components(separatedBy: " ! ").allSatisfy(MediaLibrary.has) }
    }

    /// Gets ready; returns whether recording is possible.
    @discardableResult
    open func prepareToRecord() -> Bool { MediaLibrary.recordingElement != nil && encoder != nil }

    /// Records, from the beginning or after a pause; returns whether that could be begun.
    @discardableResult
    open func record() -> Bool {
        if isRecording { return true }
        guard pipeline != nil || begin() else { return false }
        pipeline?.setPlaying(true)
        (isRecording, began) = (true, deviceCurrentTime)
        return true
    }

    /// Records for some seconds.
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool {
        guard record() else { return false }
        let own = session
        DispatchQueue.main.asyncAfter(deadline: .now() + max(min(duration, 1e6), 0)) { [weak self] in
            if let self, session == own { stop() }
        }
        return true
    }

    /// Records when the device's clock reaches a time.
    @discardableResult
    open func record(atTime time: TimeInterval) -> Bool {
        let delay = time - deviceCurrentTime
        guard delay > 0, delay < 1e6 else { return record() }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in _ = self?.record() }
        return prepareToRecord()
    }

    /// Records for some seconds when the device's clock reaches a time.
    @discardableResult
    open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool {
        let delay = max(time - deviceCurrentTime, 0)
        guard delay < 1e6 else { return false }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [weak self] in
            _ = self?.record(forDuration: duration)
        }
        return prepareToRecord()
    }

    /// Pauses; ``record()`` continues.
    open func pause() {
        guard isRecording else { return }
        pipeline?.setPlaying(false)
        (recorded, began, isRecording) = (currentTime, nil, false)
    }

    /// Ends recording: the file is complete once the delegate is notified.
    open func stop() {
        guard pipeline != nil else { return }
        (recorded, began) = (currentTime, nil)
        // A paused pipeline does not end.
        if !isRecording { pipeline?.setPlaying(true) }
        isRecording = false
        pipeline?.finish()
    }

    /// Deletes the file; returns whether that was possible.
    @discardableResult
    open func deleteRecording() -> Bool {
        if isRecording { end(isWhole: true) }
        return (try? FileManager.default.removeItem(at: url)) != nil
    }

    /// How long was recorded, in seconds.
    open var currentTime: TimeInterval { recorded + (began.map { deviceCurrentTime - $0 } ?? 0) }

    private func begin() -> Bool {
        guard MediaLibrary.obstacle == nil, let encoder else { return false }
        guard let microphone = MediaLibrary.recordingElement else {
            RuntimeWarning.issue("Nothing is recorded: there is no microphone.")
            let error = AVError(.deviceNotConnected, "There is no microphone.")
            delegate?.audioRecorderEncodeErrorDidOccur(self, error: error)
            return false
        }
        let inbox = MediaInbox { [weak self] in
            self?.handle($0)
        } show: { _ in
        }
        var receivers = MediaPipeline.Receivers()
        receivers.event = { [weak inbox] in inbox?.add($0) }
        receivers.level = { [meters] in meters.set($0, $1) }
        let measuring = MediaLibrary.has("level") ? "level name=level ! audioconvert ! " : ""
        pipeline = MediaPipeline(
            description: "\(microphone) ! audioconvert ! audioresample ! audio/x-raw,rate=\(Int(sampleRate)),"
                + "channels=\(channels) ! \(measuring)\(encoder) ! filesink name=file", receivers)
        pipeline?.set("location", of: "file", to: url.path)
        self.inbox = inbox
        recorded = 0
        session += 1
        return pipeline != nil
    }

    private func handle(_ event: MediaPipeline.Event) {
        switch event {
        case .ended: end(isWhole: true)
        case .failed(let error):
            guard pipeline != nil else { return }
            delegate?.audioRecorderEncodeErrorDidOccur(self, error: error)
            end(isWhole: false)
        default: break
        }
    }

    private func end(isWhole: Bool) {
        guard let ended = pipeline else { return }
        ended.stop()
        pipeline = nil
        isRecording = false
        session += 1
        delegate?.audioRecorderDidFinishRecording(self, successfully: isWhole)
    }

    /// Takes over the loudness that was last measured.
    open func updateMeters() { meters.update(isOn: isMeteringEnabled && isRecording) }
    /// The average loudness of a channel in decibels, from -160 to 0.
    open func averagePower(forChannel channelNumber: Int) -> Float { meters.average(channelNumber) }
    /// The highest loudness of a channel in decibels, from -160 to 0.
    open func peakPower(forChannel channelNumber: Int) -> Float { meters.peak(channelNumber) }
}

/// Methods for reacting to the end of a recording; all are optional.
public protocol AVAudioRecorderDelegate: AnyObject {
    /// Called when a recording has ended.
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    /// Called when sound could not be recorded.
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
