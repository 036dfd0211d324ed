import CoreMedia
import CoreVideo
import Foundation

/// The depths of a picture; there are none without a camera.
///
/// Follows Apple's [AVDepthData](https://developer.apple.com/documentation/avfoundation/avdepthdata).
open class AVDepthData: NSObject, @unchecked Sendable {
    /// The qualities of depths.
    public enum Quality: Int, Sendable { case low, high }
    /// The precisions of depths.
    public enum Accuracy: Int, Sendable { case relative, absolute }
    /// The depths as pixels.
    public let depthDataMap: CVPixelBuffer
    /// The form of the pixels.
    open var depthDataType: OSType { CVPixelBufferGetPixelFormatType(depthDataMap) }
    /// The quality.
    open var depthDataQuality: Quality { .low }
    /// The precision.
    open var depthDataAccuracy: Accuracy { .relative }
    /// Whether gaps are filled.
    open var isDepthDataFiltered: Bool { false }
    init(_ map: CVPixelBuffer) { depthDataMap = map }
}

/// Methods that an output of depths calls; none is called without a camera.
public protocol AVCaptureDepthDataOutputDelegate: NSObjectProtocol {
    /// Called with depths.
    func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection)
}

extension AVCaptureDepthDataOutputDelegate {
    public func depthDataOutput(
        _ output: AVCaptureDepthDataOutput, didOutput depthData: AVDepthData, timestamp: CMTime,
        connection: AVCaptureConnection
    ) {}
}

/// Takes the depths of pictures; there are none without a camera.
///
/// Follows Apple's [AVCaptureDepthDataOutput](https://developer.apple.com/documentation/avfoundation/avcapturedepthdataoutput).
open class AVCaptureDepthDataOutput: AVCaptureOutput, @unchecked Sendable {
    /// The delegate.
    public private(set) weak var delegate: (any AVCaptureDepthDataOutputDelegate)?
    /// The queue on which the delegate is called; nil without one.
    public private(set) var delegateCallbackQueue: DispatchQueue?
    /// Whether late depths are dropped.
    open var alwaysDiscardsLateDepthData = true
    /// Whether gaps are filled.
    open var isFilteringEnabled = true
    /// Creates an output.
    public override init() { super.init() }
    /// Sets the delegate, and the queue on which it is called.
    open func setDelegate(_ delegate: (any AVCaptureDepthDataOutputDelegate)?, callbackQueue: DispatchQueue?) {
        (self.delegate, delegateCallbackQueue) = (delegate, callbackQueue)
    }
}
