import CGtk
import DisplayList

extension TextInputState {
    /// GTK's name for the field's purpose.
    var gtkPurpose: GtkInputPurpose {
        if isSecure { return GTK_INPUT_PURPOSE_PASSWORD }
        return switch purpose {
        case .freeForm: GTK_INPUT_PURPOSE_FREE_FORM
        case .digits: GTK_INPUT_PURPOSE_DIGITS
        case .number: GTK_INPUT_PURPOSE_NUMBER
        case .phone: GTK_INPUT_PURPOSE_PHONE
        case .url: GTK_INPUT_PURPOSE_URL
        case .email: GTK_INPUT_PURPOSE_EMAIL
        case .name: GTK_INPUT_PURPOSE_NAME
        case .password: GTK_INPUT_PURPOSE_PASSWORD
        case .code: GTK_INPUT_PURPOSE_PIN
        }
    }

    /// GTK's names for how the text is to be corrected and capitalized.
    var gtkHints: GtkInputHints {
        let names: [(Hints, GtkInputHints)] = [
            (.noCorrection, GTK_INPUT_HINT_NO_SPELLCHECK), (.capitalizesLetters, GTK_INPUT_HINT_UPPERCASE_CHARS),
            (.capitalizesWords, GTK_INPUT_HINT_UPPERCASE_WORDS),
            (.capitalizesSentences, GTK_INPUT_HINT_UPPERCASE_SENTENCES),
        ]
        return GtkInputHints(rawValue: names.reduce(0) { hints.contains($1.0) ? $0 | $1.1.rawValue : $0 })
    }
}
