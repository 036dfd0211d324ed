import SwiftUI

/// Whether something is played.
public enum MPNowPlayingPlaybackState: UInt, Sendable { case unknown, playing, paused, stopped, interrupted }

/// What an app plays, for a system to show.
///
/// Follows Apple's
/// [MPNowPlayingInfoCenter](https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfocenter). It keeps what the app sets; the
/// desktop does not show it, which is reported once.
open class MPNowPlayingInfoCenter: NSObject, @unchecked Sendable {
    private static let center = MPNowPlayingInfoCenter()
    private let lock = NSLock()
    private var info: [String: Any]?
    private var state = MPNowPlayingPlaybackState.unknown

    override init() {}

    /// The only one.
    open class func `default`() -> MPNowPlayingInfoCenter { center }

    /// What is played; nil for nothing.
    open var nowPlayingInfo: [String: Any]? {
        get { lock.withLock { info } }
        set {
            lock.withLock { info = newValue }
            if newValue != nil { MediaGaps.issue() }
        }
    }

    /// Whether it is played.
    open var playbackState: MPNowPlayingPlaybackState {
        get { lock.withLock { state } }
        set { lock.withLock { state = newValue } }
    }
}

/// What is reported of media.
enum MediaGaps {
    static func issue() {
        RuntimeWarning.issue(
            "MediaPlayer: the desktop neither shows what is played nor sends commands: see CompatibilityGaps.md.")
    }
}

/// The kind of what is played.
public enum MPNowPlayingInfoMediaType: UInt, Sendable { case none, audio, video }

/// The kinds of media.
public struct MPMediaType: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates kinds from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Music.
    public static let music = MPMediaType(rawValue: 1)
    /// Podcasts.
    public static let podcast = MPMediaType(rawValue: 2)
    /// Audio books.
    public static let audioBook = MPMediaType(rawValue: 4)
    /// Any sound.
    public static let anyAudio = MPMediaType(rawValue: 0xFF)
    /// Films.
    public static let movie = MPMediaType(rawValue: 1 << 8)
    /// Series.
    public static let tvShow = MPMediaType(rawValue: 1 << 9)
    /// Music videos.
    public static let musicVideo = MPMediaType(rawValue: 1 << 11)
    /// Any film.
    public static let anyVideo = MPMediaType(rawValue: 0xFF00)
    /// Anything.
    public static let any = MPMediaType(rawValue: .max)
}

/// The picture of what is played.
///
/// Follows Apple's [MPMediaItemArtwork](https://developer.apple.com/documentation/mediaplayer/mpmediaitemartwork).
open class MPMediaItemArtwork: NSObject, @unchecked Sendable {
    /// The largest size, in points.
    public let bounds: CGRect
    private let make: (CGSize) -> UIImage

    /// Creates a picture that a function makes for a size.
    public init(boundsSize: CGSize, requestHandler: @escaping (CGSize) -> UIImage) {
        (bounds, make) = (CGRect(origin: .zero, size: boundsSize), requestHandler)
    }

    /// Creates a picture.
    public convenience init(image: UIImage) { self.init(boundsSize: image.size) { _ in image } }

    /// Returns the picture in a size.
    open func image(at size: CGSize) -> UIImage? { make(size) }
}

/// A slider for the volume; the desktop sets it, so that it is empty here, which is reported once.
@MainActor @preconcurrency
open class MPVolumeView: UIView {
    /// Whether the slider is shown.
    open var showsVolumeSlider = true
    /// Whether the button for other speakers is shown.
    open var showsRouteButton = true

    /// Creates a slider.
    public override init(frame: CGRect = .zero) {
        super.init(frame: frame)
        RuntimeWarning.issue("MPVolumeView is empty: the desktop sets the volume.")
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}
