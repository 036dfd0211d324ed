import AVFoundation
import SwiftUI

/// A controller that shows a film and the button that plays it.
///
/// Follows Apple's
/// [AVPlayerViewController](https://developer.apple.com/documentation/avkit/avplayerviewcontroller). It shows what
/// ``VideoPlayer`` shows.
@MainActor @preconcurrency
open class AVPlayerViewController: UIViewController {
    /// The player; nil for none.
    open var player: AVPlayer?
    /// The delegate; it is not called.
    open weak var delegate: (any AVPlayerViewControllerDelegate)?
    /// Whether buttons are shown; they always are.
    open var showsPlaybackControls = true
    /// How pictures fit; there are none.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Whether the film may be seen above other apps; it never is.
    open var allowsPictureInPicturePlayback = true
    /// Whether that begins by itself; it never does.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Whether the screen is filled when playing begins; it never is.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Whether the screen is left when playing ends.
    open var exitsFullScreenWhenPlaybackEnds = false

    open override var _swiftUIContent: AnyView { AnyView(Screen(player: player, overlay: EmptyView())) }
}

/// Methods for what happens to a film; none is called.
@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}
