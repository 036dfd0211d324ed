import Foundation
import SwiftUICore

/// A controller in place of the keyboard on the screen, or above it; there is no such keyboard here.
///
/// Follows Apple's [UIInputViewController](https://developer.apple.com/documentation/uikit/uiinputviewcontroller). An app that
/// shows the controller's view by itself types with it: ``textDocumentProxy`` edits the app's text that has the focus.
@MainActor @preconcurrency
open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The view; nil for none.
    open override var inputView: UIView? {
        get { ownInputView }
        set { ownInputView = newValue }
    }
    private var ownInputView: UIView?
    /// The text that the controller edits: the app's text with the focus.
    open var textDocumentProxy: any UITextDocumentProxy { proxy }
    private let proxy = EditedTextProxy()
    /// The language; nil for the user's.
    open var primaryLanguage: String?
    /// Whether the controller has a button for dictation of its own.
    open var hasDictationKey = false
    /// Whether the keyboard may use the network; false here.
    open var hasFullAccess: Bool { false }
    /// Whether a button for the next keyboard is needed; false here.
    open var needsInputModeSwitchKey: Bool { false }
    /// Hides the keyboard.
    open func dismissKeyboard() { AppWindows.resignFocus() }
    /// Switches to the next keyboard; there is none here, and a warning says so.
    open func advanceToNextInputMode() {
        RuntimeWarning.issue("There is no other keyboard on the screen: see CompatibilityGaps.md.")
    }
    /// Shows the list of keyboards; there is none here, and a warning says so.
    open func handleInputModeList(from view: UIView, with event: UIEvent) { advanceToNextInputMode() }
    /// Passes on the words that the user has added to the system; there are none here.
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {
        completionHandler(UILexicon())
    }
    /// Returns the words that the user has added to the system; there are none here.
    open func requestSupplementaryLexicon() async -> UILexicon { UILexicon() }
    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}
    open func conversationContext(_ context: UIConversationContext?, didChange textInput: (any UITextInput)?) {}
}

/// Words that complete what the user types.
///
/// Follows Apple's [UILexicon](https://developer.apple.com/documentation/uikit/uilexicon).
open class UILexicon: NSObject {
    /// The words.
    public let entries: [UILexiconEntry] = []
}

/// A word of a lexicon.
///
/// Follows Apple's [UILexiconEntry](https://developer.apple.com/documentation/uikit/uilexiconentry).
open class UILexiconEntry: NSObject {
    /// The letters that the user types.
    public let userInput: String
    /// The text that they stand for.
    public let documentText: String

    init(userInput: String, documentText: String) {
        (self.userInput, self.documentText) = (userInput, documentText)
        super.init()
    }
}
