import Foundation
import SwiftUICore

/// A message with buttons, in UIKit's terms: shown as an alert above the window when it is presented.
///
/// Follows Apple's [UIAlertController](https://developer.apple.com/documentation/uikit/uialertcontroller).
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
    /// The message below the title.
    open var message: String?
    /// Whether it asks or informs.
    open private(set) var preferredStyle = Style.actionSheet
    /// The buttons.
    open private(set) var actions: [UIAlertAction] = []
    /// The fields, which are shown below the message; nil for none.
    open private(set) var textFields: [UITextField]?
    /// The button that Return presses.
    open var preferredAction: UIAlertAction?

    /// Whether a message asks or informs.
    public enum Style: Int, Sendable { case actionSheet, alert }

    /// Creates a sheet of actions without a title.
    public convenience init() { self.init(title: nil, message: nil, preferredStyle: .actionSheet) }

    /// Creates a sheet of actions without a title; there is no nib of one.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a message.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.message = message
        self.title = title
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        preferredStyle = .alert
    }

    /// Adds a button.
    open func addAction(_ action: UIAlertAction) { actions.append(action) }

    /// Adds a field.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        let field = UITextField(frame: .zero)
        configurationHandler?(field)
        textFields = (textFields ?? []) + [field]
    }

    /// The message and the fields; nil where there are neither.
    private var shownMessage: AnyView? {
        guard let textFields, !textFields.isEmpty else { return message.map { AnyView(Text(verbatim: $0)) } }
        return AnyView(
            VStack(spacing: 8) {
                if let message { Text(verbatim: message) }
                ForEach(Array(textFields.enumerated()), id: \.offset) { _, field in
                    field._swiftUIContent.frame(height: 30).padding(.horizontal, 6)
                        .background(Color(UIColor.systemBackground), in: RoundedRectangle(cornerRadius: 6))
                }
            })
    }

    open override var _swiftUIContent: AnyView {
        let close = { [weak self] in self?.dismiss(animated: true) }
        return AnyView(
            DialogFrame(
                title: title.map { Text(verbatim: $0) }, message: shownMessage,
                actions: AnyView(
                    ForEach(Array(actions.enumerated()), id: \.offset) { _, action in
                        Button(action.title ?? "", role: action.role) { action.handler?(action) }
                    }), isConfirmation: preferredStyle == .actionSheet, close: { _ = close() }))
    }
}

/// A button of a message.
@MainActor @preconcurrency
open class UIAlertAction: NSObject {
    /// The words.
    open private(set) var title: String?
    /// The purpose of the button.
    open private(set) var style: Style
    /// Whether the button can be pressed.
    open var isEnabled = true
    let handler: ((UIAlertAction) -> Void)?

    /// The purpose of a button.
    public enum Style: Int, Sendable { case `default`, cancel, destructive }

    /// Creates a button.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }

    var role: ButtonRole? {
        switch style {
        case .default: nil
        case .cancel: .cancel
        case .destructive: .destructive
        }
    }
}
