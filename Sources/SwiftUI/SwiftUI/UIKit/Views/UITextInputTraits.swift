import Foundation

/// A text's settings for the keyboard that edits it.
///
/// Follows Apple's [UITextInputTraits](https://developer.apple.com/documentation/uikit/uitextinputtraits).
@MainActor @preconcurrency
public protocol UITextInputTraits: NSObjectProtocol {
    /// The kind of on-screen keyboard.
    var keyboardType: UIKeyboardType { get set }
    /// Which letters are capitalized.
    var autocapitalizationType: UITextAutocapitalizationType { get set }
    /// Whether an input method corrects.
    var autocorrectionType: UITextAutocorrectionType { get set }
    /// Whether words are checked.
    var spellCheckingType: UITextSpellCheckingType { get set }
    /// The label of Return.
    var returnKeyType: UIReturnKeyType { get set }
    /// Whether Return waits for a text.
    var enablesReturnKeyAutomatically: Bool { get set }
}

/// Objective-C leaves all of the protocol to the object: a property that it lacks has its default, and setting that has no effect.
extension UITextInputTraits {
    /// The kind of on-screen keyboard.
    public var keyboardType: UIKeyboardType {
        get { .default }
        set {}
    }
    /// Which letters are capitalized.
    public var autocapitalizationType: UITextAutocapitalizationType {
        get { .sentences }
        set {}
    }
    /// Whether an input method corrects.
    public var autocorrectionType: UITextAutocorrectionType {
        get { .default }
        set {}
    }
    /// Whether words are checked.
    public var spellCheckingType: UITextSpellCheckingType {
        get { .default }
        set {}
    }
    /// The label of Return.
    public var returnKeyType: UIReturnKeyType {
        get { .default }
        set {}
    }
    /// Whether Return waits for a text.
    public var enablesReturnKeyAutomatically: Bool {
        get { false }
        set {}
    }
}

/// Whether an input method corrects typed text.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// Whether words are checked.
public enum UITextSpellCheckingType: Int, Sendable { case `default`, no, yes }

/// The label of Return on an on-screen keyboard.
public enum UIReturnKeyType: Int, Sendable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable { case `default`, no, yes }

/// Whether spaces around pasted text are adjusted.
public enum UITextSmartInsertDeleteType: Int, Sendable { case `default`, no, yes }

/// Whether straight quotation marks become curly ones.
public enum UITextSmartQuotesType: Int, Sendable { case `default`, no, yes }

/// The rules for passwords of a service.
public final class UITextInputPasswordRules: NSObject, Sendable {
    /// The rules, in the words of the system's keychain.
    public let passwordRulesDescriptor: String

    /// Creates rules.
    public init(descriptor passwordRulesDescriptor: String) {
        self.passwordRulesDescriptor = passwordRulesDescriptor
        super.init()
    }
}
