/// The kind of screen keyboard for a field; a desktop has one of keys, so that it says nothing here.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// Which letters a screen keyboard would capitalise.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Which letters a screen keyboard would capitalise.
///
/// Follows Apple's [TextInputAutocapitalization](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Sendable {
    private let type: UITextAutocapitalizationType
    /// Creates a value from UIKit's; nil for one that is not known.
    public init?(_ type: UITextAutocapitalizationType) { self.init(type: type) }
    private init(type: UITextAutocapitalizationType) { self.type = type }
    /// None.
    public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
    /// Those that begin words.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// Those that begin sentences.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}

/// What a field is for, as a screen keyboard would use it.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates a type from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A name.
    public static let name = UITextContentType(rawValue: "name")
    /// An address for mail.
    public static let emailAddress = UITextContentType(rawValue: "emailAddress")
    /// A name for signing in.
    public static let username = UITextContentType(rawValue: "username")
    /// A password.
    public static let password = UITextContentType(rawValue: "password")
    /// A new password.
    public static let newPassword = UITextContentType(rawValue: "newPassword")
    /// A code that is used once.
    public static let oneTimeCode = UITextContentType(rawValue: "oneTimeCode")
    /// A place on the web.
    public static let URL = UITextContentType(rawValue: "URL")
    /// A telephone number.
    public static let telephoneNumber = UITextContentType(rawValue: "telephoneNumber")
}

// Hints for screen keyboards. A desktop's keyboard of keys corrects and capitalises nothing, so that there is nothing to
// switch off or on: the view stays as it is.
extension View {
    /// Asks a screen keyboard not to correct; a keyboard of keys never does.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
    /// Asks a screen keyboard not to correct; a keyboard of keys never does.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View { self }
    /// Asks a screen keyboard to capitalise; a keyboard of keys never does.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        self
    }
    /// Asks a screen keyboard to capitalise; a keyboard of keys never does.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { self }
    /// Asks for a kind of screen keyboard; there is none.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View { self }
    /// Tells a screen keyboard what a field is for; there is none.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View { self }
}
