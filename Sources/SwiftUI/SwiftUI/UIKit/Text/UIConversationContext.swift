import Foundation

/// A conversation, for which a keyboard may suggest replies; there are no suggestions here.
///
/// Follows Apple's [UIConversationContext](https://developer.apple.com/documentation/uikit/uiconversationcontext).
@MainActor @preconcurrency
open class UIConversationContext: NSObject {
    /// A message of a conversation.
    @MainActor @preconcurrency
    open class Entry: NSObject {
        /// The name of the message.
        open var entryIdentifier = ""
        /// The words.
        open var text = ""
        /// The name of the sender.
        open var senderIdentifier = ""
        /// When the message was sent.
        open var sentDate = Date()
        /// The names of the recipients.
        open var primaryRecipientIdentifiers: Set<String> = []
        /// Creates an empty message.
        nonisolated public override init() { super.init() }
    }

    /// The name of the conversation.
    open var threadIdentifier = ""
    /// The messages.
    open var entries: [Entry] = []
    /// The names of the user.
    open var selfIdentifiers: Set<String> = []
    /// The names of the recipients of a reply.
    open var responsePrimaryRecipientIdentifiers: Set<String> = []
    /// The people of the conversation, by their names in it.
    open var participantNameByIdentifier: [String: PersonNameComponents] = [:]
    /// Creates an empty conversation.
    nonisolated public override init() { super.init() }
}

/// A conversation by mail.
///
/// Follows Apple's [UIMailConversationContext](https://developer.apple.com/documentation/uikit/uimailconversationcontext).
@MainActor @preconcurrency
open class UIMailConversationContext: UIConversationContext {
    /// A message.
    @MainActor @preconcurrency
    open class MailEntry: Entry {
        /// The names of the recipients of a copy.
        open var responseSecondaryRecipientIdentifiers: Set<String> = []
    }

    /// The subject of a reply.
    open var responseSubject = ""
    /// The names of the recipients of a reply's copy.
    open var responseSecondaryRecipientIdentifiers: Set<String> = []
}

/// A conversation of short messages.
///
/// Follows Apple's [UIMessageConversationContext](https://developer.apple.com/documentation/uikit/uimessageconversationcontext).
@MainActor @preconcurrency
open class UIMessageConversationContext: UIConversationContext {
    /// A message.
    @MainActor @preconcurrency
    open class MessageEntry: Entry {
        /// The kinds of a message's content.
        public enum DataKind: Int, Sendable { case text, attachment, poll, other }
        /// The kind of the content.
        open var dataKind = DataKind.text
        /// Whether the user has sent the message.
        open var wasSentBySelf = false
    }
}

/// A proposal of a keyboard; there are none here.
///
/// Follows Apple's [UIInputSuggestion](https://developer.apple.com/documentation/uikit/uiinputsuggestion).
@MainActor @preconcurrency
open class UIInputSuggestion: NSObject {
    nonisolated override init() { super.init() }
}

/// A proposed reply; there are none here.
///
/// Follows Apple's [UISmartReplySuggestion](https://developer.apple.com/documentation/uikit/uismartreplysuggestion).
@MainActor @preconcurrency
open class UISmartReplySuggestion: UIInputSuggestion {
    /// The words of the reply.
    open var smartReply: String { "" }
}
