import Foundation
import OrielFoundation

/// How much a notification matters: how the desktop shows it.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

/// The sound of a notification; the desktop has its own.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The usual sound.
    public static let `default` = UNNotificationSound()
    /// The sound of an important notification.
    public static let defaultCritical = UNNotificationSound()
    /// The sound of a call.
    public static let defaultRingtone = UNNotificationSound()

    private override init() {}
    /// Creates a sound from a file.
    public init(named name: UNNotificationSoundName) {}
    /// The usual sound of an important notification, as loud as it says.
    public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { defaultCritical }
    /// The sound of an important notification, from a file.
    public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
    /// The sound of an important notification, from a file, with a volume from 0 to 1.
    public class func criticalSoundNamed(
        _ name: UNNotificationSoundName, withAudioVolume volume: Float
    ) -> UNNotificationSound { UNNotificationSound(named: name) }
    /// The sound of a call, from a file.
    public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
        UNNotificationSound(named: name)
    }
}

/// A file that is shown with a notification: the desktop shows the first one, if it is a picture.
///
/// Follows Apple's
/// [UNNotificationAttachment](https://developer.apple.com/documentation/usernotifications/unnotificationattachment). The file
/// stays where it is.
public final class UNNotificationAttachment: NSObject, @unchecked Sendable {
    /// The name by which the app knows it.
    public let identifier: String
    /// The file.
    public let url: URL
    /// The type of the file, by its ending.
    public var type: String { url.pathExtension }

    /// Creates an attachment; fails if the file does not exist.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        guard URL.isFileURL, FileManager.default.isReadableFile(atPath: URL.path) else {
            throw UNError(.attachmentInvalidURL)
        }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        url = URL
    }
}

/// The name of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// Why something with notifications failed.
public struct UNError: _CodedError, Hashable, Sendable {
    /// The reason.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// A reason.
    public enum Code: Int, _ErrorCode {
        case notificationsNotAllowed = 1
        case attachmentInvalidURL = 100
        case attachmentUnrecognizedType, attachmentInvalidFileSize, attachmentNotInDataStore,
            attachmentMoveIntoDataStoreFailed, attachmentCorrupt
        case notificationInvalidNoDate = 1400
        case notificationInvalidNoContent
    }

    /// The name of the errors of this framework.
    public static var errorDomain: String { UNErrorDomain }

    /// The user does not permit notifications.
    public static let notificationsNotAllowed = Code.notificationsNotAllowed
    /// The file of an attachment does not exist.
    public static let attachmentInvalidURL = Code.attachmentInvalidURL
    /// The type of an attachment is not known.
    public static let attachmentUnrecognizedType = Code.attachmentUnrecognizedType
    /// The file of an attachment is too large.
    public static let attachmentInvalidFileSize = Code.attachmentInvalidFileSize
    /// The file of an attachment is not valid.
    public static let attachmentCorrupt = Code.attachmentCorrupt
    /// A notification has no date.
    public static let notificationInvalidNoDate = Code.notificationInvalidNoDate
    /// A notification has no content.
    public static let notificationInvalidNoContent = Code.notificationInvalidNoContent
}

/// The key of the type of an attachment's file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether an attachment's small picture is left out.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The key of the part of an attachment that its small picture shows.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The key of the time of a film that its small picture shows.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"
