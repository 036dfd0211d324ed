import Foundation
import OrielFoundation
import SwiftUI

/// A conversation in Messages, in which nothing can be sent here.
///
/// Follows Apple's [MSConversation](https://developer.apple.com/documentation/messages/msconversation). Sending and inserting fail, which is reported
/// once.
open class MSConversation: NSObject, @unchecked Sendable {
    /// The identifier of the user.
    public let localParticipantIdentifier = UUID()
    /// The identifiers of the others: none.
    open var remoteParticipantIdentifiers: [UUID] { [] }
    /// The message that the user has chosen; nil.
    open var selectedMessage: MSMessage? { nil }
    /// Creates a conversation.
    public override init() {}

    private func refusal() -> MSMessageError {
        RuntimeWarning.issue("Messages: this system has no Messages; nothing can be sent.")
        return MSMessageError(.apiUnavailableInPresentationContext)
    }
    private func fail(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        let error = refusal()
        DispatchQueue.main.async { completionHandler?(error) }
    }

    /// Puts a message into the field; fails.
    open func insert(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Puts a sticker into the field; fails.
    open func insert(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Puts a text into the field; fails.
    open func insertText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Puts a file into the field; fails.
    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    /// Sends a message; fails.
    open func send(_ message: MSMessage, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Sends a sticker; fails.
    open func send(_ sticker: MSSticker, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Sends a text; fails.
    open func sendText(_ text: String, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        fail(completionHandler)
    }
    /// Sends a file; fails.
    open func sendAttachment(
        _ URL: URL, withAlternateFilename filename: String?,
        completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) { fail(completionHandler) }
    /// Puts a message into the field; fails.
    open func insert(_ message: MSMessage) async throws { throw refusal() }
    /// Sends a message; fails.
    open func send(_ message: MSMessage) async throws { throw refusal() }
}
