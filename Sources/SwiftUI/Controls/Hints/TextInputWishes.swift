import DisplayList
import Foundation

/// An app's preferences for typing text in fields, for the desktop's input method or its on-screen keyboard.
struct TextInputWishes: Equatable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    /// Whether correcting is disabled; nil for as the desktop has it.
    var disablesCorrection: Bool?
    /// Which letters are capitalised; nil for as the desktop has it.
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

    /// How the text is to be corrected and capitalised.
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

private enum TextInputWishesKey: EnvironmentKey { static var defaultValue: TextInputWishes { TextInputWishes() } }

extension EnvironmentValues {
    /// The app's settings for typing text.
    var textInputWishes: TextInputWishes {
        get { self[TextInputWishesKey.self] }
        set { self[TextInputWishesKey.self] = newValue }
    }

    /// Whether correcting is disabled in fields; false by default.
    public var autocorrectionDisabled: Bool {
        get { textInputWishes.disablesCorrection ?? false }
        set { textInputWishes.disablesCorrection = newValue }
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
        transformEnvironment(\.textInputWishes) { $0.disablesCorrection = disable }
    }

    /// Sets capitalization in the desktop's input method; nil for the desktop's default.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        transformEnvironment(\.textInputWishes) { $0.capitalization = autocapitalization?.type }
    }

    /// Sets capitalization in the desktop's input method.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.textInputWishes) { $0.capitalization = style }
    }

    /// Sets the kind of text for the desktop's input method.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputWishes) { $0.keyboard = type }
    }

    /// Sets the purpose of the text for the desktop's input method; nil for nothing in particular.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputWishes) { $0.contentType = textContentType }
    }
}
