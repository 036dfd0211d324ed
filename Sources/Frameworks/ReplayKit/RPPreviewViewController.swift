import SwiftUI

/// Receives the end of a preview.
///
/// Follows Apple's [RPPreviewViewControllerDelegate](https://developer.apple.com/documentation/replaykit/rppreviewviewcontrollerdelegate).
@MainActor @preconcurrency
public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    /// Called at the end. The controller must be dismissed.
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    /// Called at the end with the kinds of activities that were chosen.
    func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(
        _ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>
    ) {}
}

/// Shows a recording; recordings fail, and apps receive no controller.
///
/// Follows Apple's [RPPreviewViewController](https://developer.apple.com/documentation/replaykit/rppreviewviewcontroller).
@MainActor @preconcurrency
open class RPPreviewViewController: UIViewController {
    /// Receives the end.
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?
}

/// A button that begins to send the screen to a service; it cannot be pressed here.
///
/// Follows Apple's [RPSystemBroadcastPickerView](https://developer.apple.com/documentation/replaykit/rpsystembroadcastpickerview).
@MainActor @preconcurrency
open class RPSystemBroadcastPickerView: UIView {
    /// The identifier of the service's extension; nil for a choice.
    open var preferredExtension: String?
    /// Whether there is a button for the microphone; true by default.
    open var showsMicrophoneButton = true

    open override var _showsOwnContent: Bool { true }
    open override var _swiftUIContent: AnyView {
        AnyView(
            Button {
            } label: {
                Image(systemName: "record.circle").accessibilityLabel("Broadcast")
            }
            .disabled(true))
    }
}
