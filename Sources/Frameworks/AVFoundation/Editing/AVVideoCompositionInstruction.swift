import CoreMedia
import Foundation
import SwiftUICore

/// The pictures of a part of a film.
///
/// Follows Apple's [AVVideoCompositionInstruction](https://developer.apple.com/documentation/avfoundation/avvideocompositioninstruction).
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
    fileprivate var range = CMTimeRange.invalid
    fileprivate var layers: [AVVideoCompositionLayerInstruction] = []
    fileprivate var isProcessed = true
    fileprivate var ground: CGColor?
    /// Creates empty instructions.
    public override init() {}
    /// The part of the film.
    open var timeRange: CMTimeRange { range }
    /// The tracks, the one in front first.
    open var layerInstructions: [AVVideoCompositionLayerInstruction] { layers }
    /// Whether the animation tool is used; true by default.
    open var enablePostProcessing: Bool { isProcessed }
    /// The color behind the tracks; black for nil.
    open var backgroundColor: CGColor? { ground }
    /// The numbers of the tracks.
    open var requiredSourceTrackIDs: [CMPersistentTrackID] { layers.map(\.trackID) }
}

/// Instructions for a part of a film that can be changed.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction, @unchecked Sendable {
    open override var timeRange: CMTimeRange {
        get { range }
        set { range = newValue }
    }
    open override var layerInstructions: [AVVideoCompositionLayerInstruction] {
        get { layers }
        set { layers = newValue }
    }
    open override var enablePostProcessing: Bool {
        get { isProcessed }
        set { isProcessed = newValue }
    }
    open override var backgroundColor: CGColor? {
        get { ground }
        set { ground = newValue }
    }
}

/// How a track is shown: turned, cut and seen through.
///
/// Follows Apple's
/// [AVVideoCompositionLayerInstruction](https://developer.apple.com/documentation/avfoundation/avvideocompositionlayerinstruction).
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
    /// A value that changes from the start of a part of the film to its end.
    struct Ramp<Value> { let start: Value, end: Value, range: CMTimeRange }
    /// The number of the track.
    open var trackID: CMPersistentTrackID { number }
    fileprivate var number = kCMPersistentTrackID_Invalid
    fileprivate var opacities: [Ramp<Float>] = []
    fileprivate var transforms: [Ramp<CGAffineTransform>] = []
    fileprivate var crops: [Ramp<CGRect>] = []

    /// Creates instructions of no track.
    public override init() {}

    private func ramp<Value>(
        _ ramps: [Ramp<Value>], at time: CMTime, _ start: UnsafeMutablePointer<Value>?,
        _ end: UnsafeMutablePointer<Value>?, _ range: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool {
        guard let found = ramps.last(where: { $0.range.containsTime(time) }) else { return false }
        start?.pointee = found.start
        end?.pointee = found.end
        range?.pointee = found.range
        return true
    }

    /// Returns whether the opacity is set at a time, and writes its values.
    open func getOpacityRamp(
        for time: CMTime, startOpacity: UnsafeMutablePointer<Float>?, endOpacity: UnsafeMutablePointer<Float>?,
        timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { ramp(opacities, at: time, startOpacity, endOpacity, timeRange) }
    /// Returns whether the transform is set at a time, and writes its values.
    open func getTransformRamp(
        for time: CMTime, start: UnsafeMutablePointer<CGAffineTransform>?,
        end: UnsafeMutablePointer<CGAffineTransform>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { ramp(transforms, at: time, start, end, timeRange) }
    /// Returns whether the visible part is set at a time, and writes its values.
    open func getCropRectangleRamp(
        for time: CMTime, startCropRectangle: UnsafeMutablePointer<CGRect>?,
        endCropRectangle: UnsafeMutablePointer<CGRect>?, timeRange: UnsafeMutablePointer<CMTimeRange>?
    ) -> Bool { ramp(crops, at: time, startCropRectangle, endCropRectangle, timeRange) }
}

/// Instructions for a track that can be changed.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction, @unchecked Sendable {
    /// Creates instructions of no track.
    public override init() {}
    /// Creates instructions of a track.
    public init(assetTrack track: AVAssetTrack) {
        super.init()
        number = track.trackID
    }
    open override var trackID: CMPersistentTrackID {
        get { number }
        set { number = newValue }
    }
    /// Sets the opacity from a time on.
    open func setOpacity(_ opacity: Float, at time: CMTime) {
        setOpacityRamp(
            fromStartOpacity: opacity, toEndOpacity: opacity, timeRange: .init(start: time, duration: .positiveInfinity)
        )
    }
    /// Sets an opacity that changes in a part of the film.
    open func setOpacityRamp(fromStartOpacity start: Float, toEndOpacity end: Float, timeRange: CMTimeRange) {
        opacities.append(Ramp(start: start, end: end, range: timeRange))
    }
    /// Sets the transform from a time on.
    open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {
        setTransformRamp(
            fromStart: transform, toEnd: transform, timeRange: .init(start: time, duration: .positiveInfinity))
    }
    /// Sets a transform that changes in a part of the film.
    open func setTransformRamp(
        fromStart start: CGAffineTransform, toEnd end: CGAffineTransform, timeRange: CMTimeRange
    ) { transforms.append(Ramp(start: start, end: end, range: timeRange)) }
    /// Sets the visible part from a time on.
    open func setCropRectangle(_ cropRectangle: CGRect, at time: CMTime) {
        setCropRectangleRamp(
            fromStartCropRectangle: cropRectangle, toEndCropRectangle: cropRectangle,
            timeRange: .init(start: time, duration: .positiveInfinity))
    }
    /// Sets a visible part that changes in a part of the film.
    open func setCropRectangleRamp(
        fromStartCropRectangle start: CGRect, toEndCropRectangle end: CGRect, timeRange: CMTimeRange
    ) { crops.append(Ramp(start: start, end: end, range: timeRange)) }
}
