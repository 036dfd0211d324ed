import SwiftUI

/// What a user has made of a message.
public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }

/// The name of the errors of messages.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// An error of a message.
public struct MFMailComposeError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode { case saveFailed, sendFailed }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public var errorDescription: String? { "The mail program could not be opened." }
}

/// Receives what a user has made of a message.
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
    /// Called when the message was given to the mail program, or not. The controller must be dismissed.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {}
}

/// Writes a message: in the desktop's mail program, once the controller is presented.
///
/// Follows Apple's
/// [MFMailComposeViewController](https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller). In its place is a note;
/// nobody knows whether the user sends the message, so that the delegate receives `saved`. Messages in HTML lose their styles.
@MainActor @preconcurrency
open class MFMailComposeViewController: UINavigationController {
    /// Receives the result.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
    private var message = MailMessage()
    private var isOpened = false
    /// The program that opens the mail program; replaced in tests.
    var program = MailMessage.program

    /// Creates a message.
    public init() { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Returns whether the desktop has a program that opens mail programs (`xdg-email`).
    open class func canSendMail() -> Bool { FileManager.default.isExecutableFile(atPath: MailMessage.program) }

    /// Sets the subject.
    open func setSubject(_ subject: String) { message.subject = subject }
    /// Sets who receives it.
    open func setToRecipients(_ toRecipients: [String]?) { message.to = toRecipients ?? [] }
    /// Sets who receives a copy.
    open func setCcRecipients(_ ccRecipients: [String]?) { message.cc = ccRecipients ?? [] }
    /// Sets who receives a copy that the others do not see.
    open func setBccRecipients(_ bccRecipients: [String]?) { message.bcc = bccRecipients ?? [] }
    /// Sets the text.
    open func setMessageBody(_ body: String, isHTML: Bool) { message.body = isHTML ? MailMessage.plain(body) : body }
    /// Sets the sender; the mail program decides, which is reported once.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) {
        RuntimeWarning.issue("MFMailComposeViewController: the mail program chooses the sender.")
    }
    /// Adds a file, whose content is readable for the user alone.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        message.attachments.append((filename, attachment))
    }

    open override var _swiftUIContent: AnyView {
        AnyView(MailNote(subject: message.subject) { [weak self] in self?.open() })
    }

    private func open() {
        guard !isOpened else { return }
        isOpened = true
        message.open(with: program) { [weak self] isOpen in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(
                self, didFinishWith: isOpen ? .saved : .failed, error: isOpen ? nil : MFMailComposeError(.sendFailed))
        }
    }
}

/// Says that a message is in the mail program.
private struct MailNote: View {
    let subject: String
    let open: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Image(systemName: "envelope").font(.largeTitle).foregroundStyle(.tint).accessibilityHidden(true)
            if !subject.isEmpty { Text(verbatim: subject).font(.headline) }
            Text("This message is written in the mail program.").font(.subheadline).foregroundStyle(.secondary)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear(perform: open)
    }
}
