import Foundation
import OrielFoundation
import SwiftUI

/// A layer that shows a camera's pictures: black, without one.
///
/// Follows Apple's
/// [AVCaptureVideoPreviewLayer](https://developer.apple.com/documentation/avfoundation/avcapturevideopreviewlayer).
open class AVCaptureVideoPreviewLayer: CALayer, @unchecked Sendable {
    /// The session; nil for none.
    open var session: AVCaptureSession?
    /// How pictures fit.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// What leads pictures to it; nil here.
    open var connection: AVCaptureConnection? { nil }
    /// Whether there is a picture; never here.
    open var isPreviewing: Bool { false }

    /// Creates a layer of no session.
    public override init() {
        super.init()
        backgroundColor = .black
    }
    /// Creates a layer of a session.
    public convenience init(session: AVCaptureSession) {
        self.init()
        self.session = session
    }
    /// Creates a copy of a layer's looks and geometry.
    public override init(layer: Any) { super.init(layer: layer) }
    /// Creates a layer from an archive; there are none here.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns the camera's point, from 0 to 1, at a point of the layer.
    open func captureDevicePointConverted(fromLayerPoint pointInLayer: CGPoint) -> CGPoint {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        return CGPoint(x: pointInLayer.x / bounds.width, y: pointInLayer.y / bounds.height)
    }
    /// Returns the layer's point at a camera's point, from 0 to 1.
    open func layerPointConverted(fromCaptureDevicePoint captureDevicePointOfInterest: CGPoint) -> CGPoint {
        CGPoint(x: captureDevicePointOfInterest.x * bounds.width, y: captureDevicePointOfInterest.y * bounds.height)
    }
    /// Returns the layer's rectangle at an output's, from 0 to 1.
    open func layerRectConverted(fromMetadataOutputRect rectInMetadataOutputCoordinates: CGRect) -> CGRect {
        let rect = rectInMetadataOutputCoordinates
        return CGRect(
            x: rect.minX * bounds.width, y: rect.minY * bounds.height, width: rect.width * bounds.width,
            height: rect.height * bounds.height)
    }
    /// Returns the output's rectangle, from 0 to 1, at a layer's.
    open func metadataOutputRectConverted(fromLayerRect rectInLayerCoordinates: CGRect) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return .zero }
        let rect = rectInLayerCoordinates
        return CGRect(
            x: rect.minX / bounds.width, y: rect.minY / bounds.height, width: rect.width / bounds.width,
            height: rect.height / bounds.height)
    }
    /// Returns an object in the layer's space; nil here.
    open func transformedMetadataObject(for metadataObject: AVMetadataObject) -> AVMetadataObject? { nil }
}
