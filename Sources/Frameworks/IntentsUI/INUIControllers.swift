import Intents
import SwiftUI

/// Receives the result of adding a shortcut to Siri.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Called at the end. The controller must be dismissed.
    func addVoiceShortcutViewController(
        _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the user has canceled. The controller must be dismissed.
    func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Adds a shortcut to Siri; a note says that there is none.
///
/// Follows Apple's
/// [INUIAddVoiceShortcutViewController](https://developer.apple.com/documentation/intentsui/inuiaddvoiceshortcutviewcontroller).
@MainActor @preconcurrency
open class INUIAddVoiceShortcutViewController: UIViewController {
    /// Receives the result.
    open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?
    /// Creates a controller for a shortcut.
    public init(shortcut: INShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var _swiftUIContent: AnyView {
        AnyView(
            SiriNote { [weak self] in
                guard let self else { return }
                delegate?.addVoiceShortcutViewControllerDidCancel(self)
            })
    }
}

/// Receives the result of changing a shortcut of Siri.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: NSObjectProtocol {
    /// Called at the end. The controller must be dismissed.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
        error: (any Error)?)
    /// Called when the shortcut was removed. The controller must be dismissed.
    func editVoiceShortcutViewController(
        _ controller: INUIEditVoiceShortcutViewController,
        didDeleteVoiceShortcutWithIdentifier deletedVoiceShortcutIdentifier: UUID)
    /// Called when the user has canceled. The controller must be dismissed.
    func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}

/// Changes a shortcut of Siri; a note says that there is no Siri.
///
/// Follows Apple's
/// [INUIEditVoiceShortcutViewController](https://developer.apple.com/documentation/intentsui/inuieditvoiceshortcutviewcontroller).
@MainActor @preconcurrency
open class INUIEditVoiceShortcutViewController: UIViewController {
    /// Receives the result.
    open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?
    /// Creates a controller for a shortcut.
    public init(voiceShortcut: INVoiceShortcut) { super.init(nibName: nil, bundle: nil) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open override var _swiftUIContent: AnyView {
        AnyView(
            SiriNote { [weak self] in
                guard let self else { return }
                delegate?.editVoiceShortcutViewControllerDidCancel(self)
            })
    }
}

/// Says that there is no Siri.
private struct SiriNote: View {
    let cancel: () -> Void

    var body: some View {
        VStack(spacing: 12) {
            Text("This system has no Siri.").font(.subheadline).foregroundStyle(.secondary)
            Button("Cancel", action: cancel).keyboardShortcut(.cancelAction)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The appearance of a button for Siri.
public enum INUIAddVoiceShortcutButtonStyle: UInt, Sendable {
    case white, whiteOutline, black, blackOutline, automatic, automaticOutline
}

/// Presents the controllers of a button for Siri.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutButtonDelegate: NSObjectProtocol {
    /// Called with a controller that adds a shortcut.
    func present(
        _ addVoiceShortcutViewController: INUIAddVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
    /// Called with a controller that changes a shortcut.
    func present(
        _ editVoiceShortcutViewController: INUIEditVoiceShortcutViewController,
        for addVoiceShortcutButton: INUIAddVoiceShortcutButton)
}

/// A button that adds a shortcut to Siri; it cannot be pressed here.
///
/// Follows Apple's [INUIAddVoiceShortcutButton](https://developer.apple.com/documentation/intentsui/inuiaddvoiceshortcutbutton).
@MainActor @preconcurrency
open class INUIAddVoiceShortcutButton: UIButton {
    /// The appearance.
    public private(set) var style = INUIAddVoiceShortcutButtonStyle.automatic
    /// The shortcut; nil for none.
    open var shortcut: INShortcut?
    /// Presents the controllers.
    open weak var delegate: (any INUIAddVoiceShortcutButtonDelegate)?
    /// Creates a button.
    public convenience init(style: INUIAddVoiceShortcutButtonStyle) {
        self.init(frame: .zero)
        self.style = style
        setTitle("Add to Siri", for: .normal)
        isEnabled = false
    }
    /// Sets the appearance.
    open func setStyle(_ style: INUIAddVoiceShortcutButtonStyle) { self.style = style }
}

/// How a parameter of an intent is used by Siri.
public enum INUIInteractiveBehavior: UInt, Sendable { case none, nextView, launch, genericAction }
/// Where Siri shows an intent.
public enum INUIHostedViewContext: UInt, Sendable { case siriSnippet, mapsCard }

/// A controller that shows an intent in Siri; no desktop asks for it.
///
/// Follows Apple's [INUIHostedViewControlling](https://developer.apple.com/documentation/intentsui/inuihostedviewcontrolling).
@MainActor @preconcurrency
public protocol INUIHostedViewControlling: NSObjectProtocol {
    /// Called with an intent; the function receives the size.
    func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void)
}

extension INUIHostedViewControlling {
    public func configure(
        with interaction: INInteraction, context: INUIHostedViewContext, completion: @escaping (CGSize) -> Void
    ) { completion(.zero) }
}
