import Foundation

/// The use of a command by which the user likes or dislikes the track.
open class MPFeedbackCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// Whether the user takes the opinion back.
    public let isNegative: Bool
    init(_ command: MPRemoteCommand, isNegative: Bool) {
        self.isNegative = isNegative
        super.init(command)
    }
}
/// A command by which the user rates the track.
open class MPRatingCommand: MPRemoteCommand, @unchecked Sendable {
    /// The lowest rating.
    open var minimumRating: Float = 0
    /// The highest rating.
    open var maximumRating: Float = 1
}
/// The use of a command by which the user rates the track.
open class MPRatingCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The rating.
    public let rating: Float
    init(_ command: MPRemoteCommand, rating: Float) {
        self.rating = rating
        super.init(command)
    }
}
/// The use of a command that changes the repetition.
open class MPChangeRepeatModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The repetition.
    public let repeatType: MPRepeatType
    /// Whether the choice is kept for later.
    public let preservesRepeatMode: Bool
    init(_ command: MPRemoteCommand, repeatType: MPRepeatType) {
        (self.repeatType, preservesRepeatMode) = (repeatType, true)
        super.init(command)
    }
}
/// The use of a command that changes the random order.
open class MPChangeShuffleModeCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The random order.
    public let shuffleType: MPShuffleType
    /// Whether the choice is kept for later.
    public let preservesShuffleMode: Bool
    init(_ command: MPRemoteCommand, shuffleType: MPShuffleType) {
        (self.shuffleType, preservesShuffleMode) = (shuffleType, true)
        super.init(command)
    }
}
/// The use of a command that switches a language on or off.
open class MPChangeLanguageOptionCommandEvent: MPRemoteCommandEvent, @unchecked Sendable {
    /// The language.
    public let languageOption: MPNowPlayingInfoLanguageOption
    /// The duration of the choice.
    public let setting: MPChangeLanguageOptionSetting
    init(_ command: MPRemoteCommand, languageOption: MPNowPlayingInfoLanguageOption) {
        (self.languageOption, setting) = (languageOption, .nowPlayingItemOnly)
        super.init(command)
    }
}
/// The duration of a choice of a language.
public enum MPChangeLanguageOptionSetting: Int, Sendable { case none, nowPlayingItemOnly, permanent }
/// The kinds of choices of a language.
public enum MPNowPlayingInfoLanguageOptionType: UInt, Sendable { case audible, legible }

/// A language of a film's sound or subtitles.
///
/// Follows Apple's [MPNowPlayingInfoLanguageOption](https://developer.apple.com/documentation/mediaplayer/mpnowplayinginfolanguageoption).
open class MPNowPlayingInfoLanguageOption: NSObject, @unchecked Sendable {
    /// The kind.
    public let languageOptionType: MPNowPlayingInfoLanguageOptionType
    /// The language, by its short name.
    public let languageTag: String?
    /// More about the choice.
    public let languageOptionCharacteristics: [String]?
    /// The name for the user.
    public let displayName: String?
    /// The identifier.
    public let identifier: String?
    /// Creates a language.
    public init(
        type languageOptionType: MPNowPlayingInfoLanguageOptionType, languageTag: String,
        characteristics languageOptionCharacteristics: [String]?, displayName: String, identifier: String
    ) {
        (self.languageOptionType, self.languageTag) = (languageOptionType, languageTag)
        (self.languageOptionCharacteristics, self.displayName) = (languageOptionCharacteristics, displayName)
        self.identifier = identifier
    }
    /// Returns whether the system chooses the subtitles.
    open func isAutomaticLegibleLanguageOption() -> Bool { false }
    /// Returns whether the system chooses the sound.
    open func isAutomaticAudibleLanguageOption() -> Bool { false }
}

/// Languages of which one is chosen.
open class MPNowPlayingInfoLanguageOptionGroup: NSObject, @unchecked Sendable {
    /// The languages.
    public let languageOptions: [MPNowPlayingInfoLanguageOption]
    /// The language by default.
    public let defaultLanguageOption: MPNowPlayingInfoLanguageOption?
    /// Whether no language may be chosen.
    public let allowEmptySelection: Bool
    /// Creates a group.
    public init(
        languageOptions: [MPNowPlayingInfoLanguageOption], defaultLanguageOption: MPNowPlayingInfoLanguageOption?,
        allowEmptySelection: Bool
    ) {
        (self.languageOptions, self.defaultLanguageOption) = (languageOptions, defaultLanguageOption)
        self.allowEmptySelection = allowEmptySelection
    }
}
