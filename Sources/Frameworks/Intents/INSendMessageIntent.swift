import Foundation
import OrielFoundation

/// What a message is.
public enum INOutgoingMessageType: Int, Sendable { case unknown, outgoingMessageText, outgoingMessageAudio }

/// A request to send a message.
///
/// Follows Apple's [INSendMessageIntent](https://developer.apple.com/documentation/intents/insendmessageintent).
open class INSendMessageIntent: INIntent, @unchecked Sendable {
    /// Who receives the message; nil if it is not known.
    public let recipients: [INPerson]?
    /// What the message is.
    public let outgoingMessageType: INOutgoingMessageType
    /// The text; nil for none.
    public let content: String?
    /// The name of the group that receives it; nil for none.
    public let speakableGroupName: INSpeakableString?
    /// The app's name for the conversation; nil for none.
    public let conversationIdentifier: String?
    /// The service that sends it; nil if it is not known.
    public let serviceName: String?
    /// Who sends it; nil if it is not known.
    public let sender: INPerson?
    /// Files and sounds; nil for none.
    public let attachments: [INSendMessageAttachment]?

    /// Creates a request.
    public init(
        recipients: [INPerson]?, outgoingMessageType: INOutgoingMessageType = .outgoingMessageText, content: String?,
        speakableGroupName: INSpeakableString?, conversationIdentifier: String?, serviceName: String?,
        sender: INPerson?,
        attachments: [INSendMessageAttachment]? = nil
    ) {
        (self.recipients, self.outgoingMessageType, self.content) = (recipients, outgoingMessageType, content)
        (self.speakableGroupName, self.conversationIdentifier) = (speakableGroupName, conversationIdentifier)
        (self.serviceName, self.sender, self.attachments) = (serviceName, sender, attachments)
    }
}

/// A file or sound of a message.
public final class INSendMessageAttachment: NSObject, Sendable {
    /// The sound; nil for none.
    public let audioMessageFile: INFile?
    /// Creates an attachment of a sound.
    public init(audioMessageFile: INFile) { self.audioMessageFile = audioMessageFile }
}

/// A file of an intent.
public final class INFile: NSObject, Sendable {
    /// The content.
    public let data: Data
    /// The name.
    public let filename: String
    /// The name of its kind; nil if it is not known.
    public let typeIdentifier: String?
    /// The place; nil for a file that is only data.
    public let fileURL: URL?

    /// Creates a file of data.
    public init(data: Data, filename: String, typeIdentifier: String?) {
        (self.data, self.filename, self.typeIdentifier, fileURL) = (data, filename, typeIdentifier, nil)
    }
}

/// The answer to a request to send a message.
open class INSendMessageIntentResponse: INIntentResponse, @unchecked Sendable {
    /// Whether it was sent.
    public enum Code: Int, Sendable {
        case unspecified, ready, inProgress, success, failure, failureRequiringAppLaunch,
            failureMessageServiceNotAvailable
    }
    /// Whether it was sent.
    public let code: Code
    /// Creates an answer.
    public init(code: Code, userActivity: NSUserActivity?) {
        self.code = code
        super.init()
        self.userActivity = userActivity
    }
}

/// Sends messages for the system.
public protocol INSendMessageIntentHandling: NSObjectProtocol {
    /// Sends the message, and calls a function with the answer.
    func handle(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
    /// Confirms that the message can be sent.
    func confirm(intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void)
}

extension INSendMessageIntentHandling {
    public func confirm(
        intent: INSendMessageIntent, completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
    ) { completion(INSendMessageIntentResponse(code: .ready, userActivity: nil)) }
}
