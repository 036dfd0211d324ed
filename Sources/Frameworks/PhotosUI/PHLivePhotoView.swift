import Photos
import SwiftUI

/// The length of a moving picture's playback.
public enum PHLivePhotoViewPlaybackStyle: Int, Sendable { case undefined, full, hint }

/// The signs of pictures that move a little.
public struct PHLivePhotoBadgeOptions: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates signs from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A sign over the picture.
    public static let overContent = PHLivePhotoBadgeOptions(rawValue: 1)
    /// A sign that the picture is still.
    public static let liveOff = PHLivePhotoBadgeOptions(rawValue: 2)
}

/// Methods for following the playback of a picture that moves a little; none is called here.
///
/// Follows Apple's [PHLivePhotoViewDelegate](https://developer.apple.com/documentation/photosui/phlivephotoviewdelegate).
@MainActor @preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
    /// Called when playback begins.
    func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
    /// Called when playback has ended.
    func livePhotoView(_ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
}

extension PHLivePhotoViewDelegate {
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
    public func livePhotoView(
        _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
    ) {}
}

/// Shows the still of a picture that moves a little.
///
/// Follows Apple's [PHLivePhotoView](https://developer.apple.com/documentation/photosui/phlivephotoview). It is not played, which is
/// reported once.
@MainActor @preconcurrency
open class PHLivePhotoView: UIImageView {
    /// The picture.
    open var livePhoto: PHLivePhoto? { didSet { image = livePhoto?.still } }
    /// The delegate.
    open weak var delegate: (any PHLivePhotoViewDelegate)?
    /// Whether playback is silent.
    open var isMuted = false
    /// The part of the picture, in a square from 0 to 1; without effect.
    open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    /// The gesture that plays the picture; without effect.
    public let playbackGestureRecognizer: UIGestureRecognizer = UILongPressGestureRecognizer(target: nil, action: nil)

    /// Plays the picture; it stays still.
    open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {
        RuntimeWarning.issue("PHLivePhotoView: pictures that move a little stay still.")
    }
    /// Ends playback.
    open func stopPlayback() {}
    /// Returns the sign of a picture that moves a little.
    open class func livePhotoBadgeImage(options badgeOptions: PHLivePhotoBadgeOptions = []) -> UIImage {
        UIImage(systemName: badgeOptions.contains(.liveOff) ? "livephoto.slash" : "livephoto") ?? UIImage()
    }
}
