import CoreMedia
import Foundation
import SwiftUI

/// The kind of a sample of a recording.
public enum RPSampleBufferType: Int, Sendable { case video = 1, audioApp, audioMic }
/// The side of a camera.
public enum RPCameraPosition: Int, Sendable { case front = 1, back }

/// Receives the events of a recorder; there are none here.
///
/// Follows Apple's [RPScreenRecorderDelegate](https://developer.apple.com/documentation/replaykit/rpscreenrecorderdelegate). All methods are optional.
public protocol RPScreenRecorderDelegate: NSObjectProtocol {
    /// Called when a recording has ended by itself.
    func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?)
    /// Called when recording has become possible or impossible.
    func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder)
}

extension RPScreenRecorderDelegate {
    public func screenRecorder(
        _ screenRecorder: RPScreenRecorder, didStopRecordingWith previewViewController: RPPreviewViewController?,
        error: (any Error)?
    ) {}
    public func screenRecorderDidChangeAvailability(_ screenRecorder: RPScreenRecorder) {}
}

/// Records the screen, which is not possible here.
///
/// Follows Apple's [RPScreenRecorder](https://developer.apple.com/documentation/replaykit/rpscreenrecorder). `isAvailable` is false, and recordings fail with
/// `disabled`, which is reported once.
open class RPScreenRecorder: NSObject, @unchecked Sendable {
    private static let one = RPScreenRecorder()
    /// The recorder of the app.
    open class func shared() -> RPScreenRecorder { one }

    /// Receives events.
    open weak var delegate: (any RPScreenRecorderDelegate)?
    /// Whether the screen can be recorded: not here.
    open var isAvailable: Bool { false }
    /// Whether the screen is being recorded; false.
    open var isRecording: Bool { false }
    /// Whether the microphone is to be recorded; false by default.
    open var isMicrophoneEnabled = false
    /// Whether the camera is to be recorded; false by default.
    open var isCameraEnabled = false
    /// The side of the camera.
    open var cameraPosition = RPCameraPosition.front
    /// The picture of the camera; nil, as it is not recorded.
    open var cameraPreviewView: UIView? { nil }

    private func fail(_ handler: (@Sendable ((any Error)?) -> Void)?) {
        let error = RPRecordingError.missing()
        DispatchQueue.main.async { handler?(error) }
    }

    /// Begins a recording; fails.
    open func startRecording(handler: (@Sendable ((any Error)?) -> Void)? = nil) { fail(handler) }
    /// Begins a recording; fails.
    open func startRecording() async throws { throw RPRecordingError.missing() }
    /// Begins a recording with the microphone; fails.
    open func startRecording(
        withMicrophoneEnabled microphoneEnabled: Bool, handler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(handler) }
    /// Ends a recording, of which there is none; fails.
    open func stopRecording(handler: (@Sendable (RPPreviewViewController?, (any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(nil, RPRecordingError(.attemptToStopNonRecording)) }
    }
    /// Ends a recording, of which there is none; fails.
    open func stopRecording(withOutput url: URL) async throws {
        throw RPRecordingError(.attemptToStopNonRecording)
    }
    /// Ends a recording, of which there is none; fails.
    open func stopRecording(withOutput url: URL, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(RPRecordingError(.attemptToStopNonRecording)) }
    }
    /// Discards a recording, of which there is none.
    open func discardRecording(handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { handler() } }

    /// Begins to pass the screen to a function; fails.
    open func startCapture(
        handler captureHandler: (@Sendable (CMSampleBuffer, RPSampleBufferType, (any Error)?) -> Void)?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    /// Ends passing the screen, which has not begun; fails.
    open func stopCapture(handler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { handler?(RPRecordingError(.attemptToStopNonRecording)) }
    }
    /// Begins to keep the last seconds; fails.
    open func startClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Ends keeping the last seconds, which has not begun; fails.
    open func stopClipBuffering(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(RPRecordingError(.attemptToStopNonRecording)) }
    }
    /// Writes the last seconds into a file; fails.
    open func exportClip(
        to url: URL, duration: TimeInterval, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
}
