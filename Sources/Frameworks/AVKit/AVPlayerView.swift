import AVFoundation
import OrielFoundation
import SwiftUI

/// How the controls of a view for films look on the Mac.
///
/// Follows Apple's [AVPlayerViewControlsStyle](https://developer.apple.com/documentation/avkit/avplayerviewcontrolsstyle). All but
/// `none` look alike here.
public enum AVPlayerViewControlsStyle: Int, Sendable {
    case none, inline, floating, minimal

    /// Controls at the lower edge.
    public static let `default` = AVPlayerViewControlsStyle.inline
}

/// How trimming a film has ended.
public enum AVPlayerViewTrimResult: Int, Sendable {
    case okButton, cancelButton
}

/// A view of an app for the Mac that shows a film, with controls that play it.
///
/// Follows Apple's [AVPlayerView](https://developer.apple.com/documentation/avkit/avplayerview). It shows what ``VideoPlayer`` shows,
/// and is a view for `NSViewRepresentable`. Films are not trimmed here.
@MainActor @preconcurrency
open class AVPlayerView: UIView {
    private let model = FilmModel()

    /// The player; nil for none.
    open var player: AVPlayer? {
        get { model.player }
        set { model.player = newValue }
    }
    /// How the controls look; at the lower edge by default.
    open var controlsStyle = AVPlayerViewControlsStyle.default { didSet { model.hasControls = controlsStyle != .none } }
    /// How pictures fit; as large as possible without being cut off, by default.
    open var videoGravity: AVLayerVideoGravity {
        get { model.gravity }
        set { model.gravity = newValue }
    }
    /// Whether there is a picture to show.
    open var isReadyForDisplay: Bool { player?.frame != nil }
    /// The rectangle of the picture in the view.
    open var videoBounds: CGRect { player?.frame.map { videoGravity.rectangle(of: $0.size, in: bounds) } ?? .zero }
    /// A view above the pictures and below the controls.
    open private(set) lazy var contentOverlayView: UIView? = UIView()
    /// Whether a button fills the screen; there is none.
    open var showsFullScreenToggleButton = false
    /// Whether buttons go from picture to picture; there are none.
    open var showsFrameSteppingButtons = false
    /// Whether a button shares the film; there is none.
    open var showsSharingServiceButton = false
    /// Whether times count pictures; they never do.
    open var showsTimecodes = false
    /// Whether the desktop's controls of media show the film; apps do that by MediaPlayer.
    open var updatesNowPlayingInfoCenter = true
    /// Whether the film may be seen above other apps; it never is.
    open var allowsPictureInPicturePlayback = false
    /// Whether words in paused pictures can be chosen; they cannot.
    open var allowsVideoFrameAnalysis = true
    /// Whether the film can be trimmed; it cannot.
    open var canBeginTrimming: Bool { false }

    /// Ends at once, as if the user had canceled: films are not trimmed here.
    open func beginTrimming(completionHandler handler: ((AVPlayerViewTrimResult) -> Void)? = nil) {
        RuntimeWarning.issue("AVPlayerView does not trim films.")
        handler?(.cancelButton)
    }

    /// Shows the number of a chapter for a moment; without effect.
    open func flashChapterNumber(_ chapterNumber: Int, chapterTitle: String) {
        RuntimeWarning.issue("AVPlayerView shows no chapters.")
    }

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        let above = contentOverlayView.flatMap { $0.subviews.isEmpty ? nil : $0 }
        return AnyView(FilmScreen(model: model, overlay: above.map { $0._swiftUIContent } ?? AnyView(EmptyView())))
    }
}
