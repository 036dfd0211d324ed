import Foundation

extension AVAudioSession {
    /// Whether the app may record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 1_970_168_948
        case denied = 1_684_369_017
        case granted = 1_735_552_628
    }

    /// Whether the app may record: where there is a microphone.
    public var recordPermission: RecordPermission { AVAudioApplication.mayRecord ? .granted : .denied }

    /// Asks whether the app may record; the answer is yes where there is a microphone.
    public func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
        response(AVAudioApplication.mayRecord)
    }
}

/// The app's permissions for sound.
///
/// Follows Apple's [AVAudioApplication](https://developer.apple.com/documentation/avfaudio/avaudioapplication).
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// Whether the app may record.
    public enum recordPermission: Int, Sendable { case undetermined, denied, granted }

    /// The app.
    public static let shared = AVAudioApplication()
    /// Whether the app may record: where there is a microphone.
    open var recordPermission: recordPermission { Self.mayRecord ? .granted : .denied }
    /// Whether nothing is recorded; false.
    open var isInputMuted: Bool { false }

    /// Asks whether the app may record; the answer is yes where there is a microphone.
    public class func requestRecordPermission(completionHandler response: @escaping @Sendable (Bool) -> Void) {
        response(mayRecord)
    }

    /// Asks whether the app may record; the answer is yes where there is a microphone.
    public class func requestRecordPermission() async -> Bool { mayRecord }

    /// Whether there is a microphone: desktops do not ask.
    static var mayRecord: Bool { MediaLibrary.recordingElement != nil }
}
