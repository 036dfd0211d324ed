import DisplayList
import Foundation

/// How an app wishes text in fields to be typed: what a desktop's input method, or its keyboard on the screen, is told.
struct TextInputWishes: Equatable {
    var keyboard = UIKeyboardType.default
    var contentType: UITextContentType?
    /// Whether correcting is switched off; nil for as the desktop has it.
    var disablesCorrection: Bool?
    /// Which letters are capitalised; nil for as the desktop has it.
    var capitalization: UITextAutocapitalizationType?

    /// What the field is for: by its keyboard, else by its content.
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
    /// How the app wishes text to be typed.
    var textInputWishes: TextInputWishes {
        get { self[TextInputWishesKey.self] }
        set { self[TextInputWishesKey.self] = newValue }
    }

    /// Whether correcting is switched off in fields; false by default.
    public var autocorrectionDisabled: Bool {
        get { textInputWishes.disablesCorrection ?? false }
        set { textInputWishes.disablesCorrection = newValue }
    }
}

// A keyboard of keys corrects and capitalises nothing by itself: these are wishes to the desktop's input method, or its
// keyboard on the screen, while a field within the view has the focus.
extension View {
    /// Asks the desktop's input method not to correct what is typed.
    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        disableAutocorrection(disable)
    }

    /// Asks the desktop's input method not to correct what is typed; nil for as the desktop has it.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        transformEnvironment(\.textInputWishes) { $0.disablesCorrection = disable }
    }

    /// Asks the desktop's input method to capitalise what is typed; nil for as the desktop has it.
    public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View
    {
        transformEnvironment(\.textInputWishes) { $0.capitalization = autocapitalization?.type }
    }

    /// Asks the desktop's input method to capitalise what is typed.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        transformEnvironment(\.textInputWishes) { $0.capitalization = style }
    }

    /// Tells the desktop's input method which kind of text is typed.
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        transformEnvironment(\.textInputWishes) { $0.keyboard = type }
    }

    /// Tells the desktop's input method what the text is for; nil for nothing in particular.
    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        transformEnvironment(\.textInputWishes) { $0.contentType = textContentType }
    }
}
