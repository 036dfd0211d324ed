import SwiftUI

/// The size of an app in Messages.
public enum MSMessagesAppPresentationStyle: UInt, Sendable { case compact, expanded, transcript }
/// The place of an app in Messages.
public enum MSMessagesAppPresentationContext: UInt, Sendable { case messages, media }

/// A view in the transcript of Messages that can say how large it is.
@MainActor @preconcurrency
public protocol MSMessagesAppTranscriptPresentation: AnyObject {
    /// Returns the size that the content needs.
    func contentSizeThatFits(_ size: CGSize) -> CGSize
}

/// The root of an app inside of Messages; here it is shown as any other controller, and no conversation becomes active.
///
/// Follows Apple's
/// [MSMessagesAppViewController](https://developer.apple.com/documentation/messages/msmessagesappviewcontroller).
@MainActor @preconcurrency
open class MSMessagesAppViewController: UIViewController, MSMessagesAppTranscriptPresentation {
    /// The conversation; nil.
    open var activeConversation: MSConversation? { nil }
    /// The size; expanded, as the app is in a window of its own.
    open var presentationStyle: MSMessagesAppPresentationStyle { .expanded }
    /// The place.
    open var presentationContext: MSMessagesAppPresentationContext { .messages }
    /// Asks for another size; without effect.
    open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Returns the size that the content needs in the transcript.
    open func contentSizeThatFits(_ size: CGSize) -> CGSize { .zero }

    /// Closes the app, as far as it is presented.
    open func dismiss() { dismiss(animated: true) }

    /// Called before the app is shown for a conversation; never here.
    open func willBecomeActive(with conversation: MSConversation) {}
    /// Called when the app is shown for a conversation; never here.
    open func didBecomeActive(with conversation: MSConversation) {}
    /// Called before the app is hidden; never here.
    open func willResignActive(with conversation: MSConversation) {}
    /// Called when the app is hidden; never here.
    open func didResignActive(with conversation: MSConversation) {}
    /// Called before a message is chosen; never here.
    open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when a message was chosen; never here.
    open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when a message has arrived; never here.
    open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when a message is being sent; never here.
    open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called when the user has removed a message from the field; never here.
    open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
    /// Called before the size changes; never here.
    open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
    /// Called when the size has changed; never here.
    open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
