import SwiftUI

/// What a user has made of a text message.
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// Receives what a user has made of a text message.
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the message was not sent. The controller must be dismissed.
    func messageComposeViewController(
        _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// Writes a text message; this machine cannot send any, and the delegate receives `failed`.
///
/// Follows Apple's
/// [MFMessageComposeViewController](https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller).
@MainActor @preconcurrency
open class MFMessageComposeViewController: UINavigationController {
    /// Receives the result.
    open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
    /// Who receives it.
    open var recipients: [String]?
    /// The subject; nil for none.
    open var subject: String?
    /// The text; nil for none.
    open var body: String?

    /// Creates a message.
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns whether text messages can be sent: no.
    open class func canSendText() -> Bool { false }
    /// Returns whether text messages can have subjects: no.
    open class func canSendSubject() -> Bool { false }
    /// Returns whether text messages can have files: no.
    open class func canSendAttachments() -> Bool { false }

    /// Adds a file; returns false, as there are no text messages.
    open func addAttachmentData(_ attachmentData: Data, typeIdentifier uti: String, filename: String) -> Bool { false }
    /// Adds a file; returns false, as there are no text messages.
    open func addAttachmentURL(_ attachmentURL: URL, withAlternateFilename alternateFilename: String?) -> Bool { false }

    open override var _swiftUIContent: AnyView {
        AnyView(
            Text("This computer cannot send text messages.").frame(maxWidth: .infinity, maxHeight: .infinity)
                .onAppear { [weak self] in
                    guard let self else { return }
                    RuntimeWarning.issue("MFMessageComposeViewController: this computer cannot send text messages.")
                    messageComposeDelegate?.messageComposeViewController(self, didFinishWith: .failed)
                })
    }
}
