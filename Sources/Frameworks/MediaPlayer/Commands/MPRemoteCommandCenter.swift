import Foundation

/// The commands of headphones' buttons and of a system's controls.
///
/// Follows Apple's
/// [MPRemoteCommandCenter](https://developer.apple.com/documentation/mediaplayer/mpremotecommandcenter).
open class MPRemoteCommandCenter: NSObject, @unchecked Sendable {
    private static let center = MPRemoteCommandCenter()
    override init() {}

    /// The only one.
    open class func shared() -> MPRemoteCommandCenter { center }

    /// Plays.
    public let playCommand = MPRemoteCommand()
    /// Pauses.
    public let pauseCommand = MPRemoteCommand()
    /// Stops.
    public let stopCommand = MPRemoteCommand()
    /// Plays or pauses.
    public let togglePlayPauseCommand = MPRemoteCommand()
    /// Goes to the next track.
    public let nextTrackCommand = MPRemoteCommand()
    /// Goes to the track before.
    public let previousTrackCommand = MPRemoteCommand()
    /// Skips a time.
    public let skipForwardCommand = MPSkipIntervalCommand()
    /// Goes back a time.
    public let skipBackwardCommand = MPSkipIntervalCommand()
    /// Goes forward while it is held.
    public let seekForwardCommand = MPRemoteCommand()
    /// Goes back while it is held.
    public let seekBackwardCommand = MPRemoteCommand()
    /// Goes to a place.
    public let changePlaybackPositionCommand = MPChangePlaybackPositionCommand()
    /// Changes the speed.
    public let changePlaybackRateCommand = MPChangePlaybackRateCommand()
    /// Changes what is repeated.
    public let changeRepeatModeCommand = MPChangeRepeatModeCommand()
    /// Changes what is played in a random order.
    public let changeShuffleModeCommand = MPChangeShuffleModeCommand()
    /// Likes what is played.
    public let likeCommand = MPFeedbackCommand()
    /// Dislikes what is played.
    public let dislikeCommand = MPFeedbackCommand()
    /// Keeps a mark.
    public let bookmarkCommand = MPFeedbackCommand()
    /// Rates what is played.
    public let ratingCommand = MPRatingCommand()
    /// Switches a language on.
    public let enableLanguageOptionCommand = MPRemoteCommand()
    /// Switches a language off.
    public let disableLanguageOptionCommand = MPRemoteCommand()
}
