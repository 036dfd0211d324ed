import Foundation

extension AVAudioSession {
    /// The app's use of sound.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Sounds that may be missing.
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        /// Optional sounds, which are silent while others play.
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        /// Sounds that matter.
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        /// Recording.
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        /// Both.
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        /// Several devices at once.
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// The category of the sound.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Any.
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        /// Of films.
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        /// Speech.
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        /// Measurements: the sound stays as it comes.
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        /// Speech between people.
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        /// Pictures and speech between people.
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        /// Films that are recorded.
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        /// Games that speak.
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        /// Short messages that are spoken.
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// How it mixes with other sounds.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other sounds continue.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// Other sounds become quieter.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Headsets without wires may be used.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// Headsets without wires may be used.
        public static let allowBluetoothHFP = CategoryOptions(rawValue: 4)
        /// From the loudspeaker.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Speech of other apps is interrupted.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Headphones without wires may be used.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay may be used.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
        /// A muted microphone does not interrupt.
        public static let overrideMutedMicrophoneInterruption = CategoryOptions(rawValue: 128)
    }

    /// The kinds of interruptions.
    public enum InterruptionType: UInt, Sendable { case ended = 0, began }

    /// The meaning of an interruption's end.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app should continue.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// Why an interruption began.
    public enum InterruptionReason: UInt, Sendable { case `default` = 0, appWasSuspended, builtInMicMuted }

    /// Why other devices are in use.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown = 0
        case newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    /// Whether the app should be quiet for another.
    public enum SilenceSecondaryAudioHintType: UInt, Sendable { case end = 0, begin }

    /// How devices are shared.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio, independent, longFormVideo
    }

    /// A device in place of the usual.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 1_936_747_378
    }

    /// The kinds of devices.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// A microphone.
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        /// The loudspeaker.
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        /// The part of a telephone at the ear.
        public static let builtInReceiver = Port(rawValue: "Receiver")
        /// Headphones.
        public static let headphones = Port(rawValue: "Headphones")
        /// The microphone of a headset.
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        /// Headphones without wires.
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        /// A headset without wires.
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        /// A device without wires that needs little power.
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        /// AirPlay.
        public static let airPlay = Port(rawValue: "AirPlay")
        /// A car.
        public static let carAudio = Port(rawValue: "CarAudio")
        /// A device that is plugged in.
        public static let usbAudio = Port(rawValue: "USBAudio")
        /// A screen.
        public static let HDMI = Port(rawValue: "HDMIOutput")
        /// Another machine's input.
        public static let lineOut = Port(rawValue: "LineOut")
        /// Another machine's output.
        public static let lineIn = Port(rawValue: "LineIn")
    }

    /// Playing was interrupted, or that is over; not posted here.
    public static let interruptionNotification = Notification.Name("AVAudioSessionInterruptionNotification")
    /// Other devices are in use; not posted here.
    public static let routeChangeNotification = Notification.Name("AVAudioSessionRouteChangeNotification")
    /// The server of sounds ended; not posted here.
    public static let mediaServicesWereLostNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereLostNotification")
    /// The server of sounds began again; not posted here.
    public static let mediaServicesWereResetNotification = Notification.Name(
        "AVAudioSessionMediaServicesWereResetNotification")
    /// The app should be quiet for another; not posted here.
    public static let silenceSecondaryAudioHintNotification = Notification.Name(
        "AVAudioSessionSilenceSecondaryAudioHintNotification")
}

/// The key of an interruption's kind.
public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
/// The key of the meaning of an interruption's end.
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
/// The key of why an interruption began.
public let AVAudioSessionInterruptionReasonKey = "AVAudioSessionInterruptionReasonKey"
/// The key of why other devices are in use.
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
/// The key of the devices that were in use.
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"
/// The key of whether the app should be quiet.
public let AVAudioSessionSilenceSecondaryAudioHintTypeKey = "AVAudioSessionSilenceSecondaryAudioHintTypeKey"
