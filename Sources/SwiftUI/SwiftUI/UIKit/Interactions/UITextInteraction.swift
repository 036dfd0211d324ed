import Foundation
import SwiftUICore

/// Selects text of an app's own view with fingers; here the app itself handles the pointer.
///
/// Follows Apple's [UITextInteraction](https://developer.apple.com/documentation/uikit/uitextinteraction). The interaction is kept,
/// without effect: text views of the engine select by themselves.
@MainActor @preconcurrency
open class UITextInteraction: _UIInteractionBase {
    /// Whether text can be changed.
    public enum Mode: Int, Sendable { case editable, nonEditable }

    /// Whether text can be changed.
    public let textInteractionMode: Mode
    /// The delegate; nil for none.
    open weak var delegate: (any UITextInteractionDelegate)?
    /// The text; nil for none.
    open weak var textInput: (any UIResponder & UITextInput)?
    /// The recognizers that may fail for the interaction: none here.
    open var gesturesForFailureRequirements: [UIGestureRecognizer] { [] }

    /// Creates an interaction.
    public init(for mode: Mode) {
        textInteractionMode = mode
        super.init()
        RuntimeWarning.issue("UITextInteraction has no effect here: see CompatibilityGaps.md.")
    }
}

/// Methods of text interactions; all are optional, and never called here.
@MainActor @preconcurrency
public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether the interaction may begin at a point; true by default.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// Called when the interaction begins.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// Called when the interaction has ended.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}

/// Shows the caret and the selection of a text of an app's own; nothing is shown here.
///
/// Follows Apple's
/// [UITextSelectionDisplayInteraction](https://developer.apple.com/documentation/uikit/uitextselectiondisplayinteraction).
@MainActor @preconcurrency
open class UITextSelectionDisplayInteraction: _UIInteractionBase {
    /// Whether caret and selection are shown.
    open var isActivated = false
    /// The text; nil for none.
    public private(set) weak var textInput: (any UITextInput)?
    /// The delegate; nil for none.
    public private(set) weak var delegate: (any UITextSelectionDisplayInteractionDelegate)?
    /// The view of the caret.
    open var cursorView = UIView(frame: .zero)
    /// The view of the selection.
    open var highlightView = UIView(frame: .zero)
    /// The views of the selection's ends.
    open var handleViews: [UIView] = []

    /// Creates an interaction of a text.
    public init(textInput: any UITextInput, delegate: any UITextSelectionDisplayInteractionDelegate) {
        (self.textInput, self.delegate) = (textInput, delegate)
        super.init()
    }

    /// Places the caret and the selection again; without effect here.
    open func setNeedsSelectionUpdate() {}
    /// Places the caret and the selection now; without effect here.
    open func layoutManagedSubviews() {}
}

/// Methods for the places of caret and selection.
@MainActor @preconcurrency
public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view around the selection; nil for the interaction's view.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
