import DisplayList
import Foundation

/// An app's preferences for typing text in fields, for the desktop's input method or its on-screen keyboard.
struct TextInputTraits: Equatable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    /// Whether correction is disabled; nil for the desktop's default.
    var disablesCorrection: Bool?
    /// Which letters are capitalized; nil for the desktop's default.
    var capitalization: UITextAutocapitalizationType?

    /// The field's purpose: by its keyboard, else by its content.
    var purpose: TextInputState.Purpose {
        switch keyboard {
        case .numberPad, .asciiCapableNumberPad: .digits
        case .decimalPad: .number
        case .phonePad: .phone
        case .namePhonePad: .name
        case .emailAddress: .email
        case .URL, .webSearch: .url
        case .default, .asciiCapable, .numbersAndPunctuation, .twitter: purposeOfContent
        }
    }

    private var purposeOfContent: TextInputState.Purpose {
        switch contentType {
        case .name: .name
        case .emailAddress: .email
        case .password, .newPassword: .password
        case .oneTimeCode: .code
        case .URL: .url
        case .telephoneNumber: .phone
        default: .freeForm
        }
    }

    /// How the text is to be corrected and capitalized.
    var hints: TextInputState.Hints {
        var hints: TextInputState.Hints =
            switch capitalization {
            case .words: .capitalizesWords
            case .sentences: .capitalizesSentences
            case .allCharacters: .capitalizesLetters
            case Optional.none, .some(.none): []
            }
        if disablesCorrection == true { hints.insert(.noCorrection) }
        return hints
    }
}

private enum TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
    /// The app's settings for typing text.
    var textInputTraits: TextInputTraits {
        get { self[TextInputTraitsKey.self] }
        set { self[TextInputTraitsKey.self] = newValue }
    }

    /// Whether correcting is disabled in fields; false by default.
    public var autocorrectionDisabled: Bool {
        get { textInputTraits.disablesCorrection ?? false }
        set { textInputTraits.disablesCorrection = newValue }
    }

    /// Whether correcting is disabled in fields; nil for the desktop's default.
    public var disableAutocorrection: Bool? {
        get { textInputTraits.disablesCorrection }
        set { textInputTraits.disablesCorrection = newValue }
    }
}

// A physical keyboard corrects and capitalizes nothing by itself: these are hints to the desktop's input method, or its
// on-screen keyboard, while a field within the view has the focus.
extension View {
    /// Disables autocorrection in the desktop's input method.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        disableAutocorrection(disable)
    }

    /// Disables autocorrection in the desktop's input method; nil for the desktop's default.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.disablesCorrection = disable }
    }

    /// Sets capitalization in the desktop's input method; nil for the desktop's default.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization?.type }
    }

    /// Sets capitalization in the desktop's input method.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.capitalization = style }
    }

    /// Sets the kind of text for the desktop's input method.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputTraits) { $0.keyboard = type }
    }

    /// Sets the purpose of the text for the desktop's input method; nil for none in particular.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputTraits) { $0.contentType = textContentType }
    }
}
