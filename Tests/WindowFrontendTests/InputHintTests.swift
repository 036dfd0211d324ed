import CGtk
import DisplayList
import Foundation
import Testing

@testable import WindowFrontend

@Suite("Wishes for typed text are told in GTK's words")
struct InputHintTests {
    private func state(
        _ purpose: TextInputState.Purpose = .freeForm, _ hints: TextInputState.Hints = [], isSecure: Bool = false
    ) -> TextInputState {
        TextInputState(caret: .zero, isSecure: isSecure, purpose: purpose, hints: hints)
    }

    @Test("What a field is for; a secret one is for a password whatever else it is for")
    func purposes() {
        #expect(state().gtkPurpose == GTK_INPUT_PURPOSE_FREE_FORM)
        #expect(state(.digits).gtkPurpose == GTK_INPUT_PURPOSE_DIGITS)
        #expect(state(.number).gtkPurpose == GTK_INPUT_PURPOSE_NUMBER)
        #expect(state(.email).gtkPurpose == GTK_INPUT_PURPOSE_EMAIL)
        #expect(state(.code).gtkPurpose == GTK_INPUT_PURPOSE_PIN)
        #expect(state(.email, isSecure: true).gtkPurpose == GTK_INPUT_PURPOSE_PASSWORD)
    }

    @Test("How text is corrected and capitalised")
    func hints() {
        #expect(state().gtkHints.rawValue == 0)
        #expect(state(.name, .capitalizesWords).gtkHints == GTK_INPUT_HINT_UPPERCASE_WORDS)
        let both = state(.freeForm, [.noCorrection, .capitalizesSentences]).gtkHints.rawValue
        #expect(both == GTK_INPUT_HINT_NO_SPELLCHECK.rawValue | GTK_INPUT_HINT_UPPERCASE_SENTENCES.rawValue)
    }
}
