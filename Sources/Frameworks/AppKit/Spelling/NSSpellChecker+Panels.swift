import Foundation
import SwiftUI

extension NSSpellChecker {
    /// The user's response to a correction.
    public enum CorrectionResponse: Int, Sendable { case none, accepted, rejected, ignored, edited, reverted }
    /// How a correction is shown.
    public enum CorrectionIndicatorType: Int, Sendable {
        case `default` = 0
        case reversion, guesses
    }

    /// The panel for spelling, which has nothing to show here.
    @MainActor @preconcurrency public var spellingPanel: NSPanel { SpellingPanel.spelling }
    /// The panel for what takes the place of typed text, which has nothing to show here.
    @MainActor @preconcurrency public var substitutionsPanel: NSPanel { SpellingPanel.substitutions }
    /// Shows a wrong word in the panel; nothing shows it here.
    @MainActor @preconcurrency
    public func updateSpellingPanel(withMisspelledWord word: String) { SpellingPanel.lacks() }
    /// Shows a sentence with a mistake in the panel; nothing shows it here.
    @MainActor @preconcurrency
    public func updateSpellingPanel(withGrammarString string: String, detail: [String: Any]) { SpellingPanel.lacks() }
    /// Shows the state of the text in the panels; they are not shown here.
    @MainActor @preconcurrency public func updatePanels() {}
    /// Sets the word in the panel; nothing shows it here.
    @MainActor @preconcurrency public func setWordFieldStringValue(_ string: String) { SpellingPanel.lacks() }
    /// Notes the user's response to a correction; corrections are not learned from here.
    public func record(
        _ response: CorrectionResponse, toCorrection correction: String, forWord word: String, language: String?,
        inSpellDocumentWithTag tag: Int
    ) {}
    /// Shows a correction beside a word; no view shows it here, so that it is not accepted.
    @MainActor @preconcurrency
    public func showCorrectionIndicator(
        of type: CorrectionIndicatorType, primaryString: String, alternativeStrings: [String],
        forStringIn rectOfTypedString: NSRect, view: NSView,
        completionHandler completionBlock: ((String?) -> Void)? = nil
    ) {
        SpellingPanel.lacks()
        completionBlock?(nil)
    }
    /// Removes the correction beside a word.
    @MainActor @preconcurrency public func dismissCorrectionIndicator(for view: NSView) {}

    /// The user's replacements of texts; none here.
    public var userReplacementsDictionary: [String: String] { [:] }
    /// Returns the quotation marks of a language: around a text, and around one within.
    public func userQuotesArray(forLanguage language: String) -> [String] {
        let locale = Locale(identifier: language)
        return [
            locale.quotationBeginDelimiter ?? "“", locale.quotationEndDelimiter ?? "”",
            locale.alternateQuotationBeginDelimiter ?? "‘", locale.alternateQuotationEndDelimiter ?? "’",
        ]
    }
    /// Whether texts take the place of others while the user types; never here.
    public class var isAutomaticTextReplacementEnabled: Bool { false }
    /// Whether words are corrected while the user types; never here.
    public class var isAutomaticSpellingCorrectionEnabled: Bool { false }
    /// Whether quotation marks take the place of straight ones; never here.
    public class var isAutomaticQuoteSubstitutionEnabled: Bool { false }
    /// Whether dashes take the place of hyphens; never here.
    public class var isAutomaticDashSubstitutionEnabled: Bool { false }
    /// Whether sentences begin with capital letters by themselves; never here.
    public class var isAutomaticCapitalizationEnabled: Bool { false }
    /// Whether two spaces become a period; never here.
    public class var isAutomaticPeriodSubstitutionEnabled: Bool { false }
    /// Whether words are completed while the user types; never here.
    public class var isAutomaticTextCompletionEnabled: Bool { false }

    /// Posted when the corrections that the user wants change; never here.
    public static let didChangeAutomaticSpellingCorrectionNotification = Notification.Name(
        "NSSpellCheckerDidChangeAutomaticSpellingCorrectionNotification")
    /// Posted when the replacements that the user wants change; never here.
    public static let didChangeAutomaticTextReplacementNotification = Notification.Name(
        "NSSpellCheckerDidChangeAutomaticTextReplacementNotification")
}

/// The panels of the checker, which are not shown.
@MainActor
private enum SpellingPanel {
    private final class Empty: NSPanel {
        override func makeKeyAndOrderFront(_ sender: Any?) { SpellingPanel.lacks() }
        override func orderFront(_ sender: Any?) { SpellingPanel.lacks() }
    }
    static let spelling: NSPanel = Empty()
    static let substitutions: NSPanel = Empty()
    static func lacks() {
        RuntimeWarning.issue(
            "NSSpellChecker has no panels here: show guesses(forWordRange:…) (see CompatibilityGaps.md).")
    }
}
