import Foundation
import OrielFoundation
import SwiftUI

/// The name of the errors of this framework.
public let MSMessagesErrorDomain = "MSMessagesErrorDomain"

/// The reasons for errors of messages.
///
/// Follows Apple's [MSMessageErrorCode](https://developer.apple.com/documentation/messages/msmessageerrorcode).
public enum MSMessageErrorCode: Int, _ErrorCode {
    case unknown = -1
    case fileNotFound = 1, fileUnreadable, improperFileType, improperFileURL, stickerFileImproperFileAttributes
    case stickerFileImproperFileSize, stickerFileImproperFileFormat, urlExceedsMaxSize, sendWithoutRecentInteraction
    case sendWhileNotVisible, apiUnavailableInPresentationContext
}

/// An error of messages.
public struct MSMessageError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reason.
    public let code: MSMessageErrorCode
    /// Creates an error for a reason.
    public init(_ code: MSMessageErrorCode, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { MSMessagesErrorDomain }
    public var errorDescription: String? {
        switch code {
        case .urlExceedsMaxSize: "The message's address is longer than 5000 characters."
        case .fileNotFound: "There is no such file."
        case .improperFileType, .improperFileURL: "The address is not a file's."
        default: "This system has no Messages."
        }
    }
}

/// Messages that belong together, as the moves of a game.
///
/// Follows Apple's [MSSession](https://developer.apple.com/documentation/messages/mssession).
open class MSSession: NSObject, @unchecked Sendable {
    /// Creates a session.
    public override init() {}
}

/// A message of an app, with an address that holds its content.
///
/// Follows Apple's [MSMessage](https://developer.apple.com/documentation/messages/msmessage).
open class MSMessage: NSObject, @unchecked Sendable {
    /// The session; nil for none.
    public let session: MSSession?
    /// Whether the message was chosen but not sent yet.
    open var isPending: Bool { false }
    /// The identifier of the sender.
    open var senderParticipantIdentifier: UUID { UUID(uuid: UUID_NULL) }
    /// The appearance; nil for none.
    open var layout: MSMessageLayout?
    /// The content, as an address; nil for none.
    open var url: URL?
    /// Whether the message can be read once; false by default.
    open var shouldExpire = false
    /// A text for assistive technology; nil for none.
    open var accessibilityLabel: String?
    /// The text that is shown for the message in a session's history; nil for none.
    open var summaryText: String?
    /// The error of the message; nil for none.
    open var error: (any Error)?
    /// Creates a message without a session.
    public override init() { session = nil }
    /// Creates a message of a session.
    public init(session: MSSession) { self.session = session }
}

private let UUID_NULL: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)

/// The appearance of a message.
open class MSMessageLayout: NSObject, @unchecked Sendable {
    override init() {}
}

/// An appearance with a picture and texts.
///
/// Follows Apple's [MSMessageTemplateLayout](https://developer.apple.com/documentation/messages/msmessagetemplatelayout).
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
    /// The text below the picture at the leading side.
    open var caption: String?
    /// The text below the caption.
    open var subcaption: String?
    /// The text below the picture at the trailing side.
    open var trailingCaption: String?
    /// The text below the caption at the trailing side.
    open var trailingSubcaption: String?
    /// The picture; nil for none.
    open var image: UIImage?
    /// The file of a film or sound; nil for none.
    open var mediaFileURL: URL?
    /// The title on the picture.
    open var imageTitle: String?
    /// The text below that title.
    open var imageSubtitle: String?
    /// Creates an appearance.
    public override init() {}
}

/// An appearance that the app itself draws, with another for devices that cannot.
///
/// Follows Apple's [MSMessageLiveLayout](https://developer.apple.com/documentation/messages/msmessagelivelayout).
open class MSMessageLiveLayout: MSMessageLayout, @unchecked Sendable {
    /// The other appearance.
    public let alternateLayout: MSMessageTemplateLayout
    /// Creates an appearance.
    public init(alternateLayout: MSMessageTemplateLayout) { self.alternateLayout = alternateLayout }
}
