import Foundation

/// The focused text field's state for an input method.
///
/// ```swift
/// if let field = window.textInput {
///     print(field.isSecure ? "Show dots" : "Show letters", "with the caret at", field.caret)
/// }
/// ```
public struct TextInputState: Hashable, Sendable {
    /// The caret's rectangle in the window, in points.
    public var caret: CGRect
    /// Whether typed text must not be shown or remembered.
    public var isSecure: Bool
    /// The purpose of the field.
    public var purpose: Purpose
    /// The app's settings for correction and capitalization.
    public var hints: Hints

    /// Creates a state.
    public init(caret: CGRect, isSecure: Bool, purpose: Purpose = .freeForm, hints: Hints = []) {
        self.caret = caret
        self.isSecure = isSecure
        self.purpose = purpose
        self.hints = hints
    }

    /// The purpose of a field: an input method, or an on-screen keyboard, adapts to it.
    public enum Purpose: Hashable, Sendable {
        /// Any text.
        case freeForm
        /// Digits alone.
        case digits
        /// A number, with a sign and a decimal separator.
        case number
        /// A telephone number.
        case phone
        /// A place on the web.
        case url
        /// An address for mail.
        case email
        /// A person's name.
        case name
        /// A password.
        case password
        /// A code that is used once.
        case code
    }

    /// Wishes for correcting and capitalizing text.
    public struct Hints: OptionSet, Hashable, Sendable {
        public let rawValue: UInt8
        /// Creates settings.
        public init(rawValue: UInt8) { self.rawValue = rawValue }
        /// Spelling is left alone.
        public static let noCorrection = Hints(rawValue: 1)
        /// All letters are capital ones.
        public static let capitalizesLetters = Hints(rawValue: 2)
        /// Words begin with capital letters.
        public static let capitalizesWords = Hints(rawValue: 4)
        /// Sentences begin with capital letters.
        public static let capitalizesSentences = Hints(rawValue: 8)
    }
}
