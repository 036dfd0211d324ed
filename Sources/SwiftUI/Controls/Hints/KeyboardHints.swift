/// The kind of text that a field takes, for input methods and keyboards on the screen.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
}

/// Which letters are to be capitalized while typing.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// Which letters are to be capitalized while typing.
///
/// Follows Apple's [TextInputAutocapitalization](https://developer.apple.com/documentation/swiftui/textinputautocapitalization).
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType
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

/// The purpose of a field, for input methods and keyboards on the screen.
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
