import Foundation

/// How screen readers speak parts of a text; the desktop's have no counterpart.
extension NSAttributedString.Key {
    /// Whether punctuation is spoken, as a `Bool`.
    public static let accessibilitySpeechPunctuation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePunctuation")
    /// The language that the text is spoken in, as a BCP 47 tag.
    public static let accessibilitySpeechLanguage = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeLanguage")
    /// The pitch of the voice, from 0 to 2.
    public static let accessibilitySpeechPitch = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributePitch")
    /// Whether an announcement waits for the one before, as a `Bool`.
    public static let accessibilitySpeechQueueAnnouncement = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeQueueAnnouncement")
    /// The importance of an announcement, as a `UIAccessibilityPriority`.
    public static let accessibilitySpeechAnnouncementPriority = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeAnnouncementPriority")
    /// The pronunciation, in the International Phonetic Alphabet.
    public static let accessibilitySpeechIPANotation = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeIPANotation")
    /// Whether the text is spelled out, as a `Bool`.
    public static let accessibilitySpeechSpellOut = NSAttributedString.Key(
        rawValue: "UIAccessibilitySpeechAttributeSpellOut")
    /// The level of a heading, from 1 to 6; 0 for none.
    public static let accessibilityTextHeadingLevel = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeHeadingLevel")
    /// Further words about the text, as a list of texts.
    public static let accessibilityTextCustom = NSAttributedString.Key(
        rawValue: "UIAccessibilityTextAttributeCustom")
}

/// The importance of an announcement.
///
/// Follows Apple's [UIAccessibilityPriority](https://developer.apple.com/documentation/uikit/uiaccessibilitypriority).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Creates an importance of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Other speech may interrupt it, and it interrupts none.
    public static let low = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityLow")
    /// It interrupts other speech, and may be interrupted.
    public static let `default` = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityDefault")
    /// It interrupts other speech, and is not interrupted.
    public static let high = UIAccessibilityPriority(rawValue: "UIAccessibilityPriorityHigh")
}
