import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// Where pictures or sounds go.
///
/// Follows Apple's [AVCaptureOutput](https://developer.apple.com/documentation/avfoundation/avcaptureoutput).
open class AVCaptureOutput: NSObject, @unchecked Sendable {
    /// What leads to it; nothing here.
    open var connections: [AVCaptureConnection] { [] }
    /// What leads media of a kind to it; nil here.
    open func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
    /// Returns an object in the space of the output.
    open func transformedMetadataObject(
        for metadataObject: AVMetadataObject, connection: AVCaptureConnection
    ) -> AVMetadataObject? { nil }
    /// Creates an output.
    public override init() {}
}

/// Takes pictures one after the other as samples; none come here.
open class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// The form of the pictures.
    nonisolated(unsafe) open var videoSettings: [String: Any]! = [:]
    /// Whether pictures are dropped while the app is busy.
    open var alwaysDiscardsLateVideoFrames = true
    /// The delegate.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?
    /// The delegate's queue.
    open private(set) var sampleBufferCallbackQueue: DispatchQueue?
    /// Sets the delegate.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {
        (self.sampleBufferDelegate, self.sampleBufferCallbackQueue) = (sampleBufferDelegate, sampleBufferCallbackQueue)
    }
}

/// Methods for the samples of pictures; none is called here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
    /// Called with a picture.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
    /// Called with a picture that was dropped.
    func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
    public func captureOutput(
        _ output: AVCaptureOutput, didDrop sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Takes sound as samples; none come here.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// The delegate.
    open private(set) weak var sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?
    /// Sets the delegate.
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) { self.sampleBufferDelegate = sampleBufferDelegate }
}

/// Methods for the samples of sound; none is called here.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
    /// Called with a piece of sound.
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}

/// Writes a film into a file; not here.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    /// Whether a film is being recorded; never here.
    open var isRecording: Bool { false }
    /// The file; nil for none.
    open var outputFileURL: URL? { nil }
    /// How long was recorded.
    open var recordedDuration: CMTime { .zero }
    /// How many bytes were recorded.
    open var recordedFileSize: Int64 { 0 }
    /// The longest film.
    open var maxRecordedDuration = CMTime.invalid
    /// The largest file in bytes; 0 for any size.
    open var maxRecordedFileSize: Int64 = 0
    /// How many bytes remain free on the disk; 0 for none.
    open var minFreeDiskSpaceLimit: Int64 = 0
    /// Whether recording is paused; never here.
    open var isRecordingPaused: Bool { false }
    /// Pauses recording; without effect, as there is none.
    open func pauseRecording() {}
    /// Continues recording; without effect, as there is none.
    open func resumeRecording() {}
    /// Begins; the delegate is called with an error.
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        CaptureNote.issue()
        delegate.fileOutput(
            self, didFinishRecordingTo: outputFileURL, from: [],
            error: AVError(.deviceNotConnected, "There is no camera."))
    }
    /// Ends.
    open func stopRecording() {}
}

/// Writes a film with sound into a file; not here.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// The length of the parts that a film is written in.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// The forms in which films can be written.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
}

/// Methods for a film that is recorded.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
    /// Called when recording has begun.
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    /// Called when recording has ended, with an error where it failed.
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
        error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// Finds codes and faces in pictures; none come here.
open class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
    /// The kinds that can be found; none here.
    open var availableMetadataObjectTypes: [AVMetadataObject.ObjectType] { [] }
    /// The kinds that are wanted.
    open var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
    /// Where they are looked for, from 0 to 1.
    open var rectOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The delegate.
    open private(set) weak var metadataObjectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?
    /// The delegate's queue.
    open private(set) var metadataObjectsCallbackQueue: DispatchQueue?
    /// Sets the delegate.
    open func setMetadataObjectsDelegate(
        _ objectsDelegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue objectsCallbackQueue: DispatchQueue?
    ) { (metadataObjectsDelegate, metadataObjectsCallbackQueue) = (objectsDelegate, objectsCallbackQueue) }
}

/// Methods for objects found in pictures; none is called here.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
    /// Called with the objects that were found.
    func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection)
}

extension AVCaptureMetadataOutputObjectsDelegate {
    public func metadataOutput(
        _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
        from connection: AVCaptureConnection
    ) {}
}
