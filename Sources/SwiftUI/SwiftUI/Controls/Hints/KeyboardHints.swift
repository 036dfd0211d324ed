/// The kind of text that a field takes, for input methods and keyboards on the screen.
public enum UIKeyboardType: Int, Sendable {
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad
    case twitter, webSearch, asciiCapableNumberPad
    /// The older name of `asciiCapable`.
    public static var alphabet: UIKeyboardType { .asciiCapable }
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
    /// Capitalizes the first letter of every word.
    public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
    /// Capitalizes the first letter of every sentence.
    public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(type: .sentences) }
    /// All.
    public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(type: .allCharacters) }
}
