import CoreMedia
import Foundation
import OrielFoundation
import SwiftUICore

/// How the pictures of a film's tracks are put together; the settings are kept, and nothing draws by them here.
///
/// Follows Apple's [AVVideoComposition](https://developer.apple.com/documentation/avfoundation/avvideocomposition).
open class AVVideoComposition: NSObject, @unchecked Sendable {
    fileprivate var rate = CMTime(value: 1, timescale: 30)
    fileprivate var size = CGSize.zero
    fileprivate var factor: Float = 1
    fileprivate var parts: [AVVideoCompositionInstruction] = []
    fileprivate var tool: AVVideoCompositionCoreAnimationTool?

    /// Creates empty settings.
    public override init() {}

    /// Creates settings that show a film's first track of pictures, in its size and at its rate; waits for the file.
    public convenience init(propertiesOf asset: AVAsset) {
        self.init()
        guard let track = asset.tracks(withMediaType: .video).first else { return }
        let turned = CGRect(origin: .zero, size: track.naturalSize).applying(track.preferredTransform)
        size = CGSize(width: abs(turned.width), height: abs(turned.height))
        if track.minFrameDuration.isNumeric { rate = track.minFrameDuration }
        let instruction = AVMutableVideoCompositionInstruction()
        instruction.timeRange = CMTimeRange(start: .zero, duration: asset.duration)
        instruction.layerInstructions = [AVMutableVideoCompositionLayerInstruction(assetTrack: track)]
        parts = [instruction]
    }

    /// How long a picture is shown; a thirtieth of a second by default.
    open var frameDuration: CMTime { rate }
    /// The size of the pictures, in pixels.
    open var renderSize: CGSize { size }
    /// The scale of the pictures; 1 by default.
    open var renderScale: Float { factor }
    /// The parts of the film, in order.
    open var instructions: [AVVideoCompositionInstruction] { parts }
    /// The tool that adds layers to the pictures.
    open var animationTool: AVVideoCompositionCoreAnimationTool? { tool }

    /// Returns whether the settings suit a film: pictures have a size and a length, and its parts have no gaps.
    open func isValid(for asset: AVAsset?, timeRange: CMTimeRange, validationDelegate: Any?) -> Bool {
        guard size.width > 0, size.height > 0, rate.isNumeric, rate > .zero else { return false }
        var end = parts.first?.timeRange.start ?? .zero
        for part in parts {
            guard part.timeRange.start == end, part.timeRange.duration > .zero else { return false }
            end = part.timeRange.end
        }
        return true
    }
}

/// Settings for pictures that can be changed.
///
/// Follows Apple's [AVMutableVideoComposition](https://developer.apple.com/documentation/avfoundation/avmutablevideocomposition).
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
    open override var frameDuration: CMTime {
        get { rate }
        set { rate = newValue }
    }
    open override var renderSize: CGSize {
        get { size }
        set { size = newValue }
    }
    open override var renderScale: Float {
        get { factor }
        set { factor = newValue }
    }
    open override var instructions: [AVVideoCompositionInstruction] {
        get { parts }
        set { parts = newValue }
    }
    open override var animationTool: AVVideoCompositionCoreAnimationTool? {
        get { tool }
        set { tool = newValue }
    }
}

/// Layers that are added to the pictures of a film; nothing draws them here.
///
/// Follows Apple's
/// [AVVideoCompositionCoreAnimationTool](https://developer.apple.com/documentation/avfoundation/avvideocompositioncoreanimationtool).
open class AVVideoCompositionCoreAnimationTool: NSObject, @unchecked Sendable {
    /// Creates a tool that shows the pictures within one layer and other layers with it.
    public init(postProcessingAsVideoLayer videoLayer: AnyObject, in animationLayer: AnyObject) {
        RuntimeWarning.issue("AVVideoCompositionCoreAnimationTool adds no layers to films here.")
    }
    /// Creates a tool that adds a layer as a track of its own.
    public init(additionalLayer layer: AnyObject, asTrackID trackID: CMPersistentTrackID) {
        RuntimeWarning.issue("AVVideoCompositionCoreAnimationTool adds no layers to films here.")
    }
}
