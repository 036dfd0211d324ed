import Foundation
import OrielFoundation

/// How the app's sounds mix with the sounds of other apps; stored, and without effect: the desktop mixes them.
///
/// Follows Apple's [AVAudioSession](https://developer.apple.com/documentation/avfaudio/avaudiosession).
open class AVAudioSession: NSObject, _KeyValueObserving, @unchecked Sendable {
    private static let session = AVAudioSession()

    /// The one session.
    public static func sharedInstance() -> AVAudioSession { session }

    public let _observers = _KeyValueObservers()

    /// Options of being active.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Notify the delegate of the end.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The app's use of sound.
    open private(set) var category = Category.soloAmbient
    /// More about the use.
    open private(set) var mode = Mode.default
    /// How it mixes with other sounds.
    open private(set) var categoryOptions: CategoryOptions = []
    /// How other apps' sounds of the same kind are chosen between.
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    /// The uses that there are.
    open var availableCategories: [Category] {
        [.ambient, .soloAmbient, .playback, .record, .playAndRecord, .multiRoute]
    }
    /// What may be said more about the use.
    open var availableModes: [Mode] { [.default, .moviePlayback, .spokenAudio, .measurement, .voiceChat, .videoChat] }

    /// Sets the app's use of sound.
    open func setCategory(_ category: Category) throws { try setCategory(category, mode: .default, options: []) }
    /// Sets the app's use of sound.
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        try setCategory(category, mode: mode, options: options)
    }
    /// Sets the app's use of sound.
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        (self.category, self.mode, categoryOptions) = (category, mode, options)
        _observers.notify()
    }
    /// Sets the app's use of sound.
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        routeSharingPolicy = policy
        try setCategory(category, mode: mode, options: options)
    }
    /// Sets more about the use.
    open func setMode(_ mode: Mode) throws { try setCategory(category, mode: mode, options: categoryOptions) }
    /// Sets whether the app uses sound.
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    /// Sets whether the app uses sound; the answer comes at once.
    open func activate(
        options: ActivationOptions = [], completionHandler handler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { handler(true, nil) }

    /// Options of becoming active; there are none.
    public struct ActivationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
    }

    // MARK: Devices

    /// The devices in use: the desktop's choice.
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    /// The devices for recording.
    open var availableInputs: [AVAudioSessionPortDescription]? {
        MediaLibrary.recordingElement == nil ? [] : [AVAudioSessionPortDescription(.builtInMic, "Microphone")]
    }
    /// The device for recording that the app prefers.
    open private(set) var preferredInput: AVAudioSessionPortDescription?
    /// Prefers a device for recording; the desktop decides.
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws { preferredInput = inPort }
    /// Uses another device for playing; the desktop decides.
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    /// Whether there is a microphone.
    open var isInputAvailable: Bool { MediaLibrary.recordingElement != nil }
    /// Whether another app plays; not known here.
    open var isOtherAudioPlaying: Bool { false }
    /// Whether the app should be quiet for another; not known here.
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    /// How loud the desktop plays; 1, since it is not known.
    open var outputVolume: Float { 1 }
    /// How many channels are played.
    open var outputNumberOfChannels: Int { 2 }
    /// How many channels are recorded.
    open var inputNumberOfChannels: Int { isInputAvailable ? 1 : 0 }
    /// The samples in a second.
    open var sampleRate: Double { preferredSampleRate > 0 ? preferredSampleRate : 48_000 }
    /// How long a buffer is, in seconds.
    open var ioBufferDuration: TimeInterval { preferredIOBufferDuration > 0 ? preferredIOBufferDuration : 0.02 }
    /// How long sound takes to the loudspeaker, in seconds.
    open var outputLatency: TimeInterval { 0.02 }
    /// How long sound takes from the microphone, in seconds.
    open var inputLatency: TimeInterval { 0.02 }
    /// The samples in a second that the app prefers.
    open private(set) var preferredSampleRate = 0.0
    /// How long a buffer is that the app prefers.
    open private(set) var preferredIOBufferDuration = 0.0
    /// Prefers a number of samples in a second.
    open func setPreferredSampleRate(_ sampleRate: Double) throws { preferredSampleRate = sampleRate }
    /// Prefers a length of buffers.
    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws { preferredIOBufferDuration = duration }
    /// Prefers a number of recorded channels.
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    /// Prefers a number of played channels.
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    /// Sets whether the device trembles while it records; none does.
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
}
