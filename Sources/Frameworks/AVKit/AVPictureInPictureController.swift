import AVFoundation
import OrielFoundation
import SwiftUI

/// Shows a film above other apps; desktops have no such place, so that it is not supported.
///
/// Follows Apple's
/// [AVPictureInPictureController](https://developer.apple.com/documentation/avkit/avpictureinpicturecontroller).
@MainActor @preconcurrency
open class AVPictureInPictureController: NSObject {
    /// The content of a controller.
    public final class ContentSource: NSObject {
        /// The layer of the film.
        public let playerLayer: AVPlayerLayer?
        /// Creates a source of a layer.
        public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
    }

    /// Whether films can be seen above other apps; never here.
    open class func isPictureInPictureSupported() -> Bool { false }
    /// The picture of the button that begins it.
    open class var pictureInPictureButtonStartImage: UIImage { UIImage(systemName: "pip.enter") ?? UIImage() }
    /// The picture of the button that ends it.
    open class var pictureInPictureButtonStopImage: UIImage { UIImage(systemName: "pip.exit") ?? UIImage() }

    /// The layer of the film; nil for another source.
    public let playerLayer: AVPlayerLayer
    /// The content.
    open var contentSource: ContentSource?
    /// The delegate; it is called with an error when it is to begin.
    open weak var delegate: (any AVPictureInPictureControllerDelegate)?
    /// Whether it can begin now; never here.
    open var isPictureInPicturePossible: Bool { false }
    /// Whether the film is seen above other apps; never here.
    open var isPictureInPictureActive: Bool { false }
    /// Whether that was ended by the system; never here.
    open var isPictureInPictureSuspended: Bool { false }
    /// Whether it begins by itself when the app is left.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the user may not move within the film.
    open var requiresLinearPlayback = false

    /// Creates a controller of a layer; nil, for it is not supported here.
    public init?(playerLayer: AVPlayerLayer) { nil }

    /// Creates a controller of a source.
    public init(contentSource: ContentSource) {
        self.contentSource = contentSource
        playerLayer = contentSource.playerLayer ?? AVPlayerLayer()
    }

    /// Begins; the delegate receives an error.
    open func startPictureInPicture() {
        RuntimeWarning.issue("Films are not shown above other apps here: picture in picture is not supported.")
        delegate?.pictureInPictureController(
            self, failedToStartPictureInPictureWithError: AVError(.operationNotSupportedForAsset))
    }
    /// Ends.
    open func stopPictureInPicture() {}
    /// Notes that the content has changed.
    open func invalidatePlaybackState() {}
}

/// Methods for what happens to a film above other apps; all are optional.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {
    /// Called before it begins.
    func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// Called when it has begun.
    func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController)
    /// Called when it cannot begin.
    func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error)
    /// Called before it ends.
    func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// Called when it has ended.
    func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController)
    /// Called when the user returns to the app.
    func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
    public func pictureInPictureControllerWillStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStartPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func pictureInPictureControllerWillStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureControllerDidStopPictureInPicture(_ controller: AVPictureInPictureController) {}
    public func pictureInPictureController(
        _ controller: AVPictureInPictureController,
        restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler: @escaping (Bool) -> Void
    ) { completionHandler(true) }
}

/// A button for the device that plays; there are none to choose from here, so that it is empty.
///
/// Follows Apple's [AVRoutePickerView](https://developer.apple.com/documentation/avkit/avroutepickerview).
@MainActor @preconcurrency
open class AVRoutePickerView: UIView {
    /// The delegate; it is not called.
    open weak var delegate: (any AVRoutePickerViewDelegate)?
    /// The color while another device plays.
    open var activeTintColor: UIColor! = .systemBlue
    /// Whether devices with screens come first.
    open var prioritizesVideoDevices = false
    /// The player whose sound goes there.
    open var player: AVPlayer?

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        RuntimeWarning.issue("AVRoutePickerView is empty: the desktop chooses the loudspeaker.")
        return AnyView(Color.clear)
    }
}

/// Methods for the devices of a route picker; none is called.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: AnyObject {
    /// Called before devices are shown.
    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
    /// Called when they are no longer shown.
    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
    public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
    public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}
