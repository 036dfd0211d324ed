import Foundation

extension AVAudioSession {
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }

    /// Whether the app may record: never here.
    public var recordPermission: RecordPermission { .denied }

    /// Asks whether the app may record; the answer is no.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) { response(false) }
}

/// The app's permissions for sound.
///
/// Follows Apple's [AVAudioApplication](https://developer.apple.com/documentation/avfaudio/avaudioapplication).
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the app may record.
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }

    /// The app.
    public static let shared = AVAudioApplication()
    /// Whether the app may record: never here.
    open var recordPermission: recordPermission { .denied }

    /// Asks whether the app may record; the answer is no.
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(false)
    }

    /// Asks whether the app may record; the answer is no.
    public class func requestRecordPermission() async -> Bool { false }
}

extension AVAudioSession.Mode {
    /// Measurements: the sound stays as it comes.
    public static let measurement = Self(rawValue: "AVAudioSessionModeMeasurement")
    /// Speech between people.
    public static let voiceChat = Self(rawValue: "AVAudioSessionModeVoiceChat")
    /// Pictures and speech between people.
    public static let videoChat = Self(rawValue: "AVAudioSessionModeVideoChat")
    /// Films that are recorded.
    public static let videoRecording = Self(rawValue: "AVAudioSessionModeVideoRecording")
    /// Games that speak.
    public static let gameChat = Self(rawValue: "AVAudioSessionModeGameChat")
    /// Short messages that are spoken.
    public static let voicePrompt = Self(rawValue: "AVAudioSessionModeVoicePrompt")
}

extension AVAudioSession.CategoryOptions {
    /// Headsets without wires may be used.
    public static let allowBluetooth = Self(rawValue: 4)
    /// Speech of other apps is interrupted.
    public static let interruptSpokenAudioAndMixWithOthers = Self(rawValue: 17)
    /// Headphones without wires may be used.
    public static let allowBluetoothA2DP = Self(rawValue: 32)
    /// AirPlay may be used.
    public static let allowAirPlay = Self(rawValue: 64)
}
