import CoreMedia
import Foundation
import SwiftUI

/// Settings of a recording.
///
/// Follows Apple's [SCStreamConfiguration](https://developer.apple.com/documentation/screencapturekit/scstreamconfiguration).
open class SCStreamConfiguration: NSObject, @unchecked Sendable {
    /// The width, in pixels; 1920 by default.
    open var width = 1920
    /// The height, in pixels; 1080 by default.
    open var height = 1080
    /// The shortest time between pictures.
    open var minimumFrameInterval = CMTime(value: 1, timescale: 60)
    /// The form of pixels.
    open var pixelFormat: UInt32 = 0x4247_5241
    /// Whether the picture fits; true by default.
    open var scalesToFit = true
    /// Whether the cursor is shown; true by default.
    open var showsCursor = true
    /// The part of the content; all of it by default.
    open var sourceRect = CGRect.zero
    /// The place in the picture; all of it by default.
    open var destinationRect = CGRect.zero
    /// The number of pictures that wait; 3 by default.
    open var queueDepth = 3
    /// Whether sound is recorded; false by default.
    open var capturesAudio = false
    /// Whether the microphone is recorded; false by default.
    open var captureMicrophone = false
    /// The samples a second; 48 000 by default.
    open var sampleRate = 48_000
    /// The channels; 2 by default.
    open var channelCount = 2
    /// Whether the app's own sound is left out; false by default.
    open var excludesCurrentProcessAudio = false
    /// Creates settings.
    public override init() {}
}

/// The kinds of samples.
public enum SCStreamOutputType: Int, Sendable { case screen, audio, microphone }

/// Receives samples; there are none here.
public protocol SCStreamOutput: NSObjectProtocol {
    /// Called with a sample.
    func stream(_ stream: SCStream, didOutputSampleBuffer sampleBuffer: CMSampleBuffer, of type: SCStreamOutputType)
}

/// Receives the end of a recording.
public protocol SCStreamDelegate: NSObjectProtocol {
    /// Called when the recording has ended with an error.
    func stream(_ stream: SCStream, didStopWithError error: any Error)
}

extension SCStreamDelegate {
    public func stream(_ stream: SCStream, didStopWithError error: any Error) {}
}

/// A recording of the screen, which cannot begin here.
///
/// Follows Apple's [SCStream](https://developer.apple.com/documentation/screencapturekit/scstream).
open class SCStream: NSObject, @unchecked Sendable {
    private weak var delegate: (any SCStreamDelegate)?
    /// Creates a recording.
    public init(
        filter contentFilter: SCContentFilter, configuration streamConfig: SCStreamConfiguration,
        delegate: (any SCStreamDelegate)?
    ) { self.delegate = delegate }
    /// Adds a receiver.
    open func addStreamOutput(
        _ output: any SCStreamOutput, type: SCStreamOutputType, sampleHandlerQueue: DispatchQueue?
    ) throws {}
    /// Removes a receiver.
    open func removeStreamOutput(_ output: any SCStreamOutput, type: SCStreamOutputType) throws {}
    /// Begins; fails with `userDeclined`.
    open func startCapture() async throws { throw SCStreamError.declined() }
    /// Begins; fails with `userDeclined`.
    open func startCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        let error = SCStreamError.declined()
        DispatchQueue.global().async { completionHandler?(error) }
    }
    /// Ends; fails, as it has not begun.
    open func stopCapture() async throws { throw SCStreamError(.attemptToStopStreamState) }
    /// Ends; fails, as it has not begun.
    open func stopCapture(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.global().async { completionHandler?(SCStreamError(.attemptToStopStreamState)) }
    }
    /// Changes the part that is recorded; fails, as it has not begun.
    open func updateContentFilter(_ contentFilter: SCContentFilter) async throws {
        throw SCStreamError(.attemptToUpdateFilterState)
    }
    /// Changes the settings; fails, as it has not begun.
    open func updateConfiguration(_ streamConfig: SCStreamConfiguration) async throws {
        throw SCStreamError(.attemptToConfigState)
    }
}

/// Takes pictures of the screen; fails here.
open class SCScreenshotManager: NSObject, @unchecked Sendable {
    /// Takes a picture; fails with `userDeclined`.
    open class func captureImage(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
    ) async throws -> CGImage { throw SCStreamError.declined() }
    /// Takes a picture as a sample; fails with `userDeclined`.
    open class func captureSampleBuffer(
        contentFilter: SCContentFilter, configuration config: SCStreamConfiguration
    ) async throws -> CMSampleBuffer { throw SCStreamError.declined() }
}

/// Receives the user's choice of a part of the screen.
public protocol SCContentSharingPickerObserver: NSObjectProtocol {
    /// Called when the user has chosen nothing.
    func contentSharingPicker(_ picker: SCContentSharingPicker, didCancelFor stream: SCStream?)
    /// Called with the user's choice.
    func contentSharingPicker(
        _ picker: SCContentSharingPicker, didUpdateWith filter: SCContentFilter, for stream: SCStream?)
    /// Called when the panel cannot be shown.
    func contentSharingPickerStartDidFailWithError(_ error: any Error)
}

/// A panel in which the user chooses a part of the screen; it fails here.
open class SCContentSharingPicker: NSObject, @unchecked Sendable {
    private static let picker = SCContentSharingPicker()
    /// The panel.
    open class var shared: SCContentSharingPicker { picker }
    /// Whether the panel is in use; false by default.
    open var isActive = false
    private var observers: [any SCContentSharingPickerObserver] = []
    /// Adds an observer.
    open func add(_ observer: any SCContentSharingPickerObserver) { observers.append(observer) }
    /// Removes an observer.
    open func remove(_ observer: any SCContentSharingPickerObserver) { observers.removeAll { $0 === observer } }
    /// Shows the panel: observers receive an error.
    open func present() {
        let error = SCStreamError.declined()
        for observer in observers { observer.contentSharingPickerStartDidFailWithError(error) }
    }
}
