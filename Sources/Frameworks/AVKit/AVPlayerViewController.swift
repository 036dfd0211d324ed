import AVFoundation
import OrielFoundation
import SwiftUI

/// A controller that shows a film, with controls that play it.
///
/// Follows Apple's
/// [AVPlayerViewController](https://developer.apple.com/documentation/avkit/avplayerviewcontroller). It shows what
/// ``VideoPlayer`` shows.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    /// Speeds that the user chooses from.
    public typealias PlaybackSpeed = AVPlaybackSpeed

    private let model = FilmModel()

    /// The player; nil for none.
    open var player: AVPlayer? {
        get { model.player }
        set { model.player = newValue }
    }
    /// The delegate; it is called when the controller fills the screen or ceases to.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether there are controls; true by default.
    open var showsPlaybackControls: Bool {
        get { model.hasControls }
        set { model.hasControls = newValue }
    }
    /// How pictures fit; as large as possible without being cut off, by default.
    open var videoGravity: AVLayerVideoGravity {
        get { model.gravity }
        set { model.gravity = newValue }
    }
    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { player?.frame != nil }
    /// The rectangle of the picture in the view.
    open var videoBounds: CGRect { player?.frame.map { videoGravity.rectangle(of: $0.size, in: view.bounds) } ?? .zero }
    /// A view above the pictures and below the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// Whether the film may be seen above other apps; it never is.
    open var allowsPictureInPicturePlayback = true
    /// Whether that begins by itself; it never does.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the screen is filled when playing begins; it never is.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the screen is left when playing ends.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Whether the desktop's controls of media show the film; apps do that by MediaPlayer.
    open var updatesNowPlayingInfoCenter = true
    /// Whether words in paused pictures can be chosen; they cannot.
    open var allowsVideoFrameAnalysis = true
    /// Whether the user may move within the film.
    open var requiresLinearPlayback = false
    /// The speeds that the user chooses from; no menu shows them here.
    open var speeds: [AVPlaybackSpeed] = AVPlaybackSpeed.systemDefaultSpeeds
    /// The chosen speed.
    open private(set) var selectedSpeed: AVPlaybackSpeed?

    /// Chooses a speed.
    open func selectSpeed(_ speed: AVPlaybackSpeed) {
        selectedSpeed = speed
        player?.defaultRate = speed.rate
        if let player, player.rate != 0 { player.rate = speed.rate }
    }

    open override var _swiftUIContent: AnyView {
        let above = contentOverlayView.flatMap { $0.subviews.isEmpty ? nil : $0 }
        return AnyView(FilmScreen(model: model, overlay: above.map { $0._swiftUIContent } ?? AnyView(EmptyView())))
    }
}

/// A speed that users choose.
open class AVPlaybackSpeed: NSObject, @unchecked Sendable {
    /// The rate.
    public let rate: Float
    /// The name for users.
    public let localizedName: String
    /// The rate as text.
    open var localizedNumericName: String { "\(rate.formatted())×" }

    /// Creates a speed.
    public init(rate: Float, localizedName: String) { (self.rate, self.localizedName) = (rate, localizedName) }

    /// Half to twice the usual speed.
    public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
        AVPlaybackSpeed(rate: $0, localizedName: "\(Float($0).formatted())×")
    }
}

/// Methods for what happens to a film; here it neither fills the screen nor leaves the app's window, so that none is called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
    /// Called before the film is seen above other apps.
    func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when it is.
    func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called before it ceases to be.
    func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when it is no longer.
    func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
    /// Called when it cannot be.
    func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error)
    /// Whether the controller is dismissed then.
    func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool
}

extension AVPlayerViewControllerDelegate {
    public func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController) {}
    public func playerViewController(
        _ playerViewController: AVPlayerViewController, failedToStartPictureInPictureWithError error: any Error
    ) {}
    public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
        _ playerViewController: AVPlayerViewController
    ) -> Bool { true }
}
