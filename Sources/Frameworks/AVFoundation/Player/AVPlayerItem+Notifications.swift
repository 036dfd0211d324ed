import Foundation

extension AVPlayerItem {
    /// The item was played to its end; the item is the object.
    public static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    /// The item could not be played to its end; the error is in the user information.
    public static let failedToPlayToEndTimeNotification = Notification.Name(
        "AVPlayerItemFailedToPlayToEndTimeNotification")
    /// Playing waits for data.
    public static let playbackStalledNotification = Notification.Name("AVPlayerItemPlaybackStalledNotification")
    /// The time has changed otherwise than by playing.
    public static let timeJumpedNotification = Notification.Name("AVPlayerItemTimeJumpedNotification")
    /// Something went wrong that the record has.
    public static let newErrorLogEntryNotification = Notification.Name("AVPlayerItemNewErrorLogEntryNotification")
    /// Something was loaded that the record has; not posted here.
    public static let newAccessLogEntryNotification = Notification.Name("AVPlayerItemNewAccessLogEntryNotification")
    /// Other tracks were chosen; not posted here.
    public static let mediaSelectionDidChangeNotification = Notification.Name(
        "AVPlayerItemMediaSelectionDidChangeNotification")
    /// The offset from the live time has changed; not posted here.
    public static let recommendedTimeOffsetFromLiveDidChangeNotification = Notification.Name(
        "AVPlayerItemRecommendedTimeOffsetFromLiveDidChangeNotification")
}

/// The key of the error in the notification of an item that could not be played to its end.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"

extension NSNotification.Name {
    /// The item was played to its end; the item is the object.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// The item could not be played to its end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
    /// Playing waits for data.
    public static let AVPlayerItemPlaybackStalled = AVPlayerItem.playbackStalledNotification
    /// The time has changed otherwise than by playing.
    public static let AVPlayerItemTimeJumped = AVPlayerItem.timeJumpedNotification
    /// Something went wrong that the record has.
    public static let AVPlayerItemNewErrorLogEntry = AVPlayerItem.newErrorLogEntryNotification
    /// Something was loaded that the record has; not posted here.
    public static let AVPlayerItemNewAccessLogEntry = AVPlayerItem.newAccessLogEntryNotification
}

/// What went wrong with an item.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {
    /// The entries.
    public let events: [AVPlayerItemErrorLogEvent]
    init(events: [AVPlayerItemErrorLogEvent]) { self.events = events }
}

/// An entry of the record of errors.
open class AVPlayerItemErrorLogEvent: NSObject, @unchecked Sendable {
    /// When it happened.
    public let date: Date? = Date()
    /// The address.
    public let uri: String?
    /// The error's code.
    public let errorStatusCode: Int
    /// The error's domain.
    public let errorDomain: String
    /// The error in words.
    public let errorComment: String?
    init(_ error: any Error, _ url: URL?) {
        let error = error as NSError
        uri = url?.absoluteString
        (errorStatusCode, errorDomain, errorComment) = (error.code, error.domain, error.localizedDescription)
    }
}

/// The record of an item's loading; it has no entries here.
open class AVPlayerItemAccessLog: NSObject, @unchecked Sendable {
    /// The entries.
    public let events: [AVPlayerItemAccessLogEvent] = []
}

/// An entry of the record of loading.
open class AVPlayerItemAccessLogEvent: NSObject, @unchecked Sendable {
    /// The address.
    open var uri: String? { nil }
    /// How many bits a second were loaded.
    open var observedBitrate: Double { 0 }
    /// How many bits a second the stream has.
    open var indicatedBitrate: Double { 0 }
}
